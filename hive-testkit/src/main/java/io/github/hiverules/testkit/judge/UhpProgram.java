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
import io.github.hiverules.testkit.judge.Finding.Kind;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** An engine for the Universal Hive Protocol, which lists its moves. It is started again after it failed. */
final class UhpProgram implements Program {

    /** An engine may take this many times its time limit to start. */
    private static final int START_TIME_FACTOR = 10;

    private static final int FIELDS = 4;

    private final EngineStarter starter;
    private final Duration timeLimit;
    private final RunLimit runLimit;
    private UhpClient engine;
    private final EngineInfo info;
    private boolean needsRestart;

    UhpProgram(EngineStarter starter, Duration timeLimit, RunLimit runLimit) throws IOException {
        this.starter = starter;
        this.timeLimit = timeLimit;
        this.runLimit = runLimit;
        this.engine = start();
        this.info = engine.info();
    }

    private UhpClient start() throws IOException {
        return starter.start(
                runLimit.atMost(timeLimit.multipliedBy(START_TIME_FACTOR)).dividedBy(START_TIME_FACTOR));
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

    @Override
    public Answer ask(Game game, List<Move> moves) throws GameRefused, IOException {
        UhpAnswer started = newGame(game);
        if (started.isError()) {
            if (game.plyCount() == 0) {
                throw new IOException("'" + started.command() + "' is refused: " + started.excerpt());
            }
            throw new GameRefused(game.plyCount() - 1, started.excerpt());
        }
        List<Finding> incidents = new ArrayList<>(compareGame(game, started));
        if (!incidents.isEmpty() && !hasMoves(game, started)) {
            return Answer.unusable(incidents.get(0));
        }
        Optional<Outcome> outcome = outcome(started);
        if (outcome.isPresent() && outcome.get() != game.position().outcome()) {
            return new Answer(Map.of(), Map.of(), outcome, incidents, true);
        }
        Answer answer = list(game).answer(game, moves, (move, text) -> refusal(game, text));
        incidents.addAll(answer.incidents());
        if (!game.isOver() && answer.isEvidence()) {
            incidents.addAll(play(game, answer));
        }
        return new Answer(answer.accepted(), answer.refused(), outcome, incidents, answer.isEvidence());
    }

    private ListedMoves list(Game game) throws IOException {
        UhpAnswer answer = command("validmoves");
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

    /** Plays an illegal move that is not listed, then a listed one, and takes it back: afterwards, the list is the same. */
    private List<Finding> play(Game game, Answer answer) throws IOException {
        Random random = new Random(GameString.writeForEngine(game).hashCode());
        Optional<String> illegal = any(answer.refused().keySet(), move -> !game.isLegal(move), random)
                .flatMap(move -> ListedMoves.text(game.position(), move));
        if (illegal.isPresent() && refusal(game, illegal.get()).isEmpty()) {
            return List.of(Finding.of(Kind.PLAYS_UNLISTED_MOVE, game, "play " + illegal.get()));
        }
        Optional<Move> legal = any(answer.accepted().keySet(), game::isLegal, random);
        if (legal.isEmpty()) {
            return List.of();
        }
        String text = answer.accepted().getOrDefault(legal.get(), "");
        UhpAnswer played = command("play " + text);
        if (played.isError()) {
            return List.of(Finding.of(
                    Kind.REFUSES_LISTED_MOVE, game, "it accepts: " + text, "it refuses: " + played.excerpt()));
        }
        // An engine may name another one of two equal pieces.
        String piece = ListedMoves.textOrCells(game.position(), legal.get()).replaceFirst(" .*", "");
        List<Finding> incidents =
                new ArrayList<>(text.startsWith(piece) ? compareGame(game.play(legal.get()), played) : List.of());
        UhpAnswer undone = command("undo");
        if (!undone.isError()) {
            incidents.addAll(compareGame(game, undone));
        }
        Map<Move, String> after = list(game).texts();
        if (!after.keySet().equals(answer.accepted().keySet())) {
            incidents.add(Finding.of(
                    Kind.UNDO_CHANGES_LIST,
                    game,
                    "after "
                            + illegal.map(refused -> "play " + refused + " (refused), ")
                                    .orElse("") + played.command() + ", undo",
                    "it lists no more: " + ListedMoves.without(answer.accepted(), after),
                    "it lists now: " + ListedMoves.without(after, answer.accepted())));
        }
        return incidents;
    }

    private static Optional<Move> any(Set<Move> moves, Predicate<Move> isRight, Random random) {
        List<Move> some = moves.stream().filter(isRight).toList();
        return some.isEmpty() ? Optional.empty() : Optional.of(some.get(random.nextInt(some.size())));
    }

    // Commands.

    /** Returns the engine's answer to a command, which may take some time in addition to the time limit. */
    UhpAnswer command(String text, Duration more) throws IOException {
        if (needsRestart) {
            engine.close();
            engine = start();
            needsRestart = false;
        }
        try {
            return engine.ask(text, runLimit.atMost(timeLimit.plus(more)));
        } catch (EngineFailureException e) {
            needsRestart = true;
            throw e;
        }
    }

    private UhpAnswer command(String text) throws IOException {
        return command(text, Duration.ZERO);
    }

    UhpAnswer newGame(Game game) throws IOException {
        return command("newgame " + GameString.writeForEngine(game));
    }

    // Game strings.

    /** Compares a game string with the expected one; the result is compared elsewhere. */
    List<Finding> compareGame(Game game, UhpAnswer answer) {
        String expected = GameString.writeForEngine(game);
        List<String> right = fields(expected);
        List<String> said = fields(answer.lastLine().orElse(""));
        boolean hasHeader = said.size() > 2
                && said.get(0).equals(right.get(0))
                && said.get(2).equals(right.get(2));
        return hasHeader && outcome(answer).isPresent() && hasMoves(game, answer)
                ? List.of()
                : List.of(Finding.of(
                        Kind.WRONG_GAME_STRING,
                        game,
                        "asked: " + UhpAnswer.excerpt(answer.command()),
                        "expected: " + expected,
                        "answered: " + answer.excerpt()));
    }

    /** Returns whether the engine has these moves, however it writes them, and whatever else it says. */
    private static boolean hasMoves(Game game, UhpAnswer answer) {
        List<String> right = fields(GameString.writeForEngine(game));
        List<String> said = fields(answer.lastLine().orElse(""));
        String moves = said.size() < FIELDS ? "" : said.get(FIELDS - 1);
        String text = String.join(";", right.subList(0, FIELDS - 1)) + ";" + moves;
        Parsed<Game> parsed = GameString.parse(text, ReadOptions.lenient().withTogglesOf(game.ruleset()));
        return parsed.fault().isEmpty() && parsed.orThrow().moves().equals(game.moves());
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
}
