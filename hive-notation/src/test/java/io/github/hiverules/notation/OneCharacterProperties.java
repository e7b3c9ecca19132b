package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * A reader that gets a text with one changed character returns the same game, or it reports something: a repair or a
 * fault. Some characters alone decide what a text says, so that no reader can notice their change:
 *
 * <ul>
 *   <li>those of a move, of the set of pieces or of the ruleset: {@code wS1-} may become {@code wS1/}, a digit of a cell
 *       another digit. The number of plies stays the same;
 *   <li>those of a result, or of a name that a result mentions: {@code Draw} may become {@code Drawn}. The moves stay
 *       the same.
 * </ul>
 *
 * <p>Every other change, however it damages the text around the moves, keeps the whole game.
 */
class OneCharacterProperties {

    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 20 : 1;

    private static final String CHARACTERS = TextMutator.LETTERS + "0123456789wbpaNO/\\-.;~_[](){}\"' \n\t#x\u0130";

    private static final Map<String, String> TAGS = Map.of("White", "Ada", "Black", "Ben");

    /** Where a notation writes what only one character decides. */
    private enum Decisive {
        GAME_STRING("^[^;]*|(?:;[^;]*$|(?<=\\];).*)", "^[^;]*;[^;]*"),
        PGN(
                "\\[(?:GameType|Ruleset)[^\\n]*|(?m)^\\d+\\. .*$",
                "\\[(?:Result|Termination|Ruleset)[^\\n]*|(?m)^(?:Draw|WhiteWins|BlackWins|InProgress|NotStarted)$"),
        SGF(
                "(?:SU|RULESET)\\[[^\\]]*\\]|P[01]\\[\\d+ (?:move|movedone|pmove|pmovedone|pass)[^\\]]*\\]",
                "RE\\[[^\\]]*\\]|P[01]\\[id[^\\]]*\\]|P[01]\\[\\d+ (?:resign|offerdraw|acceptdraw)\\]"),
        GAME_TEXT("^.*~", "[^~]*$");

        private final Pattern moves;
        private final Pattern result;

        Decisive(String moves, String result) {
            this.moves = Pattern.compile(moves);
            this.result = Pattern.compile(result);
        }

        private static boolean covers(Pattern parts, String text, int at) {
            return parts.matcher(text).results().anyMatch(part -> part.start() <= at && at <= part.end());
        }
    }

    @Property(tries = 1000, seed = "3", shrinking = ShrinkingMode.OFF)
    void gameString_oneCharacterChanged_isNoticed(@ForAll long seed) {
        check(seed, GameString::writeForEngine, GameString::parse, Decisive.GAME_STRING);
    }

    @Property(tries = 1000, seed = "3", shrinking = ShrinkingMode.OFF)
    void pgn_oneCharacterChanged_isNoticed(@ForAll long seed) {
        check(
                seed,
                game -> Pgn.write(game, TAGS, PgnFlavor.MZINGA),
                (text, options) -> Pgn.parse(text, options).map(GameRecord::game),
                Decisive.PGN);
    }

    @Property(tries = 1000, seed = "3", shrinking = ShrinkingMode.OFF)
    void sgf_oneCharacterChanged_isNoticed(@ForAll long seed) {
        check(
                seed,
                game -> Sgf.write(game, TAGS),
                (text, options) -> Sgf.parse(text, options).map(GameRecord::game),
                Decisive.SGF);
    }

    @Property(tries = 1000, seed = "3", shrinking = ShrinkingMode.OFF)
    void gameText_oneCharacterChanged_isNoticed(@ForAll long seed) {
        check(seed, GameText::write, GameText::parse, Decisive.GAME_TEXT);
    }

    private static void check(
            long seed,
            Function<Game, String> writer,
            BiFunction<CharSequence, ReadOptions, Parsed<Game>> reader,
            Decisive decisive) {
        for (int round = 0; round < ROUNDS; round++) {
            Random random = new Random(seed + round);
            Game game = RandomUhpGames.gameWithAnyResult(seed + round, random.nextInt(30));
            ReadOptions options = ReadOptions.lenient().withTogglesOf(game.ruleset());
            String text = writer.apply(game);
            int at = random.nextInt(text.length());
            String changed = changed(text, at, random);
            Parsed<Game> parsed = reader.apply(changed, options);
            if (parsed.fault().isEmpty() && parsed.repairs().isEmpty()) {
                assertSameGame(
                        changed,
                        game,
                        parsed.orThrow(),
                        Decisive.covers(decisive.moves, text, at),
                        Decisive.covers(decisive.result, text, at));
            }
        }
    }

    private static void assertSameGame(String text, Game written, Game read, boolean inMoves, boolean inResult) {
        assertThat(read.plyCount()).as(text).isEqualTo(written.plyCount());
        if (!inMoves) {
            assertThat(read.moves()).as(text).isEqualTo(written.moves());
            assertThat(read.ruleset()).as(text).isEqualTo(written.ruleset());
        }
        if (!inResult) {
            assertThat(read.result()).as(text).isEqualTo(written.result());
        }
    }

    private static String changed(String text, int at, Random random) {
        char other = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
        return switch (random.nextInt(3)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + other + text.substring(at);
            default -> text.substring(0, at) + other + text.substring(at + 1);
        };
    }
}
