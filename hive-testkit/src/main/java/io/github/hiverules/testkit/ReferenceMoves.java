package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** All legal moves of one turn, each rule where it first matters. */
record ReferenceMoves(ReferenceTurn turn, ReferenceHive hive) {

    static ReferenceMoves of(ReferenceTurn turn) {
        return new ReferenceMoves(turn, turn.hive());
    }

    /** TURN-1, PASS-1 and END-3. */
    Set<Move> all() {
        if (turn.outcome().isOver()) {
            return Set.of();
        }
        Set<Move> moves = new LinkedHashSet<>();
        addPlacements(moves);
        if (!turn.isQueenInHand()) { // QUEEN-2
            addOwnMovements(moves);
            addThrows(moves);
        }
        return moves.isEmpty() ? Set.of(Move.pass()) : moves;
    }

    private void addPlacements(Set<Move> moves) {
        Set<Hex> cells = placementCells();
        for (Piece piece : placeable()) {
            cells.forEach(cell -> moves.add(Move.place(piece, cell)));
        }
    }

    /** What of the hand may be placed now: MAT-2, QUEEN-1, OPENING-1. */
    private List<Piece> placeable() {
        List<Piece> hand = turn.hand();
        return hand.stream()
                .filter(piece ->
                        hand.stream().noneMatch(other -> other.bug() == piece.bug() && other.number() < piece.number()))
                .filter(piece -> !turn.isQueenDue() || piece.bug() == Bug.QUEEN_BEE)
                .filter(piece -> !turn.isQueenTooEarly() || piece.bug() != Bug.QUEEN_BEE)
                .toList();
    }

    /** Where it may be placed: PLACE-1 to PLACE-4. */
    private Set<Hex> placementCells() {
        if (hive.isEmpty()) {
            return Set.of(Hex.ORIGIN);
        }
        Set<Hex> cells = hive.rim();
        if (hive.hasInPlay(turn.side())) {
            cells.removeIf(cell -> !hive.touchedColors(cell).equals(Set.of(turn.side())));
        }
        return cells;
    }

    /** TURN-2, COVER-1, PILLBUG-5 and HIVE-2, then the insect. */
    private void addOwnMovements(Set<Move> moves) {
        hive.stacks().forEach((from, stack) -> {
            Piece piece = stack.get(stack.size() - 1);
            ReferenceHive lifted = hive.lifted(from);
            if (turn.isOwn(piece) && !turn.rests(piece) && lifted.isConnected()) {
                new ReferenceMovement(lifted, from, turn.ruleset().gatesAboveGround())
                        .of(piece.bug())
                        .forEach(to -> moves.add(Move.move(piece, from, to)));
            }
        });
    }

    /** PILLBUG-2; PILLBUG-7, as the moves are a set. */
    private void addThrows(Set<Move> moves) {
        for (Hex over : hive.stacks().keySet()) {
            if (canThrow(over)) {
                hive.touched(over).stream()
                        .filter(from -> canBeThrown(from, over))
                        .forEach(from -> addLandings(moves, from, over));
            }
        }
    }

    /** PILLBUG-6, and PILLBUG-5 for who throws. */
    private boolean canThrow(Hex over) {
        List<Piece> stack = hive.stack(over);
        Piece piece = stack.get(0);
        return stack.size() == 1
                && turn.isOwn(piece)
                && !turn.rests(piece)
                && (piece.bug() == Bug.PILLBUG || (piece.bug() == Bug.MOSQUITO && touchesPillbug(hive, over)));
    }

    static boolean touchesPillbug(ReferenceHive hive, Hex hex) {
        return hive.touchedTops(hex).stream().anyMatch(piece -> piece.bug() == Bug.PILLBUG);
    }

    /** PILLBUG-3, PILLBUG-5 for what is thrown, and PILLBUG-4 on the way up. */
    private boolean canBeThrown(Hex from, Hex over) {
        List<Piece> stack = hive.stack(from);
        ReferenceHive lifted = hive.lifted(from);
        return stack.size() == 1
                && !turn.rests(stack.get(0))
                && lifted.isConnected()
                && !lifted.hasGateAbove(1, from, over);
    }

    /** PILLBUG-4 on the way down. */
    private void addLandings(Set<Move> moves, Hex from, Hex over) {
        ReferenceHive lifted = hive.lifted(from);
        Piece piece = hive.stack(from).get(0);
        over.neighbors().stream()
                .filter(to -> !hive.isOccupied(to) && !lifted.hasGateAbove(1, over, to))
                .forEach(to -> moves.add(Move.move(piece, from, to)));
    }
}
