package io.github.hiverules.testkit.judge;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineFailureException;
import io.github.hiverules.engine.EngineInfo;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.judge.Program.Answer;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;

/**
 * Judges an engine for the Universal Hive Protocol, as {@code hive conform} does: it asks which moves the engine lists
 * after many games, and compares, counts and files what differs. To judge a program on the JVM, use {@link HiveTests}.
 */
public final class Judge {

    private static final int PLIES_OF_WALK = 60;
    private static final int MAX_FAILURES = 10;

    private final Program program;
    private final JudgeOptions options;
    private final RunLimit runLimit;
    private final LongConsumer progress;
    private final Questions questions;

    private final Set<Game> asked = new HashSet<>();
    private final Map<Game, Map<Move, String>> accepted = new HashMap<>();
    private final Findings findings = new Findings();
    private long questionCount;
    private int failures;

    private Judge(Program program, JudgeOptions options, RunLimit runLimit, LongConsumer progress) {
        this.program = program;
        this.options = options;
        this.runLimit = runLimit;
        this.progress = progress;
        this.questions = new Questions(program, options.exceptRules());
    }

    /**
     * {@return what an engine gets wrong}
     *
     * @param engine starts the engine, again after it failed
     * @param options how thoroughly to judge
     * @throws IOException if the engine cannot be started
     */
    public static Report judge(EngineStarter engine, JudgeOptions options) throws IOException {
        return judge(engine, options, positions -> {});
    }

    /**
     * {@return what an engine gets wrong} If the calling thread is interrupted, the report says what was found so far.
     *
     * @param engine starts the engine, again after it failed
     * @param options how thoroughly to judge
     * @param progress is told the number of positions asked about so far
     * @throws IOException if the engine cannot be started
     */
    public static Report judge(EngineStarter engine, JudgeOptions options, LongConsumer progress) throws IOException {
        Objects.requireNonNull(engine, "engine");
        Objects.requireNonNull(progress, "progress");
        RunLimit runLimit = RunLimit.after(options.runLimit());
        try (UhpProgram program = new UhpProgram(engine, options.timeLimit(), runLimit)) {
            Judge judge = new Judge(program, options, runLimit, progress);
            Set<Expansion> known = EnumSet.noneOf(Expansion.class);
            List<String> unknown = new ArrayList<>();
            for (Expansion wanted : options.ruleset().expansions()) {
                if (program.info().expansions().contains(wanted)) {
                    known.add(wanted);
                } else {
                    unknown.add("the engine does not announce the "
                            + Sentences.english().label(wanted.bug()) + ", so it was not asked about it");
                }
            }
            List<Ruleset> sets = sets(options.ruleset(), known);
            judge.askAll(sets, false);
            new ProtocolChecks(program, judge, options.ruleset()).check(sets);
            return judge.report(program.info(), unknown);
        }
    }

    /** Returns what a program in this process gets wrong. */
    static Report judge(Program program, JudgeOptions options, RunLimit runLimit, boolean setsUp) {
        Judge judge = new Judge(program, options, runLimit, positions -> {});
        judge.askAll(List.of(options.ruleset()), setsUp);
        return judge.report(EngineInfo.unknown(), List.of());
    }

    /** Returns the base set, the sets with one of the expansions, and the one with all of them. */
    private static List<Ruleset> sets(Ruleset rules, Set<Expansion> expansions) {
        Set<Set<Expansion>> sets = new LinkedHashSet<>(List.of(Set.of()));
        expansions.stream().sorted().forEach(one -> sets.add(Set.of(one)));
        sets.add(expansions);
        return sets.stream().map(rules::withExpansions).toList();
    }

    private void askAll(List<Ruleset> sets, boolean setsUp) {
        questions.games(sets, setsUp).forEach(this::askWithEnds);
        walk(sets);
    }

    /** Plays games by moves that the program accepts, all at the same time, so that shorter games come first. */
    private void walk(List<Ruleset> sets) {
        List<Game> games = new ArrayList<>();
        sets.forEach(set -> games.addAll(Collections.nCopies(options.games(), Game.start(set))));
        SplittableRandom random = new SplittableRandom(1);
        for (int ply = 0; ply <= PLIES_OF_WALK; ply++) {
            games.replaceAll(game -> {
                askWithEnds(game);
                return next(game, random).map(game::play).orElse(Game.start(game.ruleset()));
            });
        }
    }

