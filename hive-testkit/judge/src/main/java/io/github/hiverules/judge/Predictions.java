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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What would be wrong with the answers of programs that make mistakes; all is computed once. Not thread-safe. */
final class Predictions {

    private final Language language;
    private final Map<Position, MistakenAnswers> answers = new HashMap<>();
    private final Map<Set<Mistake>, Map<Game, Boolean>> strayed = new HashMap<>();
    private final Map<Evidence, Map<Set<Mistake>, Set<Object>>> predictions = new HashMap<>();

    /** How a program says which moves it calls legal. */
    @FunctionalInterface
    interface Language {
        /**
         * Returns the moves that the judge hears.
         *
         * @param game the game that the judge has in mind
         * @param stands where the program stands, which may be elsewhere
         * @param listed the moves that the program calls legal there
         */
        Set<Move> heard(Game game, Setup stands, List<Move> listed);
    }

    /** Predicts the answers of programs that speak the protocol. */
    Predictions() {
        this(Predictions::heard);
    }

    Predictions(Language language) {
        this.language = language;
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
        Set<Mistake> aboutState = aboutState(mistakes);
        if (!hasStrayed(game, aboutState)) {
            return of(evidence, mistakes, aboutState);
        }
        return evidence.kind() == Evidence.Kind.MOVES && !game.isOver() && tells(evidence, aboutState)
                ? afterWrongMove(evidence, mistakes, aboutState)
                : evidence.deviation();
    }

    /** Returns whether an answer says something about mistakes: the program has not strayed before the last move. */
    boolean tells(Evidence evidence, Set<Mistake> mistakes) {
        Game game = evidence.game();
        return game.plyCount() == 0 || !hasStrayed(game.undo(), aboutState(mistakes));
    }

    private static Set<Mistake> aboutState(Set<Mistake> mistakes) {
        return mistakes.stream().filter(mistake -> !mistake.isAboutLists()).collect(Collectors.toUnmodifiableSet());
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
            answer = hasStrayed(game.undo(), aboutState)
                    || !afterLastMove(game, aboutState).equals(game.position().setup());
            known.put(game, answer);
        }
        return answer;
    }

    /** Returns where the last move leads a program that has not strayed before. */
    private static Setup afterLastMove(Game game, Set<Mistake> aboutState) {
        Setup before = game.undo().position().setup();
        return MistakenRules.of(aboutState).play(before, game.lastMove().orElseThrow());
    }

    /** Returns what is wrong with the list of a program that stands in another position since the last move. */
    private Set<Object> afterWrongMove(Evidence evidence, Set<Mistake> mistakes, Set<Mistake> aboutState) {
        Game game = evidence.game();
        Setup setup = afterLastMove(game, aboutState);
        List<Move> moves = MistakenAnswers.of(setup).legalMoves(mistakes);
        return Evidence.deviation(game, language.heard(game, setup, moves));
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
            case MOVES ->
                Evidence.deviation(game, language.heard(game, mistaken.setup(), mistaken.legalMoves(relevant)));
            case ATTEMPT -> {
                Move move = evidence.attempt().orElseThrow();
                yield Evidence.deviation(
                        game, move, rules.accepts(mistaken.setup(), move, mistaken.legalMoves(relevant)));
            }
            case RESULT -> Evidence.deviation(game, mistaken.outcome(relevant));
        };
    }

    /** Returns the moves as the protocol says them: a text names a piece and its neighbor, but no cell. */
    static Set<Move> heard(Game game, Setup stands, Collection<Move> listed) {
        Position listener = game.position();
        Position speaker =
                stands.equals(listener.setup()) ? listener : position(stands).orElse(listener);
        Set<Move> legal = speaker.equals(listener) ? Set.copyOf(game.legalMoves()) : Set.of();
        Set<Move> heard = new LinkedHashSet<>();
        for (Move move : listed) {
            if (legal.contains(move)) {
                heard.add(move);
            } else {
                IllegalMoves.heard(speaker, move, listener)
                        .map(said -> MoveComparison.withNextNumber(listener, said))
                        .ifPresent(heard::add);
            }
        }
        return heard;
    }

    /** Returns the moves as a program says them that names cells. */
    static Set<Move> heardByCell(Game game, Setup stands, Collection<Move> listed) {
        return listed.stream()
                .map(move -> MoveComparison.withNextNumber(game.position(), move))
                .collect(Collectors.toSet());
    }

    /** Returns the position, or empty if no position can be like this. */
    static Optional<Position> position(Setup setup) {
        try {
            return Optional.of(Position.of(setup));
        } catch (InvalidSetupException e) {
            return Optional.empty();
        }
    }
}
