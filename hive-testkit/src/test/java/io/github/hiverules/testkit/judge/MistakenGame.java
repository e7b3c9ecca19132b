package io.github.hiverules.testkit.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** A game of a program that makes a mistake. It knows only kinds and cells, as many programs do. */
final class MistakenGame {

    private final PlantedMistake mistake;
    private Position position;

    MistakenGame(PlantedMistake mistake, Ruleset ruleset) {
        this.mistake = mistake;
        this.position = Position.initial(ruleset);
    }

    boolean attempt(Move move) {
        Optional<Move> mine = heard(move);
        if (mine.isEmpty() || !mistake.accepts(position, mine.get())) {
            return false;
        }
        position = mistake.play(position, mine.get());
        return true;
    }

    /** Returns the move of the piece that stands on the start cell of this program's board. */
    private Optional<Move> heard(Move move) {
        if (move instanceof Move.Movement movement) {
            Hex from = movement.from();
            return position.topAt(from).map(top -> Move.move(top, from, movement.to()));
        }
        if (move instanceof Move.Placement placement) {
            Piece any = Piece.of(
                    position.sideToMove(),
                    placement.piece().bug(),
                    placement.piece().number());
            Piece piece = position.nextInHand(position.sideToMove(), any.bug()).orElse(any);
            return Optional.of(Move.place(piece, placement.to()));
        }
        return Optional.of(move);
    }

    Outcome outcome() {
        return mistake.outcome(position);
    }
}
