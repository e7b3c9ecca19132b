package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sentences about every refusal in the positions of the diagrams. */
class RefusalSentencesTest {

    static Stream<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all().stream();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void violation_anyRefusal_neverLocatesCellByMovingPiece(RulebookDiagram diagram) {
        Position position = diagram.position();
        violations(position)
                .forEach(violation -> violation.pieces().stream()
                        .limit(1)
                        .forEach(piece -> assertThat(Sentences.english().violation(position, violation))
                                .doesNotContain(" of " + piece + " ")
                                .doesNotContain(" of " + piece + ".")
                                .doesNotContain(" of " + piece + ",")));
    }

    /** Tries to move each piece to each cell in or next to the hive. */
    private static Stream<Violation> violations(Position position) {
        Set<Hex> cells = new TreeSet<>(Set.of(Hex.ORIGIN));
        position.stacks().keySet().forEach(cell -> {
            cells.add(cell);
            cells.addAll(cell.neighbors());
        });
        return Piece.all().stream()
                .flatMap(piece -> Stream.concat(
                        position.check(piece).stream(),
                        cells.stream().flatMap(to -> position.check(position.moveOf(piece, to)).stream())));
    }
}
