package io.github.hiverules.testkit.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.judge.JudgedAnswer.Cause;
import io.github.hiverules.testkit.judge.JudgedAnswer.Topic;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes findings of all wrong answers: as few as explain them all. Each wrong answer has several possible causes; the
 * cause of most wrong answers is a finding, then the cause of most others, and so on.
 */
final class Findings {

    private static final int MAX_WORDS = 2;

    private static final int MAX_INSECTS = 3;

    private final Shrinker shrinker;
    private final Map<Topic, Integer> asked = new HashMap<>();
    private final Map<String, Map<Rule, Integer>> rightlySaid = new HashMap<>();
    private final List<Wrong> wrong = new ArrayList<>();

    private Findings(List<JudgedAnswer> answers, Shrinker shrinker) {
        this.shrinker = shrinker;
        answers.forEach(answer -> wrong.addAll(answer.wrong()));
        // Only wrong answers need to be compared with right ones.
        for (JudgedAnswer one : wrong.isEmpty() ? List.<JudgedAnswer>of() : answers) {
            one.asked().forEach((topic, count) -> asked.merge(topic, count, Integer::sum));
            one.forEachRightRefusal((words, rule) -> rightlySaid
                    .computeIfAbsent(words.origin(), any -> new EnumMap<>(Rule.class))
                    .merge(rule, 1, Integer::sum));
        }
    }

    /** Returns the findings about boards, moves and results, and those that were made on the way. */
    static List<Finding> of(List<JudgedAnswer> answers, List<Finding> incidents, Shrinker shrinker) {
        Set<Cause> boards = OtherBoard.found(answers);
        Findings findings = new Findings(
                answers.stream()
                        .filter(answer -> !OtherBoard.hasMoveOf(boards, answer.game()))
                        .toList(),
                shrinker);
        List<Finding> all = new ArrayList<>();
        boards.forEach(cause -> all.add(findings.finding(
                cause,
                answers.stream()
                        .flatMap(answer -> answer.wrong().stream())
                        .filter(one -> one.causes().contains(cause))
                        .toList())));
        all.addAll(findings.ofWrongAnswers());
        incidents.stream()
                .filter(incident -> !OtherBoard.hasMoveOf(boards, incident.game()))
                .collect(Collectors.groupingBy(Finding::kind, LinkedHashMap::new, Collectors.toList()))
                .values()
                .forEach(group -> group.stream()
                        .min(Comparator.comparingInt(one -> one.game().plyCount()))
                        .ifPresent(smallest -> all.add(smallest.times(group.size()))));
        return all;
    }

    /** Returns the findings: first those without a rule, such as legal moves that are refused. */
    private List<Finding> ofWrongAnswers() {
        List<Finding> findings = new ArrayList<>();
        List<Wrong> rest = new ArrayList<>(wrong);
        while (!rest.isEmpty()) {
            Cause cause = mostLikely(rest);
            findings.add(finding(
                    cause,
                    rest.stream().filter(one -> one.causes().contains(cause)).toList()));
            rest.removeIf(one -> one.causes().contains(cause));
        }
        findings.sort(Comparator.comparing(finding -> finding.rule().isPresent()));
        return findings;
    }

    /** Returns the cause of most wrong answers; of several, that of the clearest ones, and rather a rule. */
    private Cause mostLikely(List<Wrong> all) {
        Map<Cause, Integer> counts = new LinkedHashMap<>();
        all.forEach(one -> one.causes().forEach(cause -> counts.merge(cause, 1, Integer::sum)));
        counts.keySet()
                .removeIf(cause -> cause.type() == Cause.Type.BOARD
                        || (cause.type() == Cause.Type.WORDS
                                && telling(cause.name()).isEmpty()));
        Map<Cause, Integer> own = new HashMap<>();
        all.forEach(one -> one.topic()
                .bug()
                .map(JudgedAnswer::movesOf)
                .ifPresent(sort -> own.merge(new Cause(Cause.Type.MOVES, sort), 1, Integer::sum)));
        return Collections.max(
                counts.keySet(),
                Comparator.<Cause, Integer>comparing(counts::get)
                        .thenComparing(cause -> -cause.type().ordinal())
                        .thenComparing(cause -> own.getOrDefault(cause, 0)));
    }

