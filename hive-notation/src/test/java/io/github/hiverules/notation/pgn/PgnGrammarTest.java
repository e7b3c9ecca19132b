package io.github.hiverules.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.uhp.GameString;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The grammar of the PGN standard: where games, tags, comments and move numbers begin and end. */
class PgnGrammarTest {

    private static final String GAME = "[GameType \"Base\"]\n1. wS1\n";

    /** A tag pair after moves begins a game. Spaces may separate its tokens, but need not. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[Event \"x\"]      | 2",
                "[Event   \"x\"]    | 2",
                "[Event\\t\"x\"]    | 2",
                "[Event\"x\"]       | 2",
                "[My_Tag2 \"x\"]    | 2",
                "[\"x\"]            | 1",
                "[Event x]          | 1",
                "[Event             | 1",
                "x [Event \"x\"]    | 2",
                "{ [Event \"x\"] }  | 1",
                "{a\\n[b}           | 1",
                "[                  | 1",
                "{a} [b             | 1",
                "[b {               | 1",
                "-Event \"x\"]    | 1",
            })
    void parseAll_lineAfterMoves_mayBeginGame(String line, int games) {
        String text = GAME + line.translateEscapes();

        assertThat(Pgn.parseAll(text, ReadOptions.lenient())).hasSize(games);
        assertThat(Pgn.parseAll(text + "\n" + GAME, ReadOptions.lenient())).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[Event \"x\"]\n\t\n[Site \"y\"]\n",
                "{a\n[b}\n",
                "{a} {b\n}\n",
                "[Event \"{\"]\n",
                "[Event \"x\"] {a\nb\n}\n",
                "[Event \"x\"][Site \"y\"]{a\nb}{c}\n",
            })
    void parseAll_textBeforeTags_belongsToTheirGame(String before) {
        assertThat(Pgn.parseAll(before + GAME + before + GAME, ReadOptions.lenient()))
                .map(game -> game.orThrow().game().plyCount())
                .containsExactly(1, 1);
    }

    @Test
    void parseAll_commentOverSeveralLinesAfterMove_belongsToItsGame() {
        assertThat(Pgn.parseAll(GAME.strip() + " {a\n[b}\n" + GAME, ReadOptions.strict()))
                .map(game -> game.orThrow().comments())
                .containsExactly(Map.of(1, "a\n[b"), Map.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{open\n", "{open\n[Event \"x\"]} [Site \"y\"]\n"})
    void parseAll_unclosedCommentBeforeTags_affectsOnlyItsGame(String before) {
        for (String text : List.of(before + GAME + GAME, GAME + "{open\n" + GAME + "{closed}\n")) {
            assertThat(Pgn.parseAll(text, ReadOptions.strict()))
                    .map(game -> game.fault().isPresent())
                    .containsExactly(true, false);
        }
    }

    /** In values, a backslash escapes a quote or a backslash. Programs that escape nothing are understood, too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[White \"Ada\"]           | Ada",
                "[White \"a\\\"b\"]        | a\"b",
                "[White \"a\\\\b\"]        | a\\b",
                "[White \"a\\\\\"]         | a\\",
                "[White \"a\\\"] [b\"]     | a\"] [b",
                "[White \"C:\\\"]          | C:\\",
                "[White \"C:\\x\"]         | C:\\x",
                "[White\"Ada\"]            | Ada",
                "[White \"Ada\" ]          | Ada",
                "[White \"Ada\"] x         | -",
                "[White \"Ada\"            | -",
                "[White \"Ada              | -",
                "[White                    | -",
                "[White \"                 | -",
                "[Whi                      | -",
                "[                         | -",
            })
    void parse_tag_hasValue(String tag, String value) {
        GameRecord atEnd =
                Pgn.parse("[GameType \"Base\"]\n" + tag, ReadOptions.lenient()).orThrow();
        GameRecord beforeMoves =
                Pgn.parse(tag + "\n" + GAME, ReadOptions.lenient()).orThrow();

        assertThat(atEnd.tags().getOrDefault("White", "-")).isEqualTo(value);
        assertThat(beforeMoves.tags().getOrDefault("White", "-")).isEqualTo(value);
    }

    /** Comments need no space before or after them. Those after an illegal move have no ply. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "1. wS1 {a}             | a | 1",
                "1. wS1{a}              | a | 1",
                "1. wS1 {a}{b}          | a b | 1",
                "1. wS1 {} {b}          | b | 1",
                "1. wS1 {[%clk 0:00:01]} {b} | b | 1",
                "1. wS1 {a [Event \"x\"] b} | a [Event \"x\"] b | 1",
                "1. wS1 (1. wG1 {x}) {a} | a | 1",
                "1. wS1(1. wG1){a}      | a | 1",
                "1. wS1 {a} 2. wS2 wS1- {late} | a | 1",
                "1. wS1 {a} 2. bS1 wS1- | a | 2",
                "1. wS1 {a}2. bS1 wS1-  | a | 2",
                "1. wS1 {a} 2           | a | 1",
            })
    void parse_comment_belongsToPlyBefore(String moves, String comment, int plies) {
        Parsed<GameRecord> parsed = Pgn.parse("[GameType \"Base\"]\n" + moves, ReadOptions.lenient());

        GameRecord record = parsed.value().orElseThrow();
        assertThat(record.game().plyCount()).isEqualTo(plies);
        assertThat(record.comments()).containsOnly(Map.entry(1, comment));
    }

    @ParameterizedTest
    @CsvSource({
        "1. wS1 20. bS1 wS1-, wrong-number, 20., 2:8",
        "1. wS1 3. bS1 wS1-, wrong-number, 3., 2:8",
        "1. wS1 1. bS1 wS1-, move-number-form, 1., 2:8",
        "1. wS1 2.. bS1 wS1-, move-number-form, 2.., 2:8",
        "1. wS1\\nbS1 wS1-, move-number-form, bS1 wS1-, 3:1",
    })
    void parse_otherMoveNumber_isRepaired(String moves, String kind, String found, String location) {
        Parsed<GameRecord> parsed =
                Pgn.parse("[GameType \"Base\"]\n" + moves.translateEscapes(), ReadOptions.lenient());

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(2);
        assertThat(parsed.repairs()).singleElement().satisfies(repair -> {
            assertThat(repair.kind().id()).isEqualTo(kind);
            assertThat(repair.text()).startsWith(found);
            assertThat(repair.location()).hasToString(location);
        });
    }

    /** A text may end with the number of the next move. The end of a game needs no number. */
    @ParameterizedTest
    @CsvSource({
        "1. wS1 2., wrong-number, 2:8",
        "1. wS1 2. *, wrong-number, 2:8",
        "1. wS1 ., ignored, 2:8",
    })
    void parse_afterLastMove_isRepaired(String moves, String kind, String location) {
        Parsed<GameRecord> parsed = Pgn.parse("[GameType \"Base\"]\n" + moves, ReadOptions.lenient());

        assertThat(parsed.orThrow().game().plyCount()).isOne();
        assertThat(parsed.repairs()).singleElement().satisfies(repair -> {
            assertThat(repair.kind().id()).isEqualTo(kind);
            assertThat(repair.location()).hasToString(location);
        });
    }

