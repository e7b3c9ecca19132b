package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library says what the diagrams say. */
class DiagramsInCoreTest {

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void legalMoves_areThoseOfTheDiagram(RulebookDiagram diagram) {
        assertThat(diagram.compare(diagram.position().legalMoves()))
                .as(diagram.text())
                .matches(DiagramDifferences::isEmpty);
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void refusals_nameTheRuleOfTheDiagram(RulebookDiagram diagram) {
        Position position = diagram.position();

        for (Refusal refusal : diagram.refusals()) {
            Optional<Rule> expected = refusal.legalOtherwise() ? Optional.empty() : Optional.of(refusal.rule());
            assertThat(refusal.moves())
                    .as(diagram.text())
                    .allSatisfy(move -> assertThat(position.check(move).map(Violation::rule))
                            .isEqualTo(expected));
        }
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void everyMoveNearTheHive_isLegalOrHasAViolation(RulebookDiagram diagram) {
        Position position = diagram.position();
        List<Move> legalMoves = position.legalMoves();
        Set<Move> legal = new HashSet<>(legalMoves);

        assertThat(legal).hasSameSizeAs(legalMoves);
        assertThat(NearMoves.of(diagram.setup()))
                .containsAll(legal)
                .allSatisfy(move -> assertThat(position.check(move).isEmpty()).isEqualTo(legal.contains(move)));
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void throws_nameTheirThrower(RulebookDiagram diagram) {
        Position position = diagram.position();

        for (Refusal refusal : diagram.refusals()) {
            if (refusal.legalOtherwise()) {
                assertThat(refusal.moves())
                        .allSatisfy(move -> assertThat(position.route(move).flatMap(Route::thrower))
                                .isEmpty());
            }
        }
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.Throws expected) {
                assertThat(throwsBy(expected.thrower(), position))
                        .as(diagram.text())
                        .isSubsetOf(expected.legal())
                        .containsAll(opponents(expected));
            }
        }
    }

    private static List<Move> throwsBy(Piece thrower, Position position) {
        return position.legalMoves().stream()
                .filter(move -> position.route(move).flatMap(Route::thrower).equals(Optional.of(thrower)))
                .toList();
    }

    /** What is not the thrower's own color can get there by a throw only. */
    private static List<Move> opponents(Expectation.Throws expected) {
        return expected.legal().stream().filter(expected::decides).toList();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void outcomes_areThoseOfTheDiagram(RulebookDiagram diagram) {
        Position position = diagram.position();

        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.Standing standing) {
                assertThat(position.outcome()).as(diagram.text()).isEqualTo(standing.outcome());
            } else if (expectation instanceof Expectation.StandingAfter after) {
                assertThat(position.play(after.move()).outcome())
                        .as(diagram.text())
                        .isEqualTo(after.outcome());
            }
        }
        assertThat(position.outcome().isOver()).isEqualTo(position.legalMoves().isEmpty());
    }
}
