package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why a placement is illegal.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface PlacementViolation extends Violation {

    /**
     * Violates {@link Rule#MAT_1 MAT-1}: the piece is not in the set.
     *
     * @param piece the piece
     * @param to the attempted destination, or empty if only the piece was checked
     */
    record PieceNotInSet(Piece piece, Optional<Hex> to) implements PlacementViolation {
        public PieceNotInSet {
            requireNonNull(piece, "piece");
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.PIECE_NOT_IN_SET;
        }

        @Override
        public Rule rule() {
            return Rule.MAT_1;
        }

        @Override
        public List<Hex> cells() {
            return to.stream().toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Violates {@link Rule#PLACE_6 PLACE-6}: the piece is in play, so it cannot be placed again.
     *
     * @param piece the piece
     * @param at its cell
     */
    record AlreadyInPlay(Piece piece, Hex at) implements PlacementViolation {
        public AlreadyInPlay {
            Checks.requirePieceAt(piece, at);
        }

        @Override
        public Kind kind() {
            return Kind.ALREADY_IN_PLAY;
        }

        @Override
        public Rule rule() {
            return Rule.PLACE_6;
        }

        @Override
        public List<Hex> cells() {
            return List.of(at);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Violates {@link Rule#MAT_2 MAT-2}: a piece of its kind and color with a lower number is still in hand.
     *
     * @param piece the piece
     * @param next the piece to place first
     * @param to the attempted destination, or empty if only the piece was checked
     */
    record NumberOutOfOrder(Piece piece, Piece next, Optional<Hex> to) implements PlacementViolation {
        public NumberOutOfOrder {
            requireNonNull(piece, "piece");
            requireNonNull(next, "next");
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.NUMBER_OUT_OF_ORDER;
        }

        @Override
        public Rule rule() {
            return Rule.MAT_2;
        }

        @Override
        public List<Hex> cells() {
            return to.stream().toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece, next);
        }
    }

    /**
     * Violates {@link Rule#QUEEN_1 QUEEN-1}: it is the player's fourth turn or later, and the Queen is still in hand.
     *
     * <p><img src="doc-files/QUEEN-1.svg" alt="three white pieces are in play; the Queen Bee can go to the dots next to
     * them">
     *
     * @param piece the piece of the attempted placement
     * @param to the attempted destination, or empty if only the piece was checked
     */
    record QueenDue(Piece piece, Optional<Hex> to) implements PlacementViolation {
        public QueenDue {
            requireNonNull(piece, "piece");
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.QUEEN_DUE;
        }

        @Override
        public Rule rule() {
            return Rule.QUEEN_1;
        }

        @Override
        public List<Hex> cells() {
            return to.stream().toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Violates {@link Rule#OPENING_1 OPENING-1}: in the tournament opening, the Queen cannot be a player's first piece.
     *
     * @param piece the Queen
     * @param to the attempted destination, or empty if only the piece was checked
     */
    record QueenTooEarly(Piece piece, Optional<Hex> to) implements PlacementViolation {
        public QueenTooEarly {
            requireNonNull(piece, "piece");
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.QUEEN_TOO_EARLY;
        }

        @Override
        public Rule rule() {
            return Rule.OPENING_1;
        }

        @Override
        public List<Hex> cells() {
            return to.stream().toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Violates {@link Rule#PLACE_4 PLACE-4}: the cell is already occupied.
     *
     * <p><img src="doc-files/PLACE-4.svg" alt="a cross on the white Queen Bee, dots on the empty cells next to her">
     *
     * @param to the occupied cell
     * @param top the piece on top of it
     */
    record CellOccupied(Hex to, Piece top) implements PlacementViolation {
        public CellOccupied {
            requireNonNull(to, "to");
            requireNonNull(top, "top");
        }

        @Override
        public Kind kind() {
            return Kind.CELL_OCCUPIED;
        }

        @Override
        public Rule rule() {
            return Rule.PLACE_4;
        }

        @Override
        public List<Hex> cells() {
            return List.of(to);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(top);
        }
    }

    /**
     * Violates {@link Rule#PLACE_1 PLACE-1}: the first piece of the game does not go to the origin.
     *
     * @param to the attempted destination
     */
    record NotAtOrigin(Hex to) implements PlacementViolation {
        public NotAtOrigin {
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_AT_ORIGIN;
        }

        @Override
        public Rule rule() {
            return Rule.PLACE_1;
        }

        @Override
        public List<Hex> cells() {
            return List.of(to);
        }
    }

    /**
     * Violates {@link Rule#PLACE_2 PLACE-2}: the second player's first piece does not touch the first piece.
     *
     * <p><img src="doc-files/PLACE-2.svg" alt="dots on the six cells around the white Ant, a cross two cells away from
     * it">
     *
     * @param to the attempted destination
     */
    record NotTouchingFirstPiece(Hex to) implements PlacementViolation {
        public NotTouchingFirstPiece {
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_TOUCHING_FIRST_PIECE;
        }

        @Override
        public Rule rule() {
            return Rule.PLACE_2;
        }

        @Override
        public List<Hex> cells() {
            return List.of(to);
        }
    }

    /**
     * Violates {@link Rule#PLACE_3 PLACE-3}: the cell touches a stack with an opponent's piece on top.
     *
     * <p><img src="doc-files/PLACE-3.svg" alt="dots on cells that touch only the white Ant, crosses on those that touch
     * the black Spider or nothing">
     *
     * @param to the attempted destination
     * @param opponentCells the neighboring cells with an opponent's piece on top
     */
    record TouchesOpponent(Hex to, List<Hex> opponentCells) implements PlacementViolation {
        public TouchesOpponent {
            requireNonNull(to, "to");
            opponentCells = Checks.copyOf(opponentCells, "opponentCells");
        }

        @Override
        public Kind kind() {
            return Kind.TOUCHES_OPPONENT;
        }

        @Override
        public Rule rule() {
            return Rule.PLACE_3;
        }

        @Override
        public List<Hex> cells() {
            return Stream.concat(Stream.of(to), opponentCells.stream()).toList();
        }
    }

    /**
     * Violates {@link Rule#PLACE_3 PLACE-3}: the cell touches no stack with one of the player's own pieces on top.
     *
     * @param to the attempted destination
     */
    record TouchesNoOwnPiece(Hex to) implements PlacementViolation {
        public TouchesNoOwnPiece {
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.TOUCHES_NO_OWN_PIECE;
        }

        @Override
        public Rule rule() {
            return Rule.PLACE_3;
        }

        @Override
        public List<Hex> cells() {
            return List.of(to);
        }
    }

    /**
     * Violates {@link Rule#PLACE_3 PLACE-3} on every cell: each empty cell next to the player's pieces, if there is
     * any, also touches one of the opponent's. Only {@link io.github.hiverules.Position#check(Piece)} returns this
     * violation.
     *
     * @param piece the piece in hand
     * @param emptyCells the empty cells next to stacks with one of the player's own pieces on top
     * @param opponentCells the cells next to {@code emptyCells} with an opponent's piece on top; if {@code emptyCells}
     *     is empty, the stacks in which an opponent's piece covers one of the player's pieces
     */
    record NoPlacement(Piece piece, List<Hex> emptyCells, List<Hex> opponentCells) implements PlacementViolation {
        public NoPlacement {
            requireNonNull(piece, "piece");
            emptyCells = Checks.copyOf(emptyCells, "emptyCells");
            opponentCells = Checks.copyOf(opponentCells, "opponentCells");
        }

        @Override
        public Kind kind() {
            return Kind.NO_PLACEMENT;
        }

        @Override
        public Rule rule() {
            return Rule.PLACE_3;
        }

        @Override
        public List<Hex> cells() {
            return Stream.concat(emptyCells.stream(), opponentCells.stream()).toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }
}
