package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.judge.Topic.Deed;
import io.github.hiverules.testkit.judge.Topic.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes one finding of all wrong answers of one group. Its heading is its count, its example the smallest game. */
final class Findings {

    /** Words that are rightly said for one rule at least this often tell that the program applies that rule. */
    private static final int TELLING_PERCENT = 60;

    private static final int MAX_WORDS = 2;

    /** More kinds of pieces are not in the heading, but in the next line. */
    private static final int MAX_KINDS_IN_HEADING = 3;

    private final List<Judged> judged;
    private final List<Incident> incidents;
    private final OtherBoard otherBoard;
    private final Shrinker shrinker;
    private final Map<Question, Integer> asked = new HashMap<>();
    private final Map<String, Map<Rule, Integer>> rightlySaid = new HashMap<>();
    private final List<Wrong> wrong = new ArrayList<>();

    Findings(List<Judged> all, List<Incident> incidents, OtherBoard otherBoard, Shrinker shrinker) {
        this.incidents = incidents;
        this.otherBoard = otherBoard;
        this.shrinker = shrinker;
        this.judged = all.stream()
                .filter(one -> !otherBoard.isAfterLostMove(one.game()))
                .toList();
        for (Judged one : judged) {
            one.asked().forEach((question, count) -> asked.merge(question, count, Integer::sum));
            one.rightlySaid().forEach((origin, rules) -> {
                Map<Rule, Integer> said = rightlySaid.computeIfAbsent(origin, any -> new TreeMap<>());
                rules.forEach((rule, count) -> said.merge(rule, count, Integer::sum));
            });
            wrong.addAll(one.wrong());
        }
    }

    List<Finding> all() {
        List<Finding> findings = new ArrayList<>();
        for (Incident incident : otherBoard.found()) {
            findings.add(finding(List.of(shrinker.shrink(incident))));
        }
        nothingAccepted().ifPresent(findings::add);
        groups().forEach(group -> findings.add(finding(group, group.get(0).topic())));
        incidents.stream()
                .collect(Collectors.groupingBy(Incident::heading, LinkedHashMap::new, Collectors.toList()))
                .values()
                .forEach(group -> findings.add(finding(group)));
        return findings;
    }

    private static Finding finding(List<Incident> group) {
        Incident first = group.stream()
                .min(Comparator.comparingInt(one -> one.game().plyCount()))
                .orElseThrow();
        String heading = group.size() == 1 ? first.heading() : first.heading() + ", " + group.size() + " times";
        return Finding.of(heading, first.details(), group.size())
                .withExample(first.game(), List.of())
                .withCause(first.cause());
    }

    private Optional<Finding> nothingAccepted() {
        List<Judged> empty = judged.stream().filter(Judged::acceptsNothing).toList();
        return empty.stream()
                .map(Judged::game)
                .min(Comparator.comparingInt(Game::plyCount))
                .map(game -> Finding.of(
                                "Accepts nothing in " + empty.size() + " of " + Kinds.count(judged.size(), "position"),
                                List.of(),
                                empty.size())
                        .withExample(game, List.of()));
    }

    // Groups.

    /** Returns the wrong answers, group by group: first the legal moves, then the illegal ones, then the results. */
    private List<List<Wrong>> groups() {
        Set<Optional<Bug>> purelyWrong = wrong.stream()
                .filter(one -> one.isPure() && isAboutIllegalMove(one))
                .map(Wrong::bug)
                .collect(Collectors.toSet());
        Map<Object, List<Wrong>> groups = wrong.stream()
                .filter(one -> one.isPure() || !purelyWrong.contains(one.bug()))
                .collect(Collectors.groupingBy(this::key, LinkedHashMap::new, Collectors.toList()));
        return groups.values().stream()
                .sorted(Comparator.comparing(group -> group.get(0).topic().deed()))
                .toList();
    }

    private static boolean isAboutIllegalMove(Wrong wrong) {
        Deed deed = wrong.topic().deed();
        return !deed.isAboutLegalMoves() && deed != Deed.SAYS;
    }

    /**
     * A program that fails, or mostly says the same for one rule, does so for one reason, whatever piece moves. So does
     * one that plays what it does not list.
     */
    private Object key(Wrong wrong) {
        if (wrong.topic().deed() == Deed.PLAYS) {
            return Deed.PLAYS;
        }
        return isTogether(wrong) ? wrong.words().origin() : List.of(wrong.topic(), wrong.said());
    }

    private boolean isTogether(Wrong wrong) {
        return wrong.topic().deed().isAboutLegalMoves()
                && !wrong.words().isEmpty()
                && (wrong.words().isFailure() || rule(wrong.words()).isPresent());
    }

