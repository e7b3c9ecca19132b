package io.github.hiverules.testkit;

import static io.github.hiverules.testkit.MistakePattern.JUDGES_STACKS_BY_ANY_PIECE;
import static io.github.hiverules.testkit.MistakePattern.JUDGES_STACKS_BY_THEIR_BOTTOM;
import static io.github.hiverules.testkit.MistakePattern.NEVER_MOVES;
import static io.github.hiverules.testkit.MistakePattern.NEVER_PLACES_INTO_HOLES;
import static io.github.hiverules.testkit.MistakePattern.PINS_A_WHOLE_STACK;
import static io.github.hiverules.testkit.MistakePattern.PINS_EVERY_STACKED_PIECE;
import static io.github.hiverules.testkit.MistakePattern.PLACES_ONLY_THREE_PIECES;
import static io.github.hiverules.testkit.MistakePattern.REFUSES_THE_DUE_QUEEN;
import static io.github.hiverules.testkit.MistakePattern.TESTS_ONE_HIVE_AT_THE_DESTINATION;
import static io.github.hiverules.testkit.MistakePattern.TESTS_ONE_NEIGHBOR_WHEN_PLACING;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Finds all legal moves of one turn; each rule is applied where it first matters. Parts of the answer that are known
 * from other programs in the same position are not computed again.
 */
record ReferenceMoves(ReferenceTurn turn, ReferenceHive hive, Map<Object, KnownAnswers<Set<Move>>> known) {

    static ReferenceMoves of(ReferenceTurn turn) {
        return of(turn, new HashMap<>());
    }

    static ReferenceMoves of(ReferenceTurn turn, Map<Object, KnownAnswers<Set<Move>>> known) {
        return new ReferenceMoves(turn, turn.hive(), known);
    }

    private Set<Move> part(Object name, Supplier<Set<Move>> moves) {
        return known.computeIfAbsent(name, unused -> new KnownAnswers<>()).get(turn.mistakes(), moves);
    }

    List<Move> all() {
        if (!turn.permits(Rule.END_3, !turn.outcome().isOver())) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>(part("placements", this::placements));
        if (turn.permits(Rule.QUEEN_2, !turn.isQueenInHand())) {
            Set<Move> own = ownMovements();
            moves.addAll(own);
            part("throws", new ReferenceThrowing(turn, hive)::all).stream()
                    .filter(thrown -> turn.permits(Rule.PILLBUG_7, !own.contains(thrown)))
                    .forEach(moves::add);
        }
        if (new ReferencePassing(turn).allows(moves.isEmpty())) {
            moves.add(Move.pass());
        }
        return moves;
    }

    private Set<Move> placements() {
        boolean isFirst = turn.piecesInPlay() == 0;
        // Without PLACE-1 or PLACE-2, the first pieces could be placed away from the hive.
        List<Hex> cells = hive.surroundings(isFirst ? 2 : 1).stream()
                .filter(cell -> canPlaceOn(cell, isFirst))
                .toList();
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
                && !(isQueen && turn.isQueenDue() && turn.makes(REFUSES_THE_DUE_QUEEN))
                && !(turn.piecesInPlay() >= 3 && turn.makes(PLACES_ONLY_THREE_PIECES))
                && turn.permits(Rule.OPENING_1, !turn.isQueenTooEarly() || !isQueen);
    }

    private boolean canPlaceOn(Hex cell, boolean isFirst) {
        if (!turn.permits(Rule.PLACE_4, !hive.isOccupied(cell))) {
            return false;
        }
        if (hive.isEmpty()) {
            return turn.permits(Rule.PLACE_1, cell.equals(Hex.ORIGIN));
        }
        if (isFirst) {
            return turn.permits(Rule.PLACE_2, hive.touches(cell));
        }
        return hive.touches(cell)
                && turn.permits(Rule.PLACE_3, touchesOnlyOwnPieces(cell))
                && (canBeEntered(cell) || !turn.makes(NEVER_PLACES_INTO_HOLES));
    }

    private boolean touchesOnlyOwnPieces(Hex cell) {
        List<Hex> neighbors = hive.occupiedNeighbors(cell);
        if (turn.makes(TESTS_ONE_NEIGHBOR_WHEN_PLACING)) {
            return neighbors.stream()
                    .limit(1)
                    .flatMap(next -> hive.top(next).stream())
                    .allMatch(turn::isOwn);
        }
        if (turn.makes(JUDGES_STACKS_BY_THEIR_BOTTOM)) {
            return neighbors.stream().map(next -> hive.stack(next).get(0)).allMatch(turn::isOwn);
        }
        return turn.makes(JUDGES_STACKS_BY_ANY_PIECE)
                ? neighbors.stream().flatMap(next -> hive.stack(next).stream()).allMatch(turn::isOwn)
                : hive.neighboringTops(cell).stream().allMatch(turn::isOwn);
    }

    /** Returns whether a piece could slide into a cell. */
    private boolean canBeEntered(Hex cell) {
        return cell.neighbors().stream()
                .anyMatch(next -> !hive.isOccupied(next) && !ReferenceStep.isGate(hive, next, cell));
    }

    private Set<Move> ownMovements() {
        Set<Move> moves = new LinkedHashSet<>();
        hive.stacks()
                .forEach((from, stack) -> stack.stream()
                        .filter(piece -> turn.permits(Rule.COVER_1, hive.isTop(from, piece)))
                        .forEach(piece -> moves.addAll(ownMovements(piece, from))));
        // Without TURN-1, even a Queen that stands elsewhere could move from here.
        if (!turn.applies(Rule.TURN_1)) {
            Piece queen = Piece.of(turn.sideToMove(), Bug.QUEEN_BEE);
            hive.rim().forEach(from -> moves.addAll(ownMovements(queen, from)));
        }
        return moves;
    }

    private Set<Move> ownMovements(Piece piece, Hex from) {
        if (!turn.permits(Rule.TURN_2, turn.isOwn(piece)) || turn.isResting(piece)) {
            return Set.of();
        }
        return part(Move.move(piece, from, from), () -> movements(piece, from));
    }

    private Set<Move> movements(Piece piece, Hex from) {
        ReferenceHive lifted = hive.without(from, piece);
        boolean mayLeave = (lifted.isConnected() && !isTakenForPinned(piece, from)) || forgetsPins(piece);
        Set<Move> moves = new LinkedHashSet<>();
        if (mayLeave || turn.makes(TESTS_ONE_HIVE_AT_THE_DESTINATION, piece.bug())) {
            new ReferenceMovement(turn, lifted, from)
                    .destinations(piece.bug()).stream()
                            .filter(to -> mayLeave || lifted.with(to, piece).isConnected())
                            .filter(to -> !turn.makes(NEVER_MOVES, piece.bug()))
                            .forEach(to -> moves.add(Move.move(piece, from, to)));
        }
        return moves;
    }

    private boolean isTakenForPinned(Piece piece, Hex from) {
        return hive.height(from) > 1
                && (turn.makes(PINS_EVERY_STACKED_PIECE, piece.bug())
                        || (turn.makes(PINS_A_WHOLE_STACK, piece.bug())
                                && !hive.withoutStack(from).isConnected()));
    }

    private boolean forgetsPins(Piece piece) {
        return !turn.applies(Rule.HIVE_2, piece.bug()) || turn.forgetsPins();
    }
}
