package io.github.hiverules.violation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The reason why a placement is illegal.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface PlacementViolation extends Violation {

    /**
     * The piece is not in the set. Rule: {@link Rule#MAT_1 MAT-1}.
     *
     * @param piece the piece
     * @param to where it was to be placed, or empty if it cannot be placed anywhere
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
     * The piece is in play and cannot be placed again. Rule: {@link Rule#PLACE_6 PLACE-6}.
     *
     * @param piece the piece
     * @param at where it is
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
     * An equal piece with a lower number is still in hand. Rule: {@link Rule#MAT_2 MAT-2}.
     *
     * @param piece the piece
     * @param next the piece to place first
     * @param to where the piece was to be placed, or empty if it cannot be placed anywhere
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
     * The player must place the Queen by the fourth turn, which has come. Rule: {@link Rule#QUEEN_1 QUEEN-1}.
     *
     * <p><img src="doc-files/QUEEN-1.svg" alt="three white pieces are in play; the Queen Bee can go to the dots next to
     * them">
     *
     * @param piece the piece that was to be placed
     * @param to where it was to be placed, or empty if it cannot be placed anywhere
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
     * With the tournament opening, the Queen cannot be a player's first piece. Rule: {@link Rule#OPENING_1 OPENING-1}.
     *
     * @param piece the Queen
     * @param to where she was to be placed, or empty if she cannot be placed anywhere
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
     * A piece stands on the cell already. Rule: {@link Rule#PLACE_4 PLACE-4}.
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
     * The first piece of the game does not go to the origin. Rule: {@link Rule#PLACE_1 PLACE-1}.
     *
     * @param to where the piece was to be placed
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
     * The second player's first piece does not touch the first piece. Rule: {@link Rule#PLACE_2 PLACE-2}.
     *
     * <p><img src="doc-files/PLACE-2.svg" alt="dots on the six cells around the white Ant, a cross two cells away from
     * it">
     *
     * @param to where the piece was to be placed
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
     * The cell touches a stack with an opponent's piece on top. Rule: {@link Rule#PLACE_3 PLACE-3}.
     *
     * <p><img src="doc-files/PLACE-3.svg" alt="dots on cells that touch only the white Ant, crosses on those that touch
     * the black Spider or nothing">
     *
     * @param to where the piece was to be placed
     * @param opponents the touching cells with an opponent's piece on top
     */
    record TouchesOpponent(Hex to, List<Hex> opponents) implements PlacementViolation {
        public TouchesOpponent {
            requireNonNull(to, "to");
            opponents = Checks.copyOf(opponents, "opponents");
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
            return Stream.concat(Stream.of(to), opponents.stream()).toList();
        }
    }

    /**
     * The cell touches no stack with the player's own piece on top. Rule: {@link Rule#PLACE_3 PLACE-3}.
     *
     * @param to where the piece was to be placed
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
     * No cell is left for a placement: every empty cell next to the player's pieces also touches one of the opponent's,
     * or there is no such cell. Only {@link io.github.hiverules.Position#check(Piece)} returns this. Rule:
     * {@link Rule#PLACE_3 PLACE-3}.
     *
     * @param piece the piece in hand
     * @param emptyCells the empty cells next to stacks with the player's own piece on top
     * @param opponents the stacks with an opponent's piece on top that touch {@code emptyCells}; if {@code emptyCells}
     *     is empty, the stacks in which the opponent covers one of the player's pieces
     */
    record NoPlacement(Piece piece, List<Hex> emptyCells, List<Hex> opponents) implements PlacementViolation {
        public NoPlacement {
            requireNonNull(piece, "piece");
            emptyCells = Checks.copyOf(emptyCells, "emptyCells");
            opponents = Checks.copyOf(opponents, "opponents");
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
            return Stream.concat(emptyCells.stream(), opponents.stream()).toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }
}
