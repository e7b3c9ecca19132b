package io.github.hiverules.engine;

import io.github.hiverules.engine.testing.FirstMoveProgram;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Programs that pretend to be engines and misbehave; most of them greet properly first. */
enum MisbehavingProgram {
    NEVER_GREETS {
        @Override
        void run(PrintStream out) {
            hang();
        }
    },
    GREETS_ONE_CHARACTER_PER_SECOND {
        @Override
        void run(PrintStream out) {
            writeSlowly(out, GREETING.repeat(100));
        }
    },
    GREETS_ENDLESSLY {
        @Override
        void run(PrintStream out) {
            flood(out, "id Flood v1\n");
        }
    },
    DOES_NOT_READ {
        @Override
        void run(PrintStream out) {
            greet(out);
            hang();
        }
    },
    WRITES_WITHOUT_READING {
        @Override
        void run(PrintStream out) {
            greet(out);
            flood(out, "wS1;wA1\n");
        }
    },
    DOES_NOT_WRITE {
        @Override
        void run(PrintStream out) throws IOException {
            greet(out);
            BufferedReader in = input();
            while (in.readLine() != null) {
                out.flush();
            }
            hang();
        }
    },
    ANSWERS_ENDLESS_LINES {
        @Override
        void run(PrintStream out) throws IOException {
            greet(out);
            input().readLine();
            flood(out, "wS1;wA1\n");
        }
    },
    ANSWERS_ENDLESS_LINE {
        @Override
        void run(PrintStream out) throws IOException {
            greet(out);
            input().readLine();
            flood(out, "wS1;wA1;");
        }
    },
    ANSWERS_ONE_CHARACTER_PER_SECOND {
        @Override
        void run(PrintStream out) throws IOException {
            greet(out);
            input().readLine();
            writeSlowly(out, "wS1;wA1;".repeat(100));
        }
    },
    EXITS_AT_FIRST_COMMAND {
        @Override
        void run(PrintStream out) throws IOException {
            greet(out);
            input().readLine();
        }
    },
    CLOSES_ITS_OUTPUT {
        @Override
        void run(PrintStream out) {
            greet(out);
            out.close();
            hang();
        }
    },
    CLOSES_ITS_INPUT {
        @Override
        void run(PrintStream out) throws IOException {
            System.in.close();
            greet(out);
            hang();
        }
    },
    STARTS_CHILD_PROCESS {
        @Override
        void run(PrintStream out) throws IOException {
            new ProcessBuilder(NEVER_GREETS.command()).inheritIO().start();
            hang();
        }
    };

    static final String GREETING = "id Misbehaving v1\nMosquito;Ladybug;Pillbug\nok\n";

    abstract void run(PrintStream out) throws IOException;

    /** Returns the command that starts this program. */
    List<String> command() {
        return FirstMoveProgram.command(MisbehavingProgram.class, name());
    }

    /** Runs the constant whose name is the first argument. */
    public static void main(String[] args) throws IOException {
        valueOf(args[0]).run(System.out);
    }

    private static BufferedReader input() {
        return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    private static void greet(PrintStream out) {
        out.print(GREETING);
        out.flush();
    }

    private static void flood(PrintStream out, String text) {
        while (!out.checkError()) {
            out.print(text);
        }
    }

    private static void writeSlowly(PrintStream out, String text) {
        for (int i = 0; i < text.length(); i++) {
            out.print(text.charAt(i));
            out.flush();
            sleep(1000);
        }
    }

    private static void hang() {
        sleep(Long.MAX_VALUE);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
