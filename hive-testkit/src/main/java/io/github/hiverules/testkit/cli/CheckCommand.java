package io.github.hiverules.testkit.cli;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.cli.InputFiles.Input;
import io.github.hiverules.testkit.internal.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive check}: validates recorded games. */
@Command(
        name = "check",
        description = "Validates recorded games move by move.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "One line a game, with tabs between: OK, ILLEGAL or UNREADABLE; the file, and the line where it matters;"
                    + " the number of legal moves; the result; and the reason.",
            "A recorded win or draw on an unfinished position is OK: a resignation, a loss on time or an agreement."
        })
final class CheckCommand implements Callable<Integer> {

    private static final int MANY_FILES = 20;

    private final Streams streams;
    private final InputFiles files;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--json", description = "Write one JSON object a line.")
    private boolean json;

    @Option(names = "--moves", description = "Also list the legal moves of each game, before its line.")
    private boolean moves;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "UHP game strings, PGN or SGF, told apart by content; folders are walked; - is standard"
                    + " input.")
    private List<String> names = List.of();

    private int games;
    private int illegal;
    private int unreadable;
    private Optional<Verdict> firstUnreadable = Optional.empty();

    CheckCommand(Streams streams) {
        this.streams = streams;
        this.files = new InputFiles(streams.in());
    }

    @Override
    public Integer call() {
        List<Input> inputs = names.stream().flatMap(this::find).toList();
        Progress progress = new Progress(streams, inputs.size(), MANY_FILES, "file");
        List<String> passedOver = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            progress.show(i);
            check(inputs.get(i), progress).ifPresent(passedOver::add);
        }
        progress.hide();
        streams.out().flush();
        complain(passedOver);
        if (unreadable > 0 || games == 0) {
            return ExitCode.UNUSABLE;
        }
        return illegal == 0 ? ExitCode.OK : ExitCode.NO;
    }

    private Stream<Input> find(String name) {
        try {
            return files.find(name).stream();
        } catch (UnusableInputException e) {
            report(unreadable(name, e));
            return Stream.empty();
        }
    }

    /** Checks the games of an input; returns its name if it holds none and need not. */
    private Optional<String> check(Input input, Progress progress) {
        String text;
        try {
            text = files.read(input);
        } catch (UnusableInputException e) {
            progress.hide();
            report(unreadable(input.name(), e));
            return Optional.empty();
        }
        if (input.mayBeOther() && GameFiles.notationOf(text).isEmpty()) {
            return Optional.of(input.name());
        }
        try (Stream<ReadGame> read = GameFiles.read(text, rules.readOptions())) {
            read.forEach(game -> {
                progress.hide();
                listMoves(game.game());
                report(Verdict.of(input.name(), game));
            });
        }
        return Optional.empty();
    }

    private void listMoves(Game game) {
        if (moves && !json) {
            Position position = game.startPosition();
            int ply = 0;
            for (Move move : game.moves()) {
                streams.out().println("  " + ++ply + ". " + MoveString.write(move, position));
                position = position.play(move);
            }
        }
    }

    private static Verdict unreadable(String name, UnusableInputException e) {
        String message = String.valueOf(e.getMessage());
        String prefix = name + ": ";
        return Verdict.unreadable(name, message.startsWith(prefix) ? message.substring(prefix.length()) : message);
    }

    private void report(Verdict verdict) {
        games++;
        switch (verdict.status()) {
            case OK -> {}
            case ILLEGAL -> illegal++;
            case UNREADABLE -> {
                unreadable++;
                firstUnreadable = firstUnreadable.or(() -> Optional.of(verdict));
            }
        }
        streams.out().println(json ? Json.write(verdict.json()) : verdict.line());
    }

    private void complain(List<String> passedOver) {
        if (firstUnreadable.isPresent()) {
            String more = unreadable == 1 ? "" : " (and " + (unreadable - 1) + " more unreadable)";
            streams.err()
                    .println("hive: " + Wording.oneLine(firstUnreadable.get().complaint()) + more);
        } else if (games == 0) {
            streams.err().println("hive: " + Wording.oneLine(String.join(", ", names)) + ": no recorded game");
        } else if (!passedOver.isEmpty()) {
            streams.err()
                    .println("hive: passed over " + Wording.count(passedOver.size(), "file") + " without games: "
                            + Wording.oneLine(String.join(", ", passedOver)));
        }
    }
}
