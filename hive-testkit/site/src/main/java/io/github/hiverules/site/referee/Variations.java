package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.game.GameText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * A game and its variations: all lines of play that the visitor has opened or played from the same start.
 *
 * @param games the game and its variations, none of them a prefix of another
 * @param index the index of the game that is shown
 * @param illegalContinuationOfFirst the rest of the text of the first game, if it contains an illegal move
 */
record Variations(List<Game> games, int index, Optional<IllegalContinuation> illegalContinuationOfFirst) {

    /** The maximum number of games; beyond it, a new variation replaces the oldest one. */
    static final int MAX_GAMES = 20;

    Variations {
        games = List.copyOf(games);
    }

    static Variations of(Game game) {
        return of(game, Optional.empty());
    }

    static Variations of(Game game, Optional<IllegalContinuation> illegalContinuation) {
        return new Variations(List.of(game), 0, illegalContinuation);
    }

    /** Reads what {@link #write} has written. */
    static Variations read(String text) {
        StringTokenizer lines = new StringTokenizer(text, "\n");
        int index = Integer.parseInt(lines.nextToken());
        List<Game> games = new ArrayList<>();
        while (lines.hasMoreTokens()) {
            games.add(GameText.read(lines.nextToken()));
        }
        return new Variations(games, Math.min(index, games.size() - 1), Optional.empty());
    }

    /** Writes the index of the shown game and all games, a line for each. */
    String write() {
        StringBuilder text = new StringBuilder().append(index).append('\n');
        games.forEach(game -> text.append(GameText.write(game)).append('\n'));
        return text.toString();
    }

    Game current() {
        return games.get(index);
    }

    Optional<IllegalContinuation> illegalContinuation() {
        return illegalContinuationOfFirst.filter(unused -> index == 0);
    }

    Variations at(int newIndex) {
        return new Variations(games, newIndex, illegalContinuationOfFirst);
    }

    /** Plays a move after a ply of the current game: extends the game at its end, otherwise adds a variation. */
    Variations play(int ply, Move move) {
        Game game = upTo(current(), ply).play(move);
        boolean extendsLine =
                ply == current().plyCount() && illegalContinuation().isEmpty();
        for (int other = 0; other < games.size(); other++) {
            if (commonPlies(games.get(other), game) == game.plyCount()) {
                return at(other);
            }
        }
        return extendsLine ? withCurrent(game) : withAdded(game);
    }

    /** Ends the current game after a ply. */
    Variations cutAt(int ply) {
        return withCurrent(upTo(current(), ply));
    }

    Variations transformed(Symmetry symmetry) {
        return new Variations(
                games.stream().map(game -> game.transformed(symmetry)).toList(),
                index,
                illegalContinuationOfFirst.map(illegal -> new IllegalContinuation(
                        illegal.move().transformed(symmetry), illegal.moveText(), illegal.followingMoves())));
    }

    private Variations withCurrent(Game game) {
        List<Game> changed = new ArrayList<>(games);
        changed.set(index, game);
        return new Variations(changed, index, index == 0 ? Optional.empty() : illegalContinuationOfFirst);
    }

    private Variations withAdded(Game game) {
        List<Game> changed = new ArrayList<>(games);
        if (changed.size() == MAX_GAMES) {
            changed.remove(1);
        }
        changed.add(game);
        return new Variations(changed, changed.size() - 1, illegalContinuationOfFirst);
    }

    private static Game upTo(Game game, int ply) {
        return game.upTo(Math.min(ply, game.plyCount()));
    }

    /** Returns the number of plies that two games have in common at their beginning. */
    static int commonPlies(Game first, Game second) {
        int length = Math.min(first.plyCount(), second.plyCount());
        for (int ply = 0; ply < length; ply++) {
            if (!first.moves().get(ply).equals(second.moves().get(ply))) {
                return ply;
            }
        }
        return length;
    }
}
