package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineFailureException;
import io.github.hiverules.engine.EngineInfo;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;

/** Asks a program about one game after the other, and collects what it answers. Not thread-safe. */
final class Run {

    private static final int PLIES_OF_WALK = 60;
    private static final int MAX_FAILURES = 5;

    private final Program program;
    private final Questions questions;
    private final JudgeOptions options;
    private final RunEnd end;
    private final LongConsumer progress;

    private final Map<Game, Set<Move>> accepted = new HashMap<>();
    private final List<Judged> judged = new ArrayList<>();
    private final List<Incident> incidents = new ArrayList<>();
    private final OtherBoard otherBoard = new OtherBoard();
    private int failures;

    Run(Program program, Questions questions, JudgeOptions options, RunEnd end, LongConsumer progress) {
        this.program = program;
        this.questions = questions;
        this.options = options;
        this.end = end;
        this.progress = progress;
    }

    void ask(List<Game> games) {
        for (Game game : games) {
            ask(game);
            askEnds(game);
        }
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
                    ask(game);
                    askEnds(game);
                    games.set(i, next(game, random).map(game::play).orElse(game));
                }
            }
        }
    }

    /** Returns an accepted legal move, two times of three a movement, which does not end the game. */
    private Optional<Move> next(Game game, SplittableRandom random) {
        List<Move> moves = accepted.getOrDefault(game, Set.of()).stream()
                .filter(move -> game.isLegal(move) && !game.play(move).isOver())
                .toList();
        List<Move> movements =
                moves.stream().filter(Move.Movement.class::isInstance).toList();
        List<Move> some = movements.isEmpty() || random.nextInt(3) == 0 ? moves : movements;
        return some.isEmpty() ? Optional.empty() : Optional.of(some.get(random.nextInt(some.size())));
    }

    /** Asks after a move that ends the game, if the program accepts one. */
    private void askEnds(Game game) {
        accepted.getOrDefault(game, Set.of()).stream()
                .filter(move -> game.playIfLegal(move).filter(Game::isOver).isPresent())
                .findFirst()
                .ifPresent(move -> ask(game.play(move)));
    }

    /** Asks about all moves after a game; if the program refuses a move of the game, after the moves before. */
    void ask(Game game) {
        ask(game, Set.of());
    }

    private void ask(Game game, Set<Move> more) {
        if (stopReason().isPresent() || accepted.containsKey(game)) {
            return;
        }
        Set<Move> moves = new LinkedHashSet<>(questions.of(game));
        moves.addAll(more);
        if (program.lists()) {
            game.legalMoves().stream()
                    .filter(move -> !questions.isExcepted(game, move))
                    .forEach(moves::add);
        }
        Set<Move> impossible = program.lists() ? Set.of() : questions.fromEmptyCells(game);
        moves.addAll(impossible);
        try {
            Answer answer = program.ask(game, List.copyOf(moves));
            accepted.put(game, answer.accepted());
            incidents.addAll(answer.incidents());
            if (answer.isEvidence()) {
                otherBoard.look(game, answer);
                judged.add(Judged.of(game, moves, answer, program.lists()));
            }
            progress.accept(judged.size());
        } catch (GameRefusedException e) {
            accepted.put(game, Set.of());
            Game before = game.reopen().upTo(e.ply());
            if (!accepted.containsKey(before)) {
                ask(before, Set.of(game.moves().get(e.ply())));
            }
        } catch (IOException e) {
            accepted.put(game, Set.of());
            addFailure(game, e);
        }
    }

    /** Returns whether the program has listed exactly the legal moves after a game. */
    boolean hasListedRightly(Game game) {
        return accepted.getOrDefault(game, Set.of()).equals(Set.copyOf(game.legalMoves()));
    }

    /** Adds an incident; a check of its own has found it. */
    void add(Incident incident) {
        incidents.add(incident);
    }

    void addFailure(Game game, IOException failure) {
        if (end.isReached()) {
            return;
        }
        failures++;
        String heading = failure instanceof EngineFailureException engine
                ? switch (engine.kind()) {
                    case NO_ANSWER -> "Gives no answer in time";
                    case EXITED -> "Exits";
                    case CLOSED -> "Closes its output or its input";
                    case FLOOD -> "Prints without end";
                    case UNSOLICITED_OUTPUT -> "Prints lines without being asked";
                    default -> "Gives no usable answer";
                }
                : failure.getCause() == null ? "Gives no answer in time" : "Fails instead of answering";
        incidents.add(new Incident(
                heading, game, List.of(String.valueOf(failure.getMessage())), Optional.ofNullable(failure.getCause())));
    }

    /** Returns why no more is asked. */
    Optional<String> stopReason() {
        return failures >= MAX_FAILURES ? Optional.of("the program failed " + failures + " times") : end.reason();
    }

    Report report(EngineInfo info, List<String> remarks) {
        List<String> all = new ArrayList<>(remarks);
        stopReason().ifPresent(reason -> all.add("not everything was asked, because " + reason));
        List<Finding> findings =
                new Findings(judged, incidents, otherBoard, new Shrinker(program, questions, end)).all();
        long asked = judged.stream()
                .flatMap(one -> one.asked().values().stream())
                .mapToLong(Integer::longValue)
                .sum();
        return new Report(
                info, judged.size(), asked, findings, all, stopReason().isPresent());
    }
}
