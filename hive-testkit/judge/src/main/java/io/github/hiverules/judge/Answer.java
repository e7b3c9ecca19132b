package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a program answered to a question about a game, right or wrong. */
final class Answer {

    /** What the program was asked. */
    enum Kind {
        /** Which moves are legal: for a list, or about many moves one by one. */
        MOVES,
        /** To play one move. */
        ATTEMPT,
        /** Who has won. */
        RESULT,
        /** Whose turn it is. */
        TURN
    }

    private final Kind kind;
    private final Game game;
    private final String command;
    private final Optional<Set<Move>> asked;
    private final Set<Move> accepted;
    private final Set<Move> missing;
    private final Set<Move> surplus;
    private Map<Move, ProgramRefusal> refusals = Map.of();
    private Optional<Outcome> outcome = Optional.empty();
    private boolean saysTurnStays;

    private Answer(Kind kind, Game game, String command, Optional<Set<Move>> asked, Set<Move> accepted) {
        this.kind = kind;
        this.game = game;
        this.command = command;
        this.asked = asked;
        this.accepted = accepted;
        Wrong wrong = isAboutMoves() ? wrong(game, asked, accepted) : new Wrong(Set.of(), Set.of());
        this.missing = wrong.missing;
        this.surplus = wrong.surplus;
    }

    /** Returns the answer of a program that listed moves. */
    static Answer ofList(Game game, String command, Collection<Move> listed) {
        return new Answer(Kind.MOVES, game, command, Optional.empty(), new LinkedHashSet<>(listed));
    }

    /** Returns the answers of a program that accepted or refused some moves. */
    static Answer ofAnswers(Game game, Set<Move> asked, Map<Move, ProgramRefusal> refusals) {
        Set<Move> accepted = new LinkedHashSet<>(asked);
        accepted.removeAll(refusals.keySet());
        Answer answers = new Answer(Kind.MOVES, game, "", Optional.of(asked), accepted);
        answers.refusals = refusals;
        return answers;
    }

    /** Returns the answer of a program that was told to play a move. */
    static Answer ofAttempt(Game game, String command, Move move, Optional<ProgramRefusal> refusal) {
        Set<Move> asked = Set.of(move);
        Set<Move> accepted = refusal.isPresent() ? Set.of() : asked;
        Answer attempt = new Answer(Kind.ATTEMPT, game, command, Optional.of(asked), accepted);
        refusal.ifPresent(why -> attempt.refusals = Map.of(move, why));
        return attempt;
    }

    /** Returns the answer of a program that said who has won. */
    static Answer ofResult(Game game, String command, Outcome outcome) {
        Answer result = new Answer(Kind.RESULT, game, command, Optional.of(Set.of()), Set.of());
        result.outcome = Optional.of(outcome);
        return result;
    }

    /** Returns the answer of a program that said whose turn it is after a move: perhaps that of the same player. */
    static Answer ofTurn(Game game, String command, boolean stays) {
        Answer turn = new Answer(Kind.TURN, game, command, Optional.of(Set.of()), Set.of());
        turn.saysTurnStays = stays;
        return turn;
    }

    /** Legal moves that are missing, and illegal ones. */
    record Wrong(Set<Move> missing, Set<Move> surplus) {}

    /**
     * Returns the wrong moves among those that were asked. A forced pass that a program misses because it knows other
     * moves, or a pass that it knows because it knows no other move, only follows from them.
     */
    static Wrong wrong(Game game, Optional<Set<Move>> asked, Set<Move> accepted) {
        Collection<Move> legal = game.legalMoves();
        Set<Move> surplus = new LinkedHashSet<>(accepted);
        Set<Move> missing = new LinkedHashSet<>();
        for (Move move : legal) {
            if (!surplus.remove(move) && (asked.isEmpty() || asked.get().contains(move))) {
                missing.add(move);
            }
        }
        if (!surplus.isEmpty() && missing.contains(Move.pass())) {
            missing.remove(Move.pass());
        }
        if (surplus.equals(Set.of(Move.pass())) && !missing.isEmpty() && accepted.size() == 1) {
            surplus.remove(Move.pass());
        }
        return new Wrong(missing, surplus);
    }

