package io.github.hiverules.notation.text;

import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Chooses the text for a violation by its kind, and a variant of the text by its evidence. The placeholders of the text
 * are roles of the evidence, and a few values that follow from it.
 */
final class ViolationPhrase {

    private static final int MAX_NAMED = 3;

    /** Throws for which a Mosquito cannot copy a Pillbug. */
    private static final Set<Kind> COPY_NOTHING =
            EnumSet.of(Kind.THROW_PILLBUG_COVERED, Kind.THROW_THROWER_COVERED, Kind.THROW_THROWER_ON_TOP);

    private final Violation violation;
    private final Position before;

    private ViolationPhrase(Violation violation, Position before) {
        this.violation = violation;
        this.before = before;
    }

    /** Returns a phrase for the violation and, if a player may also have thought of a throw, for the failed throw. */
    static Phrase of(Violation violation, Position before) {
        Phrase own = new ViolationPhrase(violation, before).phrase();
        Optional<Violation> failedThrow = violation.attempts().stream()
                .filter(attempt -> attempt.thrower().isPresent())
                .findFirst();
        return failedThrow.isEmpty()
                ? own
                : new Phrase("refusal.and-throw")
                        .withMover(violation.piece().orElseThrow())
                        .with("violation", own)
                        .with("throw", new ViolationPhrase(failedThrow.get(), before).phrase());
    }

    private Phrase phrase() {
        List<Hex> path = violation.path();
        Phrase phrase = new Phrase("violation." + violation.kind().id() + variant()).with(violation.evidence());
        violation.piece().ifPresent(phrase::withMover);
        movesAs().ifPresent(bug -> phrase.with("mover", mover(bug)));
        violation.thrower().ifPresent(piece -> phrase.with("thrower", thrower(piece)));
        violation.result().ifPresent(result -> phrase.with("result", Phrase.of(result)));
        return phrase.with("player", before.sideToMove())
                .with("rule", violation.rule())
                .with("steps", path.size() - 1)
                .with("ringPieces", ringPieces())
                .with("stop", path.stream().skip(Math.max(0, path.size() - 1)).findFirst())
                .with("distance", distance())
                .with("attempts", new Phrase.Clauses(clauses()));
    }

    private String variant() {
        return switch (violation.kind()) {
            case NOT_YOUR_PIECE -> notYourPiece();
            case NOT_ON_START_CELL -> notOnStartCell();
            case QUEEN_IN_HAND -> piece().color() == before.sideToMove() ? "" : ".throw";
            case NO_PLACEMENT -> noPlacement();
            case PINNED, THROW_PIECE_PINNED -> violation.cutOffPieces().size() > MAX_NAMED ? ".many" : "";
            case NO_MOVE -> noMove();
            case GATE -> gate();
            case NOTHING_TO_JUMP_OVER -> violation.firstEmptyCell().equals(violation.to()) ? ".step" : "";
            case TOO_MANY_STEPS -> violation.path().isEmpty() ? ".return" : "";
            case NO_PATH -> noPath();
            case MOSQUITO_CANNOT_COPY -> mosquitoCannotCopy();
            default -> "";
        };
    }

    private Piece piece() {
        return violation.piece().orElseThrow();
    }

    /** Returns the insect as which the piece moves; if it can go nowhere, the insect that its first attempt is about. */
    private Optional<Bug> movesAs() {
        return violation.kind() == Kind.NO_MOVE ? violation.attempts().get(0).movesAs() : violation.movesAs();
    }

    private int ringPieces() {
        return violation.ringCells().stream().mapToInt(before::heightAt).sum();
    }

    private int distance() {
        return violation.from().isPresent() && violation.to().isPresent()
                ? violation.from().get().distanceTo(violation.to().get())
                : 0;
    }

    /** Returns a phrase for the piece and, if it is a Mosquito, the insect that it copies. */
    private Phrase mover(Bug movesAs) {
        return new Phrase(movesAs == piece().bug() ? "mover" : "mover.copies")
                .with("piece", piece())
                .with("bug", movesAs);
    }

    private Phrase thrower(Piece thrower) {
        boolean copies = thrower.bug() == Bug.MOSQUITO && !COPY_NOTHING.contains(violation.kind());
        return new Phrase(copies ? "thrower.copies" : "mover").with("piece", thrower);
    }

    private String notYourPiece() {
        if (violation.from().isEmpty() || !hasThrower()) {
            return "";
        }
        return violation.to().isPresent() ? ".throw" : ".stuck";
    }

    /**
     * Returns whether the player to move has a piece in play that may be able to throw: a Pillbug, or a Mosquito while
     * any Pillbug is in play.
     */
    private boolean hasThrower() {
        Color player = before.sideToMove();
        boolean ownPillbug = before.cellOf(Piece.of(player, Bug.PILLBUG)).isPresent();
        boolean otherPillbug =
                before.cellOf(Piece.of(player.opposite(), Bug.PILLBUG)).isPresent();
        boolean mosquito = before.cellOf(Piece.of(player, Bug.MOSQUITO)).isPresent();
        return ownPillbug || (mosquito && otherPillbug);
    }

