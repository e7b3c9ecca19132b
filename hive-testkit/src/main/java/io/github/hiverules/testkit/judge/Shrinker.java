package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.testkit.judge.JudgedAnswer.Cause;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks for a shorter game that shows the same, by asking the program again. Not thread-safe. */
final class Shrinker {

    private static final Duration TIME_FOR_ONE = Duration.ofSeconds(3);
    private static final Duration TIME_FOR_ALL = Duration.ofSeconds(30);

    private final Program program;
    private final Questions questions;
    private final RunEnd end;
    private long nanosLeft = TIME_FOR_ALL.toNanos();

    Shrinker(Program program, Questions questions, RunEnd end) {
        this.program = program;
        this.questions = questions;
        this.end = end;
    }

    /** Returns the same wrong answer, of the same cause, after the shortest game that was found in time. */
    Wrong shrink(Wrong wrong, Cause cause) {
        long start = System.nanoTime();
        long deadline = start + Math.min(nanosLeft, TIME_FOR_ONE.toNanos());
        Wrong smallest = wrong;
        Optional<Wrong> smaller = Optional.of(wrong);
        while (smaller.isPresent()) {
            smallest = smaller.get();
            smaller = Optional.empty();
            Iterator<List<Move>> shorter =
                    ReducedGame.shorter(smallest.game().moves()).iterator();
            while (smaller.isEmpty() && shorter.hasNext() && System.nanoTime() < deadline && !end.isReached()) {
                smaller = again(smallest, cause, ReducedGame.of(wrong.game().startPosition(), shorter.next()));
            }
        }
        nanosLeft -= System.nanoTime() - start;
        return smallest;
    }

    private Optional<Wrong> again(Wrong wrong, Cause cause, ReducedGame reduced) {
        Game game = reduced.game();
        List<Move> move = wrong.move().flatMap(reduced::translate).stream().toList();
        String topic = wrong.topic().text();
        boolean isPossible = wrong.move().isEmpty()
                || move.stream()
                        .anyMatch(one -> JudgedAnswer.topic(game, one).text().equals(topic));
        return (isPossible ? ask(game, move) : Optional.<JudgedAnswer>empty())
                .flatMap(answer -> answer.wrong().stream()
                        .filter(one -> one.move().stream().toList().equals(move) && one.isLike(wrong, cause))
                        .findFirst());
    }

    /**
     * Returns all moves that may be answered wrongly for the same cause after the game of a wrong answer. After the end
     * of the run, it is only the move of this answer.
     */
    List<Move> movesLike(Wrong wrong, Cause cause) {
        Set<Move> moves = new LinkedHashSet<>(wrong.move().stream().toList());
        if (!end.isReached()) {
            Set<Move> asked = questions.moves(wrong.game());
            asked.addAll(moves);
            ask(wrong.game(), asked).stream()
                    .flatMap(answer -> answer.wrong().stream())
                    .filter(one -> one.causes().contains(cause))
                    .forEach(one -> one.move().ifPresent(moves::add));
        }
        return List.copyOf(moves);
    }

    private Optional<JudgedAnswer> ask(Game game, Collection<Move> moves) {
        try {
            return Optional.of(program.ask(game, List.copyOf(moves)))
                    .filter(Program.Answer::isEvidence)
                    .map(answer -> JudgedAnswer.of(game, answer));
        } catch (Program.GameRefused | IOException e) {
            return Optional.empty();
        }
    }
}
