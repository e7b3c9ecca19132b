package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.testkit.Mistake;
import io.github.hiverules.testkit.MistakenAnswers;
import io.github.hiverules.testkit.MistakenRules;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/** What would be wrong with the answers of programs that make mistakes; all is computed once. Not thread-safe. */
final class Predictions {

    private final BiPredicate<Game, Move> isAsked;
    private final Map<Position, MistakenAnswers> answers = new HashMap<>();
    private final Map<Set<Mistake>, Map<Game, Boolean>> strayed = new HashMap<>();
    private final Map<Evidence, Map<Set<Mistake>, Set<Object>>> predictions = new HashMap<>();

    /** Predicts answers to questions about all moves that a text can say. */
    Predictions() {
        this((game, move) -> true);
    }

    /**
     * Predicts answers to questions about some illegal moves only.
     *
     * @param isAsked returns whether a program is asked for a move that mistakes would make legal
     */
    Predictions(BiPredicate<Game, Move> isAsked) {
        this.isAsked = isAsked;
    }

    /**
     * Returns what would be wrong with the answer of a program that makes the given mistakes.
     *
     * <p>Once a program has not carried out a move, it stands in another position, and all of its answers follow from
     * that. Only the list right after that move is predicted.
     */
    Set<Object> of(Evidence evidence, Set<Mistake> mistakes) {
        Game game = evidence.game();
        if (endedByRepetition(game)) {
            return Set.of();
        }
        Set<Mistake> aboutState =
                mistakes.stream().filter(mistake -> !mistake.isAboutLists()).collect(Collectors.toUnmodifiableSet());
        if (!hasStrayed(game, aboutState)) {
            return of(evidence, mistakes, aboutState);
        }
        boolean tells = evidence.kind() == Evidence.Kind.MOVES && !game.isOver();
        return tells && !hasStrayed(game.reopen().undo(), aboutState)
                ? afterWrongMove(evidence, mistakes, aboutState)
                : evidence.deviation();
    }

    private Set<Object> of(Evidence evidence, Set<Mistake> mistakes, Set<Mistake> aboutState) {
        MistakenAnswers mistaken = answers(evidence.position());
        Set<Mistake> relevant = mistaken.relevant(mistakes);
        if (relevant.isEmpty() && aboutState.isEmpty()) {
            return Set.of();
        }
        Set<Mistake> key = new LinkedHashSet<>(relevant);
        key.addAll(aboutState);
        Map<Set<Mistake>, Set<Object>> known = predictions.computeIfAbsent(evidence, unused -> new HashMap<>());
        Set<Object> prediction = known.get(key);
        if (prediction == null) {
            prediction = predict(evidence, mistaken, relevant, MistakenRules.of(key));
            known.put(key, prediction);
        }
        return prediction;
    }

    /** Returns whether a program that makes the given mistakes has played any move otherwise than it said. */
    boolean hasStrayed(Game game, Set<Mistake> aboutState) {
        if (game.plyCount() == 0 || aboutState.stream().noneMatch(Mistake::changesState)) {
            return false;
        }
        Map<Game, Boolean> known = strayed.computeIfAbsent(aboutState, unused -> new HashMap<>());
        Boolean answer = known.get(game);
        if (answer == null) {
            answer = hasStrayed(game.reopen().undo(), aboutState)
                    || !afterLastMove(game, aboutState).equals(game.position().setup());
            known.put(game, answer);
        }
        return answer;
    }

    /** Returns where the last move leads a program that has not strayed before. */
    private static Setup afterLastMove(Game game, Set<Mistake> aboutState) {
        Setup before = game.reopen().undo().position().setup();
        return MistakenRules.of(aboutState).play(before, game.lastMove().orElseThrow());
    }

    /** Returns what is wrong with the list of a program that names cells by the pieces next to them. */
    private Set<Object> afterWrongMove(Evidence evidence, Set<Mistake> mistakes, Set<Mistake> aboutState) {
        Game game = evidence.game();
        Setup setup = afterLastMove(game, aboutState);
        MistakenAnswers mistaken = MistakenAnswers.of(setup);
        List<Move> moves = mistaken.legalMoves(mistaken.relevant(mistakes));
        return Evidence.deviation(game, asked(game, heard(game, setup, moves)));
    }

    /** Returns the moves that a program is asked for. */
    private Set<Move> asked(Game game, Set<Move> moves) {
        moves.removeIf(move -> !game.isLegal(move) && !isAsked.test(game, move));
        return moves;
    }

    /** Returns the moves as the judge would hear them from a program that stands in another position. */
    static Set<Move> heard(Game game, Setup setup, List<Move> moves) {
        try {
            Position position = Position.of(setup);
            Set<Move> heard = new LinkedHashSet<>();
            for (Move move : moves) {
                IllegalMoves.heard(position, move, game.position()).ifPresent(heard::add);
            }
            return heard;
        } catch (InvalidSetupException e) {
            return heard(game, moves);
        }
    }

    /** Returns whether a mistake can make an answer wrong without others. */
    boolean matters(Mistake mistake, Evidence evidence) {
        return !mistake.isAboutLists()
                || !answers(evidence.position()).relevant(Set.of(mistake)).isEmpty();
    }

    /** No mistake is about repetition. */
    private static boolean endedByRepetition(Game game) {
        return game.isOver() && !game.position().outcome().isOver();
    }

    private MistakenAnswers answers(Position position) {
        return answers.computeIfAbsent(position, unused -> MistakenAnswers.of(position.setup()));
    }

    private Set<Object> predict(
            Evidence evidence, MistakenAnswers mistaken, Set<Mistake> relevant, MistakenRules rules) {
        Game game = evidence.game();
        return switch (evidence.kind()) {
            case MOVES -> Evidence.deviation(game, asked(game, heard(game, mistaken.legalMoves(relevant))));
            case ATTEMPT -> {
                Move move = evidence.attempt().orElseThrow();
                yield Evidence.deviation(
                        game, move, rules.accepts(mistaken.setup(), move, mistaken.legalMoves(relevant)));
            }
            case RESULT -> Evidence.deviation(game, mistaken.outcome(relevant));
        };
    }

    /** Returns the moves as the judge would hear them: a text names a piece, but not the cell where it starts. */
    static Set<Move> heard(Game game, Collection<Move> moves) {
        Set<Move> legal = Set.copyOf(game.legalMoves());
        Set<Move> heard = new LinkedHashSet<>();
        for (Move move : moves) {
            if (legal.contains(move)) {
                heard.add(move);
            } else {
                IllegalMoves.heard(game.position(), move, game.position())
                        .map(said -> MoveComparison.withNextNumber(game.position(), said))
                        .ifPresent(heard::add);
            }
        }
        return heard;
    }
}
