package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each index and each view of a list of legal moves is what the list of the reference rules says. */
class LegalMovesAgainstReferenceTest {

    private static final int MAX_PLIES = 90;

    /** For each of 16 rulesets, and as many random setups. */
    private static final int GAMES = TestDepth.of(1, 360);

    /** About as many as half of the positions of all games. */
    private static final int SETUPS = TestDepth.of(30, 30_000);

    /**
     * The documented order: placements first, then by piece, then by row and column of the destination; or only a pass.
     */
    private static final Comparator<Move> ORDER = Comparator.<Move, Boolean>comparing(Move.Movement.class::isInstance)
            .thenComparing(move -> move.movedPiece().orElseThrow())
            .thenComparing(move -> move.destination().orElseThrow());

    static Stream<Ruleset> rulesets() {
        return IntStream.range(0, 16).mapToObj(Rulesets::of);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void indexesAndViews_inRandomGames_areThoseOfTheReference(Ruleset ruleset) {
        RandomGames games = RandomGames.of(ruleset, 6, MAX_PLIES).lively();
        LongStream.range(0, GAMES)
                .parallel()
                .forEach(number -> games.game(number).positions().forEach(LegalMovesAgainstReferenceTest::compare));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void indexesAndViews_inRandomSetups_areThoseOfTheReference(Ruleset ruleset) {
        LongStream.range(0, SETUPS)
                .parallel()
                .mapToObj(number -> new RandomSetups(new SplittableRandom(number)).setup(ruleset))
                .forEach(setup -> compare(Position.of(setup)));
    }

    private static void compare(Position position) {
        Setup setup = position.setup();
        List<Move> expected = new ArrayList<>(ReferenceRules.legalMoves(setup));
        if (expected.size() > 1) {
            expected.sort(ORDER);
        }
        compareIndexes(position, expected);
        comparePieces(position.legalMoves(), expected);
        compareCells(position.legalMoves(), expected, setup);
    }

    /**
     * Each index is asked of a list that was only counted, of one that nothing was asked before, and of a whole one.
     */
    private static void compareIndexes(Position position, List<Move> expected) {
        LegalMoves whole = position.legalMoves();
        assertThat(whole).as("moves of %s", position).isEqualTo(expected);
        for (int index = 0; index < expected.size(); index++) {
            LegalMoves counted = position.legalMoves();
            assertThat(counted.size()).isEqualTo(expected.size());
            assertThat(counted.get(index)).as("counted, in %s", position).isEqualTo(expected.get(index));
            assertThat(position.legalMoves().get(index))
                    .as("new, in %s", position)
                    .isEqualTo(expected.get(index));
            assertThat(whole.get(index)).as("whole, in %s", position).isEqualTo(expected.get(index));
        }
        assertThat(whole.mustPass()).isEqualTo(expected.equals(List.of(Move.pass())));
    }

    private static void comparePieces(LegalMoves moves, List<Move> expected) {
        List<Move> placements = filter(expected, Move.Placement.class::isInstance);
        assertThat(moves.placementCount()).isEqualTo(placements.size());
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
