package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each index and each view of {@code LegalMoves} agrees with the reference rules. */
class LegalMovesAgainstReferenceTest {

    private static final int MAX_PLIES = 90;

    private static final int GAMES_PER_RULESET = TestDepth.of(1, 360);

    /** About half as many as there are positions in the games. */
    private static final int SETUPS_PER_RULESET = TestDepth.of(30, 30_000);

    /**
     * The documented order of moves other than a pass: placements first, then by piece, then by row and column of the
     * destination.
     */
    private static final Comparator<Move> ORDER = Comparator.<Move, Boolean>comparing(Move.Movement.class::isInstance)
            .thenComparing(move -> move.movedPiece().orElseThrow())
            .thenComparing(move -> move.destination().orElseThrow());

    static Stream<Ruleset> rulesets() {
        List<Ruleset> all = Ruleset.all().stream()
                .filter(ruleset -> ruleset.has(Toggle.GATES_ABOVE_GROUND) && !ruleset.has(Toggle.REPETITION_DRAW))
                .toList();
        return TestDepth.of(List.of(Ruleset.BASE, Ruleset.of(Expansion.values())), all).stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void indexesAndViews_randomGames_agreeWithReference(Ruleset ruleset) {
        RandomGames games = RandomGames.of(ruleset, 6, MAX_PLIES).lively();
        LongStream.range(0, GAMES_PER_RULESET)
                .parallel()
                .forEach(number -> games.game(number).positions().forEach(LegalMovesAgainstReferenceTest::compare));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void indexesAndViews_randomSetups_agreeWithReference(Ruleset ruleset) {
        LongStream.range(0, SETUPS_PER_RULESET)
                .parallel()
                .mapToObj(number -> RandomSetups.setup(number, ruleset))
                .forEach(setup -> compare(Position.of(setup)));
    }

    private static void compare(Position position) {
        Setup setup = position.setup();
        Set<Move> legal = ReferenceRules.legalMoves(setup);
        MoveLists.requireSame(position.legalMoves(), legal, setup);
        List<Move> expected = new ArrayList<>(legal);
        if (expected.size() > 1) {
            expected.sort(ORDER);
        }
        compareIndexes(position, expected);
        comparePieces(position.legalMoves(), expected);
        compareCells(position.legalMoves(), expected, setup);
    }

    /** Gets the move at each index from three lists: one that has only been counted, a new one, and a complete one. */
    private static void compareIndexes(Position position, List<Move> expected) {
        LegalMoves complete = position.legalMoves();
        assertThat(complete).as("moves of %s", position).isEqualTo(expected);
        for (int index = 0; index < expected.size(); index++) {
            LegalMoves counted = position.legalMoves();
            assertThat(counted.size()).isEqualTo(expected.size());
            assertThat(counted.get(index)).as("counted, in %s", position).isEqualTo(expected.get(index));
            assertThat(position.legalMoves().get(index))
                    .as("new, in %s", position)
                    .isEqualTo(expected.get(index));
            assertThat(complete.get(index)).as("complete, in %s", position).isEqualTo(expected.get(index));
        }
        assertThat(complete.mustPass()).isEqualTo(expected.equals(List.of(Move.pass())));
    }

    private static void comparePieces(LegalMoves moves, List<Move> expected) {
        List<Move> placements = filter(expected, Move.Placement.class::isInstance);
        assertThat(moves.placeablePieces())
                .isEqualTo(placements.stream()
                        .map(move -> move.movedPiece().orElseThrow())
                        .distinct()
                        .toList());
        assertThat(moves.placementCells())
                .isEqualTo(placements.stream()
                        .map(move -> move.destination().orElseThrow())
                        .distinct()
                        .toList());
        for (Piece piece : Piece.all()) {
            assertThat(moves.destinations(piece))
                    .as("destinations of %s in %s", piece, moves)
                    .isEqualTo(expected.stream()
                            .filter(move -> move.movedPiece().equals(Optional.of(piece)))
                            .map(move -> move.destination().orElseThrow())
                            .toList());
        }
    }

    private static void compareCells(LegalMoves moves, List<Move> expected, Setup setup) {
        TreeSet<Hex> cells = new TreeSet<>(setup.stacks().keySet());
        setup.stacks().keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        for (Hex cell : cells) {
            assertThat(moves.from(cell))
                    .as("moves from %s in %s", cell, setup)
                    .isEqualTo(filter(expected, move -> move.startCell().equals(Optional.of(cell))));
            assertThat(moves.to(cell))
                    .as("moves to %s in %s", cell, setup)
                    .isEqualTo(filter(expected, move -> move.destination().equals(Optional.of(cell))));
        }
        assertThat(moves.startCells())
                .isEqualTo(expected.stream()
                        .flatMap(move -> move.startCell().stream())
                        .distinct()
                        .sorted()
                        .toList());
    }

    private static List<Move> filter(List<Move> moves, Predicate<Move> predicate) {
        return moves.stream().filter(predicate).toList();
    }
}
