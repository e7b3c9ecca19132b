package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.judge.MoveType.Way;
import io.github.hiverules.judge.Topic.Deed;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Sorts legal moves that a program refuses. */
final class Refusals {

    /** Rules that programs often test together. */
    private static final Set<Rule> ONE_HIVE = EnumSet.of(Rule.HIVE_1, Rule.HIVE_2, Rule.PILLBUG_3, Rule.SLIDE_2);

    private static final Set<Rule> GATES = EnumSet.of(Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4);

    private final List<Answer> all;

    /** The kinds that the program lets move by themselves. */
    private final Set<Bug> moving = EnumSet.noneOf(Bug.class);

    /** Kinds with a piece that can go to some of its destinations, but not to all. */
    private final Set<Bug> partly = EnumSet.noneOf(Bug.class);

    /** Whether the program accepts a legal move that may be a throw. */
    private boolean mayThrow;

    /** The topic of all movements, if the program never moves a piece. */
    private Optional<Topic> neverMoves = Optional.empty();

    private Refusals(List<Answer> all) {
        this.all = all;
    }

    /** Returns the refused moves by topic. */
    static Map<Topic, List<WrongMove>> byTopic(List<WrongMove> refused, List<Answer> all) {
        Refusals refusals = new Refusals(all);
        Set<Bug> kinds = kinds(refused.stream()
                .filter(wrong -> wrong.type().way().isOwnMovement())
                .toList());
        if (!kinds.isEmpty()) {
            all.stream().filter(Answer::isAboutMoves).forEach(one -> refusals.lookAtPieces(one, kinds));
        }
        if (kinds.size() > 1 && refusals.moving.isEmpty()) {
            refusals.neverMoves = Optional.of(Topic.of(Deed.REFUSES_MOVING, refusals.mayThrow ? " except throws" : ""));
        }
        Map<Topic, List<WrongMove>> plain = new LinkedHashMap<>();
        refused.forEach(wrong -> plain.computeIfAbsent(refusals.topic(wrong), unused -> new ArrayList<>())
                .add(wrong));
        return withMosquitoesTogether(refusals.withWords(plain));
    }

    /**
     * Returns the moves that pieces of some kinds make by themselves and that the program was asked about, without those
     * that may be throws.
     */
    static Map<Piece, List<Move>> ownMovements(Answer answer, Set<Bug> kinds) {
        if (answer.kind() != Answer.Kind.MOVES) {
            return Map.of();
        }
        return answer.legalMoves().stream()
                .filter(move -> move instanceof Move.Movement movement
                        && kinds.contains(movement.piece().bug())
                        && !MoveType.mayBeThrow(answer.game().position(), move))
                .collect(Collectors.groupingBy(
                        move -> move.movedPiece().orElseThrow(), LinkedHashMap::new, Collectors.toList()));
    }

    /** Returns whether a program refuses all legal moves, of more than one sort. */
    static boolean refusesEverything(Answer answer) {
        if (answer.kind() != Answer.Kind.MOVES || answer.missing().size() < 2) {
            return false;
        }
        List<Move> legal = answer.legalMoves();
        return answer.missing().containsAll(legal)
                && legal.stream()
                                .map(move -> move instanceof Move.Movement
                                        ? move.movedPiece().map(Piece::bug)
                                        : Optional.empty())
                                .distinct()
                                .count()
                        > 1;
    }

    private void lookAtPieces(Answer answer, Set<Bug> kinds) {
        for (Move move : answer.legalMoves()) {
            if (move instanceof Move.Movement movement && answer.accepts(move)) {
                boolean isThrow = MoveType.mayBeThrow(answer.game().position(), move);
                mayThrow |= isThrow;
                if (!isThrow) {
                    moving.add(movement.piece().bug());
                }
            }
        }
        if (!refusesEverything(answer)) {
            ownMovements(answer, kinds).forEach((piece, moves) -> {
                if (moves.stream().anyMatch(answer::accepts) && !moves.stream().allMatch(answer::accepts)) {
                    partly.add(piece.bug());
                }
            });
        }
    }

