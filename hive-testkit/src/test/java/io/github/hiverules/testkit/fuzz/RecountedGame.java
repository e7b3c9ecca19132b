package io.github.hiverules.testkit.fuzz;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A game with what all its positions look like to the repetition rule (DRAW-2), so that they can be counted plainly.
 *
 * @param before one move earlier, or empty at the start
 * @param game the game
 * @param looks the look of each position from the start to now
 */
record RecountedGame(Optional<RecountedGame> before, Game game, List<String> looks) {

    static RecountedGame from(Position start) {
        return new RecountedGame(Optional.empty(), Game.start(start), List.of(look(start)));
    }

    RecountedGame play(Move move) {
        Game next = game.play(move);
        List<String> more = new ArrayList<>(looks);
        more.add(look(next.position()));
        return new RecountedGame(Optional.of(this), next, more);
    }

    /** Returns this point of the game with the game's own record of it. */
    RecountedGame with(Game same) {
        return new RecountedGame(before, same, looks);
    }

    /** Counts how often the position came up, from the start to now. */
    int recount() {
        return Collections.frequency(looks, looks.get(looks.size() - 1));
    }

    /**
     * The kinds and colors on each cell, counted from a corner of the hive, and the side to move; the turn, up to the
     * fourth, while a Queen is in hand, and the piece that rests if a Pillbug is in the set.
     */
    private static String look(Position position) {
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
                boolean rests = position.resting().equals(Optional.of(piece));
                kinds.append(rests && position.ruleset().includes(Bug.PILLBUG) ? "!" : "");
            }
            Hex hex = entry.getKey();
            cells.put((hex.q() - firstQ) + "," + (hex.r() - firstR), kinds.toString());
        }
        return position.sideToMove() + (queens == 2 ? "" : " turn " + Math.min(position.turnNumber(), 4)) + cells;
    }
}
