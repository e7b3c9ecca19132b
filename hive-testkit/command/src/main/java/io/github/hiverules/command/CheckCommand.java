package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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

    private final Streams streams;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--json", description = "Write one JSON object per line.")
    private boolean json;

    @Option(
            names = "--list-moves",
            description = "Also list the moves of each game, up to the first illegal one, before the line of the game.")
    private boolean listMoves;

    @Option(names = "--quiet", description = "Do not list games that are OK.")
    private boolean quiet;

    @Option(
            names = "--summary",
            description =
                    "Instead of the games, print how many have each verdict, notation, ruleset, outcome, number of"
                            + " plies, kind of repair and kind of fault, and where the first of them is. Print the time to"
                            + " standard error.")
    private boolean summary;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files or folders with UHP game strings, game texts, PGN or SGF, recognized by content; -"
                    + " is standard input.")
    private List<String> names = List.of();

    private final Tally tally = new Tally();
    private final Census census = new Census();
    private Optional<Verdict> firstUnreadable = Optional.empty();
    private final SkippedFiles skipped = new SkippedFiles();
    private long charactersDone;

    CheckCommand(Streams streams) {
        this.streams = streams;
    }

    /** The verdict on a game, what to count it by, and the lines to print. */
    private record Answer(Verdict verdict, List<Census.Fact> facts, String lines) {}

    @Override
    public Integer call() {
        Progress progress = Progress.ofFiles(streams, names);
        Interruption interruption = Interruption.watch(streams, tally::summary);
        try (interruption;
                ArchiveReader<Answer> reader = new ArchiveReader<>(
                        streams.in(), rules.readOptions(), new Worker(), part -> report(part, progress))) {
            reader.read(names);
        }
        progress.hide();
        if (summary) {
            streams.out().print(json ? Json.write(census.json()) + "\n" : census.text());
        }
        streams.out().flush();
        reportProblems();
        if (summary || streams.terminal()) {
            streams.err().println(tally.summary());
        }
        if (tally.unreadable() > 0 || tally.games() == 0) {
            return ExitCode.UNUSABLE_INPUT;
        }
        return tally.illegal() == 0 ? ExitCode.OK : ExitCode.FAILED;
    }

    /** Turns games into answers, in several threads. */
    private final class Worker implements ArchiveReader.Worker<Answer> {

        @Override
        public Answer game(String file, Optional<TextKind> kind, Parsed<GameRecord> game) {
            return answer(
                    summary ? Census.facts(file, kind, game) : List.of(),
                    listMoves && !json
                            ? game.value()
                                    .map(record -> moveList(record.game()))
                                    .orElse("")
                            : "",
                    Verdict.of(file, game));
        }

        @Override
        public Answer failure(String file, String reason) {
            return answer(Census.unreadable(file), "", Verdict.unreadable(file, reason));
        }

        private Answer answer(List<Census.Fact> facts, String moves, Verdict verdict) {
            if (summary) {
                return new Answer(verdict, facts, "");
            }
            if (quiet && verdict.status() == Verdict.Status.OK) {
                return new Answer(verdict, facts, "");
            }
            String line = json ? Json.write(verdict.json()) : verdict.line(streams.color());
            return new Answer(verdict, facts, moves + line + "\n");
        }
    }

    private static String moveList(Game game) {
        StringBuilder lines = new StringBuilder();
        List<Position> positions = game.positions();
        int ply = 0;
        for (Move move : game.moves()) {
            String text = MoveString.write(move, positions.get(ply));
            ply++;
            lines.append("  ").append(ply).append(". ").append(text).append('\n');
        }
        return lines.toString();
    }

    private void report(ArchiveReader.Part<Answer> part, Progress progress) {
        part.source().ifPresent(source -> {
            skipped.add(source);
            charactersDone += source.length();
        });
        for (Answer answer : part.results()) {
            Verdict verdict = answer.verdict();
            tally.add(verdict.status());
            census.add(answer.facts());
            if (verdict.status() == Verdict.Status.UNREADABLE) {
                firstUnreadable = firstUnreadable.or(() -> Optional.of(verdict));
            }
            if (!answer.lines().isEmpty()) {
                progress.hide();
                streams.out().print(answer.lines());
            }
        }
        streams.out().flush();
        progress.show(charactersDone, tally.text());
    }

    private void reportProblems() {
        long unreadable = tally.unreadable();
        if (firstUnreadable.isPresent()) {
            String more = unreadable == 1 ? "" : " (and " + (unreadable - 1) + " more unreadable)";
            streams.err()
                    .println("hive: " + Wording.oneLine(firstUnreadable.get().complaint()) + more);
        } else if (tally.games() == 0) {
            streams.err().println("hive: " + Wording.noGame(names));
        } else {
            skipped.message().ifPresent(text -> streams.err().println("hive: " + Wording.oneLine(text)));
        }
    }
}
