package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.judge.Topic.Deed;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Groups what differs into findings: wrong answers with the same plain description, the most basic ones first. */
final class Findings {

    private final Reader reader;
    private final RunEnd end;

    /** All answers about the rules, and the names of their cases. */
    private final Map<Answer, String> caseNames = new LinkedHashMap<>();

    private final LostTrack lost;
    private final Map<Integer, Set<List<Move>>> wrongEnds = new HashMap<>();
    private final Map<Game, Answer> lists = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private Findings(Collection<CaseResult> results, Reader reader, RunEnd end) {
        this.reader = reader;
        this.end = end;
        results.forEach(result -> result.answers().forEach(one -> caseNames.put(one, result.fullName())));
        lost = LostTrack.of(caseNames.keySet(), reader);
    }

    static List<Finding> of(Collection<CaseResult> results, Reader reader, RunEnd end) {
        Findings findings = new Findings(results, reader, end);
        findings.addLosses();
        findings.addResults();
        findings.addMoves();
        findings.addProtocol(results);
        return List.copyOf(findings.findings);
    }

    // Moves that are not carried out.

    private void addLosses() {
        lost.losses().forEach(loss -> {
            Topic topic = Topic.of(
                            Deed.LOSES_TRACK,
                            loss.sort().words() + " are not carried out: "
                                    + loss.instead().words())
                    .seenWith(loss.sort().kind().map(Set::of).orElse(Set.of()), Set.of());
            int asked = (int) caseNames.keySet().stream()
                    .filter(one -> lost.isComparable(one, loss))
                    .count();
            Answer example = shortest(loss.shown());
            findings.add(finding(topic, lossExample(example, loss), example)
                    .with(copy -> copy.total = new Tally.Count(loss.shown().size(), asked)));
        });
    }

    private static Difference lossExample(Answer answer, LostTrack.Loss loss) {
        Game game = answer.game();
        List<String> details = new ArrayList<>();
        boolean isSaid = answer.saysTurnStays();
        details.add("accepted, but " + loss.instead().words()
                + (isSaid ? ": its game string says so" : ": what it calls legal afterwards shows it"));
        if (!isSaid) {
            answer.difference().details().stream().limit(2).forEach(details::add);
        }
        return new Difference(
                Difference.Kind.NOT_CARRIED_OUT,
                game,
                "play "
                        + IllegalMoves.textOrCells(
                                game.reopen().undo(), game.lastMove().orElseThrow()),
                details);
    }

    // The end of the game.

    /** Returns the topic of a wrong result, or empty if the result is right. */
    static Optional<Topic> resultTopic(Answer answer) {
        if (!answer.isWrongResult()) {
            return Optional.empty();
        }
        Outcome right = answer.game().result().outcome();
        if (!right.isOver()) {
            return Optional.of(Topic.of(Deed.ENDS_EARLY, Rule.END_1));
        }
        boolean playsOn = answer.outcome().equals(Optional.of(Outcome.IN_PROGRESS));
        return Optional.of(Topic.of(
                playsOn ? Deed.MISSES_END : Deed.NAMES_WRONG_RESULT, right == Outcome.DRAW ? Rule.END_2 : Rule.END_1));
    }

    private void addResults() {
        List<Answer> onTrack = onTrack();
        Map<Topic, List<Answer>> topics = new LinkedHashMap<>();
        for (Answer one : onTrack) {
            resultTopic(one).ifPresent(topic -> {
                topics.computeIfAbsent(topic, unused -> new ArrayList<>()).add(one);
                wrongEnds
                        .computeIfAbsent(one.game().plyCount(), unused -> new HashSet<>())
                        .add(one.game().moves());
            });
        }
        topics.forEach((topic, group) -> {
            Answer example = shortest(group);
            Finding finding = finding(topic, example.difference(), example)
                    .with(copy -> copy.total = new Tally.Count(group.size(), 0));
            findings.add(counted(finding, group, onTrack));
        });
    }

    private List<Answer> onTrack() {
        return caseNames.keySet().stream()
                .filter(one -> !lost.isLost(one.game()))
                .toList();
    }

    /** A program that got the end of a game wrong may refuse whatever follows. */
    private boolean isAfterWrongEnd(Game game) {
        return wrongEnds.entrySet().stream()
                .anyMatch(ends -> ends.getKey() <= game.plyCount()
                        && ends.getValue().contains(game.moves().subList(0, ends.getKey())));
    }

