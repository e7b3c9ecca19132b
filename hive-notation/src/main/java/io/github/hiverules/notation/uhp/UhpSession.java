package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Opening;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** One run of an engine: its game and its options. Not thread-safe. */
final class UhpSession {

    private static final int DEEPEST_PERFT = 20;

    private final String id;
    private final MoveChooser chooser;
    private final EngineOptions options;
    private Game game;

    UhpSession(String id, MoveChooser chooser, Opening opening) {
        this.id = id;
        this.chooser = chooser;
        this.options = new EngineOptions(opening);
        this.game = newGame("Base").game();
    }

    /** Thrown when a command cannot be carried out; says why in one line. */
    private static final class CommandException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CommandException(String message) {
            super(message);
        }
    }

    /** Returns the lines that answer a command, without the last one, {@code ok}. */
    List<String> answer(String line) {
        int blank = line.indexOf(' ');
        String command = blank < 0 ? line : line.substring(0, blank);
        String argument = blank < 0 ? "" : line.substring(blank).strip();
        try {
            return answer(command, argument);
        } catch (CommandException e) {
            return List.of("err " + e.getMessage());
        }
    }

    private List<String> answer(String command, String argument) {
        return switch (command) {
            case "info" -> List.of("id " + id, "Mosquito;Ladybug;Pillbug");
            case "newgame" -> newGameAnswer(argument.isEmpty() ? "Base" : argument);
            case "play" -> play(argument);
            case "pass" -> play("pass");
            case "validmoves" -> List.of(validMoves());
            case "bestmove" -> List.of(bestMove(argument));
            case "undo" -> undo(argument.isEmpty() ? "1" : argument);
            case "options" -> options(argument);
            case "perft" -> perft(argument);
            default -> throw new CommandException("unknown command '" + shortened(command) + "'");
        };
    }

    private ReadGame newGame(String text) {
        return GameString.readGameOrType(text, options.reading());
    }

    private List<String> newGameAnswer(String text) {
        ReadGame read = newGame(text);
        if (read.fault().isPresent()) {
            throw new CommandException(Sentences.english().fault(read.fault().get()));
        }
        // A recorded resignation or agreement does not keep anybody from playing on.
        game = Game.from(read.game().startPosition()).playAll(read.game().moves());
        return state();
    }

    private List<String> play(String text) {
        if (text.isEmpty()) {
            throw new CommandException("play what?");
        }
        try {
            game = game.play(MoveString.read(text, game.position()));
            return state();
        } catch (IllegalMoveException e) {
            String why = Sentences.english().violation(e.position(), e.violation());
            return List.of("invalidmove " + e.violation().rule().id() + " " + why);
        } catch (NotationException e) {
            Fault fault = e.fault();
            return List.of("invalidmove " + Sentences.english().fault(fault));
        }
    }

    private String validMoves() {
        Position position = positionInPlay();
        return position.legalMoves().stream()
                .map(move -> MoveString.write(move, position))
                .collect(Collectors.joining(";"));
    }

    private String bestMove(String argument) {
        Position position = positionInPlay();
        Optional<SearchLimit> asked = limit(argument.split("\\s+"));
        SearchLimit limit = require(asked, "expected bestmove time hh:mm:ss or bestmove depth n");
        Move move = chosen(position, options.limited(limit));
        if (move == null || !position.isLegal(move)) {
            throw new CommandException("the bot chose " + move + ", which is not legal");
        }
        return MoveString.write(move, position);
    }

    private Move chosen(Position position, SearchLimit limit) {
        try {
            return chooser.choose(position, limit);
        } catch (RuntimeException e) {
            throw new CommandException("the bot failed: " + printable(e.toString()));
        }
    }

    private static Optional<SearchLimit> limit(String... words) {
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
        Optional<Integer> asked = Numbers.read(argument).filter(number -> number > 0 && number <= game.plies());
        int count = require(asked, "cannot take back '" + shortened(argument) + "' of " + game.plies());
        for (int i = 0; i < count; i++) {
            game = game.undo();
        }
        return state();
    }

    private List<String> options(String argument) {
        if (argument.isEmpty()) {
            return options.all().map(EngineOption::line).toList();
        }
        String[] words = argument.split("\\s+", 3);
        Optional<EngineOption> named = options.find(words.length > 1 ? words[1] : "");
        EngineOption option = require(named, "unknown option in '" + shortened(argument) + "'");
        if (words[0].equals("set") && words.length == 3) {
            EngineOption changed = require(option.with(words[2]), "cannot set " + option.name() + " to that value");
            options.put(changed);
            return List.of(changed.line());
        }
        if (words[0].equals("get") && words.length == 2) {
            return List.of(option.line());
        }
        throw new CommandException("expected options, options get NAME or options set NAME VALUE");
    }

    private List<String> perft(String argument) {
        int depth = require(Numbers.read(argument).filter(number -> number <= DEEPEST_PERFT), "expected perft n");
        List<String> counts = new ArrayList<>();
        for (int n = 0; n <= depth; n++) {
            counts.add("perft(" + n + ") = " + leaves(game.position(), n));
        }
        return counts;
    }

    private static long leaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long leaves = 0;
        for (int index = 0; index < moves.size(); index++) {
            leaves += leaves(moves.play(index), depth - 1);
        }
        return leaves;
    }

    private Position positionInPlay() {
        if (game.result().outcome().isOver()) {
            throw new CommandException(
                    "the game is over: " + Sentences.english().result(game.result()));
        }
        return game.position();
    }

    private List<String> state() {
        return List.of(GameString.write(game));
    }

    private static <T> T require(Optional<T> asked, String complaint) {
        if (asked.isEmpty()) {
            throw new CommandException(complaint);
        }
        return asked.get();
    }

    /** Returns some of a text without control characters: in an answer they could look like the end of a line. */
    private static String shortened(String text) {
        return printable(text.length() <= 40 ? text : text.substring(0, 37) + "...");
    }

    private static String printable(String text) {
        return text.replaceAll("\\p{Cc}", "?");
    }
}
