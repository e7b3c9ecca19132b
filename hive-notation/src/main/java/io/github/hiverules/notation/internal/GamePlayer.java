package io.github.hiverules.notation.internal;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TextPlace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays what a reader reads, and keeps the good part when something is wrong. Not thread-safe. */
public final class GamePlayer {

    private final Source source;
    private final Repairs repairs;
    private final MoveReader moves;
    private final Map<String, String> tags;
    private Game game;

    public GamePlayer(Source source, Repairs repairs, ReadOptions options, Ruleset ruleset, Map<String, String> tags) {
        this.source = source;
        this.repairs = repairs;
        this.moves = new MoveReader(source, repairs, options);
        this.tags = tags;
        this.game = Game.start(ruleset);
    }

    /** Returns what is read when not even the rules of the game can be. */
    public static ReadGame unplayable(TextPlace place, Repairs repairs, NotationException fault) {
        return new ReadGame(place, Game.start(Ruleset.BASE), Map.of(), repairs.list(), Optional.of(fault.fault()));
    }

    /** Returns what is read when a text cannot even be looked at. */
    public static ReadGame unplayable(NotationException fault) {
        return new ReadGame(
                fault.fault().place(), Game.start(Ruleset.BASE), Map.of(), List.of(), Optional.of(fault.fault()));
    }

    /** Plays the UHP move between two offsets. */
    public void play(int start, int end) {
        play(moves.read(game.position(), start, end), start, end);
    }

    /** Plays a move that stands between two offsets. */
    public void play(Move move, int start, int end) {
        try {
            game = game.play(move);
        } catch (IllegalMoveException e) {
            int first = Texts.skipBlanks(source.text(), start, end);
            String text = source.excerpt(first, Texts.trimEnd(source.text(), first, end));
            throw new NotationException(
                    new Fault.Illegal(source.place(first), text, e.position(), e.move(), e.violation()));
        }
    }

    public Game game() {
        return game;
    }

    public void end(Game ended) {
        game = ended;
    }

    public ReadGame read(TextPlace place, Optional<NotationException> fault) {
        Optional<Fault> what = fault.isPresent() ? Optional.of(fault.get().fault()) : Optional.empty();
        return new ReadGame(place, game, tags, repairs.list(), what);
    }
}
