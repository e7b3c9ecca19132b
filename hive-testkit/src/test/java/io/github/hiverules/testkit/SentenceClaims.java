package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceStep;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks what sentences claim beyond the evidence. All languages choose a text by the same key, so a language whose
 * texts are their own keys and numbers shows what the English and the German sentence say; for each key with a claim of
 * its own, there is a check.
 */
final class SentenceClaims {

    private static final Pattern KEY_AND_NUMBER = Pattern.compile("violation\\.([a-z.-]+)(?: #([0-9]+))?");

    /** Sentences that claim nothing beyond the evidence, which {@link EvidenceOnBoard} checks. */
    private static final Set<String> PROVED_BY_EVIDENCE = Set.of(
            "game-over",
            "pass-not-allowed",
            "not-on-start-cell",
            "piece-not-in-set",
            "already-in-play",
            "number-out-of-order",
            "queen-due",
            "queen-too-early",
            "cell-occupied",
            "not-at-origin",
            "not-touching-first-piece",
            "touches-opponent",
            "touches-no-own-piece",
            "covered",
            "ends-at-start",
            "resting",
            "pinned",
            "leaves-hive",
            "contact-lost",
            "gate-above-ground",
            "destination-occupied",
            "not-in-line",
            "empty-cell-in-line",
            "throw-pillbug-covered",
            "throw-destination-occupied",
            "throw-thrower-covered",
            "throw-thrower-on-top",
            "throw-thrower-rests",
            "throw-piece-rests",
            "throw-piece-stacked",
            "throw-piece-pinned",
            "throw-gate-up",
            "throw-gate-down");

