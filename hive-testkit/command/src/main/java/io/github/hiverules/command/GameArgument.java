package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game or position that is given on the command line, and how to read it. */
final class GameArgument {

    private static final String LABEL = "GAMESTRING";

    /** The kinds of text that can be on the command line itself; anything else may be the name of a file. */
    private static final Set<TextKind> INLINE_KINDS =
            Set.of(TextKind.GAME_STRING, TextKind.GAME_TEXT, TextKind.POSITION_TEXT, TextKind.TEXT_DIAGRAM);

    private static final Set<TextKind> POSITIONS = Set.of(TextKind.POSITION_TEXT, TextKind.TEXT_DIAGRAM);

    /** This many bytes at the start of a file decide whether it holds a position text or games. */
    private static final int MAX_HEAD_BYTES = 1 << 13;

    /** No text of {@link ReadOptions#MAX_LENGTH} characters has more bytes. */
    private static final int MAX_BYTES = 4 * ReadOptions.MAX_LENGTH + 1;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(
            names = "--ply",
            paramLabel = "N",
            description = "Show the game after its first N moves. Default: after all of them, with its result")
    private Optional<Integer> ply = Optional.empty();

    @Parameters(
            index = "0",
            paramLabel = LABEL,
            description =
                    "A game such as 'Base;InProgress;White[2];wS1;bA1 wS1-' or its moves alone, a game type such as"
                            + " Base+MLP, a game text, a link, a position text, or a text diagram as 'hive show' prints it.")
    private String text = "";

    RulesOptions rules() {
        return rules;
    }

    String text() {
        return text;
    }

    /** Returns a game as it was after the moves that the user wants to see. */
    private Parsed<Game> upToPly(Parsed<Game> game) {
        int last = game.orThrow().plyCount();
        ply.filter(plies -> plies < 0 || plies > last).ifPresent(plies -> {
            throw new UnusableInputException("--ply: expected 0 to " + last + ", because the game has "
                    + Wording.count(last, "move") + ", found " + plies);
        });
        return game.map(whole -> whole.upTo(ply.orElse(last)));
    }

    /**
     * Reads a game string, a game type, a game in any other notation, or a position text. A game text and a position
     * text contain their rules. Repairs are printed to standard error.
     *
     * @throws UnusableInputException if it is none of them, not a legal game, contradicts itself, or has fewer moves
     *     than the user wants to see, or if an option cannot apply to it
     */
    Parsed<Game> read(Streams streams) {
        return upToPly(checked(LABEL, parse(rules.readOptions()), streams));
    }

    /** Reads again, with other options, the game that {@link #read(Streams)} has returned; prints nothing. */
    Parsed<Game> readAgain(ReadOptions options) {
        return upToPly(parse(options));
    }

    private Parsed<Game> parse(ReadOptions options) {
        Optional<TextKind> kind = TextKind.detect(text);
        if (kind.equals(Optional.of(TextKind.GAME_TEXT))) {
            rules.refuseRules("a game text");
        }
        return kind.filter(POSITIONS::contains).isPresent()
                ? position(text, LABEL, options)
                : game(text, kind, options);
    }

    private Parsed<Game> position(String content, String name, ReadOptions options) {
        if (TextKind.detect(content).equals(Optional.of(TextKind.POSITION_TEXT))) {
            rules.refuseRules("a position text");
            return PositionText.parse(content, options).map(Game::start);
        }
        rules.refuseRules("a text diagram");
        Parsed<TextDiagram> parsed = TextDiagram.parse(content);
        parsed.fault().ifPresent(fault -> {
            throw UnusableInputException.of(name, fault);
        });
        return parsed.map(diagram -> Game.start(diagram.position()));
    }

    private static Parsed<Game> game(String text, Optional<TextKind> kind, ReadOptions options) {
        boolean holdsGames = kind.filter(TextKind::holdsGames).isPresent();
        if (holdsGames && !kind.equals(Optional.of(TextKind.GAME_STRING))) {
            return onlyGame(text, options);
        }
        Parsed<Game> parsed = GameString.parseGameOrType(text, options);
        // The game string may be among other words.
        return holdsGames && parsed.fault().isPresent()
                ? Optional.of(onlyGame(text, options))
                        .filter(game -> game.fault().isEmpty())
                        .orElse(parsed)
                : parsed;
    }