    /** Returns the rule for which most refusals with words of this origin are right, and how many are. */
    private Optional<Map.Entry<Rule, Integer>> telling(String origin) {
        Map<Rule, Integer> said = rightlySaid.getOrDefault(origin, Map.of());
        int total = said.values().stream().mapToInt(Integer::intValue).sum();
        return said.entrySet().stream()
                .filter(entry -> entry.getValue() * 2 > total)
                .findFirst();
    }

    private Finding finding(Cause cause, List<Wrong> group) {
        List<List<Wrong>> parts = group.stream()
                .collect(Collectors.groupingBy(one -> one.topic().text(), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .sorted(Comparator.<List<Wrong>, Boolean>comparing(
                                part -> !part.get(0).isOf(cause))
                        .thenComparing(part -> -part.size()))
                .toList();
        List<Wrong> main = parts.get(0);
        Wrong example = shrinker.shrink(typical(main), cause);
        Finding.Kind kind = kind(example);
        String heading = heading(main);
        List<String> details = new ArrayList<>();
        if (cause.type() == Cause.Type.BOARD) {
            kind = Finding.Kind.OTHER_BOARD;
            heading = kind.heading() + " " + cause.name();
        } else if (cause.type() == Cause.Type.FAILURE || (cause.type() == Cause.Type.WORDS && parts.size() > 1)) {
            heading = kind.heading() + " " + Report.count(group.size(), "legal move") + ", always with the same words: "
                    + parts.stream()
                            .map(part -> part.get(0).topic().text().replace("legal ", "") + " " + part.size())
                            .collect(Collectors.joining(", "));
            telling(example.words().origin())
                    .ifPresent(said -> details.add("rightly said " + Report.count(said.getValue(), "time") + " when "
                            + said.getKey().id() + " forbids a move"));
        } else {
            boolean accepts = !group.stream().allMatch(Wrong::isAboutLegalMove);
            if (accepts && cause.type() == Cause.Type.MOVES && parts.size() > 1) {
                boolean refuses = group.stream().anyMatch(Wrong::isAboutLegalMove);
                kind = refuses ? Finding.Kind.CONFUSES_MOVES : kind;
                heading = kind.heading() + " " + group.size() + " " + (refuses ? "" : "illegal ") + cause.name();
                details.add(heading(main));
            }
            details.addAll(by(main, Topic::detail).lines().toList());
            parts.stream().skip(1).map(this::heading).forEach(details::add);
        }
        details.addAll(words(group));
        details.add(sentence(example));
        return new Finding(
                kind.id(),
                heading,
                details,
                group.size(),
                example.topic().rule(),
                bugs(group),
                example.game(),
                shrinker.movesLike(example, cause),
                example.words().thrown());
    }

    private static Finding.Kind kind(Wrong wrong) {
        return wrong.move().isEmpty()
                ? Finding.Kind.WRONG_RESULT
                : wrong.words().isFailure()
                        ? Finding.Kind.FAILS_AT_LEGAL_MOVES
                        : wrong.isAboutLegalMove()
                                ? Finding.Kind.REFUSES_LEGAL_MOVES
                                : Finding.Kind.ACCEPTS_ILLEGAL_MOVES;
    }

    /** Returns the clearest wrong answer of the sort that is wrong often and mostly, after the shortest game. */
    private Wrong typical(List<Wrong> part) {
        Map<Topic, Long> topics = counts(part, Wrong::topic);
        topics.replaceAll((topic, count) -> count * count * 1000 / asked.getOrDefault(topic, 1));
        return part.stream()
                .min(Comparator.<Wrong, Integer>comparing(one -> one.causes().size())
                        .thenComparing(one -> -topics.getOrDefault(one.topic(), 0L))
                        .thenComparing(one -> one.game().plyCount()))
                .orElseThrow();
    }

    private static <K> Map<K, Long> counts(List<Wrong> part, Function<Wrong, K> key) {
        return part.stream().collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.counting()));
    }

