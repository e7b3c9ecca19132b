package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.testkit.judge.Judged.Wrong;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
    Finding shrink(Finding otherBoard) {
        return shrink(
                otherBoard,
                otherBoard.game(),
                reduced -> otherBoard(reduced.game())
                        .filter(found -> found.heading().equals(otherBoard.heading())));
    }

    /**
     * Returns all moves that are answered wrongly in the same way after the game of a wrong answer. After the end of
     * the run, it is only the move of this answer.
     */
    List<Move> movesLike(Wrong wrong) {
        Game game = wrong.game();
        Set<Move> moves = new LinkedHashSet<>();
        if (!end.isReached()) {
            Set<Move> asked = questions.of(game);
            wrong.move().ifPresent(asked::add);
            ask(game, asked).stream()
                    .flatMap(answer -> Judged.of(game, answer).wrong().stream())
                    .filter(wrong::isLike)
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

    private Optional<Answer> ask(Game game, Collection<Move> moves) {
        try {
            return Optional.of(program.ask(game, List.copyOf(moves))).filter(Answer::isEvidence);
        } catch (Program.GameRefused | IOException e) {
            return Optional.empty();
        }
    }

    private Optional<Wrong> again(Wrong wrong, ReducedGame reduced) {
        Game game = reduced.game();
        List<Move> move = wrong.move().flatMap(reduced::translate).stream().toList();
        boolean isPossible = wrong.move().isEmpty()
                || move.stream()
                        .anyMatch(one -> Question.of(game, one)
                                .topic()
                                .equals(wrong.question().topic()));
        return (isPossible ? ask(game, move) : Optional.<Answer>empty())
                .flatMap(answer -> Judged.of(game, answer).wrong().stream()
                        .filter(one -> one.move().stream().toList().equals(move) && one.isLike(wrong))
                        .findFirst());
    }

    private Optional<Finding> otherBoard(Game game) {
        OtherBoard board = new OtherBoard();
        Set<Move> asked = questions.of(game);
        Optional<Answer> answer = ask(game, asked);
        answer.ifPresent(found -> board.look(game, found));
        if (answer.isPresent() && OtherBoard.endsToAndFro(game)) {
            Game before = OtherBoard.before(game);
            Set<Move> both = questions.of(before);
            both.retainAll(asked);
            Map<Move, String> after = answer.get().accepted();
            ask(before, both).ifPresent(first -> board.compare(game, first.accepted(), after, both));
        }
        return board.found().stream().findFirst();
    }
}
