package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.testkit.judge.JudgedAnswer.Cause;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

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

    /** Returns the same wrong answer after the shortest game that was found in time. */
    Wrong shrink(Wrong wrong) {
        return shrink(wrong, wrong.game(), reduced -> again(wrong, reduced));
    }

    /** Returns the shortest game that was found in time, after which the program's board differs, too. */
    OtherBoard.Sign shrink(String sort, OtherBoard.Sign sign) {
        return shrink(
                sign,
                sign.game(),
                reduced -> ask(reduced.game(), questions.moves(reduced.game()))
                        .map(answer -> new OtherBoard(List.of(answer)).found().get(sort)));
    }

    /**
     * Returns all moves that may be answered wrongly for the same cause after the game of a wrong answer. After the end
     * of the run, it is only the move of this answer.
     */
    List<Move> movesLike(Wrong wrong, Cause cause) {
        Set<Move> moves = new LinkedHashSet<>();
        if (!end.isReached()) {
            Set<Move> asked = questions.moves(wrong.game());
            wrong.move().ifPresent(asked::add);
            ask(wrong.game(), asked).stream()
                    .flatMap(answer -> answer.wrong().stream())
                    .filter(one -> one.causes().contains(cause))
                    .forEach(one -> one.move().ifPresent(moves::add));
        }
        wrong.move().ifPresent(moves::add);
        return List.copyOf(moves);
    }

    private <T> T shrink(T whole, Game game, Function<ReducedGame, Optional<T>> again) {
        long start = System.nanoTime();
        long deadline = start + Math.min(nanosLeft, TIME_FOR_ONE.toNanos());
        T smallest = whole;
        List<Move> moves = game.moves();
        Optional<T> smaller = Optional.of(whole);
        while (smaller.isPresent()) {
            smaller = Optional.empty();
            for (List<Move> fewer : (Iterable<List<Move>>) ReducedGame.shorter(moves)::iterator) {
                if (System.nanoTime() > deadline || end.isReached()) {
                    break;
                }
                ReducedGame reduced = ReducedGame.of(game.startPosition(), fewer);
                smaller = again.apply(reduced);
                if (smaller.isPresent()) {
                    smallest = smaller.get();
                    moves = reduced.game().moves();
                    break;
                }
            }
        }
        nanosLeft -= System.nanoTime() - start;
        return smallest;
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

    private Optional<Wrong> again(Wrong wrong, ReducedGame reduced) {
        Game game = reduced.game();
        List<Move> move = wrong.move().flatMap(reduced::translate).stream().toList();
        String topic = wrong.topic().text();
        boolean isPossible = wrong.move().isEmpty()
                || move.stream()
                        .anyMatch(one -> JudgedAnswer.topic(game, one).text().equals(topic));
        return (isPossible ? ask(game, move) : Optional.<JudgedAnswer>empty())
                .flatMap(answer -> answer.wrong().stream()
                        .filter(one -> one.move().stream().toList().equals(move) && one.isLike(wrong))
                        .findFirst());
    }
}
