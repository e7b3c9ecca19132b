package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Why an action is out of turn: it concerns whose turn it is and whose piece, not where pieces go. Immutable and thread-safe. */
public sealed interface TurnViolation extends Violation {

    /**
     * The game is over.
     *
     * <p><img src="doc-files/END-1.svg" alt="a surrounded Queen">
     *
     * @param outcome how it ended
     */
    record GameOver(Outcome outcome) implements TurnViolation {
        @Override
        public Rule rule() {
            return Rule.END_3;
        }
    }

    /**
     * A player who has a legal action does not pass.
     *
     * @param alternative one of the legal actions
     */
    record PassNotAllowed(Move alternative) implements TurnViolation {
        @Override
        public Rule rule() {
            return Rule.PASS_1;
        }
    }

    /**
     * The piece belongs to the opponent, and no Pillbug could throw it.
     *
     * @param piece the piece
     */
    record NotYourPiece(Piece piece) implements TurnViolation {
        @Override
        public Rule rule() {
            return Rule.TURN_2;
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * The piece does not stand where the move starts.
     *
     * @param piece the piece
     * @param from where the move starts
     * @param at where the piece is, or empty if it is not in play
     */
    record NotThere(Piece piece, Hex from, Optional<Hex> at) implements TurnViolation {
        @Override
        public Rule rule() {
            return Rule.TURN_1;
        }

        @Override
        public List<Hex> hexes() {
            return List.of(from);
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }

    /**
     * No piece moves before the own Queen is in play.
     *
     * <p><img src="doc-files/QUEEN-2.svg" alt="wA1 may not move while the Queen is in hand">
     *
     * @param piece the piece that was to move
     */
    record QueenInHand(Piece piece) implements TurnViolation {
        @Override
        public Rule rule() {
            return Rule.QUEEN_2;
        }

        @Override
        public List<Piece> pieces() {
            return List.of(piece);
        }
    }
}
