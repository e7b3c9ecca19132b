package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.judge.Topic.Deed;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Groups what differs into findings: wrong answers with the same plain description, the most basic ones first. */
final class Findings {

    private final Reader reader;
    private final RunEnd end;
    private final Map<Evidence, String> caseNames = new HashMap<>();
    private final Map<Game, Evidence> lists = new HashMap<>();
    private final LostTrack lost;
    private final Map<Integer, Set<List<Move>>> wrongEnds = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private Findings(Collection<CaseResult> results, Reader reader, RunEnd end) {
        this.reader = reader;
        this.end = end;
        List<Evidence> all = new ArrayList<>();
        for (CaseResult result : results) {
            result.evidence().forEach(one -> caseNames.put(one, result.fullName()));
            all.addAll(result.evidence());
        }
        lost = LostTrack.of(all, reader);
        addLosses(all);
        List<Evidence> onTrack =
                all.stream().filter(one -> !lost.isLost(one.game())).toList();
        onTrack.stream()
                .filter(Evidence::isWrongResult)
                .forEach(one -> wrongEnds
                        .computeIfAbsent(one.game().plyCount(), unused -> new HashSet<>())
                        .add(one.game().moves()));
        addResults(onTrack);
        addMoves(onTrack.stream().filter(one -> !isAfterWrongEnd(one.game())).toList());
        boolean acceptsAnything = findings.stream()
                .anyMatch(finding ->
                        finding.isAbout(Deed.ACCEPTS_UNLISTED) && finding.rule().isEmpty());
        findings.addAll(ProtocolFindings.of(
                results,
                difference -> lost.isLost(difference.game())
                        || isAfterWrongEnd(difference.game())
                        || (acceptsAnything && difference.kind() == Difference.Kind.ACCEPTED),
                !findings.isEmpty()));
    }

    static List<Finding> of(Collection<CaseResult> results, Reader reader, RunEnd end) {
        return List.copyOf(new Findings(results, reader, end).findings);
    }

    /** A program that got the end of a game wrong may refuse whatever follows. */
    private boolean isAfterWrongEnd(Game game) {
        return wrongEnds.entrySet().stream()
                .anyMatch(ends -> ends.getKey() <= game.plyCount()
                        && ends.getValue().contains(game.moves().subList(0, ends.getKey())));
    }

    // Moves that are not carried out.

    private void addLosses(List<Evidence> all) {
        lost.losses().forEach(loss -> {
            List<Evidence> shown = loss.shown();
            Topic topic = new Topic(
                    Deed.LOSES_TRACK,
                    Optional.empty(),
                    loss.sort().kind(),
                    loss.sort().words() + " are not carried out: "
                            + loss.instead().words());
            int asked = (int) all.stream()
                    .filter(one -> lost.isRightAfter(one, loss.sort()))
                    .count();
            Evidence example = shortest(shown);
            findings.add(new Finding.Builder(
                            topic,
                            topic.title(false, List.of(), List.of()),
                            lossExample(example, loss),
                            caseName(example))
                    .kinds(loss.sort().kind().map(Set::of).orElse(Set.of()))
                    .count(shown.size(), asked)
                    .build());
        });
    }

    private static Difference lossExample(Evidence evidence, LostTrack.Loss loss) {
        Difference shown = evidence.difference();
        Game game = evidence.game();
        Game before = game.reopen().undo();
        Move last = game.lastMove().orElseThrow();
        List<String> details = new ArrayList<>();
        details.add("accepted, but " + loss.instead().words() + ": what it calls legal afterwards shows it");
        details.addAll(shown.details().subList(0, Math.min(2, shown.details().size())));
        return new Difference(
                Difference.Kind.NOT_CARRIED_OUT,
                game,
                "play " + IllegalMoves.text(before.position(), last).orElse(last.toString()),
                details);
    }

    // The end of the game.

    /** Returns the topic of a wrong result, or empty if the result is right. */
    static Optional<Topic> resultTopic(Evidence evidence) {
        if (!evidence.isWrongResult()) {
            return Optional.empty();
        }
        Outcome right = evidence.game().result().outcome();
        Rule rule = right == Outcome.DRAW ? Rule.END_2 : Rule.END_1;
        if (!right.isOver()) {
            return Optional.of(Topic.of(Deed.ENDS_EARLY, Rule.END_1));
        }
        return Optional.of(Topic.of(
                evidence.outcome().equals(Optional.of(Outcome.IN_PROGRESS)) ? Deed.MISSES_END : Deed.NAMES_WRONG_RESULT,
                rule));
    }