    private static Set<Bug> bugs(List<Wrong> part) {
        return part.stream()
                .flatMap(one -> one.topic().bug().stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Bug.class)));
    }

    // Texts.

    /** Returns how many questions of a topic are answered wrongly, of how many. */
    private String heading(List<Wrong> part) {
        Wrong first = part.get(0);
        String said = first.move().isPresent()
                ? ""
                : counts(part, Wrong::said).keySet().stream()
                                .map(one -> GameString.writeState(one.orElse(Outcome.IN_PROGRESS)))
                                .sorted()
                                .collect(Collectors.joining(" or "))
                        + " after ";
        String counts = part.size() + " of " + asked(comparable(part)) + " "
                + first.topic().text();
        return kind(first).heading() + " " + said + counts + (first.topic().namesBug() ? "" : insects(part));
    }

    /** Returns the insects, unless there are too many to say much. */
    private String insects(List<Wrong> part) {
        Set<Bug> bugs = bugs(part);
        return bugs.isEmpty() || bugs.size() > MAX_INSECTS
                ? ""
                : bugs.size() == 1
                        ? ": " + JudgedAnswer.plural(bugs.iterator().next())
                        : ": "
                                + by(
                                        part,
                                        topic -> topic.bug()
                                                .map(JudgedAnswer::plural)
                                                .orElse(""));
    }

    /** Returns how many questions of each sort are answered wrongly, of how many; nothing if there is only one sort. */
    private String by(List<Wrong> part, Function<Topic, String> sort) {
        Predicate<Topic> isComparable = comparable(part);
        boolean differ = asked.keySet().stream()
                        .filter(isComparable)
                        .map(sort)
                        .distinct()
                        .count()
                > 1;
        return counts(differ ? part : List.of(), one -> sort.apply(one.topic())).entrySet().stream()
                .filter(entry -> !entry.getKey().isEmpty())
                .map(entry -> entry.getKey() + " " + entry.getValue() + " of "
                        + asked(isComparable.and(topic -> sort.apply(topic).equals(entry.getKey()))))
                .collect(Collectors.joining(", "));
    }

    /** Returns which questions a heading compares with: of the same topic, about the same insects. */
    private static Predicate<Topic> comparable(List<Wrong> part) {
        String text = part.get(0).topic().text();
        Set<Bug> bugs = bugs(part);
        return topic -> topic.text().equals(text) && topic.bug().stream().allMatch(bugs::contains);
    }

    private int asked(Predicate<Topic> isCounted) {
        return asked.entrySet().stream()
                .filter(entry -> isCounted.test(entry.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private static List<String> words(List<Wrong> group) {
        List<Wrong> withWords =
                group.stream().filter(one -> !one.words().isEmpty()).toList();
        return counts(withWords, one -> one.words().toString()).entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(MAX_WORDS)
                .map(entry -> "it says (" + Report.count(entry.getValue(), "time") + "): " + entry.getKey())
                .toList();
    }

    /** Returns our sentence about a wrong answer. */
    private static String sentence(Wrong wrong) {
        Position position = wrong.game().position();
        if (wrong.move().isEmpty()) {
            return "it is " + GameString.writeState(position.outcome()) + ": "
                    + Stream.of(Color.values())
                            .map(color -> Piece.of(color, Bug.QUEEN_BEE))
                            .flatMap(queen -> position.cellOf(queen).stream()
                                    .map(cell -> queen + " touches "
                                            + Report.count(position.occupiedNeighborCount(cell), "piece")))
                            .collect(Collectors.joining(", "));
        }
        Move move = wrong.move().get();
        return "for example " + ListedMoves.textOrCells(position, move) + ": "
                + wrong.game()
                        .check(move)
                        .map(violation -> violation.rule().id() + ": "
                                + Sentences.english().violation(position, violation))
                        .orElseGet(() -> Sentences.english().move(position, move));
    }
}
