package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Looks for a shorter game that shows the same, by asking the program again: leaves out moves, as many of White as of
 * Black, as long as the rest is a game that still shows it (delta debugging, Zeller 1999). Not thread-safe.
 */
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
        Wrong[] smallest = {wrong};
        shrink(wrong.game(), reduced -> {
            Optional<Wrong> again = again(wrong, reduced);
            again.ifPresent(one -> smallest[0] = one);
            return again.isPresent();
        });
        return smallest[0];
    }

    /** Returns the shortest game that was found in time, after which the program's board differs, too. */
    Incident shrink(Incident incident) {
        Incident[] smallest = {incident};
        shrink(incident.game(), reduced -> {
            OtherBoard board = new OtherBoard();
            Game game = reduced.game();
            Set<Move> moves = new LinkedHashSet<>(questions.of(game));
            moves.addAll(questions.fromEmptyCells(game));
            ask(game, moves).ifPresent(answer -> board.look(game, answer));
            for (Incident one : board.found()) {
                if (one.heading().equals(incident.heading())) {
                    smallest[0] = one;
                    return true;
                }
            }
            return false;
        });
        return smallest[0];
    }

    /** Returns all moves that are answered wrongly in the same way after the game of a wrong answer. */
    List<Move> movesLike(Wrong wrong) {
        Game game = wrong.game();
        Set<Move> moves = new LinkedHashSet<>(questions.of(game));
        moves.addAll(game.legalMoves());
        moves.removeIf(move -> !Judged.topic(game, move, wrong.topic().deed()).equals(Optional.of(wrong.topic())));
        return ask(game, moves).stream()
                .flatMap(answer -> Judged.of(game, moves, answer, program.lists()).wrong().stream())
                .filter(one -> one.topic().equals(wrong.topic()) && one.isPure() == wrong.isPure())
                .flatMap(one -> one.move().stream())
                .toList();
    }

    private void shrink(Game game, Predicate<ReducedGame> shows) {
        long start = System.nanoTime();
        long deadline = start + Math.min(nanosLeft, TIME_FOR_ONE.toNanos());
        List<Move> moves = game.moves();
        Optional<List<Move>> fewer = Optional.of(moves);
        while (fewer.isPresent()) {
            moves = fewer.get();
            fewer = candidates(moves).stream()
                    .takeWhile(some -> System.nanoTime() < deadline && !end.isReached())
                    .filter(some -> ReducedGame.of(game.startPosition(), some)
                            .filter(shows)
                            .isPresent())
                    .findFirst();
        }
        nanosLeft -= System.nanoTime() - start;
    }

    /** Returns the moves without some: longer parts first, then pairs. */
    private static List<List<Move>> candidates(List<Move> moves) {
        List<List<Move>> candidates = new ArrayList<>();
        for (int length = moves.size() / 2 * 2; length >= 2; length -= 2) {
            for (int from = moves.size() - length; from >= 0; from--) {
                List<Move> rest = new ArrayList<>(moves);
                rest.subList(from, from + length).clear();
                candidates.add(rest);
            }
        }
        for (int second = moves.size() - 1; second > 0; second--) {
            for (int first = second - 3; first >= 0; first -= 2) {
                List<Move> rest = new ArrayList<>(moves);
                rest.remove(second);
                rest.remove(first);
                candidates.add(rest);
            }
        }
        return candidates;
    }

    private Optional<Answer> ask(Game game, Set<Move> moves) {
        try {
            return Optional.of(program.ask(game, List.copyOf(moves))).filter(Answer::isEvidence);
        } catch (GameRefusedException | IOException e) {
            return Optional.empty();
        }
    }

    private Optional<Wrong> again(Wrong wrong, ReducedGame reduced) {
        Game game = reduced.game();
        Optional<Move> move = wrong.move().flatMap(reduced::translate);
        boolean isPossible = wrong.move().isEmpty()
                || move.flatMap(one -> Judged.topic(game, one, wrong.topic().deed()))
                        .equals(Optional.of(wrong.topic()));
        Set<Move> moves = move.map(Set::of).orElse(Set.of());
        return isPossible
                ? ask(game, moves)
                        .flatMap(answer -> Judged.of(game, moves, answer, program.lists()).wrong().stream()
                                .filter(one -> one.topic().equals(wrong.topic())
                                        && one.move().equals(move)
                                        && one.said().equals(wrong.said())
                                        && one.isPure() == wrong.isPure()
                                        && one.words()
                                                .origin()
                                                .equals(wrong.words().origin()))
                                .findFirst())
                : Optional.empty();
    }
}
