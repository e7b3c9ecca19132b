package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import java.io.StringReader;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Games with tags, comments and clock times survive writing and reading, even if these texts consist of the keywords,
 * quotes and brackets of the notations.
 */
class GameRecordProperties {

    private static final String SEED = "26";
    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 10 : 1;

    private static final List<String> WORDS = List.of(
            "White",
            "Black",
            "White on time",
            " on time",
            "Game won by ",
            "The game is a draw",
            "W+T",
            "0",
            "1-0",
            "*",
            "Draw",
            "WhiteWins",
            "InProgress",
            "id",
            "\"",
            "\\",
            "\\\"",
            "\"]",
            "\"] [",
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            "(;GM[27]",
            ";",
            ":",
            "~",
            "1~base",
            "[GameType \"Base\"]",
            "[%clk 0:01:02]",
            "[%egt 9:59:59.5]",
            "[%char 7D]",
            "[%",
            "%",
            "1.",
            "2. wS1",
            "wA1",
            "bQ/",
            "pass",
            "done",
            "P0[1 done]",
            "C[",
            "RE[Game won by Black]",
            " ",
            "  ",
            "#",
            "Base;NotStarted;White[1]",
            "time forfeit",
            "resignation",
            "mlp.opening.repetition",
            "a",
            "\u00e4",
            "\ud83d\udc1d",
            "\uFEFF",
            "-",
            "$1",
            "<b>",
            "&");

    private static final List<String> LINE_BREAKS =
            List.of("\n", "\r\n", "\r", "\n\n", "\n[White \"x\"]\n", "\n(;GM[27]", "\n  (;SU[hive]", "\t");

    private static final List<String> PGN_TAGS =
            List.of("White", "Black", "Event", "Site", "Round", "GameType", "Result", "Termination", "Ruleset", "Date");

    private static final List<String> SGF_TAGS = List.of("White", "Black", "Event", "Site", "Round", "SgfGameName");

    /** The tags that the PGN writer takes from the game, whatever the record's tags say. */
    private static final Set<String> TAGS_FROM_GAME = Set.of("GameType", "Result", "Termination", "Ruleset");

    private static String randomText(Random random, boolean withLineBreaks) {
        return IntStream.range(0, 1 + random.nextInt(5))
                .mapToObj(index -> withLineBreaks && random.nextInt(4) == 0
                        ? LINE_BREAKS.get(random.nextInt(LINE_BREAKS.size()))
                        : WORDS.get(random.nextInt(WORDS.size())))
                .collect(Collectors.joining(random.nextBoolean() ? " " : ""));
    }

    private static GameRecord randomRecord(long seed, List<String> tagNames) {
        Random random = new Random(seed);
        Game game = RandomGames.game(seed, random.nextInt(12));
        Map<String, String> tags = new LinkedHashMap<>();
        tagNames.stream()
                .filter(name -> random.nextBoolean())
                .forEach(name -> tags.put(name, randomText(random, false)));
        GameRecord record = GameRecord.of(game).withTags(tags);
        for (int ply = 0; ply <= game.plyCount(); ply++) {
            if (random.nextBoolean()) {
                record = record.withComment(ply, randomText(random, true));
            }
            if (ply > 0 && random.nextBoolean()) {
                record = record.withTimeLeft(ply, Duration.ofMillis(random.nextInt(10_000_000)));
            }
            if (ply > 0 && random.nextBoolean()) {
                record = record.withTimeUsed(ply, Duration.ofSeconds(random.nextInt(10)));
            }
        }
        return record;
    }

    private static void assertSameRecord(GameRecord parsed, GameRecord written, Set<String> ignoredTags) {
        assertThat(parsed.game()).isEqualTo(written.game());
        assertThat(parsed.comments()).isEqualTo(written.comments());
        assertThat(parsed.timesLeft()).isEqualTo(written.timesLeft());
        assertThat(parsed.timesUsed()).isEqualTo(written.timesUsed());
        Map<String, String> tags = new LinkedHashMap<>(written.tags());
        tags.keySet().removeAll(ignoredTags);
        assertThat(parsed.tags()).containsAllEntriesOf(tags);
    }

    /** Writes a record and reads it alone, twice in one text, and twice in one stream. */
    private static void assertReadBack(
            GameRecord record, Function<GameRecord, String> writer, Set<String> ignoredTags) {
        String text = writer.apply(record);
        for (ReadOptions options : List.of(ReadOptions.strict(), ReadOptions.lenient())) {
            List<Parsed<GameRecord>> parsed = Stream.of(
                            GameFiles.parse(text, options),
                            GameFiles.parse(text.repeat(2), options),
                            GameFiles.parse(new StringReader(text.repeat(2)), options))
                    .flatMap(games -> games)
                    .toList();

            assertThat(parsed).hasSize(5);
            parsed.forEach(game -> {
                game.orThrow();
                assertSameRecord(game.value().orElseThrow(), record, ignoredTags);
            });
        }
    }

    @Property(tries = 400, seed = SEED, shrinking = ShrinkingMode.OFF)
    void pgn_randomRecord_isReadBack(@ForAll long seed, @ForAll PgnFlavor flavor) {
        for (int round = 0; round < ROUNDS; round++) {
            assertReadBack(randomRecord(seed + round, PGN_TAGS), record -> Pgn.write(record, flavor), TAGS_FROM_GAME);
        }
    }

    @Property(tries = 400, seed = SEED, shrinking = ShrinkingMode.OFF)
    void sgf_randomRecord_isReadBack(@ForAll long seed) {
        for (int round = 0; round < ROUNDS; round++) {
            assertReadBack(randomRecord(seed + round, SGF_TAGS), Sgf::write, Set.of());
        }
    }

    @Property(tries = 500, seed = SEED, shrinking = ShrinkingMode.OFF)
    void sgfToPgnAndBack_randomRecord_isUnchanged(@ForAll long seed) {
        GameRecord record = randomRecord(seed, SGF_TAGS);
        GameRecord fromSgf = Sgf.parse(Sgf.write(record)).value().orElseThrow();
        GameRecord fromPgn =
                Pgn.parse(Pgn.write(fromSgf, PgnFlavor.MZINGA)).value().orElseThrow();

        assertSameRecord(Sgf.parse(Sgf.write(fromPgn)).value().orElseThrow(), record, Set.of());
    }
}
