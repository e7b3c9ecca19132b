package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How the judge understands a program that says which moves it calls legal. */
@FunctionalInterface
interface Reader {

    /**
     * Returns the moves that the judge hears.
     *
     * @param game the game that the judge has in mind
     * @param stands where the program stands, which may be elsewhere
     * @param moves the moves that the program calls legal there
     */
    Set<Move> heard(Game game, Setup stands, List<Move> moves);

    /** Returns what a program that stands somewhere takes a move for. */
    default Move understood(Move move, Setup stands) {
        return move;
    }

    /** Returns the moves as the protocol says them: a text names a piece and its neighbor, but no cell. */
    static Set<Move> ofTexts(Game game, Setup stands, List<Move> moves) {
        Position listener = game.position();
        Optional<Position> speaker = stands.equals(listener.setup()) ? Optional.of(listener) : position(stands);
        Set<Move> legal = Set.copyOf(game.legalMoves());
        Set<Move> heard = new LinkedHashSet<>();
        for (Move move : speaker.isPresent() ? moves : List.<Move>of()) {
            Optional<Move> said = speaker.get().equals(listener) && legal.contains(move)
                    ? Optional.of(move)
                    : IllegalMoves.heard(speaker.get(), move, listener);
            said.map(one -> MoveComparison.withNextNumber(listener, one)).ifPresent(heard::add);
        }
        return heard;
    }

    /** Returns the moves as a program says them that names cells. */
    static Set<Move> ofCells(Game game, Setup stands, List<Move> moves) {
        return moves.stream()
                .map(move -> MoveComparison.withNextNumber(game.position(), move))
                .collect(Collectors.toSet());
    }

    /** Returns the position, or empty if no position can be like this. */
    static Optional<Position> position(Setup setup) {
        try {
            return Optional.of(Position.of(setup));
        } catch (InvalidSetupException e) {
            return Optional.empty();
        }
    }
}
