package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Builds a game from the moves that a reader finds, up to the first fault. Not thread-safe. */
public final class GameBuilder {

    private final Source source;
    private final Repairs repairs;
    private final MoveReader moves;

    /** Whether the opening is free if the Queen Bee is the first piece of either player. */
    private final boolean detectsOpening;

    private Game game;

    private GameBuilder(Source source, Repairs repairs, ReadOptions options, Game game, boolean detectsOpening) {
        this.source = source;
        this.repairs = repairs;
        this.moves = new MoveReader(source, repairs, options);
        this.game = game;
        this.detectsOpening = detectsOpening;
    }

    /** Begins a game whose text says the ruleset with all toggles. */
    public static GameBuilder of(Source source, Repairs repairs, ReadOptions options, Position start) {
        return new GameBuilder(source, repairs, options, Game.start(start), false);
    }

    /** Begins a game whose text says no more than the set of pieces, so the options say the toggles. */
    public static GameBuilder assuming(Source source, Repairs repairs, ReadOptions options, Ruleset pieces) {
        return after(Game.start(Position.initial(Rulesets.assumed(pieces, options))), source, repairs, options);
    }

    /** Continues a game whose text said no more than the set of pieces. */
    public static GameBuilder after(Game game, Source source, Repairs repairs, ReadOptions options) {
        boolean detectsOpening = options.tournamentOpening() == TournamentOpening.AUTO;
        return new GameBuilder(source, repairs, options, game, detectsOpening);
    }

    /** Begins a game whose text says the set of pieces and, if it has the given range, the toggles. */
    public static GameBuilder recorded(
            Source source, Repairs repairs, ReadOptions options, Ruleset pieces, Optional<TextRange> ruleset) {
        return ruleset.flatMap(range -> Rulesets.readRecorded(
                        source, range.start(), range.end(), Rulesets.assumed(pieces, options), repairs))
                .map(named -> of(source, repairs, options, Position.initial(named)))
                .orElseGet(() -> assuming(source, repairs, options, pieces));
    }

    /** Reads and plays the move in a range, after a forced pass if the text leaves it out. */
    public void play(int start, int end) {
        Optional<Move> move = moves.read(game.position(), start, end);
        if (move.isPresent()) {
            play(move.get(), start, end);
        }
    }

    /** Plays a move, after a forced pass if the text leaves it out. */
    public void play(Move move, int start, int end) {
        boolean isPlayed = repairs.hasFailed() || tryPlay(move);
        if (!isPlayed) {
            playMissingPass(move, start, end);
            playExactly(move, start, end);
        }
    }

    /** Plays a move, or reports that it is illegal. */
    public void playExactly(Move move, int start, int end) {
        if (!repairs.hasFailed() && !tryPlay(move)) {
            int first = source.skipWhitespace(start, end);
            repairs.fail(source.illegalMove(first, source.trimEnd(first, end), game, move));
        }
    }

    /** Returns a builder that goes on from here, and reports nothing to the reader. */
    public GameBuilder trial() {
        ReadOptions options = ReadOptions.lenient();
        GameBuilder trial = new GameBuilder(source, new Repairs(source, options), options, game, detectsOpening);
        trial.moves.setNumbering(numbering());
        return trial;
    }

    /** Reads and plays a move. Returns why it cannot be played, and forgets that. */
    public Optional<Fault> tryMove(int start, int end) {
        play(start, end);
        return repairs.takeFault();
    }

    private boolean tryPlay(Move move) {
        if (detectsOpening) {
            game = Rulesets.withOpeningFor(move, game);
        }
        Optional<Game> next = game.playIfLegal(move);
        game = next.orElse(game);
        return next.isPresent();
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
            repairs.add(Repair.Kind.MISSING_PASS, start, end, "pass");
        }
        return isMissing && !repairs.hasFailed() && tryPlay(Move.pass());
    }

    /** Returns whether the player to move has no other move than a pass. */
    public boolean mustPass() {
        return game.position().isLegal(Move.pass());
    }

    /** Returns which pieces the names in the text mean. */
    public Numbering numbering() {
        return moves.numbering();
    }

    /** Remembers the piece that enters under a name. */
    public void enter(Piece name, Piece piece, int start, int end) {
        moves.enter(name, piece, start, end);
    }

    /** Plays a move that another reader has read. */
    public void play(Parsed<Move> move, int start, int end) {
        repairs.addAll(move);
        moves.setNumbering(move.numbering());
        move.value().ifPresent(meant -> play(meant, start, end));
    }

    public Game game() {
        return game;
    }

    /** Ends the game, unless a fault came before. */
    public void finish(Game ended) {
        game = repairs.hasFailed() ? game : ended;
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
            repairs.fail(source.contradiction(start, end, recorded, actual));
            return;
        }
        Optional<Color> winner = recorded.winner();
        game = game.end(winner.isEmpty() ? GameResult.drawByAgreement() : new GameResult(recorded, endingOfWin));
    }

    /** Returns the game up to the fault. */
    public Parsed<Game> result(int start) {
        return repairs.parsed(Optional.of(game))
                .withLocation(source.location(start))
                .withNumbering(numbering());
    }
}
