package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import java.util.Optional;

/** Builds a game from the moves that a reader finds. Not thread-safe. */
public final class GameBuilder {

    private final Source source;
    private final Repairs repairs;
    private final MoveReader moves;
    private boolean hasStarted;

    /** The game so far; until {@code start}, an empty base game that no reader returns. */
    private Game game = Game.start(Ruleset.BASE);

    public GameBuilder(Source source, Repairs repairs, ReadOptions options) {
        this.source = source;
        this.repairs = repairs;
        this.moves = new MoveReader(source, repairs, options);
    }

    public void start(Ruleset ruleset) {
        start(Position.initial(ruleset));
    }

    public void start(Position start) {
        game = Game.start(start);
        hasStarted = true;
    }

    /** Plays the move in a range, after a forced pass if the text leaves it out. */
    public void play(int start, int end) {
        Move move = moves.read(game.position(), start, end);
        Optional<Game> next = game.playIfLegal(move);
        if (next.isPresent()) {
            game = next.get();
        } else {
            playMissingPass(move, start, end);
            play(move, start, end);
        }
    }

    /**
     * Plays a pass that the text leaves out, because some programs do not record forced passes. Plays none if the
     * player has another move, or if the next move is illegal even after a pass.
     *
     * @return whether there was such a pass
     */
    public boolean playMissingPass(Move next, int start, int end) {
        Position before = game.position();
        if (!before.isLegal(Move.pass()) || !before.play(Move.pass()).isLegal(next)) {
            return false;
        }
        repairs.add(Repair.Kind.MISSING_PASS, start, end, "pass");
        play(Move.pass(), start, end);
        return true;
    }

    /** Returns whether the player to move has no other move than a pass. */
    public boolean mustPass() {
        return game.position().isLegal(Move.pass());
    }

    public void play(Move move, int start, int end) {
        try {
            game = game.play(move);
        } catch (IllegalMoveException e) {
            int first = source.skipWhitespace(start, end);
            String text = source.excerpt(first, source.trimEnd(first, end));
            throw new NotationException(
                    Fault.illegalMove(source.location(first), text, e.position(), e.move(), e.violation()));
        }
    }

    /** Returns which pieces the names in the text mean. */
    public Numbering numbering() {
        return moves.numbering();
    }

    public Game game() {
        return game;
    }

    public void finish(Game ended) {
        game = ended;
    }

    /** Returns the game up to the fault, or no game if the fault left no start. */
    public Parsed<Game> result(int start, Optional<Fault> fault) {
        Parsed<Game> parsed = hasStarted ? Parsed.of(game) : Parsed.failed(fault.orElseThrow());
        return fault.map(parsed::withFault)
                .orElse(parsed)
                .withRepairs(repairs.list())
                .withLocation(source.location(start));
    }
}
