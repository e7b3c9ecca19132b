package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Optional;

/** Looks for a shorter beginning of a game that already shows a difference, by asking the engine again. */
final class Shrinker {

    private final UhpClient engine;

    Shrinker(UhpClient engine) {
        this.engine = engine;
    }

    /** Returns the finding with the shortest game, or unchanged if it is not about listed moves. */
    Finding shrink(Finding finding) throws EngineFailureException {
        Difference example = finding.example();
        if (example.kind() != Difference.Kind.MOVES) {
            return finding;
        }
        Game game = Game.start(example.game().startPosition());
        for (Move move : example.game().moves()) {
            Optional<Difference> shorter = same(game, Cause.of(example));
            if (shorter.isPresent()) {
                return new Finding(shorter.get(), finding.place(), finding.count());
            }
            game = game.play(move);
        }
        return finding;
    }

    private Optional<Difference> same(Game game, String cause) throws EngineFailureException {
        if (engine.ask("newgame " + GameString.write(game)).isError()) {
            return Optional.empty();
        }
        return MoveComparison.compare(game, engine.ask("validmoves")).stream()
                .filter(difference -> Cause.of(difference).equals(cause))
                .findFirst();
    }
}
