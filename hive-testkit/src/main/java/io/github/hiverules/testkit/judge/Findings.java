package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.judge.Finding.Kind;
import io.github.hiverules.testkit.judge.JudgedAnswer.Topic;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collects and counts answers, and makes findings of the wrong ones: as few as explain them all. */
final class Findings {

    private static final int MAX_WORDS = 2;
    private static final int MAX_INSECTS = 3;

    /** Texts of moves may be wrong only because the moves are. */
    private static final Set<String> ABOUT_TEXTS = Set.of(Kind.LISTS_NO_MOVE.id(), Kind.REFUSES_LISTED_MOVE.id());

    private final List<Finding> incidents = new ArrayList<>();
    private final List<JudgedAnswer> mistaken = new ArrayList<>();

    /** Answers are counted only once one is wrong, and then at once, so that little is left after the end of the run. */
    private final List<JudgedAnswer> uncounted = new ArrayList<>();

    private final Map<Topic, Integer> asked = new HashMap<>();
    private final Map<String, Map<Rule, Integer>> rightlySaid = new HashMap<>();

    /** Adds what is not an answer about a move or a result. */
    void add(Finding incident) {
        incidents.add(incident);
    }

    void add(JudgedAnswer answer) {
        uncounted.add(answer);
        if (!answer.wrong().isEmpty()) {
            mistaken.add(answer);
        }
        if (!mistaken.isEmpty()) {
            uncounted.forEach(this::count);
            uncounted.clear();
        }
    }

    private void count(JudgedAnswer answer) {
        answer.topics().forEach(topic -> asked.merge(topic, 1, Integer::sum));
        answer.answer().refused().forEach((move, words) -> {
            if (!words.isEmpty()) {
                answer.game()
                        .check(move)
                        .ifPresent(violation -> rightlySaid
                                .computeIfAbsent(words.origin(), any -> new EnumMap<>(Rule.class))
                                .merge(violation.rule(), 1, Integer::sum));
            }
        });
    }

    boolean isEmpty() {
        return mistaken.isEmpty() && incidents.isEmpty();
    }

