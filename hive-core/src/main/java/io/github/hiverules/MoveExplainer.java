package io.github.hiverules;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.rule.GameEnd;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.Placing;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Explains why a move is illegal. A move often breaks several rules; the order of the checks in this file, from top to
 * bottom, decides which of them the violation names. {@code docs/decisions/0001-which-rule-refuses.md} gives the same
 * order in words. {@link OwnMovementExplainer} goes on where the movement of an insect decides.
 */
final class MoveExplainer {

    private static final int MAX_ALTERNATIVES = 3;

    private final Position position;
    private final Color player;

    private MoveExplainer(Position position) {
        this.position = position;
        this.player = position.sideToMove();
    }

    /** Returns why a move is illegal. The move must be illegal. */
    static Violation violation(Position position, Move move) {
        GameResult result = GameResult.onBoard(position);
        if (result.outcome().isOver()) {
            return gameOver(position, result);
        }
        MoveExplainer explainer = new MoveExplainer(position);
        if (move instanceof Move.Placement placement) {
            return explainer.placement(placement.piece(), Optional.of(placement.to()));
        }
        if (move instanceof Move.Movement movement) {
            return explainer.movement(movement.piece(), movement.from(), Optional.of(movement.to()));
        }
        return new Violation.Builder()
                .with(Role.ALTERNATIVES, explainer.alternatives())
                .build(Kind.PASS_NOT_ALLOWED);
    }

    /** Returns why a piece can neither move nor be thrown nor be placed anywhere; empty if it can. */
    static Optional<Violation> violation(Position position, Piece piece) {
        GameResult result = GameResult.onBoard(position);
        if (result.outcome().isOver()) {
            return Optional.of(gameOver(position, result));
        }
        if (!position.legalMoves().destinations(piece).isEmpty()) {
            return Optional.empty();
        }
        MoveExplainer explainer = new MoveExplainer(position);
        return Optional.of(position.cellOf(piece)
                .map(from -> explainer.movement(piece, from, Optional.empty()))
                .orElseGet(() -> explainer.placement(piece, Optional.empty())));
    }

    /** Returns the violation of any move after the end, however the game ended. */
    static Violation gameOver(Position position, GameResult result) {
        List<Hex> surrounded = new ArrayList<>();
        for (Color color : Color.values()) {
            if (GameEnd.isQueenSurrounded(position.board(), color.ordinal())) {
                position.cellOf(Piece.of(color, Bug.QUEEN_BEE)).ifPresent(surrounded::add);
            }
        }
        return new Violation.Builder()
                .with(Role.RESULT, result)
                .with(Role.SURROUNDED_CELLS, surrounded)
                .build(Kind.GAME_OVER);
    }

    /** Returns one legal move for each of up to three pieces, including a piece in play if one can move. */
    private List<Move> alternatives() {
        LegalMoves all = position.legalMoves();
        List<Piece> pieces = new ArrayList<>(all.placeablePieces());
        int lastPlaceable = pieces.size() - 1;
        pieces.addAll(all.movablePieces());
        return pieces.stream()
                .skip(Math.max(0, Math.min(lastPlaceable, pieces.size() - MAX_ALTERNATIVES)))
                .limit(MAX_ALTERNATIVES)
                .map(piece -> all.of(piece).get(0))
                .toList();
    }