    /** Kinds with a single sentence, which claims nothing beyond the evidence. */
    private static final Set<Kind> PLAIN_KINDS = Stream.of(Kind.values())
            .filter(kind -> PROVED_BY_EVIDENCE.contains(kind.id())
                    && all().stream().noneMatch(key -> key.startsWith(kind.id() + ".")))
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Kind.class)));

    private static final Sentences KEYS = Sentences.of(Locale.ROOT, keys());

    /** For legal moves: the kinds that sentences name, and the throwers. */
    private static final Pattern COPIED = Pattern.compile("as ([A-Z][A-Za-z ]*)");

    private static final Pattern THROWERS = Pattern.compile("by ([wbMP]+)(?: ([wbMP]+))?");

    private static final Map<String, Predicate<Claim>> CLAIMS = claims();

    /**
     * A sentence about a refused move.
     *
     * @param number the number that the sentence mentions, or -1
     */
    private record Claim(Position position, Violation violation, int number) {

        Hex from() {
            return violation.from().orElseThrow();
        }

        Hex to() {
            return violation.to().orElseThrow();
        }

        Piece piece() {
            return violation.piece().orElseThrow();
        }

        Color player() {
            return position.sideToMove();
        }

        boolean isOwnPiece() {
            return piece().color() == player();
        }

        /** Returns the hive without the moving piece. */
        ReferenceHive lifted() {
            return new ReferenceHive(position.stacks()).without(from(), piece());
        }

        Stream<Piece> tops() {
            return position.stacks().values().stream().map(stack -> stack.get(stack.size() - 1));
        }

        boolean touchesOneMosquitoOnly() {
            return lifted().neighboringTops(from()).stream()
                    .map(Piece::bug)
                    .toList()
                    .equals(List.of(Bug.MOSQUITO));
        }

        /** The piece can take no step on the ground: every cell next to it is occupied or behind a gate. */
        boolean hasNoWideGap() {
            return from().neighbors().stream()
                    .allMatch(cell -> lifted().isOccupied(cell) || ReferenceStep.isGate(lifted(), from(), cell));
        }

        /** The piece can climb onto the hive, but not take a second step there. */
        boolean hasRoomForOneStepOnTop() {
            List<Hex> first = lifted().occupiedNeighbors(from()).stream()
                    .filter(cell -> canClimb(from(), cell))
                    .toList();
            return !first.isEmpty()
                    && first.stream()
                            .noneMatch(cell ->
                                    lifted().occupiedNeighbors(cell).stream().anyMatch(next -> canClimb(cell, next)));
        }

        private boolean canClimb(Hex start, Hex end) {
            int level = Math.max(lifted().height(start), lifted().height(end));
            return !position.ruleset().has(Toggle.GATES_ABOVE_GROUND) || !lifted().hasGateAbove(level, start, end);
        }

        /** The sentences say that a piece must take exactly three steps. */
        boolean mustTakeThreeSteps() {
            return violation.movesAs().equals(Optional.of(Bug.SPIDER));
        }

        /** The sentences say that a piece must take two steps on top of the hive, whatever it tries. */
        boolean mustTakeTwoStepsOnTop() {
            Stream<Violation> tried =
                    violation.kind() == Kind.NO_MOVE ? violation.attempts().stream() : Stream.of(violation);
            return tried.allMatch(attempt -> attempt.movesAs().equals(Optional.of(Bug.LADYBUG)));
        }

        int uncopiedHeight() {
            return position.heightAt(violation.uncopiedCell().orElseThrow());
        }

        int ringPieces() {
            return violation.ringCells().stream()
                    .mapToInt(cell -> position.stackAt(cell).size())
                    .sum();
        }

        boolean isMosquitoUncopied() {
            return position.topAt(violation.uncopiedCell().orElseThrow())
                            .orElseThrow()
                            .bug()
                    == Bug.MOSQUITO;
        }

        boolean isStuck() {
            return position.legalMoves().stream()
                    .noneMatch(move -> move.movedPiece().equals(violation.piece()));
        }
    }

    private static Map<String, Predicate<Claim>> claims() {
        Map<String, Predicate<Claim>> claims = new HashMap<>();
        claims.put("not-your-piece", claim -> !claim.isOwnPiece());
        claims.put("not-your-piece.throw", claim -> !claim.isOwnPiece());
        claims.put("not-your-piece.stuck", claim -> !claim.isOwnPiece() && claim.isStuck());
        claims.put(
                "not-on-start-cell.in-hand",
                claim -> claim.position.hand(claim.piece().color()).contains(claim.piece()));
        claims.put(
                "not-on-start-cell.not-in-set",
                claim -> !claim.position.ruleset().includes(claim.piece().bug()));
        claims.put("queen-in-hand", Claim::isOwnPiece);
        claims.put("queen-in-hand.throw", claim -> !claim.isOwnPiece());
        claims.put("no-placement", claim -> !claim.violation.emptyCells().isEmpty());
        claims.put("no-placement.surrounded", claim -> claim.tops().anyMatch(top -> top.color() == claim.player()));
        claims.put("no-placement.covered", claim -> claim.tops().noneMatch(top -> top.color() == claim.player()));
        claims.put(
                "pinned.many",
                claim -> claim.number == claim.violation.cutOffPieces().size());
        claims.put(
                "throw-piece-pinned.many",
                claim -> claim.number
                        == claim.violation.attempts().stream()
                                .reduce(claim.violation, (one, other) -> other)
                                .cutOffPieces()
                                .size());
        claims.put("no-move", Claim::isStuck);
        claims.put("no-move.shut-in", claim -> claim.isStuck() && claim.hasNoWideGap());
        claims.put("no-move.alone", claim -> claim.isStuck() && claim.lifted().isEmpty());
        claims.put(
                "no-move.no-top",
                claim -> claim.isStuck() && claim.mustTakeTwoStepsOnTop() && claim.hasRoomForOneStepOnTop());
        claims.put("no-move.nothing", claim -> claim.isStuck() && claim.touchesOneMosquitoOnly());
        claims.put("gate", claim -> claim.violation.path().size() == 2);
        claims.put("gate.later", claim -> claim.violation.path().size() > 2);
        claims.put(
                "gate.shut-in",
                claim -> claim.number == claim.violation.reachable().size());
        claims.put("too-far", claim -> claim.number == claim.from().distanceTo(claim.to()));
        claims.put("nothing-to-jump-over", claim -> claim.from().distanceTo(claim.to()) > 1);
        claims.put("nothing-to-jump-over.step", claim -> claim.from().isAdjacentTo(claim.to()));
        claims.put(
                "too-few-steps",
                claim -> claim.mustTakeThreeSteps()
                        && claim.number == claim.violation.path().size() - 1);
        claims.put(
                "too-many-steps",
                claim -> claim.mustTakeThreeSteps()
                        && claim.number == claim.violation.path().size() - 1);
        claims.put("too-many-steps.return", claim -> claim.from().equals(claim.to()));
        claims.put("no-path.gate", claim -> claim.violation.sides().size() == 2);
        claims.put(
                "no-path.hole",
                claim -> claim.number == claim.ringPieces()
                        && claim.violation.enclosedCell().equals(claim.violation.to()));
        claims.put(
                "no-path.shut-in",
                claim -> claim.number == claim.violation.reachable().size()
                        && claim.violation.enclosedCell().equals(claim.violation.from()));
        claims.put(
                "no-path.stuck",
                claim -> claim.violation.reachable().isEmpty()
                        && claim.violation.enclosedCell().equals(claim.violation.from()));
        claims.put(
                "no-path.top",
                claim -> claim.mustTakeTwoStepsOnTop()
                        && !claim.violation.halfwayCells().isEmpty());
        claims.put("no-path.no-top", claim -> claim.mustTakeTwoStepsOnTop() && claim.hasRoomForOneStepOnTop());
        claims.put(
                "mosquito-cannot-copy", claim -> claim.violation.uncopiedCell().isEmpty());
        claims.put("mosquito-cannot-copy.stack", claim -> claim.uncopiedHeight() > 1 && !claim.isMosquitoUncopied());
        claims.put("mosquito-cannot-copy.mosquito", claim -> claim.uncopiedHeight() == 1 && claim.isMosquitoUncopied());
        claims.put(
                "mosquito-cannot-copy.mosquito-on-top",
                claim -> claim.uncopiedHeight() > 1 && claim.isMosquitoUncopied());
        claims.put("mosquito-cannot-copy.nothing", Claim::touchesOneMosquitoOnly);
        claims.put("mosquito-on-top", claim -> claim.number == claim.from().distanceTo(claim.to()));
        PROVED_BY_EVIDENCE.forEach(key -> claims.put(key, unused -> true));
        return claims;
    }

    private SentenceClaims() {}

    /** Returns a language whose sentences are keys, each with the last number that the sentence mentions. */
    private static Map<String, String> keys() {
        Map<String, String> texts = new TreeMap<>();
        Sentences.english().templates().forEach((key, text) -> {
            if (key.startsWith("violation.")) {
                Matcher number =
                        Pattern.compile("\\{[a-zA-Z]+:(?:steps|cells|pieces)}").matcher(text);
                String last =
                        number.results().map(result -> " #" + result.group()).reduce("", (one, other) -> other);
                texts.put(key, key + last);
            } else if (key.startsWith("move.")) {
                String thrower = !text.contains("{thrower")
                        ? ""
                        : text.contains("{other") ? " by {thrower} {other}" : " by {thrower}";
                texts.put(
                        key,
                        (key.startsWith("move.or-throw") ? "{move}" : "")
                                + (text.contains("{bug") ? " as {bug:plain}" : "")
                                + thrower);
            } else if (key.startsWith("count.")) {
                texts.put(key, key.endsWith(".one") ? "1" : "{number}");
            }
        });
        return texts;
    }

    /** Checks what the sentence of a legal move says about throwers and a Mosquito. */
    static void check(Position position, Move.Movement move, EvidenceOnBoard evidence) {
        String sentence = KEYS.move(position, move);
        Matcher copied = COPIED.matcher(sentence);
        Matcher throwers = THROWERS.matcher(sentence);
        List<Piece> named = new ArrayList<>();
        if (throwers.find()) {
            named.add(Piece.of(throwers.group(1)));
            Optional.ofNullable(throwers.group(2)).map(Piece::of).ifPresent(named::add);
        }
        Optional<Bug> movesAs = copied.find()
                ? Stream.of(Bug.values())
                        .filter(bug -> Sentences.english().label(bug).equals(copied.group(1)))
                        .findFirst()
                : Optional.empty();
        evidence.checkLegal(move, named, movesAs);
    }

    /** Checks the sentence, or both if a failed throw has one, too. Returns their keys. */
    static Set<String> check(Position position, Violation violation) {
        Set<String> keys = new TreeSet<>();
        Matcher sentence = KEY_AND_NUMBER.matcher(KEYS.violation(position, violation));
        while (sentence.find()) {
            String key = sentence.group(1);
            int number = sentence.group(2) == null ? -1 : Integer.parseInt(sentence.group(2));
            Predicate<Claim> claim = Objects.requireNonNull(CLAIMS.get(key), key + " has no claim yet");
            if (!claim.test(new Claim(position, violation, number))) {
                throw new AssertionError("false sentence: "
                        + Sentences.english().violation(position, violation) + " " + violation + " in "
                        + position.setup());
            }
            keys.add(key);
        }
        return keys;
    }

    /**
     * Returns whether the sentence claims nothing beyond the evidence, whatever that is: there is one text for all
     * violations of this kind, and none about a throw besides.
     */
    static boolean isProvedByEvidence(Violation violation) {
        return PLAIN_KINDS.contains(violation.kind()) && violation.attempts().isEmpty();
    }

    /** Returns the keys of all sentences about violations. */
    static Set<String> all() {
        return Sentences.english().templates().keySet().stream()
                .filter(key -> key.startsWith("violation."))
                .map(key -> key.substring("violation.".length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
