package io.github.hiverules.testkit;

import static io.github.hiverules.testkit.MistakePattern.MOSQUITO_NEVER_THROWS;
import static io.github.hiverules.testkit.MistakePattern.NEVER_THROWS;
import static io.github.hiverules.testkit.MistakePattern.NEVER_THROWS_OWN_PIECES;
import static io.github.hiverules.testkit.MistakePattern.NEVER_THROWS_THE_OPPONENTS_PIECES;
import static io.github.hiverules.testkit.MistakePattern.RESTING_PILLBUG_THROWS;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashSet;
import java.util.Set;

/** PILLBUG-2 to PILLBUG-6: finds all legal throws of one turn, even those that a piece can make by itself. */
record ReferenceThrowing(ReferenceTurn turn, ReferenceHive hive) {

    Set<Move> all() {
        Set<Move> moves = new LinkedHashSet<>();
        for (Hex throwerCell : hive.stacks().keySet()) {
            if (hive.stack(throwerCell).stream().anyMatch(piece -> canThrow(piece, throwerCell))) {
                hive.occupiedNeighbors(throwerCell).forEach(from -> addThrows(moves, from, throwerCell));
            }
        }
        return moves;
    }

    private boolean canThrow(Piece piece, Hex throwerCell) {
        boolean isThrower =
                piece.bug() == Bug.PILLBUG || (piece.bug() == Bug.MOSQUITO && touchesPillbug(hive, throwerCell));
        return isThrower
                && turn.isOwn(piece)
                && turn.permits(Rule.PILLBUG_6, hive.height(throwerCell) == 1)
                && !turn.makes(NEVER_THROWS)
                && !(piece.bug() == Bug.MOSQUITO && turn.makes(MOSQUITO_NEVER_THROWS))
                && (!turn.isResting(piece) || turn.makes(RESTING_PILLBUG_THROWS));
    }

    static boolean touchesPillbug(ReferenceHive hive, Hex hex) {
        return hive.neighboringTops(hex).stream().anyMatch(piece -> piece.bug() == Bug.PILLBUG);
    }

    private void addThrows(Set<Move> moves, Hex from, Hex throwerCell) {
        Piece piece = hive.stack(from).get(hive.height(from) - 1);
        ReferenceHive lifted = hive.without(from, piece);
        boolean isLoose = hive.height(from) == 1 && (lifted.isConnected() || turn.forgetsPins());
        if (turn.isResting(piece)
                || turn.makes(turn.isOwn(piece) ? NEVER_THROWS_OWN_PIECES : NEVER_THROWS_THE_OPPONENTS_PIECES)
                || !turn.permits(Rule.PILLBUG_3, isLoose)
                || !turn.permits(Rule.PILLBUG_4, !lifted.hasGateAbove(1, from, throwerCell))) {
            return;
        }
        throwerCell.neighbors().stream()
                .filter(to -> turn.permits(Rule.STAY_1, !to.equals(from)))
                .filter(to -> turn.permits(Rule.PILLBUG_2, !hive.isOccupied(to) || to.equals(from)))
                .filter(to -> turn.permits(Rule.PILLBUG_4, !lifted.hasGateAbove(1, throwerCell, to)))
                .forEach(to -> moves.add(Move.move(piece, from, to)));
    }
}
