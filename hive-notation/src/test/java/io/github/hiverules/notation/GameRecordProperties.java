package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import java.io.StringReader;
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
 * Games with tags, comments and clocks come back as they were, though the texts are made of the key words, quotes and
 * brackets of the notations.
 */
class GameRecordProperties {

    private static final String SEED = "26";

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

    private static final List<String> LINES =
            List.of("\n", "\r\n", "\r", "\n\n", "\n[White \"x\"]\n", "\n(;GM[27]", "\n  (;SU[hive]", "\t");

    private static final List<String> NAMES =
            List.of("White", "Black", "Event", "Site", "Round", "GameType", "Result", "Termination", "Ruleset", "Date");

    private static final List<String> SGF_NAMES = List.of("White", "Black", "Event", "Site", "Round", "SgfGameName");

    /** What a PGN says about the game itself, whatever the tags of the record say. */
    private static final Set<String> OF_THE_GAME = Set.of("GameType", "Result", "Termination", "Ruleset");

    private static String words(Random random, boolean withLines) {
        return IntStream.range(0, 1 + random.nextInt(5))
                .mapToObj(index -> withLines && random.nextInt(4) == 0
                        ? LINES.get(random.nextInt(LINES.size()))
                        : WORDS.get(random.nextInt(WORDS.size())))
                .collect(Collectors.joining(random.nextBoolean() ? " " : ""));
    }

    private static GameRecord record(long seed, List<String> names) {
        Random random = new Random(seed);
        Game game = RandomRecords.game(seed, random.nextInt(12));
        Map<String, String> tags = new LinkedHashMap<>();
        names.stream().filter(name -> random.nextBoolean()).forEach(name -> tags.put(name, words(random, false)));
        GameRecord record = GameRecord.of(game).withTags(tags);
        for (int ply = 0; ply <= game.plyCount(); ply++) {
            if (random.nextBoolean()) {
                record = record.withComment(ply, words(random, true));
            }
            if (ply > 0 && random.nextBoolean()) {
                record = record.withTimeLeft(ply, random.nextInt(10_000_000));
            }
            if (ply > 0 && random.nextBoolean()) {
                record = record.withTimeUsed(ply, random.nextInt(10) * 1000L);
            }
        }
        return record;
    }

    private static void assertSame(GameRecord read, GameRecord written, Set<String> except) {
        assertThat(read.game()).isEqualTo(written.game());
        assertThat(read.comments()).isEqualTo(written.comments());
        assertThat(read.timesLeft()).isEqualTo(written.timesLeft());
        assertThat(read.timesUsed()).isEqualTo(written.timesUsed());
        Map<String, String> tags = new LinkedHashMap<>(written.tags());
        tags.keySet().removeAll(except);
        assertThat(read.tags()).containsAllEntriesOf(tags);
    }

    /** Writes a record three times in a row, and reads it alone, in that text and in a stream. */
    private static void check(GameRecord record, Function<GameRecord, String> writer, Set<String> except) {
        String text = writer.apply(record);
        for (ReadOptions options : List.of(ReadOptions.strict(), ReadOptions.lenient())) {
            List<ParsedGame> read = Stream.of(
                            GameFiles.parse(text, options),
                            GameFiles.parse(text.repeat(2), options),
                            GameFiles.parse(new StringReader(text.repeat(2)), options))
                    .flatMap(games -> games)
                    .toList();

            assertThat(read).hasSize(5);
            read.forEach(game -> {
                game.orThrow();
                assertSame(game.record(), record, except);
            });
        }
    }

    @Property(tries = 2000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void pgn_comesBack(@ForAll long seed, @ForAll PgnFlavor flavor) {
        check(record(seed, NAMES), record -> Pgn.write(record, flavor), OF_THE_GAME);
    }

    @Property(tries = 2000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void sgf_comesBack(@ForAll long seed) {
        check(record(seed, SGF_NAMES), Sgf::write, Set.of());
    }

    @Property(tries = 500, seed = SEED, shrinking = ShrinkingMode.OFF)
    void sgfToPgnAndBack_comesBack(@ForAll long seed) {
        GameRecord record = record(seed, SGF_NAMES);
        GameRecord fromSgf = Sgf.parse(Sgf.write(record)).record();
        GameRecord fromPgn = Pgn.parse(Pgn.write(fromSgf, PgnFlavor.MZINGA)).record();

        assertSame(Sgf.parse(Sgf.write(fromPgn)).record(), record, Set.of());
    }
}
