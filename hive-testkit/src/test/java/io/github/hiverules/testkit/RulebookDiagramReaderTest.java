package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulebookDiagramReaderTest {

    private static final Piece QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece BEETLE = Piece.of(Color.BLACK, Bug.BEETLE);
    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);

    private static final String SMALL = """
            X1 A title

            A caption
            of two lines.

            set:    Base
            turn:   White 4
            source: P Spinne; E p. 7

                wQ    bB1^
                   x     +

            bB1 on wA1
            wQ moves to +
            wQ may not move to x: SLIDE-2
            """;

    private static final String EMPTY_TABLE = """
            X2 An empty table

            Nothing is in play.

            set:    Base+M, tournament opening
            turn:   White 1
            source: B Regeln

                   x     +

            White places S, M at +
            """;

    @Test
    void read_drawing_findsCellsStacksAndMarks() {
        RulebookDiagram diagram = RulebookDiagram.read("group", SMALL);

        assertThat(diagram.caption()).isEqualTo("A caption of two lines.");
        assertThat(diagram.sources()).hasToString("[P Spinne, E p. 7]");
        assertThat(diagram.setup().stacks())
                .isEqualTo(Map.of(Hex.ORIGIN, List.of(QUEEN), Hex.of(1, 0), List.of(ANT, BEETLE)));
        assertThat(diagram.expectations())
                .singleElement()
                .extracting(Expectation::legal)
                .hasToString("[" + Move.move(QUEEN, Hex.ORIGIN, Hex.of(1, 1)) + "]");
        assertThat(diagram.refusedMoves())
                .singleElement()
                .satisfies(refusal -> assertThat(refusal.rule()).isEqualTo(Rule.SLIDE_2))
                .extracting(RefusedMoves::moves)
                .isEqualTo(List.of(Move.move(QUEEN, Hex.ORIGIN, Hex.of(0, 1))));
    }

    @Test
    void read_drawingWithoutPieces_putsOriginAtFirstMark() {
        RulebookDiagram diagram = RulebookDiagram.read("group", EMPTY_TABLE);

        assertThat(diagram.setup().stacks()).isEmpty();
        assertThat(diagram.setup().ruleset().has(Toggle.TOURNAMENT_OPENING)).isTrue();
        assertThat(diagram.expectations())
                .singleElement()
                .extracting(Expectation::legal)
                .asInstanceOf(InstanceOfAssertFactories.collection(Move.class))
                .contains(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.of(1, 0)));
    }

    @ParameterizedTest
    @CsvSource({
        "X1 A title,              title,                      1, 1",
        "White 4,                 White,                      7, 14",
        "White 4,                 White 0,                   10, 1",
        "set:    Base,            set:    Base+X,             6, 9",
        "Base,                    'Base, no hats',            6, 14",
        "source: P Spinne,        source: Spinne,             8, 9",
        "source: P Spinne; E p. 7,  source:,                  8, 1",
        "source: P Spinne; E p. 7,  source: ;,                8, 9",
        "source: P Spinne;,       source: ;,                  8, 9",
        "source: P Spinne; E p. 7,  source: P Spinne;,        8, 9",
        "P Spinne;,               P Spinne; ;,                8, 9",
        "turn:,                   urn:,                       7, 1",
        "+,                       ?,                         11, 14",
        "x     +,                 x    +,                    11, 13",
        "bB1^,                    bB3^,                      10, 11",
        "bB1^,                    bB1,                       13, 1",
        "bB1 on wA1,              wQ moves nowhere,          10, 14",
        "bB1 on wA1,              bB2 on wA1,                13, 1",
        "wQ moves to +,           wQ flies to +,             14, 1",
        "wQ moves to +,           wQ moves to z,             14, 13",
        "wQ moves to +,           wS1 moves to +,            14, 1",
        "SLIDE-2,                 SLIDE-9,                   15, 23"
    })
    void read_invalidDiagram_reportsLineAndColumn(String original, String replacement, int line, int column) {
        assertThatExceptionOfType(DiagramSyntaxException.class)
                .isThrownBy(
                        () -> RulebookDiagram.read("group", SMALL.replaceFirst(Pattern.quote(original), replacement)))
                .satisfies(fault -> assertThat(List.of(fault.line(), fault.column()))
                        .as(fault.getMessage())
                        .isEqualTo(List.of(line, column)));
    }

    @Test
    void read_missingParagraph_namesIt() {
        assertThatExceptionOfType(DiagramSyntaxException.class)
                .isThrownBy(() -> RulebookDiagram.read("group", "X1 A title\n\nA caption\n"))
                .satisfies(fault -> assertThat(fault.expected()).contains("fields"));
    }
}
