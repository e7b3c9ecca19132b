package example.engine;

import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;

/**
 * An engine for the Universal Hive Protocol that plays the first legal move. With an argument it makes a mistake: it lets
 * the Queen Bee be placed first.
 */
public final class Engine {

    private Engine() {}

    /** Answers commands until the input ends. */
    public static void main(String[] args) throws IOException {
        UhpEngine.of("Sample v1", (game, limit) -> game.legalMoves().get(0))
                .withRules(ReadOptions.lenient()
                        .withTournamentOpening(args.length == 0 ? TournamentOpening.ON : TournamentOpening.OFF))
                .run(
                        new InputStreamReader(System.in, StandardCharsets.UTF_8),
                        new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    }
}
