package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.judge.Judged.Wrong;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes one finding of all wrong answers of one group. Its heading is its count, its example the smallest game. */
final class Findings {

    /** Words that are rightly said for one rule at least this often tell that the program applies that rule. */
    private static final int TELLING_PERCENT = 60;

    private static final int MAX_WORDS = 2;

    /** More kinds of pieces are not in the heading, but in the next line. */
    private static final int MAX_KINDS_IN_HEADING = 3;

    private final Shrinker shrinker;
    private final Map<Question, Integer> asked = new HashMap<>();
    private final Map<String, Map<Rule, Integer>> rightlySaid = new HashMap<>();
    private final List<Wrong> wrong = new ArrayList<>();

    /** The insects that move wrongly, besides the Mosquito. */
    private final Set<Bug> wrongKinds = EnumSet.noneOf(Bug.class);

    Findings(List<Judged> judged, Shrinker shrinker) {
        this.shrinker = shrinker;
        for (Judged one : judged) {
            one.asked().forEach((question, count) -> asked.merge(question, count, Integer::sum));
            one.rightlySaid().forEach((origin, rules) -> {
                Map<Rule, Integer> said = rightlySaid.computeIfAbsent(origin, any -> new TreeMap<>());
                rules.forEach((rule, count) -> said.merge(rule, count, Integer::sum));
            });
            wrong.addAll(one.wrong());
        }
        wrong.stream()
                .filter(one ->
                        one.move().filter(Move.Movement.class::isInstance).isPresent())
                .flatMap(one -> one.question().bug().stream())
                .filter(bug -> bug != Bug.MOSQUITO)
                .forEach(wrongKinds::add);
    }

    /** Returns the findings about moves and results, and those that were made on the way. */
    List<Finding> with(List<Finding> incidents) {
        List<Finding> findings = new ArrayList<>();
        groups().forEach(group -> findings.add(finding(group)));
        incidents.stream()
                .collect(Collectors.groupingBy(Finding::heading, LinkedHashMap::new, Collectors.toList()))
                .values()
                .forEach(group -> group.stream()
                        .min(Comparator.comparingInt(one -> one.game().plyCount()))
                        .ifPresent(smallest -> findings.add(smallest.times(group.size()))));
        return findings;
    }

    // Groups.

