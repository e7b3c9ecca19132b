package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Rule;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SentencesTest {

    private static final Sentences ENGLISH = Sentences.english();
    private static final Sentences GERMAN = Sentences.german();

    private static final String ROW = "Base+M;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

    @Test
    void exception_illegalMove_hasSentenceOfFault() {
        Fault fault = GameString.parse("Base;InProgress;Black[2];wS1;bS1 wS1-;wA1 bS1-", ReadOptions.lenient())
                .fault()
                .orElseThrow();

        assertThat(new NotationException(fault))
                .hasMessage(fault.location() + ": " + ENGLISH.fault(fault))
                .hasMessageStartingWith("1:39: ")
                .hasMessageContaining("PLACE-3")
                .hasMessageContaining("would touch bS1");
    }

    /** A pass may be described even where it is illegal. */
    @Test
    void move_pass_isDescribed() {
        Position position = GameString.read(ROW).position();

        assertThat(ENGLISH.move(position, MoveString.read("pass", position))).isEqualTo("White passes.");
    }

    @Test
    void kindAndCell_areNamed() {
        assertThat(ENGLISH.bug(Bug.BEETLE)).isEqualTo("the Beetle");
        assertThat(GERMAN.bug(Bug.BEETLE)).isEqualTo("der Käfer");
        assertThat(ENGLISH.cell(GameString.read(ROW).position(), Hex.of(-2, 0))).isEqualTo("the cell west of wQ");
    }

    @Test
    void result_isExplained() {
        assertThat(ENGLISH.result(GameResult.resignationOf(Color.WHITE))).isEqualTo("Black wins: White has resigned.");
        assertThat(GERMAN.result(GameResult.lossOnTimeOf(Color.BLACK)))
                .isEqualTo("Weiß gewinnt: Die Zeit von Schwarz ist abgelaufen.");
        assertThat(ENGLISH.result(GameResult.drawByAgreement())).isEqualTo("The game is drawn by agreement.");
        assertThat(ENGLISH.result(GameResult.IN_PROGRESS)).isEqualTo("The game is in progress.");
    }

    @Test
    void problem_namesPieceAndCell() {
        SetupProblem problem = SetupProblem.of(
                SetupProblem.Kind.CANNOT_CLIMB,
                Map.of(Role.PIECE, Piece.of(Color.WHITE, Bug.SPIDER, 2), Role.CELLS, List.of(Hex.of(1, -1))));

        assertThat(ENGLISH.problem(problem))
                .isEqualTo("The Spider wS2 stands on another piece at (1,-1), but cannot climb.");
        assertThat(GERMAN.problem(problem))
                .isEqualTo("Die Spinne wS2 steht bei (1,-1) auf einem anderen Stein, kann aber nicht klettern.");
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void source_everyRule_isKnownInBothLanguages(Rule rule) {
        assertThat(ENGLISH.source(rule)).containsAnyOf("booklet", "summary", "sheet", "practice");
        assertThat(GERMAN.source(rule)).containsAnyOf("Anleitung", "Zusammenfassung", "Blatt", "Praxis");
    }

    @Test
    void source_slide_namesBookletsAndHeadings() {
        assertThat(ENGLISH.source(Rule.SLIDE_1))
                .isEqualTo(
                        "booklet of the base game, “Freedom to Move”; booklet of the pocket edition, “Freedom to Move”;"
                                + " summary of an online platform, “Slide Rule”");
        assertThat(GERMAN.source(Rule.PILLBUG_3)).isEqualTo("Blatt des Verlags zur Kellerassel");
    }

    /** In the row wQ wS1 bS1 bQ with White to move, only wQ can move; wB1 may enter beside wQ, or beside wS1. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wQ bQ- | Legal instead: wQ \\wS1 or wQ /wS1. | Erlaubt wäre stattdessen wQ \\wS1 oder wQ /wS1.",
                "wB1 bQ- | Legal instead: wB1 | Erlaubt wäre stattdessen wB1 ",
                "wS1 -wQ | -wQ, | wQ",
            })
    void alternatives_ofRefusedMove_areLegalAndNear(String text, String english, String german) {
        Position position = GameString.read(ROW).position();
        Move refused = MoveString.read(text, position);

        assertThat(ENGLISH.alternatives(position, refused).orElseThrow()).contains(english);
        assertThat(GERMAN.alternatives(position, refused).orElseThrow()).contains(german);
    }

    @Test
    void alternatives_onlyPassIsLegal_isPass() {
        Position position = PositionText.read("base~w9~wQbB1_0_0.bQ_1_0");

        assertThat(ENGLISH.alternatives(position, position.moveOf(Piece.of("wQ"), Hex.of(0, 1))))
                .hasValue("Legal instead: pass.");
        assertThat(ENGLISH.alternatives(position, Move.pass())).isEmpty();
    }

    @Test
    void fault_illegalMove_givesRuleAndSentence() {
        Fault fault = GameString.parse("Base;InProgress;White[2];wS1;bA1 wS1-;wA1 bA1-", ReadOptions.lenient())
                .fault()
                .orElseThrow();

        assertThat(ENGLISH.fault(fault))
                .isEqualTo("'wA1 bA1-' is illegal (PLACE-3): A newly placed piece may not touch the opponent's"
                        + " pieces, but there it would touch bA1.");
        assertThat(GERMAN.fault(fault))
                .startsWith("„wA1 bA1-“ ist nicht erlaubt (PLACE-3): Ein neu eingesetzter Stein");
    }

    @Test
    void fault_numberOutOfOrder_saysThatReaderCanRenumber() {
        Fault fault = GameString.parse("Base;InProgress;Black[1];wA2", ReadOptions.lenient())
                .fault()
                .orElseThrow();

        assertThat(ENGLISH.fault(fault))
                .endsWith("(MAT-2): The Soldier Ant wA1 must enter before wA2."
                        + " With renumbering, equal pieces may enter in any order.");
        assertThat(GERMAN.fault(fault)).contains(" Werden die Steine umnummeriert, ");
    }

    @Test
    void fault_invalidPosition_listsAllProblems() {
        Fault fault = catchThrowableOfType(
                        NotationException.class, () -> GameText.read("1~base~w5~wQ_0_0.bQ_5_0.bP_1_0~-~-"))
                .fault();

        assertThat(ENGLISH.fault(fault))
                .startsWith("'base~w5~wQ_0_0.bQ_5_0.bP_1_0' is not a valid position: ")
                .contains("bP")
                .contains("(5,0)")
                .endsWith(".");
        assertThat(GERMAN.fault(fault)).startsWith("„base~w5~wQ_0_0.bQ_5_0.bP_1_0“ ist keine gültige Stellung: ");
    }

    @Test
    void fault_unreadableOrAmbiguousText_saysWhatWasExpected() {
        TextLocation location = new TextLocation(7, 2, 3);
        Fault unreadable = Fault.unreadable(location, "x", Expected.COMMENT_END);
        Fault atEnd = Fault.unreadable(location, "", Expected.COMMENT_END);
        Fault ambiguous = Fault.ambiguous(location, "wA", List.of(Piece.of("wA1"), Piece.of("wA2")));

        assertThat(ENGLISH.fault(unreadable)).isEqualTo("expected a brace that ends the comment, found 'x'");
        assertThat(GERMAN.fault(unreadable))
                .isEqualTo("erwartet: eine geschweifte Klammer, die den Kommentar schließt, gefunden: „x“");
        assertThat(ENGLISH.fault(atEnd)).isEqualTo("expected a brace that ends the comment, found the end of the text");
        assertThat(GERMAN.fault(atEnd))
                .isEqualTo(
                        "erwartet: eine geschweifte Klammer, die den Kommentar schließt, gefunden: das Ende des Textes");
        assertThat(ENGLISH.fault(ambiguous)).isEqualTo("'wA' may mean more than one piece: wA1 and wA2");
        assertThat(ENGLISH.fault(Fault.ambiguous(location, "", ambiguous.candidates())))
                .isEqualTo("'' may mean more than one piece: wA1 and wA2");
        assertThat(GERMAN.fault(ambiguous)).isEqualTo("„wA“ kann einer von mehreren Steinen sein: wA1 und wA2");
    }

    @Test
    void fault_contradictoryResult_saysWhatTheBoardShows() {
        Fault fault = Fault.contradictory(
                TextLocation.START,
                "Draw",
                Outcome.DRAW,
                new GameResult(Outcome.BLACK_WINS, GameResult.Ending.QUEEN_SURROUNDED));

        assertThat(ENGLISH.fault(fault))
                .startsWith("the recorded result is 'Draw', but on the board ")
                .contains("Black");
        assertThat(GERMAN.fault(fault))
                .startsWith("Notiert ist „Draw“, auf dem Tisch aber gilt: ")
                .contains("Schwarz");
    }

    @ParameterizedTest
    @EnumSource
    void rule_hasSentenceInBothLanguages(Rule rule) {
        assertThat(ENGLISH.rule(rule)).endsWith(".");
        assertThat(GERMAN.rule(rule)).endsWith(".").isNotEqualTo(ENGLISH.rule(rule));
    }

    @ParameterizedTest
    @EnumSource
    void repair_hasTextInBothLanguages(Repair.Kind kind) {
        Repair repair = new Repair(TextLocation.START, kind, "found", "read");

        assertThat(ENGLISH.repair(repair)).isNotBlank();
        assertThat(GERMAN.repair(repair)).isNotBlank().isNotEqualTo(ENGLISH.repair(repair));
    }

    @ParameterizedTest
    @EnumSource
    void expected_hasTextInBothLanguages(Expected expected) {
        assertThat(ENGLISH.expected(expected)).isNotBlank();
        assertThat(GERMAN.expected(expected)).isNotBlank();
    }

    @Test
    void texts_ofReaders_belongToConstants() {
        Set<String> known = Stream.of(
                        Stream.of(Repair.Kind.values()).map(kind -> "repair." + kind.id()),
                        Stream.of(Expected.values()).map(expected -> "expected." + expected.id()),
                        Stream.of(SetupProblem.Kind.values()).map(kind -> "problem." + kind.id()),
                        Stream.of(Fault.Kind.values()).map(kind -> "fault." + kind.id()))
                .flatMap(Function.identity())
                .collect(Collectors.toSet());

        assertThat(ENGLISH.templates().keySet())
                .filteredOn(key -> key.matches("(repair|expected|problem|fault)\\..*"))
                .allSatisfy(key -> assertThat(known).contains(key.replaceAll("^(\\w+\\.[\\w-]+).*", "$1")));
    }

    @ParameterizedTest
    @EnumSource
    void inexpressible_hasTextInBothLanguages(InexpressibleFeature feature) {
        assertThat(GERMAN.inexpressible(feature)).isNotEqualTo(ENGLISH.inexpressible(feature));
        assertThat(new InexpressibleException(feature)).hasMessageStartingWith(ENGLISH.inexpressible(feature));
    }

    @ParameterizedTest
    @EnumSource
    void faultKind_hasText(Fault.Kind kind) {
        assertThat(ENGLISH.templates()).containsKey("fault." + kind.id());
    }

    @Test
    void find_locale_knowsEnglishAndGerman() {
        assertThat(Sentences.find(Locale.GERMANY)).isPresent();
        assertThat(Sentences.find(Locale.UK)).isPresent();
        assertThat(Sentences.find(Locale.JAPAN)).isEmpty();
    }
}