    private Topic topic(WrongMove wrong) {
        MoveType type = wrong.type();
        boolean isThrow = type.way() == Way.THROW;
        if (neverMoves.isPresent()
                && (type.way().isOwnMovement()
                        || (isThrow && neverMoves.get().words().isEmpty()))) {
            return neverMoves.get();
        }
        if (refusesEverything(wrong.answer())) {
            return Topic.of(Deed.REFUSES_EVERYTHING);
        }
        return switch (type.way()) {
            case PLACEMENT -> Topic.of(Deed.REFUSES_PLACEMENTS, Rule.PLACE_3);
            case DUE_QUEEN -> Topic.of(Deed.REFUSES_DUE_QUEEN, Rule.QUEEN_1);
            case PASS -> Topic.of(Deed.REFUSES_PASSES, Rule.PASS_1);
            case THROW -> Topic.of(Deed.REFUSES_THROWS, Rule.PILLBUG_2);
            default -> ofOwnMovement(type.kind().orElseThrow(), type.movesAs().orElseThrow());
        };
    }

    private Topic ofOwnMovement(Bug kind, Bug movesAs) {
        if (partly.contains(kind) || partly.contains(movesAs)) {
            return Topic.of(Deed.REFUSES_MOVES, Optional.of(Rule.ofMovement(movesAs)), Optional.of(movesAs), "");
        }
        return moving.contains(kind) ? Topic.of(Deed.REFUSES_PIECES, Rule.HIVE_2) : Topic.of(Deed.REFUSES_KIND);
    }

    /** Takes moves of several topics together that the program refuses with the same words. */
    private Map<Topic, List<WrongMove>> withWords(Map<Topic, List<WrongMove>> plain) {
        Map<String, Set<Topic>> topicsOfWords = new HashMap<>();
        plain.forEach((topic, group) -> group.forEach(wrong -> words(wrong)
                .ifPresent(words -> topicsOfWords
                        .computeIfAbsent(words, unused -> new HashSet<>())
                        .add(topic))));
        topicsOfWords.values().removeIf(topics -> topics.size() < 2);
        if (topicsOfWords.isEmpty()) {
            return plain;
        }
        Map<String, Set<Object>> families = families(topicsOfWords.keySet());
        Map<Topic, List<WrongMove>> grouped = new LinkedHashMap<>();
        plain.forEach((topic, group) -> group.forEach(wrong -> {
            Optional<String> telling = words(wrong)
                    .filter(words -> topicsOfWords.containsKey(words)
                            && (wrong.refusal().orElseThrow().isCrash()
                                    || families.getOrDefault(words, Set.of()).size() <= 1));
            Topic named = telling.map(words -> Topic.of(Deed.REFUSES_WITH_WORDS, words))
                    .orElse(topic);
            grouped.computeIfAbsent(named, unused -> new ArrayList<>()).add(wrong);
        }));
        return grouped;
    }

    private static Optional<String> words(WrongMove wrong) {
        return wrong.refusal().flatMap(ProgramRefusal::words);
    }

    /** Returns for which families of rules the program rightly refuses moves with the same words. */
    private Map<String, Set<Object>> families(Set<String> some) {
        Map<String, Set<Object>> families = new HashMap<>();
        for (Answer answer : all) {
            answer.refusals()
                    .forEach((move, refusal) -> refusal.words()
                            .filter(words ->
                                    some.contains(words) && !answer.missing().contains(move))
                            .ifPresent(words -> families.computeIfAbsent(words, unused -> new HashSet<>())
                                    .add(family(answer, move))));
        }
        return families;
    }

    private static Object family(Answer answer, Move move) {
        Rule rule = MoveType.broken(answer.game(), move).orElse(Rule.END_3);
        return ONE_HIVE.contains(rule) ? ONE_HIVE : GATES.contains(rule) ? GATES : rule;
    }

    /** A program may get Mosquitoes wrong as several kinds, although it gets those kinds themselves right. */
    private static Map<Topic, List<WrongMove>> withMosquitoesTogether(Map<Topic, List<WrongMove>> topics) {
        Topic mosquitoes = Topic.of(Deed.REFUSES_MOVES, Optional.of(Rule.MOSQUITO_1), Optional.of(Bug.MOSQUITO), "");
        Map<Topic, List<WrongMove>> merged = new LinkedHashMap<>();
        topics.forEach((topic, group) -> {
            boolean isMosquitoOnly = topic.deed() == Deed.REFUSES_MOVES
                    && group.stream().allMatch(wrong -> wrong.type().kind().equals(Optional.of(Bug.MOSQUITO)));
            merged.computeIfAbsent(isMosquitoOnly ? mosquitoes : topic, unused -> new ArrayList<>())
                    .addAll(group);
        });
        return merged;
    }

    static Set<Way> ways(List<WrongMove> group) {
        return group.stream()
                .map(wrong -> wrong.type().way())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Way.class)));
    }

    static Set<Bug> kinds(List<WrongMove> group) {
        return group.stream()
                .flatMap(wrong -> wrong.type().kind().stream())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Bug.class)));
    }
}
