package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.engine.EngineFailureException;
import io.github.hiverules.engine.EngineInfo;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** An engine for the Universal Hive Protocol, which lists its moves. It is started again after it hung or died. */
final class UhpProgram implements Program {

    private static final int MAX_ILLEGAL_MOVES = 2;
    private static final int FIELDS = 4;

    private final EngineStarter starter;
    private final Duration timeLimit;
    private final RunEnd end;
    private UhpClient engine;
    private final EngineInfo info;
    private boolean needsRestart;

    UhpProgram(EngineStarter starter, JudgeOptions options, RunEnd end) throws IOException {
        this.starter = starter;
        this.timeLimit = options.timeLimit();
        this.end = end;
        this.engine = starter.start(end.atMost(timeLimit));
        this.info = engine.info();
    }

    EngineInfo info() {
        return info;
    }

    @Override
    public boolean lists() {
        return true;
    }

    @Override
    public boolean hearsCells() {
        return false;
    }

    @Override
    public void close() {
        engine.close();
    }

    /** Returns the engine's answer to a command, which may take some time in addition to the time limit. */
    UhpAnswer command(String text, Duration more) throws IOException {
        if (needsRestart) {
            engine.close();
            engine = starter.start(end.atMost(timeLimit));
            needsRestart = false;
        }
        try {
            return engine.ask(text, end.atMost(timeLimit.plus(more)));
        } catch (EngineFailureException e) {
            needsRestart = true;
            throw e;
        }
    }

    UhpAnswer command(String text) throws IOException {
        return command(text, Duration.ZERO);
    }

    UhpAnswer newGame(Game game) throws IOException {
        return command("newgame " + GameString.writeForEngine(game));
    }

    @Override
    public Answer ask(Game game, List<Move> moves) throws GameRefused, IOException {
        UhpAnswer started = newGame(game);
        if (started.isError()) {
            throw refused(game);
        }
        List<Finding> incidents = new ArrayList<>(compareGame(game, started));
        if (!incidents.isEmpty() && isOtherGame(game, started)) {
            return Answer.unusable(incidents);
        }
        UhpAnswer listed = command("validmoves");
        Answer answer = read(game, listed).answer(game, moves, (move, text) -> refusal(game, text));
        incidents.addAll(answer.incidents());
        if (!game.isOver() && answer.isEvidence()) {
            List<String> refused = playIllegal(game, answer, incidents);
            checkUndo(game, answer.accepted(), refused, incidents);
        }
        return new Answer(answer.accepted(), answer.refused(), outcome(started), incidents, answer.isEvidence());
    }

    private static ListedMoves read(Game game, UhpAnswer answer) {
        String line = answer.isError() && game.isOver() ? "" : String.join(";", answer.lines());
        return ListedMoves.read(game, line.isEmpty() ? List.of() : List.of(line.split(";", -1)));
    }

    /** Plays a move, and starts the game again if the engine has played it. */
    private Optional<Words> refusal(Game game, String text) throws IOException {
        UhpAnswer answer = command("play " + text);
        if (answer.isError()) {
            return Optional.of(Words.of(answer));
        }
        newGame(game);
        return Optional.empty();
    }

    /** Plays a few illegal moves that the engine does not list, and returns what it refuses. */
    private List<String> playIllegal(Game game, Answer answer, List<Finding> incidents) throws IOException {
        List<Move> illegal = new ArrayList<>(answer.refused().keySet());
        Collections.shuffle(illegal, new Random(game.moves().hashCode()));
        List<String> texts = illegal.stream()
                .filter(move -> !game.isLegal(move))
                .flatMap(move -> ListedMoves.text(game.position(), move).stream())
                .limit(MAX_ILLEGAL_MOVES)
                .toList();
        List<String> refused = new ArrayList<>();
        for (String text : texts) {
            if (refusal(game, text).isPresent()) {
                refused.add("play " + text + " (refused), ");
            } else {
                incidents.add(Finding.of(
                        "Plays an illegal move that it does not list",
                        game,
                        "play " + text + " breaks "
                                + game.check(MoveString.read(text, game.position()))
                                        .map(violation -> violation.rule().id())
                                        .orElse("no rule")));
            }
        }
        return refused;
    }

