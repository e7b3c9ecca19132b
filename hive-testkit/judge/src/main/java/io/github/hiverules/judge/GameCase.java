package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import java.io.IOException;

/** Compares all legal moves in the last positions of a game: those after at least the given number of plies. */
record GameCase(CaseResult.Suite suite, String name, Game game, int firstPly) implements ConformanceCase<Session> {

    @Override
    public Ruleset ruleset() {
        return game.ruleset();
    }

    @Override
    public void run(Session session) throws IOException {
        for (int ply = firstPly; ply <= game.plyCount(); ply++) {
            session.expectMoves(
                    Game.start(game.startPosition()).playAll(game.moves().subList(0, ply)));
        }
    }
}
