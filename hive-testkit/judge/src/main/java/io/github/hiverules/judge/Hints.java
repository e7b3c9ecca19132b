package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import io.github.hiverules.judge.Topic.Deed;
import io.github.hiverules.piece.Bug;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for a known mistake that fits a finding: it predicts all of its wrong answers and no right answer to be wrong.
 * If two fit, neither is named.
 */
record Hints(Topic topic, Reader reader, RunEnd end) {

    /** At least this many right answers could have contradicted a mistake. */
    private static final int MANY = 5;

    /** Returns the mistake that fits the wrong answers of the finding and all others, or empty if none or two do. */
    Optional<Mistake> find(List<Answer> wrong, List<Answer> all, Tally.Count total) {
        if (total.asked() - total.wrong() < MANY
                || topic.rule().isEmpty()
                || !topic.words().isEmpty()) {
            return Optional.empty();
        }
        Set<Answer> ofFinding = new HashSet<>(wrong);
        List<Mistake> fitting = Mistake.all().stream()
                .filter(this::isAbout)
                .filter(mistake -> wrong.stream().allMatch(one -> fits(mistake, one, true)))
                .filter(mistake -> all.stream()
                        .allMatch(one -> !end.isReached() && (ofFinding.contains(one) || fits(mistake, one, false))))
                .limit(2)
                .toList();
        return fitting.size() == 1 && !end.isReached() ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    private boolean isAbout(Mistake mistake) {
        Set<Bug> moving = EnumSet.copyOf(topic.kinds().isEmpty() ? Kinds.ALL : topic.kinds());
        if (moving.size() > 1) {
            moving.remove(Bug.MOSQUITO);
        }
        return topic.rule().filter(mistake.rules()::contains).isPresent()
                && (mistake.bug().isPresent()
                        ? moving.equals(Set.of(mistake.bug().get()))
                        : mistake.kinds().isEmpty() || moving.size() > 1);
    }

    /** Returns whether a mistake predicts only wrong answers, and all those of the finding. */
    private boolean fits(Mistake mistake, Answer one, boolean isOfFinding) {
        Game game = one.game();
        if (game.isOver() && !game.position().outcome().isOver()) {
            return true; // No mistake is about repetition.
        }
        Setup setup = game.position().setup();
        if (topic.deed().isAboutResults()) {
            return one.outcome().map(said -> said == mistake.outcome(setup)).orElse(true);
        }
        if (!one.isAboutMoves()) {
            return true;
        }
        List<Move> legal = mistake.legalMoves(setup);
        Set<Move> accepted = new HashSet<>(one.isList() ? reader.heard(game, setup, legal) : legal);
        one.asked().ifPresent(accepted::retainAll);
        Answer.Wrong predicted = Answer.wrong(game, one.asked(), accepted);
        return one.missing().containsAll(predicted.missing())
                && one.surplus().containsAll(predicted.surplus())
                && (!isOfFinding || predictsAll(one, predicted));
    }

    private boolean predictsAll(Answer one, Answer.Wrong predicted) {
        boolean isSurplus = topic.deed() == Deed.ACCEPTS;
        Purity purity = new Purity();
        return (isSurplus ? one.surplus() : one.missing())
                .stream()
                        .filter(move -> topic.includes(one.game(), move, purity))
                        .allMatch((isSurplus ? predicted.surplus() : predicted.missing())::contains);
    }
}
