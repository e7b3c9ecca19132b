package example.bot;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.engine.UhpEngine;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;

/** Runs the bot as an engine for the Universal Hive Protocol. */
public final class Main {

    private Main() {}

    public static void main(String[] args) throws IOException {
        UhpEngine.of("AlphaBeta v1", new AlphaBeta())
                .run(new InputStreamReader(System.in, UTF_8), new OutputStreamWriter(System.out, UTF_8));
    }
}