    /** Returns an accepted legal move, a movement at least two times out of three. */
    private Optional<Move> next(Game game, SplittableRandom random) {
        List<Move> moves =
                accepted(game).keySet().stream().filter(game::isLegal).toList();
        List<Move> movements =
                moves.stream().filter(Move.Movement.class::isInstance).toList();
        List<Move> some = movements.isEmpty() || random.nextInt(3) == 0 ? moves : movements;
        return some.isEmpty() ? Optional.empty() : Optional.of(some.get(random.nextInt(some.size())));
    }

    /** Asks about the moves after a game, and after those that end it in different ways, if the program accepts them. */
    private void askWithEnds(Game game) {
        ask(game);
        Map<String, Game> ends = new LinkedHashMap<>();
        for (Move move : accepted(game).keySet()) {
            game.playIfLegal(move).filter(Game::isOver).ifPresent(end -> ends.putIfAbsent(Questions.end(end), end));
        }
        ends.values().forEach(this::ask);
    }

    /** Returns what the program accepts after a game, with its own texts, if it was asked. */
    private Map<Move, String> accepted(Game game) {
        return accepted.getOrDefault(game, Map.of());
    }

    /** Returns whether the program accepts exactly the legal moves after a game. */
    boolean isRight(Game game) {
        return accepted(game).keySet().equals(Set.copyOf(game.legalMoves()));
    }

    boolean isRightSoFar() {
        return findings.isEmpty();
    }

    /** Asks about all moves after a game; if the program refuses a move of the game, after the moves before. */
    void ask(Game game) {
        ask(game, List.of());
    }

    private void ask(Game game, List<Move> more) {
        if (stopReason().isPresent() || !asked.add(game)) {
            return;
        }
        Set<Move> moves = questions.moves(game);
        moves.addAll(more);
        try {
            Answer answer = program.ask(game, List.copyOf(moves));
            answer.incidents().forEach(findings::add);
            if (answer.isEvidence()) {
                JudgedAnswer judged = JudgedAnswer.of(game, answer);
                accepted.put(game, answer.accepted());
                questionCount += judged.size();
                findings.add(judged);
            }
            progress.accept(accepted.size());
        } catch (Program.GameRefused e) {
            Game before = game.reopen().upTo(e.ply());
            Move move = game.moves().get(e.ply());
            ask(before, List.of(move));
            Optional.ofNullable(accepted(before).get(move))
                    .ifPresent(text -> add(Finding.of(
                            Finding.Kind.REFUSES_LISTED_MOVE,
                            before,
                            "it accepts: " + text,
                            "it refuses: " + e.getMessage())));
        } catch (IOException e) {
            addFailure(game, e);
        }
    }

    /** Adds what a check of its own has found. */
    void add(Finding incident) {
        findings.add(incident);
    }

    /** Adds a failure, after the shortest part of the game after which the program fails. */
    void addFailure(Game game, IOException failure) {
        int before = failures;
        for (int ply = 0; ply < game.plyCount() && failures == before; ply++) {
            ask(game.reopen().upTo(ply));
        }
        if (failures == before && !runLimit.isReached()) {
            failures++;
            boolean isLate = failure instanceof InterruptedIOException
                    || (failure instanceof EngineFailureException engine
                            && engine.kind() == EngineFailureException.Kind.NO_ANSWER);
            add(Finding.of(
                            isLate ? Finding.Kind.NO_ANSWER : Finding.Kind.FAILS,
                            game,
                            String.valueOf(failure.getMessage()))
                    .with("", Optional.ofNullable(failure.getCause())));
        }
    }

    /** Returns why no more is asked. */
    Optional<String> stopReason() {
        return failures >= MAX_FAILURES ? Optional.of("the program failed " + failures + " times") : runLimit.reason();
    }

    private Report report(EngineInfo info, List<String> remarks) {
        List<String> all = new ArrayList<>(remarks);
        Optional<String> stopReason = stopReason();
        stopReason.ifPresent(reason -> all.add("not everything was asked, because " + reason));
        return new Report(
                info,
                accepted.size(),
                questionCount,
                findings.list(new Shrinker(program, questions, runLimit)),
                all,
                stopReason.isPresent());
    }
}