    /** Plays a move and takes it back: the list must be the same as before, even after refused moves. */
    private void checkUndo(Game game, Map<Move, String> listed, List<String> refused, List<Finding> incidents)
            throws IOException {
        List<Move> legal = listed.keySet().stream().filter(game::isLegal).toList();
        if (legal.isEmpty()) {
            return;
        }
        Move move = legal.get(new SplittableRandom(game.moves().hashCode()).nextInt(legal.size()));
        UhpAnswer answer = command("play " + listed.get(move));
        if (answer.isError()) {
            incidents.add(Finding.of(
                    "Refuses a move that it lists",
                    game,
                    "asked: " + answer.command(),
                    "answered: " + answer.excerpt()));
            return;
        }
        if (ListedMoves.textOrCells(game.position(), move).startsWith(firstWord(listed.getOrDefault(move, "")))) {
            incidents.addAll(compareGame(game.play(move), answer));
        }
        command("undo");
        Map<Move, String> after = read(game, command("validmoves")).texts();
        if (!after.keySet().equals(listed.keySet())) {
            incidents.add(Finding.of(
                    "Lists other moves after a refused move or an undo",
                    game,
                    "after " + String.join("", refused) + answer.command() + ", undo",
                    "it lists no more: " + ListedMoves.without(listed, after),
                    "it lists now: " + ListedMoves.without(after, listed)));
        }
    }

    /** Looks for the first move that the engine refuses. */
    private GameRefused refused(Game game) throws IOException {
        Game before = Game.start(game.startPosition());
        newGame(before);
        for (Move move : game.moves()) {
            UhpAnswer answer = command("play " + ListedMoves.textOrCells(before.position(), move));
            if (answer.isError()) {
                return new GameRefused(before.plyCount(), answer.command() + ": " + answer.excerpt());
            }
            before = before.play(move);
        }
        throw new IOException("'newgame' refuses a game of which 'play' accepts each move: "
                + UhpAnswer.excerpt(GameString.writeForEngine(game)));
    }

    // Game strings.

    private static String firstWord(String text) {
        return text.replaceFirst(" .*", "");
    }

    private static List<String> fields(String line) {
        return Stream.of(line.split(";", FIELDS)).map(String::strip).toList();
    }

    private static Optional<Outcome> outcome(UhpAnswer answer) {
        List<String> fields = fields(answer.lastLine().orElse(""));
        String state = fields.size() > 1 ? fields.get(1).replace("NotStarted", "InProgress") : "";
        return Stream.of(Outcome.values())
                .filter(outcome -> GameString.writeState(outcome).equals(state))
                .findFirst();
    }

    private static boolean isGameString(UhpAnswer answer) {
        return fields(answer.lastLine().orElse("")).size() >= FIELDS - 1
                && outcome(answer).isPresent();
    }

    /** Returns whether an answer is a game string with other moves than those of a game. */
    private static boolean isOtherGame(Game game, UhpAnswer answer) {
        if (!isGameString(answer)) {
            return false;
        }
        // Only the moves: an unknown turn or another result does not make them unreadable.
        List<String> fields =
                new ArrayList<>(fields(GameString.writeForEngine(game)).subList(0, FIELDS - 1));
        fields.addAll(
                fields(answer.lastLine().orElse("")).stream().skip(FIELDS - 1).toList());
        Parsed<Game> parsed =
                GameString.parse(String.join(";", fields), ReadOptions.lenient().withTogglesOf(game.ruleset()));
        return parsed.fault().isPresent() || !parsed.orThrow().moves().equals(game.moves());
    }

    /** Compares a game string with the expected one; the result is compared elsewhere. */
    List<Finding> compareGame(Game game, UhpAnswer answer) {
        String expected = GameString.writeForEngine(game);
        String line = answer.lastLine().orElse("");
        if (line.equals(expected)) {
            return List.of();
        }
        String word = firstWord(answer.command());
        List<String> right = fields(expected);
        List<String> said = fields(line);
        String[] details = {"expected: " + expected, "answered: " + answer.excerpt()};
        if (!isGameString(answer)) {
            return List.of(Finding.of("Answers '" + word + "' without a game string", game, details));
        }
        if (isOtherGame(game, answer)) {
            return List.of(Finding.of("Answers '" + word + "' with other moves than the game has", game, details));
        }
        boolean hasSameTurn = right.get(2).equals(said.get(2));
        return hasSameTurn && right.get(0).equals(said.get(0))
                ? List.of()
                : List.of(Finding.of(
                        "Answers '" + word + "' with another " + (hasSameTurn ? "game type" : "turn"), game, details));
    }
}
