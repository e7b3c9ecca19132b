package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.CountingSource;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cost of a character does not grow with the length of the text. The tests measure no time: they count how many
 * characters are read and how many bytes are allocated. They repeat each token of each grammar, each pair of
 * tokens, and longer units made up of tokens and letters of Unicode, n, 4n and 8n times in several contexts. Writers get the same repetitions as names, comments and other tags.
 */
class GrowthTest {

    private static final List<ReadOptions> OPTIONS = List.of(ReadOptions.strict(), ReadOptions.lenient());

    private static final boolean IS_DEEP = Boolean.getBoolean("hive.deep");

    /** How often the shortest text with a repeated letter repeats it for each repetition of a token. */
    private static final int LETTERS = IS_DEEP ? 200 : 10;

    /** The number of units made up for each grammar. */
    private static final int MADE_UP_UNITS = IS_DEEP ? 10_000 : 20;

    private static final Game GAME = GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-");

    @ParameterizedTest
    @EnumSource
    void read_repeatedTokens_costPerCharacterStaysConstant(Grammar grammar) {
        Stream<Growth> growths = OPTIONS.stream()
                .flatMap(options -> units(grammar, options)
                        .flatMap(unit -> grammar.contexts()
                                .map(context -> Growth.of(unit, times -> grammar.text(context, unit, times), text -> {
                                    CountingSource source = new CountingSource(text);
                                    grammar.read(source, options);
                                    return source.reads();
                                }))));

        assertThat(growths.filter(Growth::isExcessive)).isEmpty();
    }

    /** Strict reading is like lenient reading up to the first repair, so only the deep run repeats it for all units. */
    private static Stream<String> units(Grammar grammar, ReadOptions options) {
        return IS_DEEP || options.equals(ReadOptions.lenient()) ? grammar.units() : grammar.tokens();
    }

    @ParameterizedTest
    @EnumSource
    void read_madeUpUnits_costPerCharacterStaysConstant(Grammar grammar) {
        Stream<Growth> growths = grammar.madeUpUnits(new Random(42))
                .limit(MADE_UP_UNITS)
                .flatMap(unit -> grammar.contexts()
                        .map(context -> Growth.of(unit, times -> grammar.text(context, unit, times), text -> {
                            CountingSource source = new CountingSource(text);
                            grammar.read(source, ReadOptions.lenient());
                            return source.reads();
                        })));

        assertThat(growths.filter(Growth::isExcessive)).isEmpty();
    }

    /** The JDK's methods look at characters that the count of reads does not see, but they allocate. */
    @ParameterizedTest
    @EnumSource
    void read_repeatedLetters_costPerCharacterStaysConstant(Grammar grammar) {
        Stream<Growth> growths = Grammar.letters()
                .flatMap(letter -> grammar.contexts()
                        .map(context ->
                                Growth.of(letter, times -> grammar.text(context, letter, LETTERS * times), text -> {
                                    CountingSource source = new CountingSource(text);
                                    grammar.read(source, ReadOptions.lenient());
                                    return source.reads();
                                })));

        assertThat(growths.filter(Growth::isExcessive)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"PGN", "SGF"})
    void write_repeatedTokensInTags_costPerCharacterStaysConstant(Grammar grammar) {
        BiFunction<Game, Map<String, String>, String> writer =
                grammar == Grammar.PGN ? (game, tags) -> Pgn.write(game, tags, PgnFlavor.MZINGA) : Sgf::write;
        Stream<Growth> growths = grammar.units()
                .flatMap(unit -> Stream.of("White", "Comment", "Event", "Date")
                        .map(tag -> Growth.of(unit, times -> unit.repeat(4 * times), text -> {
                            String unused = writer.apply(GAME, Map.of(tag, text, "Black", "White"));
                            return 0;
                        })));

        assertThat(growths.filter(Growth::isExcessive)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"PGN", "SGF", "GAME_STRING", "GAME_TEXT"})
    void write_longGames_costPerPlyStaysConstant(String name) {
        Grammar grammar = Grammar.valueOf(name);

        assertThat(Growth.of(name, Grammar::shuttleGame, text -> {
                    grammar.write(GameString.read(text));
                    return 0;
                }))
                .matches(growth -> !growth.isExcessive());
    }

    /** Faults and repairs quote the text in which they were found. */
    @ParameterizedTest
    @EnumSource(names = {"GAME_STRING", "GAME_TYPE", "MOVE", "GAME_TEXT", "RULESET", "POSITION", "DIAGRAM"})
    void sentence_quotingLongText_costPerCharacterStaysConstant(Grammar grammar) {
        Stream<Growth> growths = grammar.tokens()
                .flatMap(unit -> grammar.contexts()
                        .map(context -> Growth.of(unit, times -> grammar.text(context, unit, times), text -> {
                            Parsed<?> parsed = (Parsed<?>) grammar.read(text, ReadOptions.lenient());
                            describe(parsed.fault(), parsed.repairs());
                            return 0;
                        })));

        assertThat(growths.filter(Growth::isExcessive)).isEmpty();
    }

    private static void describe(Optional<Fault> fault, List<Repair> repairs) {
        fault.ifPresent(Sentences.english()::fault);
        repairs.forEach(Sentences.german()::repair);
    }

    @Test
    void draw_manyMarks_costPerMarkStaysConstant() {
        Growth growth = growth(
                "x",
                text -> TextDiagram.of(GAME.position())
                        .withMark('x', row(text.length()))
                        .write());

        assertThat(growth).matches(measured -> !measured.isExcessive());
    }

    private static List<Hex> row(int length) {
        return IntStream.range(0, length).mapToObj(q -> Hex.of(q, 1)).toList();
    }

    private static Growth growth(String unit, Function<String, String> writer) {
        return Growth.of(unit, times -> unit.repeat(times), text -> {
            String unused = writer.apply(text);
            return 0;
        });
    }
}