    /** Explains a placement on a cell or, without one, why the piece can be placed nowhere. */
    private Violation placement(Piece piece, Optional<Hex> to) {
        Violation.Builder evidence =
                new Violation.Builder().with(Role.PIECE, piece).with(Role.TO, to);
        if (piece.color() != player) {
            return evidence.build(Kind.NOT_YOUR_PIECE);
        }
        if (!position.ruleset().includes(piece.bug())) {
            return evidence.build(Kind.PIECE_NOT_IN_SET);
        }
        Optional<Hex> at = position.cellOf(piece);
        if (at.isPresent()) {
            return new Violation.Builder()
                    .with(Role.PIECE, piece)
                    .with(Role.AT, at)
                    .build(Kind.ALREADY_IN_PLAY);
        }
        Piece next = position.nextInHand(player, piece.bug()).orElseThrow();
        if (!next.equals(piece)) {
            return evidence.with(Role.NEXT, next).build(Kind.NUMBER_OUT_OF_ORDER);
        }
        boolean isQueen = piece.bug() == Bug.QUEEN_BEE;
        boolean isQueenDue = isQueenInHand() && QueenDuty.isDue(position.turnNumber());
        if (!isQueen && isQueenDue) {
            return evidence.build(Kind.QUEEN_DUE);
        }
        // A setup can make her due on her player's first turn; then she may be placed.
        boolean isTooEarly = QueenDuty.isTooEarly(
                position.board(), player.ordinal(), position.ruleset().has(Toggle.TOURNAMENT_OPENING));
        if (isQueen && isTooEarly && !isQueenDue) {
            return evidence.build(Kind.QUEEN_TOO_EARLY);
        }
        if (to.isEmpty()) {
            return noPlacement(evidence);
        }
        Optional<Piece> top = position.topAt(to.get());
        if (top.isPresent()) {
            return evidence.with(Role.TOP, top).build(Kind.CELL_OCCUPIED);
        }
        if (position.isEmpty()) {
            return evidence.build(Kind.NOT_AT_ORIGIN);
        }
        if (Placing.isFirstPlacement(position.board(), player.ordinal())) {
            return evidence.build(Kind.NOT_TOUCHING_FIRST_PIECE);
        }
        List<Hex> opponents = opponentsNextTo(to.get()).toList();
        return opponents.isEmpty()
                ? evidence.build(Kind.TOUCHES_NO_OWN_PIECE)
                : evidence.with(Role.OPPONENT_CELLS, opponents).build(Kind.TOUCHES_OPPONENT);
    }

    private Violation noPlacement(Violation.Builder evidence) {
        List<Hex> cells = Evidence.cells(cells(top -> top.color() == player)
                .flatMap(cell -> cell.neighbors().stream())
                .filter(cell -> !position.isOccupied(cell)));
        List<Hex> opponents = cells.isEmpty()
                ? cells(top -> top.color() != player)
                        .filter(this::coversOwnPiece)
                        .toList()
                : Evidence.cells(cells.stream().flatMap(this::opponentsNextTo));
        return evidence.with(Role.EMPTY_CELLS, cells)
                .with(Role.OPPONENT_CELLS, opponents)
                .build(Kind.NO_PLACEMENT);
    }

    /** Returns the cells with such a piece on top, in their natural order. */
    private Stream<Hex> cells(Predicate<Piece> isTop) {
        return position.stacks().keySet().stream()
                .filter(cell -> position.topAt(cell).filter(isTop).isPresent());
    }

    private boolean coversOwnPiece(Hex cell) {
        return position.stackAt(cell).stream().anyMatch(piece -> piece.color() == player);
    }

    private Stream<Hex> opponentsNextTo(Hex cell) {
        return cell.neighbors().stream()
                .filter(near -> position.topAt(near)
                        .filter(top -> top.color() != player)
                        .isPresent());
    }

    private boolean isQueenInHand() {
        return !QueenDuty.allowsMovements(position.board(), player.ordinal());
    }

    /** Explains a movement to a cell or, without one, why the piece can go nowhere. */
    private Violation movement(Piece piece, Hex from, Optional<Hex> to) {
        Violation.Builder evidence =
                new Violation.Builder().with(Role.PIECE, piece).with(Role.FROM, from);
        Optional<Hex> at = position.cellOf(piece);
        if (!at.equals(Optional.of(from))) {
            return evidence.with(Role.AT, at).build(Kind.NOT_ON_START_CELL);
        }
        boolean isOwn = piece.color() == player;
        if (!isOwn && throwsOf(piece, from, to).isEmpty()) {
            return evidence.with(Role.TO, to)
                    .with(
                            Role.ATTEMPTS,
                            throwOfUncopiedPillbug(piece, from, to).stream().toList())
                    .build(Kind.NOT_YOUR_PIECE);
        }
        if (isQueenInHand()) {
            return evidence.build(Kind.QUEEN_IN_HAND);
        }
        Piece top = position.topAt(from).orElseThrow();
        if (!top.equals(piece)) {
            return evidence.with(Role.TOP, top).build(Kind.COVERED);
        }
        if (to.equals(Optional.of(from)) && piece.bug() != Bug.SPIDER) {
            return evidence.build(Kind.ENDS_AT_START);
        }
        if (!isOwn) {
            return failedThrow(throwsOf(piece, from, to));
        }
        if (position.resting().equals(Optional.of(piece))) {
            return evidence.build(Kind.RESTING);
        }
        if (position.isPinned(piece)) {
            return pinned(position, from, evidence, Kind.PINNED);
        }
        if (to.isEmpty()) {
            return noMove(piece, from, evidence);
        }
        Violation own = new OwnMovementExplainer(position, piece, from, to.get()).violation();
        List<Throw> attempts = throwsOf(piece, from, to);
        Optional<Violation> failedThrow =
                attempts.isEmpty() ? throwOfUncopiedPillbug(piece, from, to) : Optional.of(failedThrow(attempts));
        return failedThrow.map(own::withAttempt).orElse(own);
    }

