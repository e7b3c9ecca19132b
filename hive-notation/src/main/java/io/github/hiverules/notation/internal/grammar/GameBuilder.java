package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.piece.Color;
import java.util.Optional;

/** Builds a game from the moves that a reader finds, up to the first fault. Not thread-safe. */
public final class GameBuilder {

    private final Reading reading;
    private final Source source;
    private final MoveReader moves;

    /** Whether the opening is free if the Queen Bee is the first piece of either player. */
    private final boolean detectsOpening;

    private Game game;

    private GameBuilder(Reading reading, Game game, boolean detectsOpening) {
        this.reading = reading;
        this.source = reading.source();
        this.moves = new MoveReader(reading);
        this.game = game;
        this.detectsOpening = detectsOpening;
    }

    /** Begins a game whose text says the ruleset with all toggles. */
    public static GameBuilder of(Reading reading, Position start) {
        return new GameBuilder(reading, Game.start(start), false);
    }

    /** Begins a game whose text says no more than the set of pieces, so the options say the toggles. */
    public static GameBuilder assuming(Reading reading, Ruleset pieces) {
        return after(Game.start(Rulesets.assumed(pieces, reading.options())), reading);
    }

    /** Continues a game whose text said no more than the set of pieces. */
    public static GameBuilder after(Game game, Reading reading) {
        boolean detectsOpening = reading.options().tournamentOpening() == TournamentOpening.AUTO;
        return new GameBuilder(reading, game, detectsOpening);
    }

    /** Begins a game whose text says the set of pieces and, if it has the given range, the toggles. */
    public static GameBuilder recorded(Reading reading, Ruleset pieces, Optional<Range> ruleset) {
        return ruleset.flatMap(
                        range -> Rulesets.readRecorded(reading, range, Rulesets.assumed(pieces, reading.options())))
                .map(named -> of(reading, Position.initial(named)))
                .orElseGet(() -> assuming(reading, pieces));
    }

    /** Reads and plays the move in a range, after a forced pass if the text leaves it out. */
    public void play(int start, int end) {
        reading.reportChanges(end);
        Optional<Move> move = moves.read(game.position(), start, end);
        if (move.isPresent()) {
            play(move.get(), start, end);
        }
    }

    /** Plays a move, after a forced pass if the text leaves it out. */
    public void play(Move move, int start, int end) {
        boolean isPlayed = reading.hasFailed() || tryPlay(move);
        if (!isPlayed) {
            playMissingPass(move, start, end);
            playExactly(move, start, end);
        }
    }

    /** Plays a move, or reports that it is illegal. */
    public void playExactly(Move move, int start, int end) {
        reading.reportChanges(end);
        if (!reading.hasFailed() && !tryPlay(move)) {
            int first = source.skipWhitespace(start, end);
            reading.fail(source.illegalMove(first, source.trimEnd(first, end), game, move));
        }
    }

    /** Returns a builder that goes on from here, and reports nothing to the reader. */
    public GameBuilder trial() {
        ReadOptions options = ReadOptions.lenient().withNumbering(reading.numbering());
        return new GameBuilder(new Reading(source, options), game, detectsOpening);
    }

    /** Reads and plays a move. Returns why it cannot be played, and forgets that. */
    public Optional<Fault> tryMove(int start, int end) {
        play(start, end);
        return reading.takeFault();
    }

    private boolean tryPlay(Move move) {
        settleOpening(move);
        Optional<Game> next = game.playIfLegal(move);
        game = next.orElse(game);
        return next.isPresent();
    }

    /**
     * Settles that the game has no tournament opening if the move brings the Queen Bee in as the first piece of a
     * player. A reader that detects the opening assumes it until then.
     */
    private void settleOpening(Move move) {
        if (detectsOpening
                && Rulesets.isQueenFirst(game.plyCount(), move)
                && game.ruleset().has(Toggle.TOURNAMENT_OPENING)) {
            game = Game.start(game.ruleset().without(Toggle.TOURNAMENT_OPENING)).playAll(game.moves());
        }
    }

    /**
     * Plays a pass that the text leaves out, because some programs do not record forced passes. Plays none if the
     * player has another move, or if the next move is illegal even after a pass.
     *
     * @return whether there was such a pass
     */
    public boolean playMissingPass(Move next, int start, int end) {
        boolean isMissing = game.playIfLegal(Move.pass())
                .filter(passed -> passed.isLegal(next))
                .isPresent();
        if (isMissing) {
            reading.add(Repair.Kind.MISSING_PASS, start, end, "pass");
        }
        return isMissing && !reading.hasFailed() && tryPlay(Move.pass());
    }

    /** Returns whether the player to move has no other move than a pass. */
    public boolean mustPass() {
        return game.position().isLegal(Move.pass());
    }

    public Game game() {
        return game;
    }

    /** Ends the game, unless a fault came before. */
    public void finish(Game ended) {
        game = reading.hasFailed() ? game : ended;
    }

    /**
     * Ends the game with its recorded result, which the board may not show, such as a resignation. Reports a fault if
     * the board shows a different result.
     *
     * @param endingOfWin how a player won if the board does not show it
     */
    public void finish(Outcome recorded, GameResult.Ending endingOfWin, int start, int end) {
        GameResult actual = game.result();
        if (!recorded.isOver() || recorded == actual.outcome()) {
            return;
        }
        if (actual.outcome().isOver()) {
            reading.fail(source.contradiction(start, end, recorded, actual));
            return;
        }
        Optional<Color> winner = recorded.winner();
        game = game.end(winner.isEmpty() ? GameResult.drawByAgreement() : new GameResult(recorded, endingOfWin));
    }

    /** Returns the game up to the fault. */
    public Parsed<Game> result(int start) {
        return reading.parsed(Optional.of(game)).withLocation(source.location(start));
    }
}
