package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.GameTypeString;
import io.github.hiverules.testkit.RandomGames;
import java.io.IOException;
import java.util.Optional;
import java.util.SplittableRandom;

/** Plays a random game move by move, with illegal moves and an undo now and then. */
record RandomGameCase(Ruleset ruleset, int number, long seed) {

    private static final int MAX_PLIES = 150;
    private static final int PLIES_BETWEEN_UNDOS = 9;
    private static final int MAX_DIFFERENCES = 1000;

    ConformanceCase<EngineSession> toCase() {
        String name = GameTypeString.write(ruleset) + " game " + (number + 1) + " of seed " + seed;
        return new ConformanceCase<>(CaseResult.Suite.RANDOM_GAMES, name, ruleset, this::ask);
    }

    private void ask(EngineSession session) throws IOException {
        RandomGames games = RandomGames.of(ruleset, seed, MAX_PLIES);
        Game whole = (number % 2 == 0 ? games.lively() : games).game(number);
        SplittableRandom random = new SplittableRandom(seed + number);
        Game game = Game.start(ruleset);
        for (Move move : whole.moves()) {
            session.expectMoves(game);
            tryIllegalMove(session, game, random);
            if (session.differences().size() >= MAX_DIFFERENCES || !session.ensureGame(game)) {
                return;
            }
            session.play(game, move);
            Game next = game.play(move);
            if (next.plyCount() % PLIES_BETWEEN_UNDOS == 0 && session.ensureGame(next) && session.undo(game, "undo")) {
                session.play(game, move);
            }
            game = next;
        }
        session.expectMoves(game);
    }

    private static void tryIllegalMove(EngineSession session, Game game, SplittableRandom random) throws IOException {
        Optional<Move> illegal = IllegalMoves.random(game.position(), random);
        if (illegal.isPresent()) {
            session.tryMove(game, illegal.get());
        }
    }
}
