package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Wrong answers with the same plain description. What the report says about them can be counted. */
public final class Finding {

    static final int MAX_OTHER_EXAMPLES = 2;

    private final Builder parts;

    private Finding(Builder parts) {
        this.parts = parts;
    }

    /** {@return what the program does, for example {@code Misses legal moves of Spiders}} */
    public String title() {
        return parts.title;
    }

    /** {@return the title and the numbers, for example {@code Misses legal moves of Spiders, 37 of 212 such questions}} */
    public String heading() {
        return parts.title + ", " + numbers();
    }

    private String numbers() {
        if (parts.asked == 0) {
            return number(parts.count) + (parts.count == 1 ? " time" : " times");
        }
        return number(parts.count) + " of " + number(parts.asked) + " "
                + parts.topic.map(Topic::unit).orElse("questions");
    }

    private static String number(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** {@return the rule that illegal moves break, or that is about the legal ones; empty if there is no single one} */
    public Optional<Rule> rule() {
        return parts.topic.flatMap(Topic::rule);
    }

    /** {@return the kinds of pieces with which it was seen; empty if it is not about pieces} */
    public Set<Bug> kinds() {
        return Set.copyOf(parts.kinds);
    }

    /** {@return the number of answers that show it} */
    public int count() {
        return parts.count;
    }

    /** {@return the number of all questions of the same sort, or empty if they were not counted} */
    public OptionalInt asked() {
        return parts.asked == 0 ? OptionalInt.empty() : OptionalInt.of(parts.asked);
    }

    /** {@return more facts, one per line: the numbers for each kind of piece} */
    public List<String> facts() {
        List<String> facts = new ArrayList<>();
        if (parts.counts.size() > 1) {
            facts.add(parts.counts.entrySet().stream()
                    .map(entry -> Kinds.plural(entry.getKey()) + " "
                            + number(entry.getValue().wrong()) + " of "
                            + number(entry.getValue().asked()))
                    .collect(Collectors.joining(", ")));
        }
        return facts;
    }

    /** {@return a known mistake that fits all answers, with its numbers; empty if none does, or more than one} */
    public Optional<String> hint() {
        return parts.hint.map(hint -> "What fits: the program " + hint.mistake().sentence() + " (" + number(parts.count)
                + " of " + number(parts.count) + "; " + number(hint.others())
                + " other answers could have contradicted it).");
    }

    /** {@return the known mistake of the {@linkplain #hint hint}} */
    public Optional<Mistake> mistake() {
        return parts.hint.map(Hints.Hint::mistake);
    }

    /** {@return what the program threw when it refused a legal move} */
    public Optional<Throwable> cause() {
        return parts.cause;
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
        return parts.example;
    }

    /** {@return the suite and the name of the case in which the example came up} */
    public String caseName() {
        return parts.caseName;
    }

    /** {@return up to two more examples with other kinds of pieces, the shortest of each} */
    public List<Difference> otherExamples() {
        return parts.otherExamples;
    }

    /** {@return the heading} */
    @Override
    public String toString() {
        return heading();
    }

    Finding withExample(Difference shorter) {
        Builder changed = new Builder(parts);
        changed.example = shorter;
        changed.otherExamples = parts.otherExamples.stream()
                .filter(other -> !other.text().equals(shorter.text()))
                .toList();
        return changed.build();
    }

    boolean isAbout(Topic.Deed deed) {
        return parts.topic.filter(topic -> topic.deed() == deed).isPresent();
    }

    /** Returns what is wrong with an answer in the same way as in the example, or empty if nothing is. */
    Optional<Difference> shownBy(Evidence evidence) {
        if (parts.topic.isEmpty()) {
            return Optional.empty();
        }
        Topic topic = parts.topic.get();
        if (evidence.kind() == Evidence.Kind.RESULT || topic.deed().isAboutResults()) {
            return Findings.resultTopic(evidence).filter(topic::equals).map(unused -> evidence.difference());
        }
        Purity purity = new Purity();
        Set<Move> wrong = topic.deed().isRefusal() ? evidence.missing() : evidence.surplus();
        List<Move> shown = wrong.stream()
                .filter(move -> Hints.isOf(topic, parts.kinds, evidence.game(), move, purity))
                .toList();
        boolean isTypical = shown.stream()
                .map(move -> MoveType.of(evidence.game(), move))
                .anyMatch(type -> parts.typical.equals(Optional.of(type)));
        return isTypical ? Optional.of(evidence.difference(shown)) : Optional.empty();
    }

    /** Collects what a finding consists of. */
    static final class Builder {

        private final Optional<Topic> topic;
        private final String title;
        private final String caseName;
        private Difference example;
        private Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        private int count;
        private int asked;
        private Map<Bug, Tally.Count> counts = Map.of();
        private Optional<Hints.Hint> hint = Optional.empty();
        private Optional<MoveType> typical = Optional.empty();
        private Optional<Throwable> cause = Optional.empty();
        private List<Difference> otherExamples = List.of();

        Builder(Topic topic, String title, Difference example, String caseName) {
            this(Optional.of(topic), title, example, caseName);
        }

        Builder(Optional<Topic> topic, String title, Difference example, String caseName) {
            this.topic = topic;
            this.title = title;
            this.example = example;
            this.caseName = caseName;
        }

        private Builder(Builder other) {
            this(other.topic, other.title, other.example, other.caseName);
            kinds = other.kinds;
            count = other.count;
            asked = other.asked;
            counts = other.counts;
            hint = other.hint;
            typical = other.typical;
            cause = other.cause;
            otherExamples = other.otherExamples;
        }

        Builder kinds(Set<Bug> some) {
            kinds = some;
            return this;
        }

        Builder count(int wrong, int all) {
            count = wrong;
            asked = all;
            return this;
        }

        Builder count(Tally tally) {
            counts = tally.counts();
            return count(tally.total().wrong(), tally.total().asked());
        }

        Builder hint(Hints.Hint found) {
            hint = Optional.of(found);
            return this;
        }

        Builder typical(MoveType type) {
            typical = Optional.of(type);
            return this;
        }

        Builder cause(Optional<Throwable> thrown) {
            cause = thrown;
            return this;
        }

        Builder otherExamples(List<Difference> examples) {
            otherExamples = examples;
            return this;
        }

        Finding build() {
            return new Finding(this);
        }
    }
}