    // Moves.

    private void addMoves() {
        List<Answer> sound =
                onTrack().stream().filter(one -> !isAfterWrongEnd(one.game())).toList();
        sound.stream().filter(Answer::isList).forEach(one -> lists.putIfAbsent(one.game(), one));
        List<Answer> comparable = sound.stream()
                .filter(one ->
                        one.isAboutMoves() && (one.kind() == Answer.Kind.MOVES || !lists.containsKey(one.game())))
                .toList();
        Set<Game> withSurplus = sound.stream()
                .filter(one -> !one.surplus().isEmpty())
                .map(Answer::game)
                .collect(Collectors.toSet());
        // A program refuses a forced pass because it knows another move, if it accepts an illegal one.
        List<WrongMove> wrong = sound.stream()
                .flatMap(WrongMove::allOf)
                .filter(one -> one.type().way() != MoveType.Way.PASS
                        || !one.type().isLegal()
                        || !withSurplus.contains(one.answer().game()))
                .toList();
        Refusals.byTopic(select(wrong, true, this::isFirstAnswer), comparable).entrySet().stream()
                .sorted(Comparator.comparing(entry -> entry.getKey().deed()))
                .forEach(entry -> addMoves(entry.getKey(), entry.getValue(), comparable));
        List<WrongMove> accepted = select(wrong, false, this::isFirstAnswer);
        if (acceptsAll(accepted, comparable)) {
            addMoves(Topic.of(Deed.ACCEPTS_ALL), accepted, comparable);
        } else {
            byRule(Deed.ACCEPTS, accepted).forEach((topic, group) -> addMoves(topic, group, comparable));
        }
        addMoves(Topic.of(Deed.REFUSES_LISTED), select(wrong, true, this::contradictsList), List.of());
        addUnlisted(select(wrong, false, this::contradictsList));
    }

    private static List<WrongMove> select(List<WrongMove> wrong, boolean isLegal, Predicate<WrongMove> isOfSort) {
        return wrong.stream()
                .filter(one -> one.type().isLegal() == isLegal && isOfSort.test(one))
                .toList();
    }

    /** Returns whether a move is in a list, or was tried where the program had not listed its moves. */
    private boolean isFirstAnswer(WrongMove wrong) {
        return wrong.answer().isList() || !lists.containsKey(wrong.answer().game());
    }

    private boolean contradictsList(WrongMove wrong) {
        return !isFirstAnswer(wrong)
                && Optional.ofNullable(lists.get(wrong.answer().game()))
                        .filter(list ->
                                list.accepts(wrong.move()) == wrong.type().isLegal())
                        .isPresent();
    }

    /** Returns whether a program that was asked about moves one by one accepted all illegal ones, whatever the rule. */
    private static boolean acceptsAll(List<WrongMove> accepted, List<Answer> comparable) {
        return accepted.stream().map(WrongMove::rule).distinct().count() > 1
                && comparable.stream().noneMatch(one -> one.isList() || one.refusesIllegalMoves());
    }

    private void addUnlisted(List<WrongMove> accepted) {
        Map<Topic, List<WrongMove>> topics = byRule(Deed.ACCEPTS_UNLISTED, accepted);
        Topic topic = topics.size() == 1 ? topics.keySet().iterator().next() : Topic.of(Deed.ACCEPTS_UNLISTED);
        addMoves(topic, topics.getOrDefault(topic, accepted), List.of());
    }

