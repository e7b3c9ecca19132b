package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineFailureException;
import io.github.hiverules.engine.EngineInfo;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;

/** Asks a program about one game after the other, and collects what it answers. Not thread-safe. */
final class Run {

    private static final int PLIES_OF_WALK = 60;
    private static final int MAX_FAILURES = 30;
    private static final int MAX_FAILURES_IN_A_ROW = 5;
    private static final String NO_ANSWER = "Gives no answer in time";
    private static final String NO_USABLE_ANSWER = "Gives no usable answer";

    private final Program program;
    private final Questions questions;
    private final JudgeOptions options;
    private final RunEnd end;
    private final LongConsumer progress;

    private final Set<Game> asked = new HashSet<>();

    /** What the program accepts after games, with its own texts. */
    private final Map<Game, Map<Move, String>> accepted = new HashMap<>();

    private final List<Judged> judged = new ArrayList<>();
    private final List<Finding> incidents = new ArrayList<>();
    private final OtherBoard otherBoard = new OtherBoard();
    private int failures;
    private int failuresInARow;

    Run(Program program, JudgeOptions options, RunEnd end, LongConsumer progress) {
        this.program = program;
        this.questions = new Questions(program.hearsCells(), program.lists(), options.exceptRules());
        this.options = options;
        this.end = end;
        this.progress = progress;
    }

    void ask(List<Game> games) {
        games.forEach(this::askAround);
    }

    /** Asks after a game, after a move that ends it, and after pieces went to and fro. */
    private void askAround(Game game) {
        ask(game);
        askEnds(game);
        otherBoard.toAndFro(game).ifPresent(this::askToAndFro);
    }

    /** Plays games by moves that the program accepts, all at the same time, so that shorter games come first. */
    void walk(List<Ruleset> sets) {
        List<Game> games = new ArrayList<>();
        sets.forEach(set -> games.addAll(Collections.nCopies(options.walks(), Game.start(set))));
        SplittableRandom random = new SplittableRandom(options.seed());
        for (int ply = 0; ply <= PLIES_OF_WALK; ply++) {
            for (int i = 0; i < games.size(); i++) {
                Game game = games.get(i);
                if (game.plyCount() == ply) {
                    askAround(game);
                    games.set(i, next(game, random).map(game::play).orElse(game));
                }
            }
        }
    }

    /** Returns an accepted legal move, two times of three a movement, which does not end the game. */
    private Optional<Move> next(Game game, SplittableRandom random) {
        List<Move> moves = accepted(game).stream()
                .filter(move -> game.isLegal(move) && !game.play(move).isOver())
                .toList();
        List<Move> movements =
                moves.stream().filter(Move.Movement.class::isInstance).toList();
        List<Move> some = movements.isEmpty() || random.nextInt(3) == 0 ? moves : movements;
        return some.isEmpty() ? Optional.empty() : Optional.of(some.get(random.nextInt(some.size())));
    }

    private Set<Move> accepted(Game game) {
        return accepted.getOrDefault(game, Map.of()).keySet();
    }

    /** Asks after a move that ends the game, if the program accepts one. */
    private void askEnds(Game game) {
        accepted(game).stream()
                .filter(move -> game.playIfLegal(move).filter(Game::isOver).isPresent())
                .findFirst()
                .ifPresent(move -> ask(game.play(move)));
    }

    /** Asks in a position to which pieces came back, where the program should accept what it accepted before. */
    private void askToAndFro(Game game) {
        Game before = OtherBoard.before(game);
        ask(game);
        if (accepted.containsKey(before) && accepted.containsKey(game)) {
            Set<Move> both = questions.of(before);
            both.retainAll(questions.of(game));
            otherBoard.compare(game, accepted.get(before), accepted.get(game), both);
        }
    }

    /** Asks about all moves after a game; if the program refuses a move of the game, after the moves before. */
    void ask(Game game) {
        ask(game, List.of());
    }

