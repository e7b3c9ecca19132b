package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a program answered to a question about a game, right or wrong.
 *
 * <p>The answer deviates from the right one by a set: the moves that it misses or adds, or a wrong outcome. A set of
 * mistakes predicts such a set, too.
 */
final class Evidence {

    enum Kind {
        MOVES,
        ATTEMPT,
        RESULT
    }

    private final Kind kind;
    private final Game game;
    private final String command;
    private final String answer;
    private final Optional<Move> attempt;
    private final Set<Object> deviation;

    private Evidence(
            Kind kind, Game game, String command, String answer, Optional<Move> attempt, Set<Object> deviation) {
        this.kind = kind;
        this.game = game;
        this.command = command;
        this.answer = answer;
        this.attempt = attempt;
        this.deviation = deviation;
    }

    /** Returns the answer of a program that listed moves. */
    static Evidence ofMoves(Game game, String command, Collection<Move> listed) {
        return new Evidence(Kind.MOVES, game, command, "", Optional.empty(), deviation(game, listed));
    }

    /** Returns the answer of a program that accepted or refused a move. */
    static Evidence ofAttempt(Game game, String command, Move move, boolean accepted, String answer) {
        return new Evidence(Kind.ATTEMPT, game, command, answer, Optional.of(move), deviation(game, move, accepted));
    }

    /** Returns the answer of a program that said who has won. */
    static Evidence ofResult(Game game, String command, Outcome outcome) {
        return new Evidence(Kind.RESULT, game, command, outcome.toString(), Optional.empty(), deviation(game, outcome));
    }

    /**
     * Returns the moves that are missing in a list, or illegal. A forced pass that a program misses because it knows
     * other moves, or lists because it knows none, only follows from them.
     */
    static Set<Object> deviation(Game game, Collection<Move> listed) {
        Collection<Move> legal = game.legalMoves();
        Set<Move> illegal = new LinkedHashSet<>(listed);
        Set<Object> deviation = new LinkedHashSet<>();
        for (Move move : legal) {
            if (!illegal.remove(move)) {
                deviation.add(move);
            }
        }
        deviation.addAll(illegal);
        boolean isForced = legal.contains(Move.pass());
        if (isForced ? !listed.isEmpty() : Set.of(Move.pass()).containsAll(listed)) {
            deviation.remove(Move.pass());
        }
        return deviation;
    }

    static Set<Object> deviation(Game game, Move move, boolean accepted) {
        return accepted == game.isLegal(move) ? Set.of() : Set.of(move);
    }

    static Set<Object> deviation(Game game, Outcome outcome) {
        return outcome == game.result().outcome() ? Set.of() : Set.of(outcome);
    }

    Kind kind() {
        return kind;
    }

    Game game() {
        return game;
    }

    Position position() {
        return game.position();
    }

    Optional<Move> attempt() {
        return attempt;
    }

    /** Returns what is wrong with the answer: moves, or an outcome; empty if it is right. */
    Set<Object> deviation() {
        return deviation;
    }

    boolean isRight() {
        return deviation.isEmpty();
    }

    /** Returns the part of the deviation that consists of the given moves or outcome, for people. */
    Difference difference(Collection<?> part) {
        return switch (kind) {
            case MOVES -> MoveComparison.difference(game, command, moves(part));
            case ATTEMPT -> attemptDifference();
            case RESULT ->
                Difference.ofOutcome(game, command, List.of("expected: " + ResultText.of(game), "answered: " + answer));
        };
    }

    private Difference attemptDifference() {
        Move move = attempt.orElseThrow();
        List<String> details = new ArrayList<>();
        boolean isLegal = game.isLegal(move);
        if (!isLegal) {
            details.add(IllegalMoves.why(game, move));
        }
        details.add("answered: " + answer);
        return new Difference(
                isLegal ? Difference.Kind.REFUSED : Difference.Kind.ACCEPTED,
                game,
                command,
                details,
                isLegal ? List.of(move) : List.of(),
                isLegal ? List.of() : List.of(move));
    }

    private static List<Move> moves(Collection<?> part) {
        return part.stream()
                .filter(Move.class::isInstance)
                .map(Move.class::cast)
                .toList();
    }
}
