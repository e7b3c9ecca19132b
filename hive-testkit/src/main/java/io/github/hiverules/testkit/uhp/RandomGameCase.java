package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.GameTypeString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.RandomGames;
import java.util.SplittableRandom;

/** Plays a random game move by move, with undos and illegal moves now and then. */
record RandomGameCase(Ruleset ruleset, int number, long seed) implements ConformanceCase {

    private static final int MAX_PLIES = 150;
    private static final int PLIES_BETWEEN_UNDOS = 9;
    private static final int MOST_DIFFERENCES = 1000;

    @Override
    public CaseResult.Suite suite() {
        return CaseResult.Suite.RANDOM_GAMES;
    }

    @Override
    public String name() {
        return GameTypeString.write(ruleset) + " game " + (number + 1) + " of seed " + seed;
    }

    @Override
    public void run(EngineSession session) throws EngineFailureException {
        RandomGames games = RandomGames.of(ruleset, seed, MAX_PLIES);
        Game whole = (number % 2 == 0 ? games.lively() : games).game(number);
        SplittableRandom random = new SplittableRandom(seed + number);
        Game game = Game.start(ruleset);
        boolean agreed = session.newGame(game);
        for (Move move : whole.moves()) {
            if (!agreed || session.differences().size() >= MOST_DIFFERENCES) {
                return;
            }
            session.expectMoves(game);
            // An engine that accepted an illegal move, or understood a legal one differently, gets the game again.
            agreed = tryIllegalMove(session, game, random) || session.newGame(game);
            if (agreed) {
                agreed = play(session, game, move) || session.newGame(game.play(move));
                game = game.play(move);
            }
            if (agreed && game.plyCount() % PLIES_BETWEEN_UNDOS == 0) {
                agreed = takeBackAndPlayAgain(session, game, move) || session.newGame(game);
            }
        }
        session.expectMoves(game);
    }

    private static boolean play(EngineSession session, Game game, Move move) throws EngineFailureException {
        String text = MoveString.write(move, game.position());
        return session.expectGame(game.play(move), session.ask("play " + text));
    }

    private static boolean takeBackAndPlayAgain(EngineSession session, Game game, Move move)
            throws EngineFailureException {
        return session.expectGame(game.undo(), session.ask("undo")) && play(session, game.undo(), move);
    }

    /** Returns whether the game can go on: not if the engine accepted the move. */
    private static boolean tryIllegalMove(EngineSession session, Game game, SplittableRandom random)
            throws EngineFailureException {
        IllegalMoves.Attempt attempt =
                IllegalMoves.random(game.position(), random).orElse(null);
        if (attempt == null) {
            return true;
        }
        int before = session.differences().size();
        session.expectInvalidMove(game, "play " + attempt.text(), attempt.move(), attempt.why());
        return session.differences().stream()
                .skip(before)
                .noneMatch(difference -> difference.kind() == Difference.Kind.ACCEPTED);
    }
}
