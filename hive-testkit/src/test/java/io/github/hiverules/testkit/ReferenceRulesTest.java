package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reference rules count the same moves as other programs. {@code Position} only helps to read game strings. */
class ReferenceRulesTest {

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#startPositions")
    void legalMoves_startPosition_havePublishedCounts(PerftTable table) {
        assertCounts(Setup.empty(table.ruleset()), table, TestDepth.of(3, 4));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#withoutTournamentOpening")
    void legalMoves_openingOff_matchTable(PerftTable table) {
        assertCounts(Setup.empty(table.ruleset()), table, TestDepth.of(3, 4));
    }

    @Test
    void legalMoves_beetleGate_haveCountsOfOtherEngines() {
        PerftTable table = PerftTables.beetleGate();
        assertCounts(table.position().setup(), table, TestDepth.of(2, 3));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#midGames")
    void legalMoves_midGame_haveCountsOfOtherEngines(PerftTable table) {
        assertCounts(table.position().setup(), table, TestDepth.of(1, 2));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.testkit.PerftTables#pitfalls")
    void legalMoves_pitfall_matchTable(PerftTable table) {
        assertCounts(table.position().setup(), table, TestDepth.of(2, 4));
    }

    /** The table reveals an engine that looks only at the lowest piece of each stack. */
    @Test
    void legalMoves_stackColorFromLowestPiece_differInNumber() {
        Setup setup = pitfall("color of a stack").position().setup();
        Setup lowestPieces =
                new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), Map.of(), setup.resting());
        for (Map.Entry<Hex, List<Piece>> stack : setup.stacks().entrySet()) {
            lowestPieces =
                    lowestPieces.withPiece(stack.getKey(), stack.getValue().get(0));
        }

        assertThat(placementCells(lowestPieces)).isNotEqualTo(placementCells(setup));
        assertThat(placementCells(lowestPieces).size())
                .isNotEqualTo(placementCells(setup).size());
    }

    private static PerftTable pitfall(String id) {
        return PerftTables.pitfalls().stream()
                .filter(table -> table.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Set<Hex> placementCells(Setup setup) {
        return ReferenceRules.legalMoves(setup).stream()
                .filter(Move.Placement.class::isInstance)
                .flatMap(move -> move.destination().stream())
                .collect(Collectors.toSet());
    }

    @Test
    void after_illegalMove_namesRule() {
        Setup start = Setup.empty(Ruleset.BASE);
        Move awayFromOrigin = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.of(1, 0));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReferenceRules.after(start, awayFromOrigin))
                .withMessageContaining("PLACE-1");
    }

    private static void assertCounts(Setup setup, PerftTable table, int depth) {
        List<Long> counted = IntStream.rangeClosed(1, depth)
                .mapToObj(plies -> count(setup, plies))
                .toList();
        assertThat(counted).isEqualTo(table.counts().subList(0, depth));
    }

    private static long count(Setup setup, int depth) {
        Set<Move> moves = ReferenceRules.legalMoves(setup);
        if (depth == 1) {
            return moves.size();
        }
        return moves.stream()
                .mapToLong(move -> count(ReferenceRules.playLegal(setup, move), depth - 1))
                .sum();
    }
}
