package io.github.hiverules.testkit.uhp;

import io.github.hiverules.notation.uhp.UhpEngine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** Our own engine, whose commands and answers are altered on their way, for example by a planted fault. */
final class FaultyEngine {

    private final Alteration alteration;
    private final BufferedReader in;
    private final Writer out;
    private String command = "";
    private String gameString = "";

    private FaultyEngine(Alteration alteration, BufferedReader in, Writer out) {
        this.alteration = alteration;
        this.in = in;
        this.out = out;
    }

    static EngineStarter with(Alteration alteration) {
        return InProcessEngine.of((in, out) -> new FaultyEngine(alteration, in, out).run());
    }

    private void run() throws IOException {
        UhpEngine.of("Faulty v1", (game, limit) -> game.legalMoves().get(0))
                .withTournamentOpening(alteration.opening())
                .run(new Commands(), new Answers());
    }

    /** Hands one command at a time to the engine, after the alteration has altered it. */
    private final class Commands extends Reader {
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

    /** Passes each answer on when it is complete, after the alteration has altered it. */
    private final class Answers extends StringWriter {
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
