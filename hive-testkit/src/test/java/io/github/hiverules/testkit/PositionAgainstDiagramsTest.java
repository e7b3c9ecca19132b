package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code Position} and {@code Game} agree with all diagrams. */
class PositionAgainstDiagramsTest {

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void legalMoves_eachDiagram_matchDiagram(RulebookDiagram diagram) {
        assertThat(diagram.agreesWith(diagram.position().legalMoves()))
                .as(diagram.text())
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void check_refusedMoves_namesRuleOfDiagram(RulebookDiagram diagram) {
        Position position = diagram.position();

        for (RefusedMoves refusal : diagram.refusedMoves()) {
            assertThat(refusal.moves())
                    .as(diagram.text())
                    .allSatisfy(
                            move -> assertThat(refusal.violation(position, move).map(Violation::rule))
                                    .contains(refusal.rule()));
        }
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void check_movesNearHive_refusesAllButLegalMoves(RulebookDiagram diagram) {
        Position position = diagram.position();
        List<Move> legalMoves = position.legalMoves();
        Set<Move> legal = new HashSet<>(legalMoves);

        assertThat(legal).hasSameSizeAs(legalMoves);
        assertThat(MovesNearHive.of(diagram.setup()))
                .containsAll(legal)
                .allSatisfy(move -> assertThat(position.check(move).isEmpty()).isEqualTo(legal.contains(move)));
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void route_throws_namesThrower(RulebookDiagram diagram) {
        Position position = diagram.position();

        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.Throws expected) {
                assertThat(throwsBy(expected.thrower(), position))
                        .as(diagram.text())
                        .isSubsetOf(expected.legal())
                        .containsAll(throwsOfOpponentPieces(expected));
            }
        }
    }

    private static List<Move> throwsBy(Piece thrower, Position position) {
        return position.legalMoves().stream()
                .filter(move -> position.route(move).flatMap(Route::thrower).equals(Optional.of(thrower)))
                .toList();
    }

    /** Returns the moves of the opponent's pieces, which can only be throws. */
    private static List<Move> throwsOfOpponentPieces(Expectation.Throws expected) {
        return expected.legal().stream()
                .filter(move -> move.movedPiece()
                        .filter(piece -> piece.color() != expected.thrower().color())
                        .isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void outcome_eachDiagram_matchesDiagram(RulebookDiagram diagram) {
        Position position = diagram.position();

        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.OutcomeIs expected) {
                assertThat(position.outcome()).as(diagram.text()).isEqualTo(expected.outcome());
            } else if (expectation instanceof Expectation.OutcomeAfter after) {
                assertThat(position.play(after.move()).outcome())
                        .as(diagram.text())
                        .isEqualTo(after.outcome());
            }
        }
        assertThat(position.outcome().isOver()).isEqualTo(position.legalMoves().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("diagramsWithGame")
    void game_diagramWithGame_leadsToItsPosition(RulebookDiagram diagram) {
        Game game = diagram.game().orElseThrow();

        assertThat(game.position().isRepetitionOf(diagram.position()))
                .as(diagram.text())
                .isTrue();
        assertThat(game.position().stacks()).isEqualTo(diagram.setup().stacks());
        assertThat(game.position().turnNumber()).isEqualTo(diagram.setup().turnNumber());
        assertThat(game.position().legalMoves())
                .hasSameElementsAs(diagram.position().legalMoves());
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.GameResultIs expected) {
                assertThat(game.result()).as(diagram.text()).isEqualTo(expected.result());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void questions_eachDiagram_haveAnswersOfRules(RulebookDiagram diagram) {
        Game game = diagram.game().orElse(Game.start(diagram.position()));

        assertThat(diagram.questions())
                .allSatisfy(question -> assertThat(question).isEqualTo(MoveQuestion.of(game, question.move())));
        assertThat(diagram.questions().stream().map(MoveQuestion::move))
                .containsAll(diagram.expectations().stream()
                        .flatMap(expectation -> expectation.legal().stream())
                        .toList());
    }

    @Test
    void questions_ring_areInCellsOfGame() {
        RulebookDiagram diagram = RulebookDiagrams.find("R26").orElseThrow();
        Piece ant = Piece.find("bA1").orElseThrow();

        assertThat(diagram.questions())
                .filteredOn(question -> !question.isLegal())
                .singleElement()
                .satisfies(question -> {
                    assertThat(question.refusedBy()).contains(Rule.SLIDE_1);
                    assertThat(question.move().startCell())
                            .isEqualTo(question.position().cellOf(ant));
                    assertThat(question.position()
                                    .occupiedNeighborCount(
                                            question.move().destination().orElseThrow()))
                            .isEqualTo(6);
                });
    }

    static List<RulebookDiagram> diagramsWithGame() {
        return diagrams().stream().filter(diagram -> diagram.game().isPresent()).toList();
    }

    @Test
    void game_everyDiagramExceptPrintedFragments_isPresent() {
        assertThat(diagrams())
                .filteredOn(diagram -> diagram.game().isEmpty())
                .extracting(RulebookDiagram::id)
                .as("a new diagram needs a field game:")
                .containsExactlyInAnyOrder("R01a", "R01b", "R08a", "R23a", "X19", "X37", "N08", "N09");
    }
}
