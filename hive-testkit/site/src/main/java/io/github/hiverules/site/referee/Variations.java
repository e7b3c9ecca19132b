package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game and its variations: every line that the visitor has played or opened, from the same start.
 *
 * @param games the lines as they were played, none the beginning of another
 * @param index which of them is shown
 * @param brokenFirst the illegal move with which the text of the first line goes on
 */
record Variations(List<Game> games, int index, Optional<IllegalContinuation> brokenFirst) {

    /** The greatest number of variations that are kept; older ones make room. */
    static final int MAX = 20;

    Variations {
        games = List.copyOf(games);
    }

    static Variations of(Game game) {
        return of(game, Optional.empty());
    }

    static Variations of(Game game, Optional<IllegalContinuation> broken) {
        return new Variations(List.of(game), 0, broken);
    }

    Game current() {
        return games.get(index);
    }

    Optional<IllegalContinuation> broken() {
        return brokenFirst.filter(unused -> index == 0);
    }

    Variations at(int newIndex) {
        return new Variations(games, newIndex, brokenFirst);
    }

    /** Plays a move after a ply of the current line: lengthens that line at its end, otherwise adds a new one. */
    Variations play(int ply, Move move) {
        Game game = until(current(), ply).play(move);
        boolean isLonger = ply == current().plyCount() && broken().isEmpty();
        for (int other = 0; other < games.size(); other++) {
            if (common(games.get(other), game) == game.plyCount()) {
                return at(other);
            }
        }
        return isLonger ? replaced(game) : added(game);
    }

    /** Ends the current line after a ply. */
    Variations cutAt(int ply) {
        return replaced(until(current(), ply));
    }

    private Variations replaced(Game game) {
        List<Game> changed = new ArrayList<>(games);
        changed.set(index, game);
        return new Variations(changed, index, index == 0 ? Optional.empty() : brokenFirst);
    }

    private Variations added(Game game) {
        List<Game> changed = new ArrayList<>(games);
        if (changed.size() == MAX) {
            changed.remove(1);
        }
        changed.add(game);
        return new Variations(changed, changed.size() - 1, brokenFirst);
    }

    private static Game until(Game game, int ply) {
        Game until = game;
        while (until.plyCount() > ply) {
            until = until.undo();
        }
        return until;
    }

    /** Returns the number of plies that two lines have in common at the start. */
    static int common(Game one, Game other) {
        int length = Math.min(one.plyCount(), other.plyCount());
        for (int ply = 0; ply < length; ply++) {
            if (!one.moves().get(ply).equals(other.moves().get(ply))) {
                return ply;
            }
        }
        return length;
    }
}
