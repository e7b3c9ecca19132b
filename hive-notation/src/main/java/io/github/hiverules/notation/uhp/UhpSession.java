package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.TournamentOpening;
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
    private EngineOptions options;
    private Optional<Game> game = Optional.empty();

    UhpSession(String id, MoveChooser chooser, TournamentOpening opening) {
        this.id = id;
        this.chooser = chooser;
        this.options = new EngineOptions(opening);
    }

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
            case "newgame" -> newGame(argument.isEmpty() ? "Base" : argument);
            case "play" -> play(argument);
            case "pass" -> play("pass");
            case "validmoves" -> List.of(validMoves());
            case "bestmove" -> List.of(bestMove(argument));
            case "undo" -> undo(argument.isEmpty() ? "1" : argument);
            case "options" -> options(argument);
            case "perft" -> perft(argument);
            default -> throw CommandException.of("unknown-command", CommandException.excerpt(command));
        };
    }

    private List<String> newGame(String text) {
        ParsedGame read = GameString.parseGameOrType(text, options.reading());
        if (read.fault().isPresent()) {
            throw new CommandException(Sentences.english().fault(read.fault().get()));
        }
        return now(withoutRecordedResult(read.game()));
    }

    /** Players may go on after a recorded resignation or agreement. */
    private static Game withoutRecordedResult(Game game) {
        return game.lastMove().map(last -> game.undo().play(last)).orElseGet(() -> Game.start(game.startPosition()));
    }

    private List<String> play(String text) {
        if (text.isEmpty()) {
            throw CommandException.of("play");
        }
        Game before = game();
        try {
            return now(before.play(MoveString.read(text, before.position())));
        } catch (IllegalMoveException e) {
            String why = Sentences.english().violation(e.position(), e.violation());
            return List.of("invalidmove " + e.violation().rule().id() + " " + why);
        } catch (NotationException e) {
            return List.of("invalidmove " + e.getMessage());
        }
    }

    private String validMoves() {
        Position position = gameInPlay().position();
        return position.legalMoves().stream()
                .map(move -> MoveString.write(move, position))
                .collect(Collectors.joining(";"));
    }

    private String bestMove(String argument) {
        Game now = gameInPlay();
        Optional<SearchLimit> asked = limit(argument.split("\\s+"));
        SearchLimit limit = CommandException.require(asked, "bestmove");
        Move move = chosen(now, options.limited(limit));
        if (move == null || !now.isLegal(move)) {
            throw CommandException.of("illegal-choice", move);
        }
        return MoveString.write(move, now.position());
    }

    /**
     * A bot that recurses endlessly or runs out of memory fails like any other; internal errors of the JVM end the
     * engine.
     */
    private Move chosen(Game now, SearchLimit limit) {
        try {
            return chooser.choose(now, limit);
        } catch (InternalError | UnknownError e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw CommandException.of("bot-failed", CommandException.printable(e.toString()));
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
        Game earlier = game();
        int plies = earlier.plyCount();
        Optional<Integer> asked = Numbers.read(argument).filter(number -> number > 0 && number <= plies);
        int count = CommandException.require(asked, "undo", CommandException.excerpt(argument), plies);
        for (int i = 0; i < count; i++) {
            earlier = earlier.undo();
        }
        return now(earlier);
    }

    private List<String> perft(String argument) {
        Position position = game().position();
        int depth = CommandException.require(Numbers.read(argument).filter(number -> number <= DEEPEST_PERFT), "perft");
        List<String> counts = new ArrayList<>();
        for (int n = 0; n <= depth; n++) {
            counts.add("perft(" + n + ") = " + Perft.count(position, n));
        }
        return counts;
    }

    /** Lists, gets or sets options; a changed rule also applies to the game in progress. */
    private List<String> options(String argument) {
        EngineOptions before = options;
        EngineOptions after = new EngineOptions(before);
        List<String> answer = after.answer(argument);
        options = after;
        try {
            if (game.isPresent() && !after.reading().equals(before.reading())) {
                newGame(GameString.writeForEngine(game.get()));
            }
        } catch (CommandException e) {
            options = before;
            throw CommandException.of("rule-in-use", String.valueOf(e.getMessage()));
        }
        return answer;
    }

    private Game game() {
        return CommandException.require(game, "no-game");
    }

    private Game gameInPlay() {
        Game now = game();
        if (now.isOver()) {
            throw CommandException.of("game-over", Sentences.english().result(now.result()));
        }
        return now;
    }

    private List<String> now(Game next) {
        game = Optional.of(next);
        return List.of(GameString.writeForEngine(next));
    }
}