    private void addResults(List<Evidence> onTrack) {
        Map<Topic, List<Evidence>> topics = new LinkedHashMap<>();
        onTrack.forEach(one -> resultTopic(one)
                .ifPresent(topic -> topics.computeIfAbsent(topic, unused -> new ArrayList<>())
                        .add(one)));
        topics.forEach((topic, group) -> {
            Evidence example = shortest(group);
            Finding.Builder finding = new Finding.Builder(
                            topic, topic.title(false, List.of(), List.of()), example.difference(), caseName(example))
                    .count(group.size(), 0);
            Tally.of(topic, Set.of(), Set.of(), onTrack, end).ifPresent(tally -> {
                finding.count(tally);
                Hints.of(topic, Set.of(), group, onTrack, tally, reader, end).ifPresent(finding::hint);
            });
            findings.add(finding.build());
        });
    }

    // Moves.

    private void addMoves(List<Evidence> sound) {
        sound.stream()
                .filter(one -> one.kind() == Evidence.Kind.MOVES && one.isList())
                .forEach(one -> lists.putIfAbsent(one.game(), one));
        List<WrongMove> refused = new ArrayList<>();
        List<WrongMove> accepted = new ArrayList<>();
        List<WrongMove> refusedThoughListed = new ArrayList<>();
        List<WrongMove> acceptedThoughUnlisted = new ArrayList<>();
        List<Evidence> comparable = sound.stream()
                .filter(one -> one.kind() == Evidence.Kind.MOVES || !lists.containsKey(one.game()))
                .toList();
        Set<Game> withSurplus = sound.stream()
                .filter(one -> !one.surplus().isEmpty())
                .map(Evidence::game)
                .collect(Collectors.toSet());
        for (Evidence one : sound) {
            Optional<Evidence> list = Optional.ofNullable(lists.get(one.game())).filter(known -> known != one);
            for (Move move : one.missing()) {
                // A program refuses a forced pass because it knows another move, if it accepts an illegal one.
                if (move instanceof Move.Pass && withSurplus.contains(one.game())) {
                    continue;
                }
                if (list.isEmpty() || one.isList()) {
                    refused.add(WrongMove.of(one, move));
                } else if (list.get().accepts(move)) {
                    refusedThoughListed.add(WrongMove.of(one, move));
                }
            }
            for (Move move : one.surplus()) {
                if (list.isEmpty() || one.isList()) {
                    accepted.add(WrongMove.of(one, move));
                } else if (!list.get().accepts(move)) {
                    acceptedThoughUnlisted.add(WrongMove.of(one, move));
                }
            }
        }
        Refusals.byTopic(refused, comparable).entrySet().stream()
                .sorted(Comparator.comparing(entry -> entry.getKey().deed()))
                .forEach(entry -> addMoves(entry.getKey(), entry.getValue(), comparable));
        byRule(Deed.ACCEPTS, accepted).forEach((topic, group) -> addMoves(topic, group, comparable));
        if (!refusedThoughListed.isEmpty()) {
            addMoves(
                    new Topic(Deed.REFUSES_LISTED, Optional.empty(), Optional.empty(), ""),
                    refusedThoughListed,
                    List.of());
        }
        Map<Topic, List<WrongMove>> unlisted = byRule(Deed.ACCEPTS_UNLISTED, acceptedThoughUnlisted);
        if (unlisted.size() == 1) {
            unlisted.forEach((topic, group) -> addMoves(topic, group, List.of()));
        } else if (!unlisted.isEmpty()) {
            addMoves(
                    new Topic(Deed.ACCEPTS_UNLISTED, Optional.empty(), Optional.empty(), ""),
                    acceptedThoughUnlisted,
                    List.of());
        }
    }

