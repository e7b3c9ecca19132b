package io.github.hiverules.testkit.judge;

import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.notation.ReadOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** Runs the library's engine and alters its commands and answers, for example to plant a fault. */
final class AlteredEngine {

    private final Alteration alteration;
    private final BufferedReader in;
    private final Writer out;
    private String command = "";
    private String gameString = "";

    private AlteredEngine(Alteration alteration, BufferedReader in, Writer out) {
        this.alteration = alteration;
        this.in = in;
        this.out = out;
    }

    static EngineStarter with(Alteration alteration) {
        return InProcessEngine.of((in, out) -> new AlteredEngine(alteration, in, out).run());
    }

    private void run() throws IOException {
        UhpEngine.of("Altered v1", (game, limit) -> game.legalMoves().get(0))
                .withRules(ReadOptions.lenient().withTournamentOpening(alteration.opening()))
                .run(new EngineInput(), new EngineOutput());
    }

    /** Hands the engine one altered command at a time. */
    private final class EngineInput extends Reader {
        private StringReader line = new StringReader("");

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            int read = line.read(buffer, offset, length);
            if (read >= 0) {
                return read;
            }
            String next = in.readLine();
            if (next == null) {
                return -1;
            }
            command = next;
            line = new StringReader(alteration.command(next) + "\n");
            return line.read(buffer, offset, length);
        }

        @Override
        public boolean ready() throws IOException {
            return in.ready();
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    /** Alters each complete answer and passes it on. */
    private final class EngineOutput extends StringWriter {
        @Override
        public void flush() {
            List<String> lines = toString().lines().toList();
            getBuffer().setLength(0);
            List<String> answer = alteration.answer(command, lines.subList(0, lines.size() - 1), gameString);
            lines.stream().filter(line -> line.startsWith("Base")).forEach(line -> gameString = line);
            try {
                for (String line : answer) {
                    out.write(line + "\n");
                }
                out.write("ok\n");
                out.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
