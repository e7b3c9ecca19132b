package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The sorts of moves after which a program's board differs: it then accepts a move from a cell that is empty, or only
 * moves of the player who has just moved. No game with such a move is evidence for anything else.
 */
final class OtherBoard {

    private final Map<String, Incident> found = new LinkedHashMap<>();

    /** Whether the program even accepts moves from empty cells on which no piece has stood. */
    private boolean movesNothing;

    void look(Game game, Answer answer) {
        if (game.isOver() || isAfterLostMove(game.plyCount() == 0 ? game : game.undo())) {
            return;
        }
        Optional<Move> impossible = answer.accepted().stream()
                .filter(move -> Questions.isFromEmptyCell(game, move))
                .findFirst();
        if (impossible.isPresent() && !Questions.hasMovement(game)) {
            movesNothing = true;
        }
        sign(game, answer, impossible).ifPresent(incident -> found.putIfAbsent(incident.heading(), incident));
    }

    private Optional<Incident> sign(Game game, Answer answer, Optional<Move> impossible) {
        if (impossible.isPresent() && !movesNothing) {
            return Questions.lastMovements(game)
                    .filter(last -> Questions.around(last).anyMatch(((Move.Movement) impossible.get()).from()::equals))
                    .findFirst()
                    .map(last -> incident(
                            game,
                            last,
                            "afterwards, it moves a piece from " + ((Move.Movement) impossible.get()).from()
                                    + ", which is empty"));
        }
        boolean acceptsLegal = answer.accepted().stream().anyMatch(game::isLegal);
        Optional<Move> opponents = answer.accepted().stream()
                .filter(move -> isOpponents(game, move))
                .findFirst();
        return acceptsLegal || game.plyCount() == 0
                ? Optional.empty()
                : opponents.map(move -> incident(
                        game,
                        game.lastMove().orElseThrow(),
                        "afterwards, it accepts only moves of the player who has just moved, such as "
                                + ListedMoves.textOrCells(game.position(), move)));
    }

    private static Incident incident(Game game, Move last, String detail) {
        return Incident.of("Accepts " + Kinds.sort(last) + ", but its board differs afterwards", game, detail);
    }

    private static boolean isOpponents(Game game, Move move) {
        return move.movedPiece()
                .map(Piece::color)
                .filter(color -> color != game.sideToMove())
                .isPresent();
    }

    /** Returns whether the board of the program differs after some move of a game. */
    boolean isAfterLostMove(Game game) {
        return !found.isEmpty()
                && game.moves().stream()
                        .anyMatch(move -> found.containsKey(
                                "Accepts " + Kinds.sort(move) + ", but its board differs afterwards"));
    }

    Iterable<Incident> found() {
        return found.values();
    }
}