    /**
     * Groups illegal moves by the rule that they break. Moves that break another rule, too, are evidence only if there
     * is none that is purer.
     */
    private static Map<Topic, List<WrongMove>> byRule(Deed deed, List<WrongMove> accepted) {
        Purity purity = new Purity();
        Map<Topic, List<WrongMove>> topics = new LinkedHashMap<>();
        List<WrongMove> mixed = new ArrayList<>();
        for (WrongMove wrong : accepted) {
            Rule rule = wrong.type().broken().orElseThrow();
            if (purity.isPure(wrong.evidence().game(), wrong.move(), rule)) {
                topics.computeIfAbsent(Topic.of(deed, rule), unused -> new ArrayList<>())
                        .add(wrong);
            } else {
                mixed.add(wrong);
            }
        }
        Set<Optional<Bug>> pureKinds = topics.values().stream()
                .flatMap(group -> group.stream().map(wrong -> wrong.type().kind()))
                .collect(Collectors.toSet());
        for (WrongMove wrong : mixed) {
            Rule rule = wrong.type().broken().orElseThrow();
            boolean isExplained = topics.containsKey(Topic.of(deed, rule))
                    || pureKinds.contains(wrong.type().kind())
                    || Purity.copiedKinds(wrong.evidence().game().position(), wrong.move()).stream()
                            .anyMatch(kind -> pureKinds.contains(Optional.of(kind)));
            if (!isExplained) {
                topics.computeIfAbsent(
                                new Topic(deed, Optional.of(rule), Optional.empty(), " and other rules"),
                                unused -> new ArrayList<>())
                        .add(wrong);
            }
        }
        return topics;
    }

    private void addMoves(Topic topic, List<WrongMove> group, List<Evidence> comparable) {
        Set<Bug> kinds = Refusals.kinds(group);
        Set<MoveType.Way> ways = Refusals.ways(group);
        boolean isLister = !lists.isEmpty() && topic.deed() != Deed.REFUSES_LISTED;
        WrongMove typical = typical(group);
        Finding.Builder finding = new Finding.Builder(
                        topic,
                        topic.title(isLister, kinds, ways),
                        difference(typical, group),
                        caseName(typical.evidence()))
                .kinds(kinds)
                .count(group.size(), 0)
                .typical(typical.type())
                .otherExamples(otherExamples(typical, group))
                .cause(group.stream()
                        .flatMap(wrong ->
                                Optional.ofNullable(wrong.evidence().refusals().get(wrong.move()))
                                        .flatMap(ProgramRefusal::cause)
                                        .stream())
                        .findFirst()
                        .filter(unused -> topic.deed().isRefusal()));
        if (!comparable.isEmpty() && topic.deed() != Deed.REFUSES_WITH_WORDS) {
            Tally.of(topic, kinds, ways, comparable, end)
                    .filter(tally -> tally.total().wrong() > 0)
                    .ifPresent(tally -> {
                        finding.count(tally);
                        List<Evidence> wrong = group.stream()
                                .map(WrongMove::evidence)
                                .distinct()
                                .toList();
                        Hints.of(topic, kinds, wrong, comparable, tally, reader, end)
                                .ifPresent(finding::hint);
                    });
        }
        findings.add(finding.build());
    }

    /** Returns a move of the most frequent type, in the shortest game. */
    private static WrongMove typical(List<WrongMove> group) {
        Map<MoveType, Long> counts =
                group.stream().collect(Collectors.groupingBy(WrongMove::type, Collectors.counting()));
        return group.stream()
                .min(Comparator.<WrongMove>comparingLong(wrong -> -counts.getOrDefault(wrong.type(), 0L))
                        .thenComparingInt(wrong -> wrong.evidence().game().plyCount()))
                .orElseThrow();
    }

    /** Shows all moves of the finding in one answer. */
    private static Difference difference(WrongMove shown, List<WrongMove> group) {
        return shown.evidence()
                .difference(group.stream()
                        .filter(wrong -> wrong.evidence() == shown.evidence())
                        .map(WrongMove::move)
                        .toList());
    }

    /** Returns the shortest game for each of some other kinds of pieces or ways to move. */
    private static List<Difference> otherExamples(WrongMove typical, List<WrongMove> group) {
        Map<MoveType, WrongMove> others = new LinkedHashMap<>();
        group.stream()
                .filter(wrong -> !wrong.type().equals(typical.type()) && wrong.evidence() != typical.evidence())
                .sorted(Comparator.comparingInt(wrong -> wrong.evidence().game().plyCount()))
                .forEach(wrong -> others.putIfAbsent(wrong.type(), wrong));
        Set<Optional<Bug>> kinds = new HashSet<>(Set.of(typical.type().kind()));
        return others.values().stream()
                .filter(wrong -> kinds.add(wrong.type().kind()))
                .limit(Finding.MAX_OTHER_EXAMPLES)
                .map(wrong -> wrong.evidence().difference(List.of(wrong.move())))
                .toList();
    }

    private String caseName(Evidence evidence) {
        return caseNames.getOrDefault(evidence, "");
    }

    private static Evidence shortest(List<Evidence> evidence) {
        return evidence.stream()
                .min(Comparator.comparingInt(one -> one.game().plyCount()))
                .orElseThrow();
    }
}
