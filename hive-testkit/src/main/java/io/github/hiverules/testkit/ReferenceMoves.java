package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds all legal moves of one turn; each rule is applied where it first matters. */
record ReferenceMoves(ReferenceTurn turn, ReferenceHive hive) {

    static ReferenceMoves of(ReferenceTurn turn) {
        return new ReferenceMoves(turn, turn.hive());
    }

    List<Move> all() {
        if (!turn.permits(Rule.END_3, !turn.outcome().isOver())) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>(placements());
        if (turn.permits(Rule.QUEEN_2, !turn.isQueenInHand())) {
            Set<Move> own = ownMovements();
            moves.addAll(own);
            allThrows().stream()
                    .filter(thrown -> turn.permits(Rule.PILLBUG_7, !own.contains(thrown)))
                    .forEach(moves::add);
        }
        if (turn.permits(Rule.PASS_1, moves.isEmpty())) {
            moves.add(Move.pass());
        }
        return moves;
    }

    private Set<Move> placements() {
        List<Hex> cells = hive.surroundings().stream().filter(this::canPlaceOn).toList();
        Set<Move> moves = new LinkedHashSet<>();
        turn.hand().stream()
                .filter(this::isPlaceable)
                .forEach(piece -> cells.forEach(cell -> moves.add(Move.place(piece, cell))));
        return moves;
    }

    private boolean isPlaceable(Piece piece) {
        boolean isQueen = piece.bug() == Bug.QUEEN_BEE;
        return turn.permits(Rule.MAT_2, turn.isNextOfItsKind(piece))
                && turn.permits(Rule.QUEEN_1, !turn.isQueenDue() || isQueen)
                && turn.permits(Rule.OPENING_1, !turn.isQueenTooEarly() || !isQueen);
    }

    private boolean canPlaceOn(Hex cell) {
        if (!turn.permits(Rule.PLACE_4, !hive.isOccupied(cell))) {
            return false;
        }
        if (hive.isEmpty()) {
            return turn.permits(Rule.PLACE_1, cell.equals(Hex.ORIGIN));
        }
        if (!hive.hasPieceInPlay(turn.sideToMove())) {
            return turn.permits(Rule.PLACE_2, hive.touches(cell));
        }
        return hive.touches(cell)
                && turn.permits(Rule.PLACE_3, hive.neighboringColors(cell).equals(Set.of(turn.sideToMove())))
                && (turn.applies(Rule.PLACE_5) || canBeEntered(cell));
    }

    /** Without PLACE-5, a piece could be placed only where it could slide. */
    private boolean canBeEntered(Hex cell) {
        return cell.neighbors().stream()
                .anyMatch(next -> !hive.isOccupied(next) && !ReferenceStep.isGate(hive, next, cell));
    }

    private Set<Move> ownMovements() {
        Set<Move> moves = new LinkedHashSet<>();
        hive.stacks()
                .forEach((from, stack) -> stack.stream()
                        .filter(piece -> turn.permits(Rule.COVER_1, hive.isTop(from, piece)))
                        .forEach(piece -> addOwnMovements(moves, piece, from)));
        // Without TURN-1, even a Queen that stands elsewhere could move from here.
        if (!turn.applies(Rule.TURN_1)) {
            hive.rim().forEach(from -> addOwnMovements(moves, Piece.of(turn.sideToMove(), Bug.QUEEN_BEE), from));
        }
        return moves;
    }

    private void addOwnMovements(Set<Move> moves, Piece piece, Hex from) {
        if (!turn.permits(Rule.TURN_2, turn.isOwn(piece)) || turn.isResting(piece)) {
            return;
        }
        ReferenceHive lifted = hive.without(from, piece);
        boolean connected = lifted.isConnected();
        if (turn.permits(Rule.HIVE_2, connected)) {
            new ReferenceMovement(turn, lifted, from)
                    .destinations(piece.bug()).stream()
                            .filter(to -> connected
                                    || turn.permits(
                                            Rule.HIVE_1, lifted.with(to, piece).isConnected()))
                            .forEach(to -> moves.add(Move.move(piece, from, to)));
        }
    }

    private Set<Move> allThrows() {
        Set<Move> moves = new LinkedHashSet<>();
        for (Hex throwerCell : hive.stacks().keySet()) {
            if (hive.stack(throwerCell).stream().anyMatch(piece -> canThrow(piece, throwerCell))) {
                hive.occupiedNeighbors(throwerCell).forEach(from -> addThrows(moves, from, throwerCell));
            }
        }
        return moves;
    }

    private boolean canThrow(Piece piece, Hex throwerCell) {
        return turn.permits(Rule.PILLBUG_6, hive.height(throwerCell) == 1)
                && turn.isOwn(piece)
                && !turn.isResting(piece)
                && (piece.bug() == Bug.PILLBUG || (piece.bug() == Bug.MOSQUITO && touchesPillbug(hive, throwerCell)));
    }

    static boolean touchesPillbug(ReferenceHive hive, Hex hex) {
        return hive.neighboringTops(hex).stream().anyMatch(piece -> piece.bug() == Bug.PILLBUG);
    }

    private void addThrows(Set<Move> moves, Hex from, Hex throwerCell) {
        Piece piece = hive.stack(from).get(hive.height(from) - 1);
        ReferenceHive lifted = hive.without(from, piece);
        if (turn.isResting(piece)
                || !turn.permits(Rule.PILLBUG_3, hive.height(from) == 1 && lifted.isConnected())
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