    /** On BoardGameArena, which writes a dot or puts each move in brackets, equal pieces enter in any order. */
    @ParameterizedTest
    @ValueSource(
            strings = {"[wS2 .]\n[bG3 wS2-]\n[wS1 -wS2]", "[wS2] [bG3 wS2-] [wS1 -wS2]", "wS2 .\nbG3 wS2-\nwS1 -wS2"})
    void parse_numbersOutOfOrder_areRepairedInMovesOfBoardGameArena(String moves) {
        Parsed<GameRecord> parsed = Pgn.parse(moves);

        assertThat(parsed.orThrow().game().moves())
                .extracting(Move::toString)
                .first()
                .isEqualTo("wS1 to (0,0)");
        assertThat(parsed.repairs())
                .filteredOn(repair -> repair.kind() == Repair.Kind.NUMBERS_OUT_OF_ORDER)
                .extracting(Repair::text)
                .containsExactly("wS2", "bG3", "wS1");
        assertThat(Pgn.parse(moves, ReadOptions.strict()).fault()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wS2\nbG3 wS2-\nwS1 -wS2",
                "[\"wS2\", \"bG3 wS2-\", \"wS1 -wS2\"]",
                "[GameType \"Base\"]\n1. wS2 .\n2. bG3 wS2-"
            })
    void parse_numbersOutOfOrder_areIllegalElsewhere(String moves) {
        assertThat(Pgn.parse(moves).fault()).map(Fault::kind).contains(Fault.Kind.ILLEGAL_MOVE);
    }