    /**
     * Returns the findings in the order of the report: the sorts of moves after which the board is wrong; then wrong
     * moves and results, in groups with one cause, the cause of most first; then what was seen besides moves and results,
     * in groups of one heading.
     */
    List<Finding> list(Shrinker shrinker) {
        List<Finding> findings = new ArrayList<>();
        Set<String> boards = OtherBoard.found(mistaken);
        boards.forEach(sort -> findings.add(ofBoard(sort, shrinker)));
        List<Wrong> rest = new ArrayList<>();
        mistaken.stream()
                .filter(answer -> !OtherBoard.hasMoveOf(boards, answer.game()))
                .forEach(answer -> rest.addAll(answer.wrong()));
        while (!rest.isEmpty()) {
            String cause = mostLikely(rest);
            List<Wrong> group =
                    rest.stream().filter(one -> one.causes().contains(cause)).toList();
            findings.add(ofCause(cause, group, shrinker));
            rest.removeIf(one -> one.causes().contains(cause));
        }
        incidents.stream()
                .filter(incident -> !OtherBoard.hasMoveOf(boards, incident.game()))
                .collect(Collectors.groupingBy(Finding::heading, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .filter(group -> !isConsequence(group))
                .forEach(group -> group.stream()
                        .min(Comparator.comparingInt(one -> one.game().plyCount()))
                        .ifPresent(smallest -> findings.add(smallest.times(group.size()))));
        return findings;
    }

    /** Returns whether these are texts of moves, and most of the time other moves are wrong, too. */
    private boolean isConsequence(List<Finding> group) {
        Set<Game> games = mistaken.stream().map(JudgedAnswer::game).collect(Collectors.toSet());
        long alsoMistaken =
                group.stream().filter(one -> games.contains(one.game())).count();
        return ABOUT_TEXTS.contains(group.get(0).kind()) && alsoMistaken * 2 > group.size();
    }

    private Finding ofBoard(String sort, Shrinker shrinker) {
        Function<JudgedAnswer, Stream<Wrong>> signs = answer -> answer.wrong().stream()
                .filter(one -> OtherBoard.sorts(answer, one).contains(sort));
        List<Wrong> all = mistaken.stream().flatMap(signs).toList();
        Wrong example = shrinker.shrink(typical(all), signs);
        String heading =
                Kind.OTHER_BOARD.heading() + " " + sort + ": it accepts " + Report.count(all.size(), "impossible move");
        return finding(Kind.OTHER_BOARD, heading, List.of(), all, example, moves(example, signs, shrinker));
    }

    /** Returns the cause of most wrong answers; of several, the topic with the largest share of them. */
    private String mostLikely(List<Wrong> all) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        Map<String, Integer> topics = new HashMap<>();
        for (Wrong one : all) {
            topics.merge(one.topic().text(), 1, Integer::sum);
            // Words have to be those for one rule.
            one.causes().stream()
                    .filter(cause ->
                            !cause.equals(one.words().origin()) || rule(cause).isPresent())
                    .forEach(cause -> counts.merge(cause, 1, Integer::sum));
        }
        return Collections.max(
                counts.keySet(),
                Comparator.<String, Integer>comparing(counts::get)
                        .thenComparing(cause -> topics.getOrDefault(cause, 0)
                                / (1.0 + asked(topic -> topic.text().equals(cause)))));
    }

    /** Returns the rule for which most refusals with words of this origin are right, and how many are. */
    private Optional<Map.Entry<Rule, Integer>> rule(String origin) {
        Map<Rule, Integer> said = rightlySaid.getOrDefault(origin, Map.of());
        int total = said.values().stream().mapToInt(Integer::intValue).sum();
        return said.entrySet().stream()
                .filter(entry -> entry.getValue() * 2 > total)
                .findFirst();
    }

    /** Returns a finding with the heading of the topic that is the cause, or of most of the wrong answers. */
    private Finding ofCause(String cause, List<Wrong> group, Shrinker shrinker) {
        List<List<Wrong>> parts = group.stream()
                .collect(Collectors.groupingBy(one -> one.topic().text(), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .sorted(Comparator.<List<Wrong>, Boolean>comparing(
                                part -> !part.get(0).topic().text().equals(cause))
                        .thenComparing(part -> -part.size()))
                .toList();
        Wrong typical = typical(parts.get(0));
        Wrong example =
                shrinker.shrink(typical, answer -> answer.wrong().stream().filter(one -> one.isLike(typical, cause)));
        List<String> details = new ArrayList<>();
        parts.stream().skip(1).map(this::heading).forEach(details::add);
        rule(cause)
                .ifPresent(said -> details.add("rightly said " + Report.count(said.getValue(), "time") + " when "
                        + said.getKey().id() + " forbids a move"));
        inCommon(parts.get(0)).ifPresent(details::add);
        details.addAll(words(group));
        List<Move> moves = moves(
                example,
                answer -> answer.wrong().stream().filter(one -> one.causes().contains(cause)),
                shrinker);
        return finding(kind(example), heading(parts.get(0)), details, group, example, moves);
    }

    private static Finding finding(
            Kind kind, String heading, List<String> details, List<Wrong> group, Wrong example, List<Move> moves) {
        List<String> all = new ArrayList<>(details);
        all.add(sentence(example));
        return new Finding(
                kind.id(),
                heading,
                all,
                group.size(),
                example.topic().rule(),
                example.game(),
                moves,
                example.words().thrown());
    }

    private static Kind kind(Wrong wrong) {
        return wrong.move().isEmpty()
                ? Kind.WRONG_RESULT
                : wrong.topic().rule().isPresent() ? Kind.ACCEPTS_ILLEGAL_MOVES : Kind.REFUSES_LEGAL_MOVES;
    }

    /** Returns the clearest wrong answer, after the shortest game. */
    private static Wrong typical(List<Wrong> part) {
        return Collections.min(
                part,
                Comparator.<Wrong, Integer>comparing(one -> one.causes().size())
                        .thenComparing(one -> one.game().plyCount()));
    }

    /** Returns the moves that show the same as an example after its game; it has perhaps not been asked about them. */
    private List<Move> moves(Wrong example, Function<JudgedAnswer, Stream<Wrong>> same, Shrinker shrinker) {
        Set<Move> moves = new LinkedHashSet<>(example.move().stream().toList());
        mistaken.stream()
                .filter(answer -> answer.game().equals(example.game()))
                .findFirst()
                .or(() -> shrinker.ask(example))
                .stream()
                .flatMap(same)
                .forEach(one -> moves.addAll(one.move().stream().toList()));
        return List.copyOf(moves);
    }

    // Texts.

    /** Returns how many questions of a topic about the same insects are answered wrongly, of how many. */
    private String heading(List<Wrong> part) {
        Wrong first = part.get(0);
        String text = first.topic().text();
        Set<Bug> bugs = part.stream()
                .flatMap(one -> one.topic().bug().stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Bug.class)));
        String said = part.stream()
                .flatMap(one -> one.said().stream().map(GameString::writeState))
                .distinct()
                .sorted()
                .collect(Collectors.joining(" or "));
        String insects = bugs.size() > MAX_INSECTS
                        || bugs.stream()
                                .anyMatch(
                                        bug -> text.contains(Sentences.english().label(bug)))
                ? ""
                : bugs.stream()
                        .map(bug -> JudgedAnswer.plural(bug) + (bugs.size() == 1 ? "" : " " + share(part, Set.of(bug))))
                        .collect(Collectors.joining(", "));
        return kind(first).heading() + " " + said + (said.isEmpty() ? "" : " after ") + share(part, bugs) + " " + text
                + (insects.isEmpty() ? "" : ": " + insects);
    }

    /** Returns how many questions are answered wrongly of how many, about some insects; passes and results have none. */
    private String share(List<Wrong> part, Set<Bug> bugs) {
        String text = part.get(0).topic().text();
        return part.stream()
                        .filter(one -> one.topic().bug().stream().allMatch(bugs::contains))
                        .count()
                + " of "
                + asked(topic ->
                        topic.text().equals(text) && topic.bug().stream().allMatch(bugs::contains));
    }

    private int asked(Predicate<Topic> isCounted) {
        return asked.entrySet().stream()
                .filter(entry -> isCounted.test(entry.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** Returns the rarest trait that wrongly refused moves have in common, if most moves with that trait are refused. */
    private Optional<String> inCommon(List<Wrong> part) {
        Set<Topic> common = new HashSet<>(asked.keySet());
        part.forEach(one -> common.retainAll(
                one.move().map(move -> JudgedAnswer.traits(one.game(), move)).orElse(Set.of())));
        int all = asked(topic -> topic.text().equals(part.get(0).topic().text()));
        return common.stream()
                .min(Comparator.<Topic, Integer>comparing(trait -> asked(trait::equals))
                        .thenComparing(Topic::text))
                .filter(trait -> asked(trait::equals) < Math.min(2 * part.size(), all))
                .map(trait -> "in common: " + part.size() + " of " + asked(trait::equals) + " " + trait.text());
    }

    private static List<String> words(List<Wrong> group) {
        Map<String, List<Wrong>> origins = group.stream()
                .filter(one -> !one.words().isEmpty())
                .collect(Collectors.groupingBy(one -> one.words().origin(), LinkedHashMap::new, Collectors.toList()));
        return origins.values().stream()
                .sorted(Comparator.comparing(same -> -same.size()))
                .limit(MAX_WORDS)
                .map(same -> "it says (" + Report.count(same.size(), "time") + "): "
                        + same.get(0).words())
                .toList();
    }

    /** Returns our sentence about a wrong answer. */
    private static String sentence(Wrong wrong) {
        Position position = wrong.game().position();
        if (wrong.move().isEmpty()) {
            return "it is " + GameString.writeState(position.outcome());
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
