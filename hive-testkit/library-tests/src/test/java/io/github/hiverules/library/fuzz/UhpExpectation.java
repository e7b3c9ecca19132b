package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Keeps the game and the options that an engine should have, and checks its answers one after another. */
final class UhpExpectation {

    /** The engine refuses to count to greater depths. */
    static final int MAX_PERFT_DEPTH = 20;

    private static final int MAX_ERROR_LENGTH = 500;
    private static final int GAME_STRING_FIELDS = 4;

    private final Map<String, String> options = new LinkedHashMap<>();
    private Optional<Game> current = Optional.empty();

    UhpExpectation() {
        Stream.of(
                        "TournamentOpening;enum;auto;auto;auto;on;off",
                        "RepetitionDraw;bool;false;false",
                        "GatesAboveGround;bool;true;true",
                        "MaxDepth;int;20;20;1;100")
                .forEach(this::put);
    }

    void check(String line, List<String> answer) {
        assertThat(answer).isNotEmpty().allSatisfy(text -> assertThat(text).doesNotContainPattern("\\p{Cc}"));
        int space = line.indexOf(' ');
        String command = space < 0 ? line : line.substring(0, space);
        String argument = space < 0 ? "" : line.substring(space).strip();
        switch (command) {
            case "info" -> assertThat(String.join("\n", answer)).startsWith("id Fuzz v1\nMosquito;Ladybug;Pillbug");
            case "newgame" -> checkNewGame(argument.isEmpty() ? "Base" : argument, answer);
            case "play" -> checkPlay(argument, answer);
            case "pass" -> checkPlay("pass", answer);
            case "validmoves" -> checkValidMoves(answer);
            case "bestmove" -> checkBestMove(argument, answer);
            case "undo" -> checkUndo(argument.isEmpty() ? "1" : argument, answer);
            case "options" -> checkOptions(argument, answer);
            case "perft" -> checkPerft(argument, answer);
            default -> checkError("err ", answer);
        }
    }

    private static void checkError(String start, List<String> answer) {
        assertThat(answer).hasSize(1);
        assertThat(answer.get(0)).startsWith(start).hasSizeLessThan(MAX_ERROR_LENGTH);
    }

    private void checkNewGame(String text, List<String> answer) {
        Parsed<Game> parsed = GameString.parseGameOrType(text, readOptions());
        if (parsed.fault().isPresent()) {
            checkError("err ", answer);
        } else {
            checkGame(parsed.orThrow().reopen(), answer);
        }
    }

    private void checkPlay(String text, List<String> answer) {
        Game next;
        Optional<Game> before = current;
        if (text.isEmpty() || before.isEmpty()) {
            checkError("err ", answer);
            return;
        }
        Game game = before.get();
        try {
            next = game.play(MoveString.read(text, game.position()));
        } catch (NotationException | IllegalMoveException e) {
            checkError("invalidmove ", answer);
            return;
        }
        checkGame(next, answer);
    }

    private void checkUndo(String count, List<String> answer) {
        int plies = current.map(Game::plyCount).orElse(0);
        boolean isPossible =
                count.matches("\\d{1,9}") && Integer.parseInt(count) > 0 && Integer.parseInt(count) <= plies;
        if (!isPossible) {
            checkError("err ", answer);
            return;
        }
        Game earlier = current.orElseThrow();
        for (int i = Integer.parseInt(count); i > 0; i--) {
            earlier = earlier.undo();
        }
        checkGame(earlier, answer);
    }