    private void ask(Game game, List<Move> more) {
        if (stopReason().isPresent() || !asked.add(game)) {
            return;
        }
        Set<Move> moves = questions.of(game);
        moves.addAll(more);
        try {
            Answer answer = program.ask(game, List.copyOf(moves));
            failuresInARow = 0;
            incidents.addAll(answer.incidents());
            if (answer.isEvidence()) {
                accepted.put(game, answer.accepted());
                otherBoard.look(game, answer);
                judged.add(Judged.of(game, answer));
                if (Judged.acceptsNothing(game, answer)) {
                    incidents.add(Finding.of("Accepts no move at all, though many are legal", game));
                }
            }
            progress.accept(judged.size());
        } catch (Program.GameRefused e) {
            Game before = game.reopen().upTo(e.ply());
            Move move = game.moves().get(e.ply());
            ask(before, List.of(move));
            String words = accepted.getOrDefault(before, Map.of()).get(move);
            if (words != null) {
                incidents.add(Finding.of(
                        "Refuses a move that it accepts or lists elsewhere",
                        before,
                        "it accepts: " + words,
                        "it refuses in a game: " + e.getMessage()));
            }
        } catch (IOException e) {
            addFailure(game, e);
        }
    }

    /** Returns whether the program accepts a move after a game. */
    boolean accepts(Game game, Move move) {
        ask(game);
        return accepted(game).contains(move);
    }

    /** Returns whether the program has listed exactly the legal moves after a game. */
    boolean hasListedRightly(Game game) {
        return accepted(game).equals(Set.copyOf(game.legalMoves()));
    }

    /** Adds what a check of its own has found. */
    void add(Finding incident) {
        incidents.add(incident);
    }

    /** Adds a failure, after the shortest part of the game after which the program fails. */
    void addFailure(Game game, IOException failure) {
        int before = failures;
        for (int ply = 0; ply < game.plyCount() && failures == before; ply++) {
            ask(game.reopen().upTo(ply));
        }
        if (failures > before || end.isReached()) {
            return;
        }
        failures++;
        failuresInARow++;
        incidents.add(new Finding(
                heading(failure),
                List.of(String.valueOf(failure.getMessage())),
                1,
                Optional.empty(),
                Set.of(),
                game,
                List.of(),
                Optional.ofNullable(failure.getCause())));
    }

    private static String heading(IOException failure) {
        if (failure instanceof EngineFailureException engine) {
            return switch (engine.kind()) {
                case NO_ANSWER -> NO_ANSWER;
                case EXITED -> "Exits";
                case CLOSED -> "Closes its output or its input";
                case FLOOD -> "Prints without end";
                case UNSOLICITED_OUTPUT -> "Prints lines without being asked";
                default -> NO_USABLE_ANSWER;
            };
        }
        return failure instanceof InterruptedIOException
                ? NO_ANSWER
                : failure.getCause() != null ? "Fails instead of answering" : NO_USABLE_ANSWER;
    }

    /** Returns why no more is asked. */
    Optional<String> stopReason() {
        return failures >= MAX_FAILURES || failuresInARow >= MAX_FAILURES_IN_A_ROW
                ? Optional.of("the program failed " + failures + " times")
                : end.reason();
    }

    Report report(EngineInfo info, List<String> remarks) {
        List<String> all = new ArrayList<>(remarks);
        stopReason().ifPresent(reason -> all.add("not everything was asked, because " + reason));
        Shrinker shrinker = new Shrinker(program, questions, end);
        List<Finding> findings = new ArrayList<>();
        otherBoard.found().forEach(found -> findings.add(shrinker.shrink(found)));
        judged.removeIf(one -> otherBoard.isAfterLostMove(one.game()));
        incidents.removeIf(one -> otherBoard.isAfterLostMove(one.game()));
        findings.addAll(new Findings(judged, shrinker).with(incidents));
        long questionCount = judged.stream()
                .flatMap(one -> one.asked().values().stream())
                .mapToLong(Integer::longValue)
                .sum();
        return new Report(
                info, judged.size(), questionCount, findings, all, stopReason().isPresent());
    }
}
