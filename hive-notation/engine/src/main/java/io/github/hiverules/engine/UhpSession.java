package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One run of an engine: its game and its options. Not thread-safe. */
final class UhpSession {

    private static final int MAX_PERFT_DEPTH = 20;

    private final UhpEngine engine;
    private EngineOptions options;
    private Optional<Game> game = Optional.empty();
    private Numbering numbering = Numbering.standard();

    UhpSession(UhpEngine engine) {
        this.engine = engine;
        this.options = new EngineOptions(engine.rules, engine.rules);
    }

    List<String> answer(String line) {
        String stripped = line.strip();
        int space = (stripped + " ").indexOf(' ');
        try {
            if (line.length() > ReadOptions.MAX_LENGTH) {
                throw new CommandException("a command has at most " + ReadOptions.MAX_LENGTH + " characters");
            }
            return answer(
                    stripped.substring(0, space), stripped.substring(space).strip());
        } catch (CommandException e) {
            return List.of("err " + e.getMessage());
        }
    }

    private List<String> answer(String command, String argument) {
        return switch (command) {
            case "info" -> List.of("id " + engine.id, EngineInfo.allExpansions());
            case "newgame" -> newGame(argument.isEmpty() ? "Base" : argument);
            case "play" -> play(argument);
            case "pass" -> play("pass");
            case "validmoves" -> List.of(validMoves());
            case "bestmove" -> List.of(bestMove(argument));
            case "undo" -> undo(argument.isEmpty() ? "1" : argument);
            case "options" -> options(argument);
            case "perft" -> perft(argument);
            default -> throw new CommandException("unknown command '" + CommandException.excerpt(command) + "'");
        };
    }

    private List<String> newGame(String text) {
        Parsed<Game> parsed = GameString.parseGameOrType(text, options.current());
        Optional<Fault> fault = parsed.fault().or(() -> wrongTurn(parsed));
        if (fault.isPresent()) {
            throw new CommandException(Sentences.english().locatedFault(fault.get()));
        }
        return continueWith(parsed.orThrow().reopen(), parsed.numbering());
    }

    /** Returns the fault of a turn that the moves contradict: perhaps the end of the command is lost. */
    private static Optional<Fault> wrongTurn(Parsed<Game> parsed) {
        return parsed.repairs().stream()
                .filter(repair -> repair.kind() == Repair.Kind.CONTRADICTION
                        && repair.text().matches("(White|Black)\\[\\d+]"))
                .findFirst()
                .map(Repair::toFault);
    }

    private List<String> play(String text) {
        if (text.isEmpty()) {
            throw new CommandException("expected play MOVESTRING");
        }
        Game before = game();
        try {
            Parsed<Move> parsed = MoveString.parse(
                    text, before.position(), ReadOptions.lenient().withNumbering(numbering));
            return continueWith(before.play(parsed.orThrow()), parsed.numbering());
        } catch (IllegalMoveException e) {
            String why = Sentences.english()
                    .withNames(piece -> numbering.nameOf(piece, e.position()))
                    .violation(e.position(), e.violation());
            return List.of("invalidmove " + e.violation().rule().id() + " " + why);
        } catch (NotationException e) {
            return List.of("invalidmove " + e.getMessage());
        }
    }

    private String validMoves() {
        Position position = gameInPlay().position();
        return position.legalMoves().stream()
                .map(move -> MoveString.write(move, position, numbering))
                .collect(Collectors.joining(";"));
    }

    private String bestMove(String argument) {
        Game current = gameInPlay();
        Optional<SearchLimit> requested = readLimit(argument.split("\\s+"));
        SearchLimit limit = CommandException.require(
                requested, "expected bestmove time hh:mm:ss[.fff] or bestmove depth n, n at least 1");
        Move move = chooseMove(current, limit);
        if (move == null || !current.isLegal(move)) {
            throw new CommandException("the bot chose " + move + ", which is not legal");
        }
        return MoveString.write(move, current.position(), numbering);
    }

    /**
     * A bot that recurses endlessly or runs out of memory fails like any other; internal errors of the JVM end the
     * engine.
     */
    private Move chooseMove(Game current, SearchLimit limit) {
        try {
            return engine.chooser.choose(current, limit);
        } catch (InternalError | UnknownError e) {
            throw e;
        } catch (RuntimeException | Error e) {
            report(e);
            throw new CommandException("the bot failed: " + CommandException.excerpt(e));
        }
    }

    /** Whatever a listener does, the engine goes on. */
    private void report(Throwable failure) {
        try {
            engine.failureListener.accept(failure);
        } catch (RuntimeException | Error e) {
            return;
        }
    }

    private static Optional<SearchLimit> readLimit(String... words) {
        if (words.length != 2) {
            return Optional.empty();
        }
        return switch (words[0]) {
            case "depth" -> Numbers.read(words[1]).filter(depth -> depth > 0).map(SearchLimit::ofDepth);
            case "time" -> Numbers.readTime(words[1]).map(SearchLimit::ofTime);
            default -> Optional.empty();
        };
    }

    private List<String> undo(String argument) {
        int plies = game().plyCount();
        Optional<Integer> requested = Numbers.read(argument).filter(number -> number > 0 && number <= plies);
        int count = CommandException.require(
                requested, "cannot undo '" + CommandException.excerpt(argument) + "'; moves so far: " + plies);
        return continueWith(game().upTo(plies - count), numbering);
    }

    private List<String> perft(String argument) {
        Position position = game().position();
        Optional<Integer> requested = Numbers.read(argument).filter(number -> number <= MAX_PERFT_DEPTH);
        int depth = CommandException.require(requested, "expected perft n, n at most " + MAX_PERFT_DEPTH);
        List<String> counts = new ArrayList<>();
        for (int n = 0; n <= depth; n++) {
            counts.add("perft(" + n + ") = " + Perft.count(position, n));
        }
        return counts;
    }

    /** Lists all options, or gets or sets one of them. */
    private List<String> options(String argument) {
        if (argument.isEmpty()) {
            return Stream.of(Toggle.values()).map(options::line).toList();
        }
        String[] words = argument.split("\\s+", 3);
        Toggle toggle = CommandException.require(
                EngineOptions.find(words.length > 1 ? words[1] : ""),
                "unknown option in '" + CommandException.excerpt(argument) + "'");
        if (words[0].equals("set") && words.length == 3) {
            set(CommandException.require(
                    options.with(toggle, words[2]), "cannot set " + EngineOptions.name(toggle) + " to that value"));
        } else if (!words[0].equals("get") || words.length != 2) {
            throw new CommandException("expected options, options get NAME or options set NAME VALUE");
        }
        return List.of(options.line(toggle));
    }

    private void set(EngineOptions changed) {
        EngineOptions before = options;
        options = changed;
        try {
            if (game.isPresent() && !changed.equals(before)) {
                newGame(GameString.writeForEngine(game.get(), numbering));
            }
        } catch (CommandException e) {
            options = before;
            throw new CommandException(
                    "the game in progress breaks that rule; start another game first: " + e.getMessage());
        }
    }

    private Game game() {
        return CommandException.require(game, "no game in progress; start one with newgame");
    }

    private Game gameInPlay() {
        Game current = game();
        if (current.isOver()) {
            throw new CommandException(
                    "the game is over: " + Sentences.english().result(current.result()));
        }
        return current;
    }

    private List<String> continueWith(Game next, Numbering newNumbering) {
        game = Optional.of(next);
        numbering = newNumbering;
        return List.of(GameString.writeForEngine(next, newNumbering));
    }
}
