package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Looks for a shorter game that shows the same, by asking the program again. */
final class Shrinker {

    private static final Duration TIME = Duration.ofSeconds(3);

    private final Program program;
    private final Questions questions;
    private final RunLimit runLimit;

    Shrinker(Program program, Questions questions, RunLimit runLimit) {
        this.program = program;
        this.questions = questions;
        this.runLimit = runLimit;
    }

    /** Returns one of the same wrong answers, after the shortest game that was found in time. */
    Wrong shrink(Wrong wrong, Function<JudgedAnswer, Stream<Wrong>> same) {
        long deadline = System.nanoTime() + TIME.toNanos();
        Wrong smallest = wrong;
        Optional<Wrong> smaller = Optional.of(wrong);
        while (smaller.isPresent()) {
            smallest = smaller.get();
            smaller = Optional.empty();
            Iterator<List<Move>> shorter =
                    ReducedGame.shorter(smallest.game().moves()).iterator();
            while (smaller.isEmpty()
                    && shorter.hasNext()
                    && System.nanoTime() - deadline < 0
                    && !runLimit.isReached()) {
                smaller = again(smallest, same, ReducedGame.of(wrong.game().startPosition(), shorter.next()));
            }
        }
        return smallest;
    }

    private Optional<Wrong> again(Wrong wrong, Function<JudgedAnswer, Stream<Wrong>> same, ReducedGame reduced) {
        Game game = reduced.game();
        // A movement whose piece is not in play any more would be another question.
        List<Move> move = wrong.move().flatMap(reduced::translate).stream()
                .filter(translated -> wrong.move().map(Move::getClass).equals(Optional.of(translated.getClass())))
                .toList();
        boolean isPossible = wrong.move().isEmpty()
                || move.stream()
                        .anyMatch(one -> JudgedAnswer.topic(game, one)
                                .text()
                                .equals(wrong.topic().text()));
        return isPossible
                ? ask(game, move).stream()
                        .flatMap(same)
                        .filter(one -> one.move().stream().toList().equals(move))
                        .findFirst()
                : Optional.empty();
    }

    /** Asks about all moves after the game of a wrong answer, unless the run has ended. */
    Optional<JudgedAnswer> ask(Wrong wrong) {
        Set<Move> moves = questions.moves(wrong.game());
        wrong.move().ifPresent(moves::add);
        return runLimit.isReached() ? Optional.empty() : ask(wrong.game(), moves);
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