    /** Explains for each cell next to the piece why it cannot go there. */
    private Violation noMove(Piece piece, Hex from, Violation.Builder evidence) {
        List<Violation> attempts = mostTelling(from.neighbors().stream()
                .map(to -> new OwnMovementExplainer(position, piece, from, to).violation())
                .toList());
        return evidence.with(Role.ATTEMPTS, attempts).build(Kind.NO_MOVE, ruleOf(attempts, piece.bug()));
    }

    /** Leaves out attempts to leave the hive, and to end on top of another piece, unless there are no others. */
    private static List<Violation> mostTelling(List<Violation> attempts) {
        List<Violation> telling = attempts;
        for (Kind kind : List.of(Kind.LEAVES_HIVE, Kind.DESTINATION_OCCUPIED)) {
            List<Violation> others =
                    telling.stream().filter(attempt -> attempt.kind() != kind).toList();
            telling = others.isEmpty() ? telling : others;
        }
        return telling;
    }

    /** Returns the rule that stops all attempts or, if they break different ones, the rule of the insect. */
    static Rule ruleOf(List<Violation> attempts, Bug bug) {
        Rule first = attempts.get(0).rule();
        boolean isRuleOfAll = attempts.stream().allMatch(attempt -> attempt.rule() == first);
        return isRuleOfAll ? first : Rule.ofMovement(bug);
    }

    /** Returns the throws of a piece to a cell or, without one, to all cells that a throw could reach. */
    private List<Throw> throwsOf(Piece piece, Hex from, Optional<Hex> to) {
        List<Piece> throwers = from.neighbors().stream()
                .flatMap(cell -> position.stackAt(cell).stream().filter(neighbor -> couldThrow(neighbor, cell)))
                .toList();
        if (throwers.isEmpty()) {
            return List.of();
        }
        Stream<Hex> destinations = to.map(Stream::of)
                .orElseGet(() -> from.neighbors().stream().flatMap(throwerAt -> throwerAt.neighbors().stream()));
        return destinations
                .filter(destination -> !destination.equals(from))
                .flatMap(destination -> throwers.stream()
                        .map(thrower -> new Throw(
                                position,
                                piece,
                                from,
                                destination,
                                thrower,
                                position.cellOf(thrower).orElseThrow()))
                        .filter(attempt -> destination.isAdjacentTo(attempt.throwerAt)))
                .toList();
    }

    /** Returns whether a piece may be able to throw, now or on another turn. */
    private boolean couldThrow(Piece piece, Hex cell) {
        return piece.color() == player
                && (piece.bug() == Bug.PILLBUG
                        || (piece.bug() == Bug.MOSQUITO
                                && cell.neighbors().stream().anyMatch(this::hasPillbugOnTop)));
    }

    private boolean hasPillbugOnTop(Hex cell) {
        return position.topAt(cell).filter(top -> top.bug() == Bug.PILLBUG).isPresent();
    }

