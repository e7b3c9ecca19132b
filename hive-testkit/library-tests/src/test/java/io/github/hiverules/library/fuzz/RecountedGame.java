package io.github.hiverules.library.fuzz;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A game with a text for each of its positions. Two texts are equal if the positions count as the same for draws by
 * repetition (DRAW-2), so that it is simple to count how many times a position has occurred.
 *
 * @param before the game one move earlier, or empty at the start
 * @param game the game
 * @param positionTexts the texts of all positions from the start to the current one
 */
record RecountedGame(Optional<RecountedGame> before, Game game, List<String> positionTexts) {

    static RecountedGame from(Position start) {
        return new RecountedGame(Optional.empty(), Game.start(start), List.of(positionText(start)));
    }

    RecountedGame play(Move move) {
        Game next = game.play(move);
        List<String> texts = new ArrayList<>(positionTexts);
        texts.add(positionText(next.position()));
        return new RecountedGame(Optional.of(this), next, texts);
    }

    /** Returns a copy with an equal game that was created differently. */
    RecountedGame with(Game equalGame) {
        return new RecountedGame(before, equalGame, positionTexts);
    }

    /** Counts how many times the current position has occurred. */
    int recount() {
        return Collections.frequency(positionTexts, positionTexts.get(positionTexts.size() - 1));
    }

    /**
     * Returns the side to move, and the kinds and colors on each cell, relative to a corner of the hive. Adds the turn,
     * at most 4, while a Queen is in hand, and marks the resting piece if the set has a Pillbug.
     */
    private static String positionText(Position position) {
        Map<Hex, List<Piece>> stacks = position.stacks();
        int firstQ = stacks.keySet().stream().mapToInt(Hex::q).min().orElse(0);
        int firstR = stacks.keySet().stream().mapToInt(Hex::r).min().orElse(0);
        Map<String, String> cells = new TreeMap<>();
        int queens = 0;
        for (Map.Entry<Hex, List<Piece>> entry : stacks.entrySet()) {
            StringBuilder kinds = new StringBuilder();
            for (Piece piece : entry.getValue()) {
                kinds.append(piece.color().name().charAt(0)).append(piece.bug().letter());
                queens += piece.bug() == Bug.QUEEN_BEE ? 1 : 0;
                boolean isResting = position.resting().equals(Optional.of(piece));
                kinds.append(isResting && position.ruleset().includes(Bug.PILLBUG) ? "!" : "");
            }
            Hex hex = entry.getKey();
            cells.put((hex.q() - firstQ) + "," + (hex.r() - firstR), kinds.toString());
        }
        return position.sideToMove() + (queens == 2 ? "" : " turn " + Math.min(position.turnNumber(), 4)) + cells;
    }
}
