package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Wrong answers with the same plain description. What the report says about them can be counted. */
public final class Finding {

    private final Topic topic;
    private final String title;
    private final String caseName;
    private Difference example;

    /** Wrong answers among questions of the same sort, or among an unknown number of questions, which is 0. */
    Tally.Count total = new Tally.Count(1, 0);

    Map<Bug, Tally.Count> counts = Map.of();
    Optional<Mistake> mistake = Optional.empty();

    /** The sort of the example's moves, which a shorter example has to show, too. */
    Optional<MoveType> typical = Optional.empty();

    Optional<Throwable> cause = Optional.empty();

    Finding(Topic topic, String title, Difference example, String caseName) {
        this.topic = topic;
        this.title = title;
        this.example = example;
        this.caseName = caseName;
    }

    /** Returns a changed finding; this one stays as it is. */
    Finding with(Consumer<Finding> change) {
        Finding copy = new Finding(topic, title, example, caseName);
        copy.total = total;
        copy.counts = counts;
        copy.mistake = mistake;
        copy.typical = typical;
        copy.cause = cause;
        change.accept(copy);
        return copy;
    }

    Finding withExample(Difference shorter) {
        return with(copy -> copy.example = shorter);
    }

    Topic topic() {
        return topic;
    }

    /** {@return what the program does, for example {@code Misses legal moves of Spiders}} */
    public String title() {
        return title;
    }

    /**
     * {@return the title and the numbers, for example {@code Misses legal moves of Spiders, 37 of 212 such questions}}
     */
    public String heading() {
        return title + ", " + numbers();
    }

    private String numbers() {
        if (total.asked() == 0) {
            return number(total.wrong()) + (total.wrong() == 1 ? " time" : " times");
        }
        return number(total.wrong()) + " of " + number(total.asked()) + " " + topic.unit();
    }

    private static String number(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** {@return the rule that illegal moves break, or that is about the legal ones; empty if there is no single one} */
    public Optional<Rule> rule() {
        return topic.rule();
    }

    /** {@return the kinds of pieces with which it was seen; empty if it is not about pieces} */
    public Set<Bug> kinds() {
        return Set.copyOf(topic.kinds());
    }

    /** {@return the number of answers that show it} */
    public int count() {
        return total.wrong();
    }

    /** {@return the number of all questions of the same sort, or empty if they were not counted} */
    public OptionalInt asked() {
        return total.asked() == 0 ? OptionalInt.empty() : OptionalInt.of(total.asked());
    }

    /** {@return more facts, one per line: the numbers for each kind of piece} */
    public List<String> facts() {
        return counts.size() < 2
                ? List.of()
                : List.of(counts.entrySet().stream()
                        .map(entry -> Kinds.plural(entry.getKey()) + " "
                                + number(entry.getValue().wrong()) + " of "
                                + number(entry.getValue().asked()))
                        .collect(Collectors.joining(", ")));
    }

    /** {@return a known mistake that fits all answers, with its numbers; empty if none does, or more than one} */
    public Optional<String> hint() {
        return mistake.map(found -> "What fits: the program " + found.sentence() + " (" + number(total.wrong())
                + " of " + number(total.wrong()) + "; " + number(total.asked() - total.wrong())
                + " other answers could have contradicted it).");
    }

    /** {@return the known mistake of the {@linkplain #hint hint}} */
    public Optional<Mistake> mistake() {
        return mistake;
    }

    /** {@return what the program threw when it refused a legal move} */
    public Optional<Throwable> cause() {
        return cause;
    }

    /** {@return the heading, the facts, the hint and the example, for people} */
    public String text() {
        List<String> lines = new ArrayList<>(List.of(heading()));
        facts().forEach(lines::add);
        hint().ifPresent(lines::add);
        lines.add(example().text());
        return String.join("\n", lines);
    }

    /** {@return a typical example, with the shortest game} */
    public Difference example() {
        return example;
    }

    /** {@return the suite and the name of the case in which the example came up} */
    public String caseName() {
        return caseName;
    }

    /** {@return the heading} */
    @Override
    public String toString() {
        return heading();
    }

    /** Returns what is wrong with an answer in the same way as in the example, or empty if nothing is. */
    Optional<Difference> shownBy(Answer answer) {
        if (!answer.isAboutMoves() || topic.deed().isAboutResults()) {
            return Findings.resultTopic(answer).filter(topic::equals).map(unused -> answer.difference());
        }
        Purity purity = new Purity();
        Set<Move> wrong = topic.deed().isRefusal() ? answer.missing() : answer.surplus();
        List<Move> shown = wrong.stream()
                .filter(move -> topic.includes(answer.game(), move, purity))
                .toList();
        return shown.stream().anyMatch(move -> typical.equals(Optional.of(MoveType.of(answer.game(), move))))
                ? Optional.of(answer.difference(shown))
                : Optional.empty();
    }
}