    /** Returns the rule for which most refusals with these words are right. */
    private Optional<Rule> rule(Words words) {
        Map<Rule, Integer> said = rightlySaid.getOrDefault(words.origin(), Map.of());
        int total = said.values().stream().mapToInt(Integer::intValue).sum();
        return said.entrySet().stream()
                .filter(entry -> entry.getValue() * 100 >= total * TELLING_PERCENT)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    // Findings.

    private Finding finding(List<Wrong> group, Topic topic) {
        Wrong typical = group.stream()
                .min(Comparator.<Wrong, Boolean>comparing(one -> !one.isPure())
                        .thenComparing(one -> one.game().plyCount()))
                .orElseThrow();
        Wrong example = shrinker.shrink(typical);
        boolean isTogether = isTogether(typical);
        Map<Optional<Bug>, Long> kinds = counts(group, Wrong::bug);
        List<String> details = new ArrayList<>();
        if (topic.deed() == Deed.PLAYS) {
            details.add(rules(group));
        } else if (!isTogether) {
            details.addAll(details(group, topic));
            if (kinds.size() > MAX_KINDS_IN_HEADING) {
                details.add(kinds(topic, kinds));
            }
        }
        details.addAll(words(group, isTogether));
        details.add(sentence(example));
        List<Move> moves = example.equals(typical)
                ? group.stream()
                        .filter(one -> one.game().equals(example.game()))
                        .flatMap(one -> one.move().stream())
                        .toList()
                : shrinker.movesLike(example);
        return Finding.of(isTogether ? headingOfWords(group) : heading(group, topic, kinds), details, group.size())
                .withRule(topic.rule()
                        .filter(rule -> counts(group, Wrong::topic).size() == 1))
                .withKinds(kinds.keySet().stream().flatMap(Optional::stream).collect(Collectors.toSet()))
                .withExample(example.game(), moves)
                .withCause(example.words().thrown());
    }

    private int asked(Topic topic, Function<Question, Boolean> isCounted) {
        return asked.entrySet().stream()
                .filter(entry -> entry.getKey().topic().equals(topic) && isCounted.apply(entry.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private String heading(List<Wrong> group, Topic topic, Map<Optional<Bug>, Long> kinds) {
        int total = asked(topic, question -> kinds.containsKey(question.bug()));
        String count = group.size() + " of " + total + " ";
        boolean hasKind = topic.subject().startsWith("moves") || topic.subject().contains("Queen");
        String kindsInHeading =
                hasKind || kinds.size() > MAX_KINDS_IN_HEADING || kinds.containsKey(Optional.<Bug>empty())
                        ? ""
                        : ": " + kinds(topic, kinds);
        return switch (topic.deed()) {
            case REFUSES, MISSES -> topic.deed().verb() + " " + count + "legal " + topic.subject() + kindsInHeading;
            case PLAYS -> {
                int all = asked.entrySet().stream()
                        .filter(entry -> entry.getKey().topic().deed() == Deed.PLAYS)
                        .mapToInt(Map.Entry::getValue)
                        .sum();
                yield "Plays " + group.size() + " of " + all + " illegal moves that it does not list";
            }
            case ACCEPTS, LISTS -> topic.deed().verb() + " " + count + forbidden(topic) + kindsInHeading;
            case SAYS ->
                "Says " + said(group.get(0)) + " after " + group.size() + " of " + total + " games that "
                        + (topic.rule().isEmpty()
                                ? "are not over"
                                : topic.subject().equals(Rule.END_2.id())
                                        ? "are drawn (END-2)"
                                        : "a player has won (END-1)");
        };
    }

    /** Returns how many moves that each rule forbids are wrong, of how many. */
    private String rules(List<Wrong> group) {
        return counts(group, Wrong::topic).entrySet().stream()
                .map(entry ->
                        entry.getKey().subject() + " " + entry.getValue() + " of " + asked(entry.getKey(), any -> true))
                .collect(Collectors.joining(", "));
    }

    private static String forbidden(Topic topic) {
        return topic.subject().equals(Rule.PASS_1.id())
                ? "passes while other moves are legal (PASS-1)"
                : "moves that " + topic.subject() + " forbids";
    }

    private static String said(Wrong wrong) {
        return GameString.writeState(wrong.said().orElse(Outcome.IN_PROGRESS));
    }

    /** Returns how many moves of each kind are wrong, of how many. */
    private String kinds(Topic topic, Map<Optional<Bug>, Long> kinds) {
        List<String> texts = new ArrayList<>();
        kinds.forEach((bug, count) -> bug.ifPresent(kind -> texts.add(Kinds.plural(kind)
                + (kinds.size() == 1
                        ? ""
                        : " " + count + " of "
                                + asked(topic, question -> question.bug().equals(bug))))));
        return String.join(", ", texts);
    }

    private static String headingOfWords(List<Wrong> group) {
        Wrong first = group.get(0);
        String verb = first.words().isFailure() ? "Fails at " : "Refuses ";
        String sorts = group.stream()
                .collect(Collectors.groupingBy(one -> one.topic().subject(), LinkedHashMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        return verb + Kinds.count(group.size(), "legal move") + ", always with the same words: " + sorts;
    }

    /** Returns how the moves are wrong, if not all in the same way. */
    private List<String> details(List<Wrong> group, Topic topic) {
        Map<String, Long> details = counts(group, one -> one.question().detail());
        details.remove("");
        long ways = asked.keySet().stream()
                .filter(question -> question.topic().equals(topic))
                .map(Question::detail)
                .distinct()
                .count();
        if (ways < 2 || (details.size() < 2 && !topic.deed().isAboutLegalMoves())) {
            return List.of();
        }
        return details.isEmpty()
                ? List.of()
                : List.of(details.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue() + " of "
                                + asked(topic, question -> question.detail().equals(entry.getKey())))
                        .collect(Collectors.joining(", ")));
    }

    private List<String> words(List<Wrong> group, boolean isTogether) {
        List<String> lines = new ArrayList<>();
        counts(
                        group.stream().filter(one -> !one.words().isEmpty()).toList(),
                        one -> one.words().toString())
                .entrySet()
                .stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(MAX_WORDS)
                .forEach(entry ->
                        lines.add("it says (" + Kinds.count(entry.getValue(), "time") + "): " + entry.getKey()));
        Map<Rule, Integer> said = rightlySaid.getOrDefault(group.get(0).words().origin(), Map.of());
        if (isTogether && !said.isEmpty()) {
            lines.add("rightly said for "
                    + said.entrySet().stream()
                            .sorted(Map.Entry.<Rule, Integer>comparingByValue().reversed())
                            .limit(MAX_WORDS)
                            .map(entry -> entry.getKey().id() + ", " + Kinds.count(entry.getValue(), "time"))
                            .collect(Collectors.joining(", and for ")));
        }
        return lines;
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
