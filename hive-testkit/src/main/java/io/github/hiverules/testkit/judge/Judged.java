package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.testkit.reference.OneRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a program answered after one game: each answer is counted, and wrong ones are filed under what is known: the rule
 * that forbids an accepted move, or how a refused move moves.
 *
 * @param game the game
 * @param asked the numbers of questions
 * @param wrong the wrong answers
 * @param rightlySaid for words of one origin, how often they were rightly said for each rule
 */
record Judged(Game game, Map<Question, Integer> asked, List<Wrong> wrong, Map<String, Map<Rule, Integer>> rightlySaid) {

    /**
     * A wrong answer.
     *
     * @param game the game after which the program was asked
     * @param move the move; a wrong result has none
     * @param said the wrong result
     * @param question what the answer is counted with
     * @param words why the program refuses a legal move
     * @param isPure whether no other rule forbids the move, so that it is evidence for this rule alone
     */
    record Wrong(
            Game game, Optional<Move> move, Optional<Outcome> said, Question question, Words words, boolean isPure) {

        boolean isAboutLegalMove() {
            return move.isPresent() && question.rule().isEmpty();
        }

        /** Returns whether the topic already names the kind of the piece that moves. */
        boolean hasKindInTopic() {
            return isAboutLegalMove()
                    && move.filter(one -> Question.hasKindInWay(game.position(), one))
                            .isPresent();
        }

        /** Returns whether two wrong answers about the same move, or about the result, are one after different games. */
        boolean isLike(Wrong other) {
            return question.topic().equals(other.question.topic())
                    && isPure == other.isPure
                    && words.origin().equals(other.words.origin());
        }
    }

    /** Compares the answer of a program with the rules. */
    static Judged of(Game game, Answer answer) {
        Judged judged = new Judged(game, new LinkedHashMap<>(), new ArrayList<>(), new HashMap<>());
        Outcome right = game.position().outcome();
        answer.outcome().ifPresent(said -> judged.addResult(right, said));
        if (answer.outcome().isEmpty() || answer.outcome().get() == right) {
            judged.addMoves(answer);
        }
        return judged;
    }

    private void addResult(Outcome right, Outcome said) {
        Question question = Question.ofResult(right);
        asked.merge(question, 1, Integer::sum);
        if (said != right) {
            wrong.add(new Wrong(game, Optional.empty(), Optional.of(said), question, Words.NONE, true));
        }
    }

    private void addMoves(Answer answer) {
        Set<Move> accepted = answer.accepted().keySet();
        Set<Move> all = new LinkedHashSet<>(accepted);
        all.addAll(answer.refused().keySet());
        boolean acceptsLegal = accepted.stream().anyMatch(game::isLegal);
        boolean acceptsIllegal = !accepted.stream().allMatch(game::isLegal);
        boolean acceptsNothing = acceptsNothing(game, answer);
        for (Move move : all) {
            boolean isLegal = game.isLegal(move);
            boolean isWrong = isLegal != accepted.contains(move);
            // A program that has other moves does not pass, and one that has none does.
            boolean isConsequence = move instanceof Move.Pass
                    && isWrong
                    && (isLegal ? acceptsIllegal : !acceptsLegal && !game.isOver());
            if (!isConsequence && !(acceptsNothing && isLegal)) {
                add(move, isWrong, answer.refused().getOrDefault(move, Words.NONE));
            }
        }
    }

    private void add(Move move, boolean isWrong, Words words) {
        Question question = Question.of(game, move);
        Optional<Rule> rule = question.rule();
        // After the end, only moves that would be legal otherwise say anything.
        if (rule.equals(Optional.of(Rule.END_3)) && !OneRule.forbids(game, move, Rule.END_3)) {
            return;
        }
        asked.merge(question, 1, Integer::sum);
        if (isWrong) {
            boolean isPure = rule.stream().allMatch(one -> OneRule.forbids(game, move, one));
            wrong.add(new Wrong(game, Optional.of(move), Optional.empty(), question, words, isPure));
        } else if (rule.isPresent() && !words.isEmpty()) {
            rightlySaid.computeIfAbsent(words.origin(), any -> new HashMap<>()).merge(rule.get(), 1, Integer::sum);
        }
    }

    /** Returns whether the program accepts no move at all, although different sorts of moves are legal. */
    static boolean acceptsNothing(Game game, Answer answer) {
        return answer.accepted().isEmpty()
                && game.legalMoves().stream()
                                .map(move -> Question.way(game.position(), move))
                                .distinct()
                                .count()
                        > 1;
    }
}
