package io.github.hiverules.notation.text;

import io.github.hiverules.MovementViolation;
import io.github.hiverules.Outcome;
import io.github.hiverules.PlacementViolation;
import io.github.hiverules.Position;
import io.github.hiverules.ReachViolation;
import io.github.hiverules.Rule;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chooses the text for a violation, or a variant of the text, and the evidence that the text mentions. */
final class ViolationPhrase {

    private static final int MAX_NAMED = 3;

    private final Violation violation;
    private final Position before;

    private ViolationPhrase(Violation violation, Position before) {
        this.violation = violation;
        this.before = before;
    }

    static Phrase of(Violation violation, Position before) {
        return new ViolationPhrase(violation, before).phrase();
    }

    private Phrase phrase() {
        return switch (violation.kind()) {
            case GAME_OVER -> text("").with("outcome", outcome((TurnViolation.GameOver) violation));
            case PASS_NOT_ALLOWED ->
                text("").with("alternatives", ((TurnViolation.PassNotAllowed) violation).alternatives());
            case NOT_YOUR_PIECE -> of((TurnViolation.NotYourPiece) violation);
            case NOT_ON_START_CELL -> of((TurnViolation.NotOnStartCell) violation);
            case QUEEN_IN_HAND -> {
                boolean isThrow = piece().color() != before.sideToMove();
                yield text(isThrow ? ".throw" : "").with("piece", piece());
            }
            case PIECE_NOT_IN_SET, ALREADY_IN_PLAY, QUEEN_DUE, QUEEN_TOO_EARLY, ENDS_AT_START, RESTING, LEAVES_HIVE ->
                text("").with("piece", piece());
            case NUMBER_OUT_OF_ORDER ->
                text("").with("piece", piece()).with("next", ((PlacementViolation.NumberOutOfOrder) violation).next());
            case CELL_OCCUPIED -> text("").with("top", ((PlacementViolation.CellOccupied) violation).top());
            case NOT_AT_ORIGIN -> text("").with("to", violation.cells().get(0));
            case NOT_TOUCHING_FIRST_PIECE, TOUCHES_NO_OWN_PIECE -> text("");
            case TOUCHES_OPPONENT ->
                text("").with("opponentCells", ((PlacementViolation.TouchesOpponent) violation).opponentCells());
            case NO_PLACEMENT -> of((PlacementViolation.NoPlacement) violation);
            case COVERED -> text("").with("piece", piece()).with("top", ((MovementViolation.Covered) violation).top());
            case PINNED -> of((MovementViolation.Pinned) violation);
            case NO_MOVE -> of((MovementViolation.NoMove) violation);
            case GATE -> gate((ReachViolation) violation);
            case CONTACT_LOST, NOT_IN_LINE -> step((ReachViolation) violation, "");
            case NOTHING_TO_JUMP_OVER -> {
                ReachViolation.NothingToJumpOver noJump = (ReachViolation.NothingToJumpOver) violation;
                yield step(noJump, noJump.emptyCell().equals(noJump.to()) ? ".step" : "");
            }
            case GATE_ABOVE_GROUND -> step((ReachViolation) violation, "").with("sides", sides());
            case TOO_FAR ->
                step((ReachViolation) violation, "").with("distance", ((ReachViolation.TooFar) violation).distance());
            case DESTINATION_OCCUPIED ->
                step((ReachViolation) violation, "")
                        .with("top", ((ReachViolation.DestinationOccupied) violation).top());
            case EMPTY_CELL_IN_LINE ->
                step((ReachViolation) violation, "")
                        .with("landing", ((ReachViolation.EmptyCellInLine) violation).landing());
            case TOO_FEW_STEPS -> step((ReachViolation) violation, "").with("steps", steps());
            case TOO_MANY_STEPS -> {
                boolean returns = ((ReachViolation) violation).path().isEmpty();
                yield step((ReachViolation) violation, returns ? ".return" : "").with("steps", steps());
            }
            case NO_PATH -> of((ReachViolation.NoPath) violation);
            case MOSQUITO_CANNOT_COPY -> of((ReachViolation.MosquitoCannotCopy) violation);
            case MOSQUITO_ON_TOP ->
                text("").with("piece", piece())
                        .with("distance", ((ReachViolation.MosquitoOnTop) violation).distance())
                        .with("to", ((ReachViolation) violation).to());
            case THROW_DESTINATION_OCCUPIED,
                    THROW_THROWER_COVERED,
                    THROW_THROWER_ON_TOP,
                    THROW_THROWER_RESTS,
                    THROW_PIECE_RESTS,
                    THROW_PIECE_STACKED,
                    THROW_PIECE_PINNED,
                    THROW_GATE_UP,
                    THROW_GATE_DOWN -> of((ThrowViolation) violation);
        };
    }