    /** Checks that a strict reader reads the expected game from the answer. */
    private void checkGame(Game expected, List<String> answer) {
        assertThat(answer).hasSize(1);
        Ruleset ruleset = expected.ruleset();
        Parsed<Game> parsed =
                GameString.parse(answer.get(0), ReadOptions.strict().withTogglesOf(ruleset));
        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.value().orElseThrow().moves()).isEqualTo(expected.moves());
        assertThat(parsed.value().orElseThrow().ruleset()).isEqualTo(ruleset);
        assertThat(answer.get(0).split(";", GAME_STRING_FIELDS)[1]).isEqualTo(stateName(expected));
        current = Optional.of(expected);
    }

    private static String stateName(Game game) {
        return switch (game.result().outcome()) {
            case IN_PROGRESS -> game.plyCount() == 0 ? "NotStarted" : "InProgress";
            case WHITE_WINS -> "WhiteWins";
            case BLACK_WINS -> "BlackWins";
            case DRAW -> "Draw";
        };
    }

    private boolean isInProgress() {
        return current.filter(game -> !game.isOver()).isPresent();
    }

    private void checkValidMoves(List<String> answer) {
        if (!isInProgress()) {
            checkError("err ", answer);
            return;
        }
        Position position = current.orElseThrow().position();
        List<Move> listed = Stream.of(answer.get(0).split(";", -1))
                .map(text -> MoveString.read(text, position))
                .toList();
        assertThat(answer).hasSize(1);
        assertThat(listed).isEqualTo(position.legalMoves());
    }

    private void checkBestMove(String argument, List<String> answer) {
        boolean isValidLimit =
                argument.matches("depth\\s+0{0,8}[1-9]\\d?|time\\s+\\d{1,3}:[0-5]?\\d:[0-5]?\\d(\\.\\d{1,9})?");
        if (!answer.get(0).startsWith("err ")) {
            assertThat(argument).startsWith(argument.startsWith("depth") ? "depth" : "time");
            assertThat(isInProgress()).isTrue();
            Position position = current.orElseThrow().position();
            assertThat(MoveString.read(answer.get(0), position))
                    .isEqualTo(position.legalMoves().get(0));
        } else {
            checkError("err ", answer);
            assertThat(isValidLimit && isInProgress()).isFalse();
        }
    }

    private void checkPerft(String argument, List<String> answer) {
        if (current.isEmpty() || !argument.matches("\\d{1,9}") || Integer.parseInt(argument) > MAX_PERFT_DEPTH) {
            checkError("err ", answer);
            return;
        }
        assertThat(answer).hasSize(Integer.parseInt(argument) + 1);
        for (int depth = 0; depth < answer.size(); depth++) {
            assertThat(answer.get(depth))
                    .isEqualTo("perft(" + depth + ") = "
                            + Perft.count(current.orElseThrow().position(), depth));
        }
    }

    private void checkOptions(String argument, List<String> answer) {
        if (argument.isEmpty()) {
            assertThat(answer).containsExactlyElementsOf(options.values());
            return;
        }
        String[] words = argument.split("\\s+", 3);
        Optional<String> optionLine = options.values().stream()
                .filter(line -> words.length > 1 && name(line).equalsIgnoreCase(words[1]))
                .findFirst();
        Optional<String> expected = switch (words[0]) {
            case "get" -> optionLine.filter(line -> words.length == 2);
            case "set" -> optionLine.filter(line -> words.length == 3).flatMap(line -> withValue(line, words[2]));
            default -> Optional.empty();
        };
        if (expected.isEmpty()) {
            checkError("err ", answer);
        } else if (answer.get(0).startsWith("err ")) {
            checkError("err the game in progress breaks that rule", answer);
            assertThat(gameAfter(expected.get())).isEmpty();
        } else {
            assertThat(answer).containsExactly(expected.get());
            current = gameAfter(expected.get());
            put(expected.get());
        }
    }

    /** Returns the current game under the rules of a new option, or empty if they forbid it or there is no game. */
    private Optional<Game> gameAfter(String line) {
        String before = Optional.ofNullable(options.get(name(line))).orElseThrow();
        put(line);
        Optional<Game> after = current.map(
                        game -> GameString.parseGameOrType(GameString.writeForEngine(game), readOptions()))
                .filter(parsed -> parsed.fault().isEmpty())
                .map(parsed -> parsed.orThrow().reopen());
        put(before);
        return after;
    }

    /** Returns the line of an option with the given value, or empty if the option does not allow it. */
    private static Optional<String> withValue(String line, String value) {
        String[] fields = line.split(";", -1);
        if (fields[1].equals("int")) {
            int number = value.matches("\\d{1,9}") ? Integer.parseInt(value) : -1;
            fields[2] = String.valueOf(number);
            boolean isAllowed = number >= Integer.parseInt(fields[4]) && number <= Integer.parseInt(fields[5]);
            return isAllowed ? Optional.of(String.join(";", fields)) : Optional.empty();
        }
        List<String> values = fields[1].equals("bool")
                ? List.of("true", "false")
                : List.of(fields).subList(4, fields.length);
        return values.stream().filter(value::equalsIgnoreCase).findFirst().map(matchingValue -> {
            fields[2] = matchingValue;
            return String.join(";", fields);
        });
    }

    private static String name(String line) {
        return line.substring(0, line.indexOf(';'));
    }

    private void put(String line) {
        options.put(name(line), line);
    }

    private String value(String name) {
        return Optional.ofNullable(options.get(name)).orElseThrow().split(";", -1)[2];
    }

    private ReadOptions readOptions() {
        ReadOptions options = ReadOptions.lenient()
                .withTournamentOpening(
                        TournamentOpening.valueOf(value("TournamentOpening").toUpperCase(Locale.ROOT)));
        options = Boolean.parseBoolean(value("RepetitionDraw")) ? options.with(Toggle.REPETITION_DRAW) : options;
        return Boolean.parseBoolean(value("GatesAboveGround")) ? options : options.without(Toggle.GATES_ABOVE_GROUND);
    }
}