    /** Returns a game without a fault, and prints its repairs. */
    private static <T> Parsed<T> checked(String name, Parsed<T> parsed, Streams streams) {
        parsed.fault().ifPresent(fault -> {
            throw UnusableInputException.of(name, fault);
        });
        sentences(name, parsed.repairs())
                .forEach(sentence -> streams.err().println("hive: " + Wording.oneLine(sentence)));
        return parsed;
    }

    /** Reads a move that follows a game, with the names of pieces that the game uses. */
    Move readMove(String move, Parsed<Game> game, Streams streams) {
        ReadOptions options = rules.readOptions().withNumbering(game.numbering());
        return checked("MOVESTRING", MoveString.parse(move, game.orThrow().position(), options), streams)
                .orThrow();
    }

    private static Parsed<Game> onlyGame(String text, ReadOptions options) {
        List<Parsed<GameRecord>> games = GameFiles.parse(text, options).limit(2).toList();
        if (games.size() > 1) {
            throw new UnusableInputException(LABEL + ": expected one game, found several");
        }
        return games.get(0).map(GameRecord::game);
    }

    /** Returns a sentence for each kind of repair, with its place and how often there was one. */
    static List<String> sentences(String name, List<Repair> all) {
        List<String> sentences = new ArrayList<>();
        Map<Repair.Kind, List<Repair>> byKind = new LinkedHashMap<>();
        all.forEach(repair -> byKind.computeIfAbsent(repair.kind(), unused -> new ArrayList<>())
                .add(repair));
        for (List<Repair> repairs : byKind.values()) {
            Repair first = repairs.get(0);
            sentences.add(name + ":" + first.location() + ": "
                    + Sentences.english().repair(first) + others(repairs.subList(1, repairs.size())));
        }
        return sentences;
    }

    /** Counts more repairs of a kind. Names the pieces that got other numbers, because drawings show the new ones. */
    private static String others(List<Repair> repairs) {
        if (repairs.isEmpty() || repairs.get(0).kind() != Repair.Kind.NUMBERS_OUT_OF_ORDER) {
            return repairs.isEmpty() ? "" : " (and " + repairs.size() + " more)";
        }
        return repairs.stream()
                .map(repair -> "'" + repair.text() + "' as " + repair.replacement())
                .collect(Collectors.joining(", ", "; ", ""));
    }

    /**
     * Reads a game like {@link #read(Streams)}, or from a named file, or from standard input if the name is {@code -}.
     *
     * @param number the number of the game in the file, from 1
     * @throws UnusableInputException if there is no such file or game, or it is not legal
     */
    Parsed<Game> readAnywhere(int number, Streams streams) {
        boolean isText = text.isEmpty()
                || TextKind.detect(text).filter(INLINE_KINDS::contains).isPresent();
        boolean isStandardInput = !isText && text.equals(ArchiveReader.STANDARD_INPUT);
        Optional<Path> file = isText ? Optional.empty() : existing(text);
        if (file.isEmpty() && !isStandardInput) {
            return read(streams);
        }
        if (file.filter(Files::isDirectory).isPresent()) {
            throw new UnusableInputException(text + ": expected one file, found a folder");
        }
        try (InputStream in = isStandardInput ? streams.in() : GameFiles.open(file.orElseThrow())) {
            return upToPly(checked(text, read(in, number), streams));
        } catch (UncheckedIOException e) {
            throw unreadable(Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private static Optional<Path> existing(String name) {
        try {
            return Optional.of(Path.of(name)).filter(Files::exists);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private Parsed<Game> read(InputStream in, int number) throws IOException {
        ReadOptions options = rules.readOptions();
        byte[] head = in.readNBytes(MAX_HEAD_BYTES);
        Optional<TextKind> kind = TextKind.detect(GameFiles.decode(head).strip());
        InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), in);
        if (kind.filter(POSITIONS::contains).isPresent()) {
            // If the text is too long for any reader, this is more than a reader takes.
            return position(GameFiles.decode(whole.readNBytes(MAX_BYTES)).strip(), text, options);
        }
        try (Stream<Parsed<GameRecord>> games = GameFiles.parse(whole, options)) {
            return games.skip(number - 1L)
                    .findFirst()
                    .orElseThrow(() -> new UnusableInputException(text + ": the file has no game " + number))
                    .map(GameRecord::game);
        }
    }

    private UnusableInputException unreadable(IOException failure) {
        return new UnusableInputException(text + ": " + FileFailure.ofReading(failure));
    }
}
