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
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
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
    public Answer ask(Game game, List<Move> moves) throws GameRefusedException, IOException {
        UhpAnswer started = newGame(game);
        if (started.isError()) {
            throw new GameRefusedException(firstRefusedPly(game));
        }
        List<Incident> incidents = new ArrayList<>(compareGame(game, started));
        UhpAnswer listed = command("validmoves");
        ListedMoves list = read(game, listed);
        if (!list.problems().isEmpty()) {
            incidents.add(new Incident(
                    "Answers 'validmoves' with something else than moves", game, list.problems(), Optional.empty()));
        }
        if (!list.problems().isEmpty()
                || incidents.stream().anyMatch(incident -> incident.heading().contains("other moves"))) {
            return Answer.unusable(incidents);
        }
        Set<Move> accepted = list.inAnyOrder(game.position());
        Map<Move, Words> refused = new LinkedHashMap<>();
        Map<Move, Boolean> played = new LinkedHashMap<>();
        if (!game.isOver()) {
            playMissed(game, moves, accepted, refused);
            playIllegal(game, moves, accepted, played);
            if (accepted.stream().anyMatch(game::isLegal)) {
                checkUndo(game, listed, accepted, played, incidents);
            }
        }
        return new Answer(accepted, refused, played, outcome(started), incidents, true);
    }

    private static ListedMoves read(Game game, UhpAnswer answer) {
        String line = answer.isError() && game.isOver() ? "" : String.join(";", answer.lines());
        return ListedMoves.read(game, line.isEmpty() ? List.of() : List.of(line.split(";", -1)));
    }

    /** Plays the legal moves that are not listed, for the engine's words. */
    private void playMissed(Game game, List<Move> moves, Set<Move> listed, Map<Move, Words> refused)
            throws IOException {
        for (Move move : moves) {
            if (game.isLegal(move) && !listed.contains(move)) {
                UhpAnswer answer = play(game, move);
                refused.put(
                        move,
                        answer.isError()
                                ? Words.of(answer)
                                : new Words("'play' accepts it, though it is not listed", "", false, Optional.empty()));
                if (!answer.isError()) {
                    newGame(game);
                }
            }
        }
    }

    private UhpAnswer play(Game game, Move move) throws IOException {
        return command("play " + ListedMoves.textOrCells(game.position(), move));
    }

    /** Plays a few illegal moves that the engine does not list. */
    private void playIllegal(Game game, List<Move> moves, Set<Move> listed, Map<Move, Boolean> played)
            throws IOException {
        List<Move> illegal = new ArrayList<>(moves);
        Collections.shuffle(illegal, new Random(game.moves().hashCode()));
        for (Move move : illegal) {
            if (played.size() == MAX_ILLEGAL_MOVES) {
                return;
            }
            if (!listed.contains(move)
                    && !game.isLegal(move)
                    && ListedMoves.text(game.position(), move).isPresent()) {
                boolean isPlayed = !play(game, move).isError();
                played.put(move, isPlayed);
                if (isPlayed) {
                    newGame(game);
                }
            }
        }
    }

    /** Plays a move and takes it back: the list must be the same as before, even after refused moves. */
    private void checkUndo(
            Game game, UhpAnswer before, Set<Move> accepted, Map<Move, Boolean> played, List<Incident> incidents)
            throws IOException {
        List<Move> legal = accepted.stream().filter(game::isLegal).toList();
        Move move = legal.get(new SplittableRandom(game.moves().hashCode()).nextInt(legal.size()));
        Game next = game.play(move);
        UhpAnswer answer = play(game, move);
        if (answer.isError()) {
            incidents.add(Incident.of(
                    "Refuses a move that it lists",
                    game,
                    "asked: " + answer.command(),
                    "answered: " + answer.excerpt()));
            return;
        }
        incidents.addAll(compareGame(next, answer));
        command("undo");
        UhpAnswer after = command("validmoves");
        if (!read(game, after).inAnyOrder(game.position()).equals(accepted)) {
            String refused = played.keySet().stream()
                    .map(one -> "play " + ListedMoves.textOrCells(game.position(), one) + " (refused), ")
                    .reduce("", String::concat);
            incidents.add(Incident.of(
                    "Lists other moves after a refused move or an undo",
                    game,
                    "first: " + before.excerpt(),
                    "after " + refused + answer.command() + ", undo: " + after.excerpt()));
        }
    }

    /** Returns the index of the first move that the engine refuses. */
    private int firstRefusedPly(Game game) throws IOException {
        Game before = Game.start(game.startPosition());
        newGame(before);
        for (Move move : game.moves()) {
            if (play(before, move).isError()) {
                return before.plyCount();
            }
            before = before.play(move);
        }
        throw new IOException("'newgame' refuses a game of which 'play' accepts each move: "
                + UhpAnswer.excerpt(GameString.writeForEngine(game)));
    }

    // Game strings.

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

    /** Compares a game string with the expected one; the result is compared elsewhere. */
    List<Incident> compareGame(Game game, UhpAnswer answer) {
        String expected = GameString.writeForEngine(game);
        String line = answer.lastLine().orElse("");
        if (line.equals(expected)) {
            return List.of();
        }
        String word = answer.command().replaceFirst(" .*", "");
        List<String> right = fields(expected);
        List<String> said = fields(line);
        String[] details = {"expected: " + expected, "answered: " + answer.excerpt()};
        if (said.size() < FIELDS - 1 || outcome(answer).isEmpty()) {
            return List.of(Incident.of("Answers '" + word + "' without a game string", game, details));
        }
        // Only the moves: an unknown turn or another result does not make them unreadable.
        List<String> moves = new ArrayList<>(right.subList(0, FIELDS - 1));
        moves.addAll(said.subList(FIELDS - 1, said.size()));
        Parsed<Game> parsed =
                GameString.parse(String.join(";", moves), ReadOptions.lenient().withTogglesOf(game.ruleset()));
        if (parsed.fault().isPresent() || !parsed.orThrow().moves().equals(game.moves())) {
            return List.of(Incident.of("Answers '" + word + "' with other moves than the game has", game, details));
        }
        boolean hasSameTurn = right.get(2).equals(said.get(2));
        return hasSameTurn && right.get(0).equals(said.get(0))
                ? List.of()
                : List.of(Incident.of(
                        "Answers '" + word + "' with another " + (hasSameTurn ? "game type" : "turn"), game, details));
    }
}