    Kind kind() {
        return kind;
    }

    boolean isAboutMoves() {
        return kind == Kind.MOVES || kind == Kind.ATTEMPT;
    }

    boolean saysTurnStays() {
        return saysTurnStays;
    }

    /** Returns whether the program refused a legal move and accepted an illegal one, as if the position were another. */
    boolean isMixed() {
        return !accepted.containsAll(legalMoves()) && !game.legalMoves().containsAll(accepted);
    }

    Game game() {
        return game;
    }

    /** Returns whether the program listed all moves that it calls legal. */
    boolean isList() {
        return asked.isEmpty();
    }

    /** Returns the moves that the program was asked about one by one, or empty if it listed moves. */
    Optional<Set<Move>> asked() {
        return asked;
    }

    boolean asks(Move move) {
        return asked.isEmpty() || asked.get().contains(move);
    }

    /** Returns the legal moves that the program was asked about. */
    List<Move> legalMoves() {
        return game.legalMoves().stream().filter(this::asks).toList();
    }

    /** Returns whether the program accepted or listed a move. */
    boolean accepts(Move move) {
        return accepted.contains(move);
    }

    boolean acceptsExactly(Set<Move> moves) {
        return accepted.equals(moves);
    }

    /** Returns the legal moves that the program refused or did not list. */
    Set<Move> missing() {
        return missing;
    }

    /** Returns the illegal moves that the program accepted or listed. */
    Set<Move> surplus() {
        return surplus;
    }

    Map<Move, ProgramRefusal> refusals() {
        return refusals;
    }

    Optional<Outcome> outcome() {
        return outcome;
    }

    /** Returns whether the program refused an illegal move that it was asked about. */
    boolean refusesIllegalMoves() {
        return asked.isPresent()
                && asked.get().stream().anyMatch(move -> !accepted.contains(move) && !game.isLegal(move));
    }

    boolean isRight() {
        return missing.isEmpty() && surplus.isEmpty() && !isWrongResult();
    }

    boolean isWrongResult() {
        return outcome.isPresent() && outcome.get() != game.result().outcome();
    }

    /** Returns all that is wrong with this answer, for people. */
    Difference difference() {
        List<Move> all = new ArrayList<>(missing);
        all.addAll(surplus);
        return difference(all);
    }

    /** Returns some of the wrong moves, or the wrong outcome, for people. */
    Difference difference(Collection<Move> some) {
        if (kind == Kind.RESULT) {
            return new Difference(
                    Difference.Kind.STATE,
                    game,
                    command,
                    List.of("expected: " + DifferenceText.rightResult(game), "answered: " + outcome.orElseThrow()));
        }
        return kind == Kind.MOVES && (asked.isEmpty() || some.size() > 1)
                ? MoveComparison.difference(game, command, List.of(), some)
                : attemptDifference(some.iterator().next());
    }

    private Difference attemptDifference(Move move) {
        List<String> details = new ArrayList<>();
        boolean isLegal = game.isLegal(move);
        if (!isLegal) {
            details.add(IllegalMoves.why(game, move));
        }
        Optional<ProgramRefusal> refusal = Optional.ofNullable(refusals.get(move));
        details.add("answered: " + refusal.map(ProgramRefusal::answer).orElse("accepted"));
        return new Difference(
                isLegal ? Difference.Kind.REFUSED : Difference.Kind.ACCEPTED,
                game,
                command.isEmpty() ? "play " + IllegalMoves.textOrCells(game, move) : command,
                details,
                isLegal ? List.of(move) : List.of(),
                isLegal ? List.of() : List.of(move));
    }
}
