package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

    @Test
    void violations_ofAllDiagrams_areOfAllKinds() {
        assertThat(diagrams()
                        .flatMap(diagram -> violations(diagram.position()))
                        .flatMap(violation -> Stream.concat(Stream.of(violation), violation.attempts().stream()))
                        .map(Violation::kind))
                .contains(Violation.Kind.values());
    }

    /** Tries a pass, and to move and place each piece, from and to each cell up to two cells away from the hive. */
    private static Stream<Violation> violations(Position position) {
        Set<Hex> cells = new TreeSet<>(Set.of(Hex.ORIGIN));
        cells.addAll(position.stacks().keySet());
        for (int ring = 0; ring < 2; ring++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        Stream<Move> moves = Piece.all().stream()
                .flatMap(piece -> cells.stream()
                        .flatMap(cell -> Stream.of(
                                position.moveOf(piece, cell),
                                Move.place(piece, cell),
                                Move.move(piece, cell, Hex.ORIGIN))));
        return Stream.concat(
                Piece.all().stream().flatMap(piece -> position.check(piece).stream()),
                Stream.concat(Stream.of(Move.pass()), moves).flatMap(move -> position.check(move).stream()));
    }
}
