package io.github.hiverules.engine;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** The library's engine as a program that plays random legal moves. */
final class RandomMoveProgram {

    private static final long SEED = 1;

    private RandomMoveProgram() {}

    /** Runs the engine on standard input and output. */
    public static void main(String[] args) throws IOException {
        UhpEngine.of("Random v1", chooser())
                .run(
                        new InputStreamReader(System.in, StandardCharsets.UTF_8),
                        new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    }

    static MoveChooser chooser() {
        SplittableRandom random = new SplittableRandom(SEED);
        return (game, limit) -> game.legalMoves().random(random);
    }
}
