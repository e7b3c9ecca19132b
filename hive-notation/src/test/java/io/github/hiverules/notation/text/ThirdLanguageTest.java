package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Rule;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An app can add a language that the library does not have; these tests make one up. */
class ThirdLanguageTest {

    private static final Position ROW = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-")
            .position();

    /** English backwards, except for placeholders, so no English sentence is left. */
    private static final Sentences BACKWARDS = Sentences.of(Locale.ROOT, backwards());

    private static Map<String, String> backwards() {
        Map<String, String> texts = new HashMap<>();
        Sentences.english().templates().forEach((key, text) -> texts.put(key, backwards(text)));
        return texts;
    }

    private static String backwards(String text) {
        StringBuilder reversed = new StringBuilder();
        StringBuilder word = new StringBuilder();
        boolean isInPlaceholder = false;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '{') {
                reversed.append(word.reverse());
                word.setLength(0);
            }
            isInPlaceholder = c == '{' || (isInPlaceholder && c != '}');
            if (isInPlaceholder || c == '}') {
                reversed.append(c);
            } else {
                word.append(c);
            }
        }
        return reversed.append(word.reverse()).toString();
    }

    @Test
    void sentence_customTexts_areUsed() {
        Move move = MoveString.read("wS1 bQ-", ROW);
        SetupProblem problem =
                SetupProblem.of(SetupProblem.Kind.DISCONNECTED, Map.of(Role.CELLS, List.of(Hex.of(4, 0))));
        String fault = Stream.of("Bose;NotStarted;White[1]")
                .map(text -> GameString.parse(text).fault().orElseThrow())
                .map(BACKWARDS::fault)
                .findFirst()
                .orElseThrow();

        assertThat(BACKWARDS.player(Color.WHITE)).isEqualTo("etihW");
        assertThat(BACKWARDS.label(Bug.SPIDER)).isEqualTo("redipS");
        assertThat(BACKWARDS.label(Piece.of("wS2"))).isEqualTo("redipS etihw 2");
        assertThat(BACKWARDS.piece(Piece.of("wS2"))).isEqualTo("redipS eht wS2");
        assertThat(BACKWARDS.result(GameResult.resignationOf(Color.BLACK)))
                .isEqualTo("etihW :sniw kcalB.dengiser sah ");
        assertThat(BACKWARDS.rule(Rule.PASS_1))
                .isEqualTo(backwards(Sentences.english().rule(Rule.PASS_1)));
        assertThat(BACKWARDS.inexpressible(InexpressibleFeature.LOSS_ON_TIME)).isEqualTo("emit no tsol saw emag eht");
        assertThat(fault).isEqualTo(" detcepxePLM+esaB sa hcus epyt emag a' dnuof ,Bose'");
        for (String sentence : List.of(
                BACKWARDS.violation(ROW, ROW.check(move).orElseThrow()),
                BACKWARDS.move(ROW, move),
                BACKWARDS.problem(problem),
                BACKWARDS.cell(ROW, Hex.of(0, 1)))) {
            assertThat(sentence).doesNotContain("the ", "Spider", "White", " of ", "cell");
        }
    }

    @Test
    void of_missingText_fallsBackToEnglish() {
        Sentences partial = Sentences.of(Locale.ROOT, Map.of("color.white", "Blanka"));

        assertThat(partial.player(Color.WHITE)).isEqualTo("Blanka");
        assertThat(partial.player(Color.BLACK)).isEqualTo("Black");
        assertThat(partial.result(GameResult.resignationOf(Color.BLACK))).isEqualTo("Blanka wins: Black has resigned.");
        assertThat(partial.templates().keySet())
                .isEqualTo(Sentences.english().templates().keySet());
    }

    /** A language may need a form that English lacks, and more than one plural. */
    @Test
    void of_customFormsAndPlurals_areUsed() {
        Sentences custom = Sentences.of(
                Locale.ROOT,
                Map.of(
                        "bug.beetle.gen", "de la Skarabo",
                        "move.movement", "{player}: {piece:gen} al {to:gen}",
                        "cell.the.gen", "de la",
                        "count.pieces.2", "du pecoj",
                        "problem.too-many-pieces", "{inPlay:pieces}",
                        "mover.copies", "{piece} kiel {bug}"));
        Move move = Move.move(Piece.of("wB1"), Hex.ORIGIN, Hex.of(1, 0));

        assertThat(custom.move(ROW, move)).isEqualTo("White: de la Skarabo wB1 al de la cell of bG1");
        Position mosquito = PositionText.read("m~w9~wM_0_0.wQ_1_0.bQ_2_0");
        Move tooFar = Move.move(Piece.of("wM"), Hex.ORIGIN, Hex.of(3, 0));
        assertThat(custom.violation(mosquito, mosquito.check(tooFar).orElseThrow()))
                .startsWith("wM kiel Queen Bee can take only one step");
        assertThat(custom.problem(SetupProblemSentencesTest.tooManyPieces(2, 1)))
                .isEqualTo("du pecoj");
        assertThat(custom.problem(SetupProblemSentencesTest.tooManyPieces(3, 1)))
                .isEqualTo("3 pieces");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{plyer} passes   | move.pass: no value {plyer}, only [player]",
                "{} passes        | move.pass: no value {}, only [player]",
                "{player passes   | a placeholder without a closing brace: {player passes",
            })
    void of_unknownPlaceholder_throws(String text, String message) {
        assertThatThrownBy(() -> Sentences.of(Locale.ROOT, Map.of("move.pass", text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void exceptionMessage_isEnglish() {
        assertThatThrownBy(() -> GameString.read("Bose;NotStarted;White[1]"))
                .isInstanceOf(NotationException.class)
                .hasMessage("1:1: expected a game type such as Base+MLP, found 'Bose'");
    }

    @Test
    void sentences_knowTheirLanguage_andAreEqualIfTheirTextsAre() {
        Map<String, String> texts = Map.of("color.white", "Blanka");
        Sentences esperanto = Sentences.of(Locale.forLanguageTag("eo"), texts);

        assertThat(esperanto.locale().getLanguage()).isEqualTo("eo");
        assertThat(Sentences.english().locale()).isEqualTo(Locale.ENGLISH);
        assertThat(Sentences.german().locale()).isEqualTo(Locale.GERMAN);
        assertThat(Sentences.german()).isEqualTo(Sentences.find(Locale.GERMANY).orElseThrow());
        assertThat(esperanto)
                .isEqualTo(Sentences.of(Locale.forLanguageTag("eo"), texts))
                .hasSameHashCodeAs(Sentences.of(Locale.forLanguageTag("eo"), texts))
                .isNotEqualTo(Sentences.of(Locale.FRENCH, texts))
                .isNotEqualTo(Sentences.of(Locale.forLanguageTag("eo"), Map.of()))
                .isNotEqualTo("eo")
                .hasToString("Sentences[eo]");
    }

    @Test
    void toMove_eachLanguage_namesPlayer() {
        assertThat(Sentences.english().toMove(Color.WHITE)).isEqualTo("White to move.");
        assertThat(Sentences.german().toMove(Color.BLACK)).isEqualTo("Schwarz ist am Zug.");
    }
}