    /** The import format of the PGN standard does not ask for lines of their own. */
    @ParameterizedTest
    @CsvSource({"1. wS1 2. bS1 wS1- 1-0, 2", "1. wS1 1-0, 1", "wS1 1-0, 1", "1-0, 0"})
    void parse_movesBehindTag_areRead(String moves, int plies) {
        Parsed<GameRecord> parsed =
                Pgn.parse("[GameType \"Base\"] [Event \"a \"b\" c\"] [Result \"1-0\"] " + moves, ReadOptions.lenient());

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(plies);
        assertThat(parsed.orThrow().tags()).containsEntry("Event", "a \"b\" c").containsEntry("Result", "1-0");
        assertThat(parsed.repairs()).noneMatch(repair -> repair.kind() == Repair.Kind.MALFORMED_TAG);
    }

    @ParameterizedTest
    @CsvSource({"wQ, x", "pass, ''", "wQ1, ''", "1, wS1", "bS2, bS2 wS1-"})
    void write_tagWithNameOfMove_isReadAsTag(String name, String value) {
        for (String text : new String[] {"Base;NotStarted;White[1]", "Base;InProgress;Black[1];wS1"}) {
            GameRecord record = GameRecord.of(GameString.read(text)).withTag(name, value);

            GameRecord read = Pgn.parse(Pgn.write(record, PgnFlavor.MZINGA), ReadOptions.strict())
                    .orThrow();

            assertThat(read.tags()).containsEntry(name, value);
            assertThat(read.game()).isEqualTo(record.game());
        }
    }

    /** A Queen Bee that is placed first shows that the game has no tournament opening. */
    @ParameterizedTest
    @CsvSource({"1. wQ, false", "1. wS1 2. bQ wS1-, false", "1. wS1 2. bS1 wS1- 3. wQ -wS1, true"})
    void parse_queenFirst_hasNoTournamentOpening(String moves, boolean hasTournamentOpening) {
        Parsed<GameRecord> parsed = Pgn.parse("[GameType \"Base\"]\n" + moves, ReadOptions.lenient());

        assertThat(parsed.orThrow().game().ruleset().has(Toggle.TOURNAMENT_OPENING))
                .isEqualTo(hasTournamentOpening);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "w", "[GameType \"Chess\"]\n1. wS1", "[GameType \"Base\"]\n{1. wS1"})
    void parse_unreadableStart_isFault(String text) {
        assertThat(Pgn.parse(text).fault()).isPresent();
    }

    @Test
    void write_unfinishedGameWithScores_endsAfterLastMove() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "A \"B\" \\ C");
        tags.put("Termination", "normal");
        tags.put("Ruleset", "mlp");
        tags.put("My_Tag2", "x");
        Game game = GameString.read("Base;InProgress;Black[1];wS1");

        assertThat(Pgn.write(game, tags, PgnFlavor.SCORES)).isEqualTo("""
                [GameType "Base"]
                [White "A \\"B\\" \\\\ C"]
                [Result "*"]
                [My_Tag2 "x"]

                1. wS1
                """);
    }
}
