package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class SgfProperties {

    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 5 : 1;

    /** A game and its tags survive being written and read in one notation after another. */
    @Property(tries = 200, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_allNotationsInTurn_keepGameAndTags(@ForAll long seed) {
        for (int round = 0; round < ROUNDS; round++) {
            assertSurvivesAllNotations(seed + round);
        }
    }

    private static void assertSurvivesAllNotations(long seed) {
        Game game = RandomUhpGames.gameWithAnyResult(seed, 60);
        ReadOptions options = ReadOptions.strict().withTogglesOf(game.ruleset());
        Map<String, String> tags = tags(new Random(seed));
        String uhp = GameString.writeForEngine(game);

        GameRecord record = GameRecord.of(GameString.read(uhp, options))
                .withTags(tags)
                .withComment(0, tags.getOrDefault("Event", ""));
        String sgf = Sgf.write(record);
        Parsed<GameRecord> fromSgf = Sgf.parse(sgf, options);
        String pgn = Pgn.write(fromSgf.value().orElseThrow(), PgnFlavor.MZINGA);
        Parsed<GameRecord> fromPgn = Pgn.parse(pgn, options);
        Game gameFromPgn = fromPgn.orThrow().game();
        Parsed<GameRecord> fromSecondSgf = Sgf.parse(Sgf.write(fromPgn.value().orElseThrow()), options);

        assertThat(GameString.writeForEngine(gameFromPgn)).isEqualTo(uhp);
        assertThat(gameFromPgn.moves()).isEqualTo(game.moves());
        assertThat(gameFromPgn.result()).isEqualTo(game.result());
        assertThat(gameFromPgn.ruleset()).isEqualTo(game.ruleset());
        assertThat(fromSgf.value().orElseThrow().tags()).containsAllEntriesOf(tags);
        assertThat(fromPgn.value().orElseThrow().tags()).containsAllEntriesOf(tags);
        assertThat(fromSecondSgf.value().orElseThrow().tags()).containsAllEntriesOf(tags);
        assertThat(fromSecondSgf.value().orElseThrow().comments()).isEqualTo(record.comments());
    }

    private static Map<String, String> tags(Random random) {
        List<String> players = List.of("Ada", "B]en\\", "Ada", "the White one", "J\u00fcrgen; (x)", "[");
        List<String> words = List.of("Open", "a [b] c", "\\", "3", "(;GM[27]", "; x");
        return Map.of(
                "White", players.get(random.nextInt(players.size())),
                "Black", players.get(random.nextInt(players.size())),
                "Date", random.nextBoolean() ? "2023.01.08" : "some day",
                "Event", words.get(random.nextInt(words.size())),
                "Site", words.get(random.nextInt(words.size())),
                "Round", words.get(random.nextInt(words.size())));
    }

    /** Any change to one character of the second of three games leaves the other two unchanged. */
    @Property(tries = 300, seed = "22", shrinking = ShrinkingMode.OFF)
    void parseAll_brokenGame_leavesOthersUnchanged(@ForAll long seed) {
        Random random = new Random(seed);
        List<Game> games = List.of(
                RandomUhpGames.game(seed, 6), RandomUhpGames.game(seed + 1, 6), RandomUhpGames.game(seed + 2, 6));
        List<String> texts = games.stream()
                .map(game -> Sgf.write(game, Map.of("White", "Ada \\ ]", "SgfGameName", "a (;b)")))
                .toList();
        String broken = changeOneCharacter(texts.get(1), random);

        List<Parsed<GameRecord>> parsed = Sgf.parseAll(texts.get(0) + broken + texts.get(2), ReadOptions.lenient())
                .toList();

        assertThat(parsed).hasSizeGreaterThanOrEqualTo(2);
        assertReadWithoutRepairs(games.get(0), parsed.get(0));
        assertReadWithoutRepairs(games.get(2), parsed.get(parsed.size() - 1));
    }

    private static void assertReadWithoutRepairs(Game written, Parsed<GameRecord> parsed) {
        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.repairs()).isEmpty();
        assertThat(parsed.value().orElseThrow().game().moves()).isEqualTo(written.moves());
    }

    private static String changeOneCharacter(String text, Random random) {
        int at = random.nextInt(text.length());
        String replacement = random.nextBoolean() ? "" : "" + "()[];\\\n x".charAt(random.nextInt(9));
        return text.substring(0, at) + replacement + text.substring(random.nextBoolean() ? at : at + 1);
    }
}