    /** Returns the wrong answers, group by group: first the legal moves, then the illegal ones, then the results. */
    private List<List<Wrong>> groups() {
        Set<Optional<Bug>> purelyWrong = wrong.stream()
                .filter(one -> one.isPure() && one.move().isPresent() && !one.isAboutLegalMove())
                .map(one -> one.question().bug())
                .collect(Collectors.toSet());
        return wrong.stream()
                .filter(one ->
                        one.isPure() || !purelyWrong.contains(one.question().bug()))
                .collect(Collectors.groupingBy(this::key, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .filter(group -> !group.stream().allMatch(this::copiesWhatIsWrong))
                .sorted(Comparator.comparing(group -> !group.get(0).isAboutLegalMove()))
                .sorted(Comparator.comparing(group -> group.get(0).move().isEmpty()))
                .toList();
    }

    /** Returns whether a Mosquito may copy an insect that moves wrongly itself. */
    private boolean copiesWhatIsWrong(Wrong one) {
        Position position = one.game().position();
        return one.question().bug().equals(Optional.of(Bug.MOSQUITO))
                && one.move()
                        .flatMap(Move::movedPiece)
                        .flatMap(position::cellOf)
                        .filter(from -> position.heightAt(from) > 1
                                ? wrongKinds.contains(Bug.BEETLE)
                                : from.neighbors().stream()
                                        .flatMap(cell -> position.topAt(cell).stream())
                                        .anyMatch(piece -> wrongKinds.contains(piece.bug())))
                        .isPresent();
    }

    /** A program that fails, or mostly says the same for one rule, does so for one reason, whatever piece moves. */
    private String key(Wrong wrong) {
        return isTogether(wrong) ? wrong.words().origin() : wrong.question().topic();
    }

    private boolean isTogether(Wrong wrong) {
        return wrong.isAboutLegalMove()
                && !wrong.words().isEmpty()
                && (wrong.words().isFailure() || telling(wrong.words()).isPresent());
    }

    /** Returns the rule for which most refusals with these words are right, and how many are. */
    private Optional<Map.Entry<Rule, Integer>> telling(Words words) {
        Map<Rule, Integer> said = rightlySaid.getOrDefault(words.origin(), Map.of());
        int total = said.values().stream().mapToInt(Integer::intValue).sum();
        return said.entrySet().stream()
                .filter(entry -> entry.getValue() * 100 >= total * TELLING_PERCENT)
                .findFirst();
    }

    // Findings.

    private Finding finding(List<Wrong> group) {
        Wrong typical = typical(group);
        Wrong example = shrinker.shrink(typical);
        boolean isTogether = isTogether(typical);
        Set<Bug> kinds = group.stream()
                .flatMap(one -> one.question().bug().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        List<String> details = new ArrayList<>();
        if (!isTogether) {
            ways(group).ifPresent(details::add);
            if (kinds.size() > MAX_KINDS_IN_HEADING) {
                details.add(kinds(group, kinds));
            }
        }
        details.addAll(words(group));
        telling(typical.words())
                .filter(said -> isTogether)
                .ifPresent(said -> details.add(
                        "rightly said for " + said.getKey().id() + ", " + Kinds.count(said.getValue(), "time")));
        details.add(sentence(example));
        return new Finding(
                isTogether ? headingOfWords(group) : heading(group, kinds),
                details,
                group.size(),
                typical.question().rule(),
                kinds,
                example.game(),
                shrinker.movesLike(example),
                example.words().thrown());
    }

    /** Returns the wrong answer after the shortest game, of the sort that is wrong most often. */
    private static Wrong typical(List<Wrong> group) {
        Map<Question, Long> sorts = counts(group, Wrong::question);
        return group.stream()
                .min(Comparator.<Wrong, Boolean>comparing(one -> !one.isPure())
                        .thenComparing(one -> -sorts.getOrDefault(one.question(), 0L))
                        .thenComparing(one -> one.game().plyCount()))
                .orElseThrow();
    }

    private int asked(Predicate<Question> isCounted) {
        return asked.entrySet().stream()
                .filter(entry -> isCounted.test(entry.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private String heading(List<Wrong> group, Set<Bug> kinds) {
        Wrong first = group.get(0);
        String topic = first.question().topic();
        String count = group.size() + " of " + asked(isComparable(group)) + " " + topic;
        boolean namesKinds = first.move().isPresent()
                && !first.hasKindInTopic()
                && !kinds.isEmpty()
                && kinds.size() <= MAX_KINDS_IN_HEADING;
        String verb = first.move().isEmpty()
                ? "Says " + said(group) + " after "
                : first.isAboutLegalMove() ? "Refuses " : "Accepts ";
        return verb + count + (namesKinds ? ": " + kinds(group, kinds) : "");
    }

    /** Counts the questions that a heading compares with: of the same topic, about the insects in the group. */
    private static Predicate<Question> isComparable(List<Wrong> group) {
        String topic = group.get(0).question().topic();
        Set<Optional<Bug>> kinds = counts(group, one -> one.question().bug()).keySet();
        return question -> question.topic().equals(topic) && kinds.contains(question.bug());
    }

    private static String said(List<Wrong> group) {
        return counts(group, Wrong::said).keySet().stream()
                .map(said -> GameString.writeState(said.orElse(Outcome.IN_PROGRESS)))
                .sorted()
                .collect(Collectors.joining(" or "));
    }

    /** Returns how many questions of each part are answered wrongly, of how many. */
    private String parts(List<Wrong> group, Function<Question, String> part) {
        Predicate<Question> isComparable = isComparable(group);
        Map<String, Long> parts = counts(group, one -> part.apply(one.question()));
        parts.remove("");
        return parts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue() + " of "
                        + asked(isComparable.and(
                                question -> part.apply(question).equals(entry.getKey()))))
                .collect(Collectors.joining(", "));
    }

    private String kinds(List<Wrong> group, Set<Bug> kinds) {
        return kinds.size() == 1
                ? Kinds.plural(kinds.iterator().next())
                : parts(group, question -> question.bug().map(Kinds::plural).orElse(""));
    }

    private static String headingOfWords(List<Wrong> group) {
        String verb = group.get(0).words().isFailure() ? "Fails at " : "Refuses ";
        return verb + Kinds.count(group.size(), "legal move") + ", always with the same words: "
                + counts(group, one -> one.question().topic().replace("legal ", "")).entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", "));
    }

    /** Returns how the moves are wrong, if not all in the same way. */
    private Optional<String> ways(List<Wrong> group) {
        Predicate<Question> isComparable = isComparable(group);
        boolean differ = asked.keySet().stream()
                        .filter(isComparable)
                        .map(Question::detail)
                        .distinct()
                        .count()
                > 1;
        String ways = parts(group, Question::detail);
        return Optional.of(ways)
                .filter(text -> differ && (text.contains(",") || group.get(0).isAboutLegalMove()) && !text.isEmpty());
    }

    private static List<String> words(List<Wrong> group) {
        List<Wrong> withWords =
                group.stream().filter(one -> !one.words().isEmpty()).toList();
        return counts(withWords, one -> one.words().toString()).entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(MAX_WORDS)
                .map(entry -> "it says (" + Kinds.count(entry.getValue(), "time") + "): " + entry.getKey())
                .toList();
    }

    private static <K> Map<K, Long> counts(List<Wrong> group, Function<Wrong, K> key) {
        return group.stream().collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.counting()));
    }

    /** Returns our sentence about the example. */
    private static String sentence(Wrong example) {
        Game game = example.game();
        if (example.move().isEmpty()) {
            return "it is " + GameString.writeState(game.position().outcome()) + ": "
                    + Stream.of(Color.values())
                            .map(color -> Piece.of(color, Bug.QUEEN_BEE))
                            .flatMap(queen -> game.position().cellOf(queen).stream()
                                    .map(cell -> queen + " touches "
                                            + Kinds.count(game.position().occupiedNeighborCount(cell), "piece")))
                            .collect(Collectors.joining(", "));
        }
        Move move = example.move().get();
        String text = "for example " + ListedMoves.textOrCells(game.position(), move) + ": ";
        return game.check(move)
                .map(violation -> text + violation.rule().id() + ": "
                        + Sentences.english().violation(game.position(), violation))
                .orElseGet(() -> text + Sentences.english().move(game.position(), move));
    }
}
