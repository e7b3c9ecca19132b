package io.github.hiverules.command;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.file.TextKind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive check}: checks recorded games. */
@Command(
        name = "check",
        description = "Checks recorded games move by move.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Zip files are read like folders; files that end in .gz are unpacked.",
            "Prints one line per game, with tabs between the fields: OK, ILLEGAL or UNREADABLE; the file, with the line"
                    + " if necessary; the number of moves before the first fault; the result; and the reason.",
            "A recorded win or draw in an unfinished position is OK: it counts as a resignation, a loss on time or an"
                    + " agreed draw."
        })
final class CheckCommand implements Callable<Integer> {

    private static final double NANOS_PER_SECOND = 1e9;

    private final Streams streams;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--json", description = "Write one JSON object per line.")
    private boolean json;

    @Option(names = "--quiet", description = "Do not list games that are OK.")
    private boolean quiet;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files or folders with UHP game strings, game texts, PGN or SGF, recognized by content; -"
                    + " is standard input.")
    private List<String> names = List.of();

    /** Another thread reads them when a run is interrupted. */
    private final Map<Verdict.Status, Long> counts = new ConcurrentHashMap<>();

    private final long start = System.nanoTime();
    private Optional<String> firstUnreadable = Optional.empty();

    CheckCommand(Streams streams) {
        this.streams = streams;
    }

    /**
     * The verdict on a game in words.
     *
     * @param line the line to print, or empty
     * @param complaint why the game cannot be read, or empty
     */
    private record Answer(Verdict.Status status, String line, String complaint) {}

    @Override
    public Integer call() {
        Progress progress = Progress.ofFiles(streams, names);
        ArchiveReader<Answer> reader = new ArchiveReader<>(streams.in(), rules.readOptions(), new Worker());
        Interruption interruption = Interruption.watch(streams, this::countsAndTime);
        try (interruption) {
            reader.read(names, answers -> {
                answers.forEach(answer -> report(answer, progress));
                streams.out().flush();
                progress.show(reader.charactersRead(), counts());
            });
        }
        progress.hide();
        streams.out().flush();
        problem(reader).ifPresent(text -> streams.err().println("hive: " + Wording.oneLine(text)));
        if (streams.terminal()) {
            streams.err().println(countsAndTime());
        }
        if (firstUnreadable.isPresent() || counts.isEmpty()) {
            return ExitCode.UNUSABLE_INPUT;
        }
        return count(Verdict.Status.ILLEGAL) == 0 ? ExitCode.OK : ExitCode.FAILED;
    }

    /** Turns games into answers, in several threads. */
    private final class Worker implements ArchiveReader.Worker<Answer> {

        @Override
        public Answer game(String file, Optional<TextKind> kind, Parsed<GameRecord> game) {
            return answer(Verdict.of(file, kind, game));
        }

        @Override
        public Answer failure(String file, String reason) {
            return answer(Verdict.unreadable(file, reason));
        }

        private Answer answer(Verdict verdict) {
            Verdict.Status status = verdict.status();
            if (quiet && status == Verdict.Status.OK) {
                return new Answer(status, "", "");
            }
            String line = json ? Json.write(verdict.json()) : verdict.line(streams.color());
            return new Answer(status, line + "\n", status == Verdict.Status.UNREADABLE ? verdict.complaint() : "");
        }
    }

    private void report(Answer answer, Progress progress) {
        counts.merge(answer.status(), 1L, Long::sum);
        if (answer.status() == Verdict.Status.UNREADABLE) {
            firstUnreadable = firstUnreadable.or(() -> Optional.of(answer.complaint()));
        }
        if (!answer.line().isEmpty()) {
            progress.hide();
            streams.out().print(answer.line());
        }
    }

    /** Returns the sentence for standard error about what was not read, if there is anything. */
    private Optional<String> problem(ArchiveReader<?> reader) {
        long more = count(Verdict.Status.UNREADABLE) - 1;
        return firstUnreadable
                .map(first -> Wording.oneLine(first) + (more == 0 ? "" : " (and " + more + " more unreadable)"))
                .or(() -> counts.isEmpty() ? Optional.of(Wording.noGame(names)) : reader.skipped());
    }

    private long count(Verdict.Status status) {
        return counts.getOrDefault(status, 0L);
    }

    /** Returns the counts as a sentence: {@code 3 games: 1 OK, 1 illegal, 1 unreadable}. */
    private String counts() {
        long ok = count(Verdict.Status.OK);
        long illegal = count(Verdict.Status.ILLEGAL);
        long unreadable = count(Verdict.Status.UNREADABLE);
        return Wording.count(ok + illegal + unreadable, "game") + ": " + ok + " OK, " + illegal + " illegal, "
                + unreadable + " unreadable";
    }

    private String countsAndTime() {
        return counts() + String.format(Locale.ROOT, "; %.1f s", (System.nanoTime() - start) / NANOS_PER_SECOND);
    }
}
