package io.github.hiverules.notation.internal;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.piece.Color;

/** The start that every notation for games takes for granted. */
public final class Starts {

    private Starts() {}

    public static void requireEmptyTable(Game game) {
        Position start = game.startPosition();
        if (!start.stacks().isEmpty() || start.sideToMove() != Color.WHITE || start.turnNumber() != 1) {
            throw new NotExpressibleException(NotExpressibleException.Subject.START_POSITION);
        }
    }
}
