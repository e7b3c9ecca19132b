package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive convert}: writes recorded games in another notation. */
@Command(
        name = "convert",
        description = "Writes recorded games in another notation, in the same order.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Variations, annotations and events that are left out are reported on standard error, and so is how many"
                    + " games had tags, comments and clocks that the output has no place for. Games that have a fault or"
                    + " that the notation cannot express are skipped and reported on standard error; the exit code is then"
                    + " 1, or 2 if no game remains. It is also 2 if an input cannot be read."
        })
final class ConvertCommand implements Callable<Integer> {

    /** Repairs that leave out a part of a game, besides those that change its meaning. */
    private static final Set<Repair.Kind> LOSSES = Set.of(Repair.Kind.LEFT_OUT, Repair.Kind.IGNORED_ANNOTATION);

    /** The tags that say what the game itself says. */
    private static final Set<String> GAME_TAGS = Set.of("GameType", "Ruleset", "Result", "Termination", "SgfResult");

    /** The other tags that an SGF has a place for. */
    private static final Set<String> SGF_TAGS =
            Set.of("White", "Black", "Date", "SgfDate", "Event", "Site", "Round", "SgfGameName");

    private final Streams streams;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(
            names = "--to",
            required = true,
            paramLabel = "uhp|pgn|sgf|text|position",
            description = "The notation to write; a game text keeps the whole game, a position text only the"
                    + " last position.")
    private Target target = Target.UHP;

    @Option(
            names = "--for-engine",
            description = "With --to uhp: leave out what a game string cannot express and an engine does not need: the"
                    + " toggles of the ruleset, and whether a game was lost on time. Without this option, games that"
                    + " would be read back differently are skipped.")
    private boolean forEngine;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files or folders with UHP game strings, game texts, PGN or SGF, recognized by content; -"
                    + " is standard input.")
    private List<String> names = List.of();

    /** The thread that ends an interrupted run also reads this number. */
    private final AtomicInteger written = new AtomicInteger();

    private final Map<String, Long> homelessCounts = new TreeMap<>();
    private int leftOut;
    private int unreadable;

    ConvertCommand(Streams streams) {
        this.streams = streams;
    }

    /** The notations in which games can be written. */
    private enum Target {
        UHP,
        PGN,
        SGF,
        TEXT,
        POSITION
    }

    /**
     * The result for a game.
     *
     * @param text the game in the other notation; empty if it is left out
     * @param complaints sentences about what the output lacks
     * @param homeless what the output has no place for, such as comments
     */
    private record Answer(Optional<String> text, boolean isReadable, List<String> complaints, List<String> homeless) {}

    private String write(GameRecord record) {
        Game game = record.game();
        return switch (target) {
            case UHP -> (forEngine ? GameString.writeForEngine(game) : GameString.write(game)) + "\n";
            case PGN -> Pgn.write(record, PgnFlavor.MZINGA) + "\n";
            case SGF -> Sgf.write(record);
            case TEXT -> GameText.write(game) + "\n";
            case POSITION -> PositionText.write(game.position()) + "\n";
        };
    }

    /** Returns which parts of a record the output has no place for. */
    private List<String> homeless(GameRecord record) {
        List<String> parts = new ArrayList<>();
        if (target != Target.PGN && record.tags().entrySet().stream().anyMatch(this::isHomeless)) {
            parts.add("tags");
        }
        if (target != Target.PGN && target != Target.SGF) {
            if (!record.comments().isEmpty()) {
                parts.add("comments");
            }
            if (!record.timesLeft().isEmpty() || !record.timesUsed().isEmpty()) {
                parts.add("clocks");
            }
        }
        return parts;
    }

    /** Returns whether a tag tells something that the output does not. A PGN writes what is unknown with question marks. */
    private boolean isHomeless(Map.Entry<String, String> tag) {
        return !GAME_TAGS.contains(tag.getKey())
                && !(target == Target.SGF && SGF_TAGS.contains(tag.getKey()))
                && !tag.getValue().matches("[?.]*");
    }

    /** Says what the notation cannot express, and which option helps. */
    private static String message(InexpressibleFeature feature) {
        String description = Sentences.english().inexpressible(feature);
        return switch (feature) {
            case TOGGLES, LOSS_ON_TIME ->
                description + ", which UHP cannot express; --to text keeps it, --for-engine leaves it out";
            case START_POSITION, ISOLATED_DESTINATION, FAR_CELL, TAG_NAME -> description + "; use --to text";
        };
    }

    @Override
    public Integer call() {
        if (forEngine && target != Target.UHP) {
            throw new UnusableInputException("--for-engine needs --to uhp");
        }
        Interruption interruption =
                Interruption.watch(streams, () -> Wording.count(written.get(), "game") + " written");
        ArchiveReader<Answer> reader = new ArchiveReader<>(streams.in(), rules.readOptions(), new Worker());
        try (interruption) {
            reader.read(names, this::report);
        }
        boolean noGames = written.get() + leftOut + unreadable == 0;
        if (noGames) {
            complain(Wording.noGame(names));
        } else {
            reader.skipped().ifPresent(this::complain);
        }
        if (!homelessCounts.isEmpty()) {
            complain("left out, because the output has no place for them: "
                    + homelessCounts.entrySet().stream()
                            .map(entry -> "the " + entry.getKey() + " of " + Wording.count(entry.getValue(), "game"))
                            .collect(Collectors.joining(", ")));
        }
        if (noGames || unreadable > 0 || (written.get() == 0 && leftOut > 0)) {
            return ExitCode.UNUSABLE_INPUT;
        }
        return leftOut == 0 ? ExitCode.OK : ExitCode.FAILED;
    }

    /** Converts games, in several threads. */
    private final class Worker implements ArchiveReader.Worker<Answer> {

        @Override
        public Answer game(String file, Optional<TextKind> kind, Parsed<GameRecord> game) {
            try {
                return game.fault()
                        .map(fault -> leftOut(file, Wording.message(fault)))
                        .orElseGet(() -> new Answer(
                                Optional.of(write(game.orThrow())),
                                true,
                                losses(file, game),
                                homeless(game.orThrow())));
            } catch (InexpressibleException e) {
                return leftOut(file, game.location() + ": " + message(e.feature()));
            }
        }

        /** Says which parts of the input are not in the output. */
        private static List<String> losses(String file, Parsed<GameRecord> game) {
            return GameArgument.sentences(
                    file,
                    game.repairs().stream()
                            .filter(repair -> repair.replacement().isEmpty())
                            .filter(repair -> repair.kind().changesMeaning() || LOSSES.contains(repair.kind()))
                            .toList());
        }

        private static Answer leftOut(String file, String why) {
            return new Answer(Optional.empty(), true, List.of(file + ":" + why), List.of());
        }

        @Override
        public Answer failure(String file, String reason) {
            return new Answer(Optional.empty(), false, List.of(file + ": " + reason), List.of());
        }
    }

    private void report(List<Answer> answers) {
        for (Answer answer : answers) {
            answer.text().ifPresent(text -> {
                written.incrementAndGet();
                streams.out().print(text);
            });
            leftOut += answer.isReadable() && answer.text().isEmpty() ? 1 : 0;
            unreadable += answer.isReadable() ? 0 : 1;
            answer.complaints().forEach(this::complain);
            answer.homeless().forEach(lost -> homelessCounts.merge(lost, 1L, Long::sum));
        }
        streams.out().flush();
    }

    private void complain(String text) {
        streams.out().flush();
        streams.err().println("hive: " + Wording.oneLine(text));
    }
}