    private Phrase text(String variant) {
        Phrase phrase = new Phrase("violation." + violation.kind().id() + variant).with("player", before.sideToMove());
        return violation.pieces().isEmpty() ? phrase : phrase.withMover(piece());
    }

    private Piece piece() {
        return violation.pieces().get(0);
    }

    private Phrase of(TurnViolation.NotYourPiece it) {
        boolean isThrow = it.from().isPresent() && hasThrower();
        Phrase phrase = text(isThrow ? it.to().isPresent() ? ".throw" : ".stuck" : "");
        return phrase.with("piece", it.piece()).with("to", it.to());
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

    private Phrase of(TurnViolation.NotOnStartCell it) {
        String inHand = before.ruleset().includes(it.piece().bug()) ? ".in-hand" : ".not-in-set";
        return text(it.at().isPresent() ? "" : inHand)
                .with("piece", it.piece())
                .with("from", it.from())
                .with("at", it.at());
    }

    private Phrase of(PlacementViolation.NoPlacement it) {
        boolean areAllCovered = before.stacks().values().stream()
                .allMatch(stack -> stack.get(stack.size() - 1).color() != before.sideToMove());
        String variant = areAllCovered ? ".covered" : ".surrounded";
        return text(it.emptyCells().isEmpty() ? variant : "").with("piece", it.piece());
    }

    private Phrase of(MovementViolation.Pinned it) {
        return text(cutOffVariant(it.cutOffPieces())).with("piece", it.piece()).with("cutOffCells", it.cutOffPieces());
    }

    /** A sentence names up to three pieces; if there are more, it only counts them. */
    private static String cutOffVariant(List<Piece> pieces) {
        return pieces.size() > MAX_NAMED ? ".many" : "";
    }

    private Phrase of(MovementViolation.NoMove it) {
        return text(noMoveVariant(it)).with("piece", it.piece()).with("rule", it.rule());
    }

    private static String noMoveVariant(MovementViolation.NoMove it) {
        if (it.attempts().stream().allMatch(ViolationPhrase::isShutIn)) {
            return ".shut-in";
        }
        return it.attempts().get(0) instanceof ReachViolation.MosquitoCannotCopy mosquito
                        && mosquito.attempts().isEmpty()
                ? ".nothing"
                : "";
    }

    /**
     * Returns whether an attempt fails because a gate blocks the first step, or because all neighbors are occupied.
     */
    private static boolean isShutIn(ReachViolation attempt) {
        if (attempt instanceof ReachViolation.MosquitoCannotCopy mosquito) {
            return !mosquito.attempts().isEmpty()
                    && mosquito.attempts().stream().allMatch(ViolationPhrase::isShutIn);
        }
        return switch (attempt.kind()) {
            case GATE, NO_PATH -> attempt.path().size() == 2;
            default -> attempt.kind() == Violation.Kind.DESTINATION_OCCUPIED;
        };
    }

    private Phrase step(ReachViolation it, String variant) {
        Phrase phrase = text(variant).with("mover", mover(it)).with("to", it.to());
        return it.path().isEmpty()
                ? phrase
                : phrase.with("stop", it.path().get(it.path().size() - 1));
    }

    /** Returns a phrase for the piece and, if it is a Mosquito, the kind that it copies. */
    private static Phrase mover(ReachViolation it) {
        boolean copies = it.movesAs() != it.piece().bug();
        return new Phrase(copies ? "mover.copies" : "mover")
                .with("piece", it.piece())
                .with("kind", it.movesAs());
    }

    private List<Hex> sides() {
        return ((ReachViolation) violation).sides();
    }

    private int steps() {
        return ((ReachViolation) violation).path().size() - 1;
    }

    private Phrase gate(ReachViolation it) {
        boolean isAnt = it.movesAs() == Bug.SOLDIER_ANT;
        boolean isShutIn = isAnt && !it.reachable().isEmpty() && it.reachable().size() <= MAX_NAMED;
        String later = it.path().size() > 2 ? ".later" : "";
        return step(it, isShutIn ? ".shut-in" : later)
                .with("sides", it.sides())
                .with("reachable", it.reachable().size());
    }

    private Phrase of(ReachViolation.NoPath it) {
        return step(it, noPathVariant(it))
                .with("sides", it.sides())
                .with("ringCells", it.ringCells().size())
                .with("reachable", it.reachable().size())
                .with("halfwayCells", it.halfwayCells());
    }

    private static String noPathVariant(ReachViolation.NoPath it) {
        if (it.movesAs() == Bug.LADYBUG) {
            return it.halfwayCells().isEmpty() ? ".no-top" : ".top";
        }
        if (it.ringCells().isEmpty()) {
            return ".gate";
        }
        if (!it.isShutIn()) {
            return ".hole";
        }
        return it.reachable().isEmpty() ? ".stuck" : ".shut-in";
    }

    private Phrase of(ReachViolation.MosquitoCannotCopy it) {
        Phrase phrase = text(cannotCopyVariant(it)).with("piece", it.piece()).with("to", it.to());
        return phrase.with("attempts", new Phrase.Clauses(attempts(it))).with("uncopiedCell", it.uncopiedCell());
    }

    /** Returns one clause for each reason, with all kinds for which the Mosquito fails for that reason. */
    private static List<Phrase> attempts(ReachViolation.MosquitoCannotCopy it) {
        Map<List<Object>, List<ReachViolation>> byReason = new LinkedHashMap<>();
        it.attempts().stream()
                .sorted(Comparator.comparing(ReachViolation::kind))
                .forEach(attempt -> byReason.computeIfAbsent(reason(attempt), unused -> new ArrayList<>())
                        .add(attempt));
        return byReason.values().stream().map(ViolationPhrase::attempt).toList();
    }

    /** Returns a key that attempts share if one clause covers all of them. */
    private static List<Object> reason(ReachViolation attempt) {
        return List.of(clause(attempt), Set.copyOf(attempt.sides()));
    }

    /**
     * Returns the key of the clause. It is the same whether a gate is the only obstacle or one of several.
     */
    private static String clause(ReachViolation attempt) {
        boolean isAtGate =
                attempt.kind() == Violation.Kind.NO_PATH && !attempt.sides().isEmpty();
        return "attempt." + (isAtGate ? Violation.Kind.GATE : attempt.kind()).id();
    }

    private static Phrase attempt(List<ReachViolation> sameReason) {
        ReachViolation first = sameReason.get(0);
        return new Phrase(clause(first))
                .with("kind", sameReason.stream().map(ReachViolation::movesAs).toList())
                .with("sides", first.sides())
                .with("steps", first.path().size() - 1);
    }

    private static String cannotCopyVariant(ReachViolation.MosquitoCannotCopy it) {
        if (it.copied().isEmpty()) {
            return ".nothing";
        }
        if (it.uncopiedCell().isEmpty()) {
            return "";
        }
        return it.rule() == Rule.MOSQUITO_3 ? ".mosquito" : ".stack";
    }

    private Phrase of(ThrowViolation it) {
        boolean isOnGround =
                it.kind() != Violation.Kind.THROW_THROWER_COVERED && it.kind() != Violation.Kind.THROW_THROWER_ON_TOP;
        boolean copies = it.thrower().bug() == Bug.MOSQUITO && isOnGround;
        Phrase thrower = new Phrase(copies ? "thrower.copies" : "mover").with("piece", it.thrower());
        boolean isMany = it.kind() == Violation.Kind.THROW_PIECE_PINNED
                && it.cutOffCells().size() > MAX_NAMED;
        return text(isMany ? ".many" : "")
                .with("thrower", thrower)
                .with("thrown", it.thrown())
                .with("to", it.to())
                .with("sides", it.sides())
                .with("cutOffCells", it.cutOffCells());
    }

    private static Outcome outcome(TurnViolation.GameOver violation) {
        return violation.winner().map(Outcome::winOf).orElse(Outcome.DRAW);
    }
}
