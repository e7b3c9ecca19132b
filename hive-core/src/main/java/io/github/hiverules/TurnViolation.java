package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why the player may not make this move now, for example because the game is over or the piece is the opponent's.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface TurnViolation extends Violation {

    /**
     * Violates {@link Rule#END_3 END-3}: the game is over.
     *
     * <p><img src="doc-files/END-1.svg" alt="the white Ant has just surrounded its own Queen Bee">
     *
     * @param winner the player who has won, or empty for a draw
     * @param surroundedCells the cells of the surrounded Queens, White's first; empty if the game ended in another way
     */
    record GameOver(Optional<Color> winner, List<Hex> surroundedCells) implements TurnViolation {
        public GameOver {
            requireNonNull(winner, "winner");
            surroundedCells = Checks.copyOf(surroundedCells, "surroundedCells");
        }

        @Override
        public Kind kind() {
            return Kind.GAME_OVER;
        }

        @Override
        public Rule rule() {
            return Rule.END_3;
        }

        @Override
        public List<Hex> cells() {
            return surroundedCells;
        }
    }

    /**
     * Violates {@link Rule#PASS_1 PASS-1}: the player has a legal move, so passing is not allowed.
     *
     * @param alternatives one to three legal moves, each of a different piece
     */
    record PassNotAllowed(List<Move> alternatives) implements TurnViolation {
        public PassNotAllowed {
            alternatives = Checks.copyOf(alternatives, "alternatives");
        }

        @Override
        public Kind kind() {
            return Kind.PASS_NOT_ALLOWED;
        }

        @Override
        public Rule rule() {
            return Rule.PASS_1;
        }

        /** {@return the start cells and destinations of the alternatives} */
        @Override
        public List<Hex> cells() {
            return alternatives.stream()
                    .flatMap(move -> Stream.of(move.startCell(), move.destination()))
                    .flatMap(Optional::stream)
                    .distinct()
                    .toList();
        }
    }

    /**
     * Violates {@link Rule#TURN_2 TURN-2}: the piece belongs to the opponent, and no thrower touches both the piece and
     * the destination.
     *
     * @param piece the piece
     * @param from its cell, or empty for an attempted placement
     * @param to the attempted destination, or empty if only the piece was checked
     */
    record NotYourPiece(Piece piece, Optional<Hex> from, Optional<Hex> to) implements TurnViolation {
        public NotYourPiece {
            requireNonNull(piece, "piece");
            requireNonNull(from, "from");
            requireNonNull(to, "to");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_YOUR_PIECE;
        }

        @Override
        public Rule rule() {
            return Rule.TURN_2;
        }

        @Override
        public List<Hex> cells() {
            return Stream.concat(from.stream(), to.stream()).toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Violates {@link Rule#TURN_1 TURN-1}: the piece does not stand on the start cell of the move.
     *
     * @param piece the piece
     * @param from the start cell of the move
     * @param at the cell on which the piece stands, or empty if it is not in play
     */
    record NotOnStartCell(Piece piece, Hex from, Optional<Hex> at) implements TurnViolation {
        public NotOnStartCell {
            requireNonNull(piece, "piece");
            requireNonNull(from, "from");
            requireNonNull(at, "at");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_ON_START_CELL;
        }

        @Override
        public Rule rule() {
            return Rule.TURN_1;
        }

        @Override
        public List<Hex> cells() {
            return Stream.concat(Stream.of(from), at.stream()).toList();
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * Violates {@link Rule#QUEEN_2 QUEEN-2}: the player must place the Queen before moving or throwing a piece.
     *
     * <p><img src="doc-files/QUEEN-2.svg" alt="the white Ant at the end of a row cannot move to the crosses">
     *
     * @param piece the piece of the attempted move
     * @param at its cell
     */
    record QueenInHand(Piece piece, Hex at) implements TurnViolation {
        public QueenInHand {
            Checks.requirePieceAt(piece, at);
        }

        @Override
        public Kind kind() {
            return Kind.QUEEN_IN_HAND;
        }

        @Override
        public Rule rule() {
            return Rule.QUEEN_2;
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
}