    /**
     * Returns the violation of a throw by a Mosquito that stands next to a Pillbug under another piece, but next to no
     * Pillbug that it could copy.
     */
    private Optional<Violation> throwOfUncopiedPillbug(Piece piece, Hex from, Optional<Hex> to) {
        Piece mosquito = Piece.of(player, Bug.MOSQUITO, 1);
        boolean leavesCell = !to.equals(Optional.of(from));
        return position.cellOf(mosquito)
                .filter(cell ->
                        leavesCell && cell.isAdjacentTo(from) && to.stream().allMatch(cell::isAdjacentTo))
                .filter(cell -> position.stackAt(cell).equals(List.of(mosquito)))
                .flatMap(cell -> cell.neighbors().stream()
                        .filter(this::hasPillbug)
                        .findFirst()
                        .map(uncopied -> new Violation.Builder()
                                .with(Role.PIECE, piece)
                                .with(Role.FROM, from)
                                .with(Role.TO, to)
                                .with(Role.THROWER, mosquito)
                                .with(Role.THROWER_CELL, cell)
                                .with(Role.UNCOPIED_CELL, uncopied)
                                .build(Kind.THROW_PILLBUG_COVERED)));
    }

    private boolean hasPillbug(Hex cell) {
        return position.stackAt(cell).stream().anyMatch(piece -> piece.bug() == Bug.PILLBUG);
    }

    /** Returns the violation of the throw that passes the most checks, the first of several. All must be illegal. */
    private static Violation failedThrow(List<Throw> attempts) {
        return attempts.stream()
                .reduce(BinaryOperator.maxBy(Comparator.comparing(Throw::kind)))
                .orElseThrow()
                .violation();
    }

    private static Violation pinned(Position position, Hex from, Violation.Builder evidence, Kind kind) {
        PackedPosition packed = position.packed();
        List<Hex> cells = packed.hexes(OneHive.cutOffCells(position.workspace(), packed.cell(from)));
        List<Piece> pieces = cells.stream()
                .flatMap(cell -> position.stackAt(cell).stream())
                .sorted()
                .toList();
        return evidence.with(Role.CUT_OFF_CELLS, cells)
                .with(Role.CUT_OFF_PIECES, pieces)
                .build(kind);
    }

    /** An illegal throw. */
    private record Throw(Position position, Piece thrown, Hex from, Hex to, Piece thrower, Hex throwerAt) {

        /** Returns the kind of the first check that fails. The kinds have the order of the checks. */
        Kind kind() {
            if (position.isOccupied(to)) {
                return Kind.THROW_DESTINATION_OCCUPIED;
            }
            if (!position.topAt(throwerAt).equals(Optional.of(thrower))) {
                return Kind.THROW_THROWER_COVERED;
            }
            if (position.heightAt(throwerAt) > 1) {
                return Kind.THROW_THROWER_ON_TOP;
            }
            if (rests(thrower)) {
                return Kind.THROW_THROWER_RESTS;
            }
            if (rests(thrown)) {
                return Kind.THROW_PIECE_RESTS;
            }
            if (position.heightAt(from) > 1) {
                return Kind.THROW_PIECE_STACKED;
            }
            if (position.isPinned(thrown)) {
                return Kind.THROW_PIECE_PINNED;
            }
            return isGate(from) ? Kind.THROW_GATE_UP : Kind.THROW_GATE_DOWN;
        }

        private boolean rests(Piece piece) {
            return position.resting().equals(Optional.of(piece));
        }

        /** Returns whether two stacks stop the step between a cell and the thrower, whatever the ruleset. */
        private boolean isGate(Hex cell) {
            return PathFinder.of(position, from).ruleAgainst(cell, throwerAt).isPresent();
        }

        Violation violation() {
            Kind kind = kind();
            Violation.Builder evidence = new Violation.Builder()
                    .with(Role.PIECE, thrown)
                    .with(Role.FROM, from)
                    .with(Role.TO, to)
                    .with(Role.THROWER, thrower)
                    .with(Role.THROWER_CELL, throwerAt);
            return switch (kind) {
                case THROW_PIECE_PINNED -> pinned(position, from, evidence, kind);
                case THROW_GATE_UP -> evidence.with(Role.SIDES, sides(from)).build(kind);
                case THROW_GATE_DOWN -> evidence.with(Role.SIDES, sides(to)).build(kind);
                default -> evidence.build(kind);
            };
        }

        /** Returns the two cells next to the step between the thrower and a cell. */
        private List<Hex> sides(Hex cell) {
            return PathFinder.of(position, from).sides(throwerAt, cell);
        }
    }
}