    /**
     * Groups illegal moves by the rule that they break. Moves that break another rule, too, are evidence only if there
     * is none that is purer.
     */
    private static Map<Topic, List<WrongMove>> byRule(Deed deed, List<WrongMove> accepted) {
        Purity purity = new Purity();
        Map<Boolean, List<WrongMove>> byPurity = accepted.stream()
                .collect(Collectors.partitioningBy(
                        wrong -> purity.isPure(wrong.answer().game(), wrong.move(), wrong.rule())));
        Map<Topic, List<WrongMove>> topics = new LinkedHashMap<>();
        List<WrongMove> pure = byPurity.getOrDefault(true, List.of());
        pure.forEach(wrong -> topics.computeIfAbsent(Topic.of(deed, wrong.rule()), unused -> new ArrayList<>())
                .add(wrong));
        Set<Bug> pureKinds = Refusals.kinds(pure);
        boolean hasThrows = pure.stream().anyMatch(wrong -> Purity.THROWING.contains(wrong.rule()));
        for (WrongMove wrong : byPurity.getOrDefault(false, List.of())) {
            Position position = wrong.answer().game().position();
            boolean isExplained = topics.containsKey(Topic.of(deed, wrong.rule()))
                    || (deed == Deed.ACCEPTS_UNLISTED && !pure.isEmpty())
                    || wrong.type().kind().filter(pureKinds::contains).isPresent()
                    || !Collections.disjoint(pureKinds, Purity.copiedKinds(position, wrong.move()))
                    || (hasThrows && MoveType.mayBeThrow(position, wrong.move()));
            if (!isExplained) {
                topics.computeIfAbsent(
                                Topic.of(deed, Optional.of(wrong.rule()), Optional.empty(), " and other rules"),
                                unused -> new ArrayList<>())
                        .add(wrong);
            }
        }
        return topics;
    }

    private void addMoves(Topic topic, List<WrongMove> group, List<Answer> comparable) {
        if (group.isEmpty()) {
            return;
        }
        WrongMove typical = typical(group);
        Topic seen = topic.seenWith(Refusals.kinds(group), Refusals.ways(group));
        Finding finding = finding(seen, difference(typical, group), typical.answer())
                .with(copy -> {
                    copy.total = new Tally.Count(group.size(), 0);
                    copy.typical = Optional.of(typical.type());
                    copy.cause = group.stream()
                            .flatMap(wrong -> wrong.refusal().flatMap(ProgramRefusal::cause).stream())
                            .findFirst()
                            .filter(unused -> topic.deed().isRefusal());
                });
        boolean isCounted = !comparable.isEmpty() && topic.deed() != Deed.REFUSES_WITH_WORDS;
        List<Answer> wrong = group.stream().map(WrongMove::answer).distinct().toList();
        findings.add(isCounted ? counted(finding, wrong, comparable) : finding);
    }

    // What all findings have.

    private Finding finding(Topic topic, Difference example, Answer shown) {
        boolean isLister = !lists.isEmpty() && topic.deed() != Deed.REFUSES_LISTED;
        return new Finding(topic, topic.title(isLister), example, caseNames.getOrDefault(shown, ""));
    }

    /** Counts comparable questions, and looks for a hint. */
    private Finding counted(Finding finding, List<Answer> wrong, List<Answer> comparable) {
        return Tally.of(finding.topic(), comparable, end)
                .filter(tally -> tally.total().wrong() > 0)
                .map(tally -> finding.with(copy -> {
                    copy.total = tally.total();
                    copy.counts = tally.counts();
                    copy.mistake = new Hints(finding.topic(), reader, end).find(wrong, comparable, tally.total());
                }))
                .orElse(finding);
    }

    /** Returns a move of the most frequent type, in the shortest game. */
    private static WrongMove typical(List<WrongMove> group) {
        Map<MoveType, Long> counts =
                group.stream().collect(Collectors.groupingBy(WrongMove::type, Collectors.counting()));
        return group.stream()
                .min(Comparator.<WrongMove>comparingLong(wrong -> -counts.getOrDefault(wrong.type(), 0L))
                        .thenComparingInt(wrong -> wrong.answer().game().plyCount()))
                .orElseThrow();
    }

    /** Shows all moves of the finding in one answer. */
    private static Difference difference(WrongMove shown, List<WrongMove> group) {
        return shown.answer()
                .difference(group.stream()
                        .filter(wrong -> wrong.answer() == shown.answer())
                        .map(WrongMove::move)
                        .toList());
    }

    private static Answer shortest(List<Answer> answers) {
        return answers.stream()
                .min(Comparator.comparingInt(one -> one.game().plyCount()))
                .orElseThrow();
    }

    private void addProtocol(Collection<CaseResult> results) {
        boolean acceptsAnything = findings.stream()
                .anyMatch(finding -> finding.topic().deed() == Deed.ACCEPTS_UNLISTED
                        && finding.rule().isEmpty());
        findings.addAll(ProtocolFindings.of(
                results,
                difference -> lost.isLost(difference.game())
                        || isAfterWrongEnd(difference.game())
                        || (acceptsAnything && difference.kind() == Difference.Kind.ACCEPTED),
                !findings.isEmpty()));
    }
}