    private String notOnStartCell() {
        if (violation.at().isPresent()) {
            return "";
        }
        return before.ruleset().includes(piece().bug()) ? ".in-hand" : ".not-in-set";
    }

    private String noPlacement() {
        if (!violation.emptyCells().isEmpty()) {
            return "";
        }
        boolean areAllCovered = before.stacks().values().stream()
                .allMatch(stack -> stack.get(stack.size() - 1).color() != before.sideToMove());
        return areAllCovered ? ".covered" : ".surrounded";
    }

    private String noMove() {
        List<Violation> attempts = violation.attempts();
        if (attempts.get(0).kind() == Kind.LEAVES_HIVE) {
            return ".alone";
        }
        if (hasNoTop(attempts.get(0))) {
            return ".no-top";
        }
        if (attempts.stream().allMatch(ViolationPhrase::isShutIn)) {
            return ".shut-in";
        }
        return copiesNothing(attempts.get(0)) ? ".nothing" : "";
    }

    /**
     * Returns whether an attempt fails because a gate blocks the first step, or because all neighbors are occupied. If
     * only later steps were blocked, another attempt would end after the first step. A Ladybug needs no gap.
     */
    private static boolean isShutIn(Violation attempt) {
        return switch (attempt.kind()) {
            case GATE, NO_PATH, DESTINATION_OCCUPIED -> !attempt.movesAs().equals(Optional.of(Bug.LADYBUG));
            case MOSQUITO_CANNOT_COPY ->
                !copiesNothing(attempt) && copiedInsects(attempt).allMatch(ViolationPhrase::isShutIn);
            default -> false;
        };
    }

    private static boolean copiesNothing(Violation attempt) {
        return attempt.kind() == Kind.MOSQUITO_CANNOT_COPY
                && copiedInsects(attempt).findAny().isEmpty();
    }

    /** Returns the attempts of a Mosquito to move as the insects that it copies. */
    private static Stream<Violation> copiedInsects(Violation violation) {
        return violation.attempts().stream().filter(attempt -> attempt.movesAs().isPresent());
    }

    private String gate() {
        boolean isAnt = violation.movesAs().equals(Optional.of(Bug.SOLDIER_ANT));
        int reachable = violation.reachable().size();
        if (isAnt && reachable > 0 && reachable <= MAX_NAMED) {
            return ".shut-in";
        }
        return violation.path().size() > 2 ? ".later" : "";
    }

    /** Returns whether a Ladybug cannot take its two steps on top of the hive, wherever it wants to go. */
    private static boolean hasNoTop(Violation violation) {
        return violation.kind() == Kind.NO_PATH
                && violation.movesAs().equals(Optional.of(Bug.LADYBUG))
                && violation.halfwayCells().isEmpty();
    }

    private String noPath() {
        if (hasNoTop(violation)) {
            return ".no-top";
        }
        if (!violation.halfwayCells().isEmpty()) {
            return ".top";
        }
        if (violation.ringCells().isEmpty()) {
            return ".gate";
        }
        if (!violation.enclosedCell().equals(violation.from())) {
            return ".hole";
        }
        return violation.reachable().isEmpty() ? ".stuck" : ".shut-in";
    }

    private String mosquitoCannotCopy() {
        if (copiesNothing(violation)) {
            return ".nothing";
        }
        if (violation.uncopiedCell().isEmpty()) {
            return "";
        }
        if (violation.rule() != Rule.MOSQUITO_3) {
            return ".stack";
        }
        boolean isOnTop = before.heightAt(violation.uncopiedCell().get()) > 1;
        return isOnTop ? ".mosquito-on-top" : ".mosquito";
    }

    /** Returns one clause for each reason, with all insects for which the Mosquito fails for that reason. */
    private List<Phrase> clauses() {
        Map<List<Object>, List<Violation>> byReason = new LinkedHashMap<>();
        copiedInsects(violation)
                .sorted(Comparator.comparing(Violation::kind))
                .forEach(attempt -> byReason.computeIfAbsent(reason(attempt), unused -> new ArrayList<>())
                        .add(attempt));
        return byReason.values().stream().map(ViolationPhrase::clause).toList();
    }

    /** Returns a key that attempts share if one clause covers all of them. */
    private static List<Object> reason(Violation attempt) {
        return List.of(clauseKey(attempt), Set.copyOf(attempt.sides()));
    }

    /**
     * Returns the key of the clause. It is the same whether a gate is the only obstacle or one of several.
     */
    private static String clauseKey(Violation attempt) {
        boolean isAtGate = attempt.kind() == Kind.NO_PATH && !attempt.sides().isEmpty();
        return "attempt." + (isAtGate ? Kind.GATE : attempt.kind()).id();
    }

    private static Phrase clause(List<Violation> sameReason) {
        Violation first = sameReason.get(0);
        return new Phrase(clauseKey(first))
                .with(
                        "bug",
                        sameReason.stream()
                                .flatMap(attempt -> attempt.movesAs().stream())
                                .toList())
                .with("sides", first.sides())
                .with("steps", first.path().size() - 1);
    }
}
