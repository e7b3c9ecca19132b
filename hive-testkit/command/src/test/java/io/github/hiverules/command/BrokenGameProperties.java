package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.RandomGames;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Breaking one game of a file changes no other game's verdict. The answers about the games before it stay the same, and
 * those after it too, except that they may stand in other lines.
 */
class BrokenGameProperties {

    private static final Map<String, String> TAGS = Map.of("White", "Ada \\ ]", "Black", "[Ben", "Comment", "(;x");
    private static final int GAMES = 5;

    @Property(tries = 25, seed = "1", shrinking = ShrinkingMode.OFF)
    void uhp_otherVerdictsStay(@ForAll long seed, @ForAll boolean json) {
        // A line that begins with a number sign is a comment, and a line end divides a game.
        assertOthersStay(seed, json, ";[]{}()\"\\/- 1w\t\u0000", game -> GameString.writeForEngine(game) + "\n");
    }

    @Property(tries = 25, seed = "1", shrinking = ShrinkingMode.OFF)
    void gameText_otherVerdictsStay(@ForAll long seed, @ForAll boolean json) {
        assertOthersStay(seed, json, ";[]{}()\"\\/~._- 1w\t\u0000", game -> GameText.write(game) + "\n");
    }

    @Property(tries = 50, seed = "1", shrinking = ShrinkingMode.OFF)
    void pgn_otherVerdictsStay(@ForAll long seed, @ForAll boolean json, @ForAll PgnFlavor flavor) {
        assertOthersStay(seed, json, "[]{}()\"\\/-*. 1w\n\r\t\u0000", game -> Pgn.write(game, TAGS, flavor) + "\n");
    }

    @Property(tries = 50, seed = "1", shrinking = ShrinkingMode.OFF)
    void sgf_otherVerdictsStay(@ForAll long seed, @ForAll boolean json) {
        assertOthersStay(seed, json, "[]{}();\"\\/- 1w\n\r\t\u0000", game -> Sgf.write(game, TAGS));
    }

    private static void assertOthersStay(long seed, boolean json, String letters, Function<Game, String> writer) {
        Random random = new Random(seed);
        List<String> texts = IntStream.range(0, GAMES)
                .mapToObj(i -> writer.apply(
                        RandomGames.of(Ruleset.BASE, seed, random.nextInt(8)).game(i)))
                .toList();
        int changed = 1 + random.nextInt(GAMES - 2);
        String text = texts.get(changed);
        int at = random.nextInt(text.stripTrailing().length());
        String instead = random.nextInt(4) == 0 ? "" : "" + letters.charAt(random.nextInt(letters.length()));
        String broken = text.substring(0, at) + instead + text.substring(random.nextBoolean() ? at : at + 1);
        String before = String.join("", texts.subList(0, changed));
        String after = String.join("", texts.subList(changed + 1, GAMES));

        List<String> whole = check(before + text + after, json);
        List<String> answers = check(before + broken + after, json);

        assertThat(whole).hasSize(GAMES).allMatch(line -> line.contains(json ? "\"ok\"" : "OK"));
        assertThat(answers.subList(0, changed)).as(broken).isEqualTo(whole.subList(0, changed));
        assertThat(withoutLines(answers.subList(answers.size() - (GAMES - changed - 1), answers.size())))
                .as(broken)
                .isEqualTo(withoutLines(whole.subList(changed + 1, GAMES)));
    }

    private static List<String> check(String text, boolean json) {
        return (json ? HiveRun.withInput(text, "check", "--json", "-") : HiveRun.withInput(text, "check", "-"))
                .outLines();
    }

    private static List<String> withoutLines(List<String> answers) {
        return answers.stream()
                .map(line -> line.replaceFirst("\t-:\\d+\t", "\t-\t").replaceFirst("\"line\":\\d+", "\"line\":0"))
                .toList();
    }
}
