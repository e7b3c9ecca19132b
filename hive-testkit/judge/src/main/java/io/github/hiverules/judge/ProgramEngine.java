package io.github.hiverules.judge;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameStateString;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lets a program in this process answer the commands of the Universal Hive Protocol. */
final class ProgramEngine {

    private static final int PIPE_SIZE = 1 << 16;

    private final TriedMoves<?> program;
    private final Ruleset ruleset;
    private Game game;

    private ProgramEngine(TriedMoves<?> program, Ruleset ruleset) {
        this.program = program;
        this.ruleset = ruleset;
        this.game = Game.start(ruleset);
    }

    /** Returns a starter that runs the engine on a thread of its own, so that the judge can stop waiting for it. */
    static EngineStarter starter(Supplier<TriedMoves<?>> program, Ruleset ruleset) {
        return timeLimit -> {
            PipedInputStream answers = new PipedInputStream(PIPE_SIZE);
            PipedInputStream commands = new PipedInputStream(PIPE_SIZE);
            OutputStream toJudge = new PipedOutputStream(answers);
            OutputStream toProgram = new PipedOutputStream(commands);
            Thread thread = new Thread(
                    () -> new ProgramEngine(program.get(), ruleset).run(commands, toJudge), "program under test");
            thread.setDaemon(true);
            thread.start();
            return UhpClient.of(answers, toProgram, timeLimit);
        };
    }

    private void run(PipedInputStream commands, OutputStream answers) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(commands, StandardCharsets.UTF_8));
                Writer out = new OutputStreamWriter(answers, StandardCharsets.UTF_8)) {
            write(out, answer("info"));
            for (String command = in.readLine(); command != null; command = in.readLine()) {
                write(out, answer(command));
            }
        } catch (IOException e) {
            // The judge has closed the pipe.
            Thread.currentThread().interrupt();
        }
    }

    private static void write(Writer out, Optional<String> answer) throws IOException {
        out.write(answer.map(line -> line + "\n").orElse("") + "ok\n");
        out.flush();
    }

    private Optional<String> answer(String command) {
        String[] words = command.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        return switch (words[0]) {
            case "info" -> Optional.of("id Program v1\n" + capabilities());
            case "newgame" -> Optional.of(newGame(rest));
            case "play" -> Optional.of(play(rest));
            case "pass" -> Optional.of(play("pass"));
            case "validmoves" -> validMoves();
            default -> Optional.of("err no command of this program: " + words[0]);
        };
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }

    private String capabilities() {
        return Stream.of(Expansion.values())
                .filter(ruleset.expansions()::contains)
                .map(expansion -> expansion.name().charAt(0)
                        + expansion.name().substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(";"));
    }

    private String newGame(String text) {
        Parsed<Game> parsed =
                GameString.parseGameOrType(text, ReadOptions.lenient().withTogglesOf(ruleset));
        if (parsed.fault().isPresent()) {
            return "err cannot read the game";
        }
        Optional<String> refusal = program.whyRefused(parsed.orThrow());
        if (refusal.isPresent()) {
            return "invalidmove " + oneLine(refusal.get());
        }
        game = parsed.orThrow();
        return gameString(game);
    }

    private String play(String text) {
        try {
            Move move = MoveString.read(text, game.position());
            Optional<String> refusal = program.whyRefused(game, move);
            if (refusal.isPresent()) {
                return "invalidmove " + oneLine(refusal.get());
            }
            if (game.isLegal(move)) {
                game = game.play(move);
                return gameString(game);
            }
            return gameString(game) + ";" + text;
        } catch (NotationException e) {
            return "invalidmove " + oneLine(String.valueOf(e.getMessage()));
        }
    }

    /** Returns the game with the state that the program sees. */
    private String gameString(Game written) {
        String text = GameString.writeForEngine(written);
        return program.outcome(written)
                .map(outcome -> text.replaceFirst(";[A-Za-z]+;", ";" + state(written, outcome) + ";"))
                .orElse(text);
    }

    private static String state(Game game, Outcome outcome) {
        return outcome == Outcome.IN_PROGRESS && game.plyCount() == 0 ? "NotStarted" : GameStateString.write(outcome);
    }

    private Optional<String> validMoves() {
        try {
            List<String> moves = program.moves(game);
            return moves.isEmpty() ? Optional.empty() : Optional.of(String.join(";", moves));
        } catch (ChangedGameException e) {
            return Optional.of("err " + e.getMessage());
        }
    }
}
