package io.github.hiverules.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTest {

    private static final Game WON = GameString.read("Base;WhiteWins;Black[6];wS1;bG1 wS1-;wQ \\wS1;bQ bG1/;wQ wS1/;"
            + "bA1 bQ/;wA1 /wS1;bS1 \\bA1;wA1 bG1-;bS1 bQ-;wS1 wQ/");

    private static final String MZINGA = """
            [GameType "Base"]
            [Date "2024.02.29"]
            [Event "Club evening"]
            [Site "Home"]
            [Round "2"]
            [White "Ada"]
            [Black "Ben"]
            [Result "WhiteWins"]

            1. wS1
            2. bG1 wS1-
            3. wQ \\wS1
            4. bQ bG1/
            5. wQ -bQ
            6. bA1 bQ/
            7. wA1 /wS1
            8. bS1 \\bA1
            9. wA1 bG1-
            10. bS1 wA1/
            11. wS1 -bA1

            WhiteWins
            """;

    /** A PGN as other programs write it: a space after the first move, no empty line, results as scores. */
    private static final String OTHER_FLAVOR = """
            [GameType "Base+MLP"]
            [Date "20-Jan-2024_14:53:24"]
            [Site "somewhere"]
            [Result "0-1"]
            1. wS1\s
            2. bG1 wS1-
            """;

    @Test
    void read_mzingaFlavor_needsNoRepair() {
        Parsed<GameRecord> parsed = Pgn.parse(MZINGA, ReadOptions.strict());

        assertThat(parsed.orThrow().game().moves()).isEqualTo(WON.moves());
        assertThat(parsed.value().orElseThrow().game().result()).isEqualTo(WON.result());
        assertThat(parsed.value().orElseThrow().tags())
                .containsEntry("White", "Ada")
                .containsEntry("Round", "2");
    }

    @Test
    void write_mzingaFlavor_matchesExample() {
        Map<String, String> tags =
                Pgn.parse(MZINGA, ReadOptions.strict()).value().orElseThrow().tags();

        assertThat(Pgn.write(WON, tags, PgnFlavor.MZINGA)).isEqualTo(MZINGA);
    }

    @Test
    void read_winOfUnfinishedGame_isResignation() {
        Parsed<GameRecord> parsed = Pgn.parse(OTHER_FLAVOR + "0-1\n", ReadOptions.strict());

        assertThat(parsed.orThrow().game().result()).isEqualTo(GameResult.resignationOf(Color.WHITE));
        assertThat(parsed.repairs()).isEmpty();
        assertThat(parsed.value().orElseThrow().tags()).containsEntry("Date", "20-Jan-2024_14:53:24");
    }

    @ParameterizedTest
    @CsvSource({
        "WhiteWins, WHITE_WINS",
        "1-0, WHITE_WINS",
        "0-1, BLACK_WINS",
        "1/2-1/2, DRAW",
        "\u00BD-\u00BD, DRAW",
        "Draw, DRAW",
        "Unkown, IN_PROGRESS",
        "*, IN_PROGRESS",
        "InProgress, IN_PROGRESS",
        "White wins, WHITE_WINS",
        "White won by resignation, WHITE_WINS",
        "Black resigned, WHITE_WINS",
        "Wei\u00DF gewinnt, WHITE_WINS",
        "Black won on time, BLACK_WINS",
        "Draw by agreement, DRAW",
    })
    void read_anySpellingOfResult_isUnderstood(String word, Outcome outcome) {
        Parsed<GameRecord> parsed = Pgn.parse((OTHER_FLAVOR + "0-1").replace("0-1", word), ReadOptions.strict());

        assertThat(parsed.orThrow().game().result().outcome()).isEqualTo(outcome);
    }

    @Test
    void read_unknownResult_isRepaired() {
        Parsed<GameRecord> parsed =
                Pgn.parse(OTHER_FLAVOR.replace("0-1", "error parsing result"), ReadOptions.lenient());

        assertThat(parsed.orThrow().game().result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(parsed.repairs()).map(repair -> repair.kind().id()).containsExactly("unknown-value");
    }

    /** The PGN standard ends every game with its result. Some converters write it only in the tag. */
    @ParameterizedTest
    @CsvSource({"1-0, WHITE_WINS", "0-1, BLACK_WINS", "1/2-1/2, DRAW", "WhiteWins, WHITE_WINS"})
    void read_decidedGameWithoutResultAfterMoves_mayBeCut(String word, Outcome outcome) {
        String text = OTHER_FLAVOR.replace("0-1", word);

        Parsed<GameRecord> parsed = Pgn.parse(text, ReadOptions.lenient());

        assertThat(parsed.orThrow().game().result().outcome()).isEqualTo(outcome);
        assertThat(parsed.repairs()).singleElement().satisfies(repair -> {
            assertThat(repair.kind()).isEqualTo(Repair.Kind.MISSING_RESULT);
            assertThat(repair.location()).hasToString("6:12");
        });
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Pgn.read(text))
                .withMessageMatching("6:12: expected (WhiteWins|BlackWins|Draw), found nothing");
        assertUnreadable(Pgn.parse(text, ReadOptions.strict()), "spelling");
    }

    @Test
    void read_boardShowsResultThatDoesNotFollowMoves_isRepaired() {
        String text = MZINGA.replace("\nWhiteWins\n", "");

        Parsed<GameRecord> parsed = Pgn.parse(text, ReadOptions.lenient());

        assertThat(Pgn.read(text).game()).isEqualTo(WON);
        assertThat(parsed.repairs())
                .map(repair -> repair.toString())
                .containsExactly("20:13 missing-result-line '' 'WhiteWins'");
        assertUnreadable(Pgn.parse(text, ReadOptions.strict()), "spelling");
    }

    @Test
    void read_tagsOnly_mayBeCut() {
        Parsed<GameRecord> parsed = Pgn.parse("[GameType \"Base\"]\n\n", ReadOptions.lenient());

        assertThat(parsed.orThrow().game()).isEqualTo(Game.start(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING)));
        assertThat(parsed.repairs())
                .map(repair -> repair.toString())
                .containsExactly("1:18 missing-result '' 'NotStarted'");
    }

    @Test
    void read_missingGameType_isInferredFromPieces() {
        Parsed<GameRecord> parsed = Pgn.parse("wM1\nbL wM1-\r\n\r\n", ReadOptions.lenient());

        assertThat(GameString.write(parsed.orThrow().game())).isEqualTo("Base+ML;InProgress;White[2];wM;bL wM-");
        assertThat(parsed.repairs())
                .map(repair -> repair.kind().id())
                .containsExactly("missing-header", "move-number-form", "read-as", "read-as");
        assertThat(parsed.repairs().get(0).replacement()).isEqualTo("Base+ML");
    }

    @Test
    void read_byteOrderMarkCarriageReturnsAndComments_areSkipped() {
        String text = "\uFEFF"
                + MZINGA.replace("3. wQ", "{a comment\n1. wA1 }\n3. wQ").replace("\n", "\r\n");

        assertThat(Pgn.parse(text, ReadOptions.strict()).orThrow().game().moves())
                .isEqualTo(WON.moves());
    }

    @Test
    void read_wrongMoveNumber_isRepaired() {
        Parsed<GameRecord> parsed = Pgn.parse(MZINGA.replace("4. bQ", "5. bQ"), ReadOptions.lenient());

        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.repairs()).map(repair -> repair.kind().id()).containsExactly("wrong-number");
        assertThat(parsed.repairs().get(0).location()).hasToString("13:1");
    }

    @Test
    void read_illegalMove_reportsLocationAndRule() {
        Parsed<GameRecord> parsed = Pgn.parse(MZINGA.replace("5. wQ -bQ", "5. wQ bQ-"), ReadOptions.lenient());

        assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(4);
        assertThat(parsed.fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
            assertThat(fault.location()).hasToString("14:4");
            assertThat(fault.text()).isEqualTo("wQ bQ-");
            assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.QUEEN_3);
        });
    }

    @Test
    void read_resultTagAndLastLineDiffer_isContradictory() {
        Parsed<GameRecord> parsed = Pgn.parse(OTHER_FLAVOR + "1-0\n", ReadOptions.lenient());

        assertThat(parsed.fault()).get().extracting(Fault::kind).isEqualTo(Fault.Kind.CONTRADICTORY_RESULT);
    }

    @Test
    void read_resultContradictsBoard_reportsFault() {
        String text = MZINGA.replace("WhiteWins", "BlackWins");

        assertThat(Pgn.parse(text, ReadOptions.lenient()).fault())
                .get()
                .extracting(Fault::kind)
                .isEqualTo(Fault.Kind.CONTRADICTORY_RESULT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[White \"Ada\"]\\n[White \"Eve\"] | repeated | [White \"Eve\"]",
                "[White White \"Ada\"]            | malformed-tag          | [White White \"Ada\"]",
                "[White \"Ada\" x]                | malformed-tag          | [White \"Ada\" x]",
                "[White-1 \"Ada\"]                | malformed-tag          | [White-1 \"Ada\"]",
                "[ \"Ada\"]                       | malformed-tag          | [ \"Ada\"]",
                "[White \"Ada]                   | malformed-tag          | [White \"Ada]",
                "[White Ada]                     | malformed-tag          | [White Ada]",
                "[White                          | malformed-tag          | [White",
            })
    void read_malformedOrRepeatedTag_isRepaired(String line, String kind, String found) {
        String text = "[GameType \"Base\"]\n" + line.translateEscapes() + "\n[Black \"Ben\"]\n1. wS1\n";

        Parsed<GameRecord> parsed = Pgn.parse(text, ReadOptions.lenient());

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(1);
        assertThat(parsed.value().orElseThrow().tags()).containsEntry("Black", "Ben");
        assertThat(parsed.value().orElseThrow().tags().getOrDefault("White", "Ada"))
                .isEqualTo("Ada");
        assertThat(parsed.repairs()).singleElement().satisfies(repair -> {
            assertThat(repair.kind().id()).isEqualTo(kind);
            assertThat(repair.text()).isEqualTo(found);
        });
    }

    @Test
    void read_severalTagsOnOneLine_areAllRead() {
        String text = "[GameType \"Base\"] [White \"the \"best\" A]\"] [My_Tag \"]\" ]\n1. wS1\n";

        Parsed<GameRecord> parsed = Pgn.parse(text, ReadOptions.strict());

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(1);
        assertThat(parsed.value().orElseThrow().tags())
                .containsOnly(
                        Map.entry("GameType", "Base"), Map.entry("White", "the \"best\" A]"), Map.entry("My_Tag", "]"));
    }

    /** Only the damaged tag gets lost, and not without a repair. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[White \"Ann] [Result \"1-0\"]",
                "[White Ann\"] [Result \"1-0\"]",
                "[White \"Ann\" [Result \"1-0\"]",
                "[Result \"1-0\"] [White \"Ann]",
                "[Result \"1-0\"] [White \"Ann\"",
                "[Result \"1-0\"] [White \"Ann\"] [Black Ben]",
            })
    void parse_damagedTag_doesNotSwallowNext(String tags) {
        Parsed<GameRecord> parsed = Pgn.parse("[GameType \"Base\"] " + tags + "\n1. wS1\n");

        assertThat(parsed.orThrow().game().result()).isEqualTo(GameResult.resignationOf(Color.BLACK));
        assertThat(parsed.repairs()).extracting(Repair::kind).contains(Repair.Kind.MALFORMED_TAG);
    }

    @Test
    void parse_tagWithoutOpeningBracket_isReported() {
        assertThat(Pgn.parse("[GameType \"Base\"] [White \"Ann\"] Result \"1-0\"]\n1. wS1\n")
                        .repairs())
                .extracting(Repair::kind)
                .containsExactly(Repair.Kind.MALFORMED_TAG);
    }

    /** Line breaks may get lost. The names of a game never belong to the moves of another one. */
    @Test
    void parseAll_twoGamesOnOneLine_areTwoGames() {
        for (PgnFlavor flavor : PgnFlavor.values()) {
            GameRecord first = GameRecord.of(WON).withTag("White", "Ann");
            GameRecord second =
                    GameRecord.of(GameString.read("Base;Draw;Black[1];wG1")).withTag("White", "Cy");
            String text = (Pgn.write(first, flavor) + Pgn.write(second, flavor)).replace('\n', ' ');

            assertThat(Pgn.parseAll(text, ReadOptions.strict()))
                    .extracting(Parsed::orThrow)
                    .map(record -> record.tags().get("White") + record.game())
                    .containsExactly("Ann" + first.game(), "Cy" + second.game());
            assertThat(GameFiles.parse(new StringReader(text), ReadOptions.strict()))
                    .hasSize(2);
        }
    }

    @Test
    void parse_tagsOfTwoGames_areRefused() {
        String text = """
                [GameType "Base"] [White "Ann"] [Result "1-0"]
                [GameType "Base+M"] [White "Cy"] [Result "0-1"]
                1. wG1
                """;

        assertUnreadable(Pgn.parse(text), "one-game");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2. bS1 wS1-", "1-0", "x"})
    void read_textAfterResult_reportsFault(String more) {
        Parsed<GameRecord> parsed =
                Pgn.parse("[GameType \"Base\"]\n1. wS1\n1-0\n" + more + "\n", ReadOptions.lenient());

        assertUnreadable(parsed, "end");
        assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(1);
        assertThat(parsed.fault().orElseThrow().location().line()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"InProgress, WhiteWins, 1", "WhiteWins, InProgress, 3", "Draw, InProgress, 3", "WhiteWins, *, 3"})
    void read_onlyOneResultSaysInProgress_isRepaired(String tag, String last, int line) {
        Parsed<GameRecord> parsed =
                Pgn.parse("[Result \"" + tag + "\"][GameType \"Base\"]\n1. wS1\n" + last + "\n", ReadOptions.lenient());

        assertThat(parsed.orThrow().game().result().outcome().isOver()).isTrue();
        assertThat(parsed.repairs()).singleElement().satisfies(repair -> {
            assertThat(repair.kind().id()).isEqualTo("contradiction");
            assertThat(repair.text()).isEqualTo(line == 1 ? tag : last);
            assertThat(repair.location().line()).isEqualTo(line);
        });
    }

    @Test
    void parseAll_commentsAmongTags_belongToPlyZero() {
        String text = "{first}\n" + MZINGA.replace("[Date", "{[no tag]\n[}{}\n[Date") + "{last}\n";

        List<Parsed<GameRecord>> games =
                Pgn.parseAll(text, ReadOptions.strict()).toList();

        assertThat(games).map(game -> game.orThrow().game().plyCount()).containsExactly(11);
        assertThat(games.get(0).value().orElseThrow().tags())
                .isEqualTo(Pgn.parse(MZINGA, ReadOptions.strict())
                        .value()
                        .orElseThrow()
                        .tags());
        assertThat(games.get(0).value().orElseThrow().comments())
                .containsEntry(0, "first [no tag]\n[")
                .containsEntry(11, "last");
    }

    @Test
    void read_unclosedCommentBetweenTags_reportsFault() {
        Parsed<GameRecord> parsed =
                Pgn.parse("[GameType \"Base\"]\n{ and so on\n[Result \"*\"]\n1. wS1\n", ReadOptions.lenient());

        assertThat(parsed.value().orElseThrow().game().plyCount()).isZero();
        assertUnreadable(parsed, "comment-end");
    }

    @Test
    void read_commentOnly_reportsFault() {
        assertUnreadable(Pgn.parse("{c}\n", ReadOptions.lenient()), "game");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. wS1\\n2. bS1 wS1-\\n3.      | 2 | 4:1 | 3. | wrong-number",
                "1. wS1\\n2. bS1 wS1- 3. {c}\\n | 2 | 3:13 | 3. | wrong-number",
                "9. 1. wS1                       | 1 | 2:1 | 9. | wrong-number",
                "1. wS1\\n2.\\n2... bS1 wS1-     | 2 | 3:1 | 2. | move-number-form",
            })
    void read_moveNumberWithoutMove_isRepairedOrRefused(
            String moves, int plies, String location, String number, String kind) {
        String text = "[GameType \"Base\"]\n" + moves.replace("\\n", "\n");

        Parsed<GameRecord> parsed = Pgn.parse(text, ReadOptions.lenient());
        Parsed<GameRecord> strict = Pgn.parse(text, ReadOptions.strict());

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(plies);
        assertThat(parsed.repairs().get(0).kind().id()).isEqualTo(kind);
        assertThat(parsed.repairs().get(0).location()).hasToString(location);
        assertThat(parsed.repairs().get(0).text()).startsWith(number);
        assertThat(strict.fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.location()).hasToString(location);
            assertThat(fault.expected().orElseThrow().id()).isIn("spelling", "nothing");
        });
    }

    @Test
    void parseAll_severalGames_readsAll() {
        List<Parsed<GameRecord>> games = Pgn.parseAll(MZINGA + OTHER_FLAVOR + "0-1\n\n" + MZINGA, ReadOptions.strict())
                .toList();

        assertThat(games).map(game -> game.orThrow().game().plyCount()).containsExactly(11, 2, 11);
        assertThat(games.get(1).location()).hasToString("23:1");
    }

    @ParameterizedTest
    @EnumSource
    void write_gamesWithoutMoves_areReadBack(PgnFlavor flavor) {
        String text = Pgn.write(Game.start(Ruleset.BASE), Map.of(), flavor) + "\n";

        assertThat(Pgn.parseAll(text + text, ReadOptions.strict()))
                .hasSize(2)
                .allMatch(parsed -> parsed.fault().isEmpty());
    }

    private static void assertUnreadable(Parsed<GameRecord> parsed, String expected) {
        assertThat(parsed.fault())
                .get()
                .satisfies(
                        fault -> assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected));
    }

    /** Sites write a status for a result, such as hivegame.com for games that an administrator ended. */
    @ParameterizedTest
    @ValueSource(strings = {"Adjudicated", "Adjudicated\n", "Adjudicated by an admin\n\n", "aborted", "Abandoned ."})
    void parse_unknownWordsInLastLine_areUnknownResult(String words) {
        for (String tag : List.of("", "[Result \"" + words.strip() + "\"]\n")) {
            String text = "[GameType \"Base\"]\n" + tag + "\n1. wS1 .\n2. bG1 wS1-\n3. wQ -wS1\n\n" + words;

            Parsed<GameRecord> parsed = Pgn.parse(text);

            assertThat(parsed.orThrow().game().plyCount()).isEqualTo(3);
            assertThat(parsed.orThrow().game().isOver()).isFalse();
            assertThat(parsed.repairs()).extracting(Repair::kind).contains(Repair.Kind.UNKNOWN_VALUE);
            assertThat(Pgn.parse(text, ReadOptions.strict()).fault()).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Adjudicated\n3. wQ -wS1",
                "3. Adjudicated",
                "pass",
                "wQ1 x",
                "x",
                "white: wQ -wS1",
                "White played 3. wQ -wS1"
            })
    void parse_wordsThatAreNotTheLastLine_areNoResult(String words) {
        assertThat(Pgn.parse("[GameType \"Base\"]\n\n1. wS1\n2. bG1 wS1-\n" + words)
                        .fault())
                .isPresent();
    }
}
