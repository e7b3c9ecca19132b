package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A generator in which one rule can be switched off, to see that the diagrams notice.
 *
 * <p>A rule that forbids is off when what it forbids is allowed. A rule that allows or measures is off when its
 * measure is another one: the Spider may stop early, the Ant makes one step only, a hole cannot be filled.
 */
final class SwitchableRules {

    private final Setup setup;
    private final SwitchableHive hive;
    private final Color side;
    private final Optional<Rule> off;

    SwitchableRules(Setup setup, Optional<Rule> off) {
        this.setup = setup;
        this.hive = new SwitchableHive(setup.stacks());
        this.side = setup.sideToMove();
        this.off = off;
    }

    private boolean on(Rule rule) {
        return !off.equals(Optional.of(rule));
    }

    Outcome outcome() {
        boolean white = isSurrounded(Color.WHITE);
        boolean black = isSurrounded(Color.BLACK);
        if (white && black && on(Rule.END_2)) {
            return Outcome.DRAW;
        }
        if (white) {
            return Outcome.BLACK_WINS;
        }
        return black ? Outcome.WHITE_WINS : Outcome.IN_PROGRESS;
    }

    private boolean isSurrounded(Color color) {
        return on(Rule.END_1)
                && hive.find(Piece.of(color, Bug.QUEEN_BEE))
                        .map(queen -> hive.occupiedNear(queen).size() == 6)
                        .orElse(false);
    }

    /** What is on the table after a move of a piece in play. */
    SwitchableRules after(Move.Movement move) {
        SwitchableHive moved = hive.without(move.from(), move.piece()).with(move.to(), move.piece());
        Setup next = new Setup(setup.ruleset(), side.opposite(), setup.turnNumber(), moved.stacks(), setup.resting());
        return new SwitchableRules(next, off);
    }

    List<Move> legalMoves() {
        if (outcome().isOver() && on(Rule.END_3)) {
            return List.of();
        }
        List<Move> moves = new ArrayList<>();
        addPlacements(moves);
        if (hive.find(Piece.of(side, Bug.QUEEN_BEE)).isPresent() || !on(Rule.QUEEN_2)) {
            List<Move> own = new ArrayList<>();
            addOwnMovements(own);
            List<Move> thrown = new SwitchableThrows(setup, hive, this::on).all();
            if (on(Rule.PILLBUG_7)) {
                thrown.removeAll(own);
            }
            moves.addAll(own);
            moves.addAll(thrown);
        }
        if (moves.isEmpty() || !on(Rule.PASS_1)) {
            moves.add(Move.pass());
        }
        return moves;
    }

    private void addPlacements(List<Move> moves) {
        Set<Hex> cells = hive.near(2).stream().filter(this::isForPlacing).collect(Collectors.toSet());
        for (Piece piece : Piece.all()) {
            if (isPlaceable(piece)) {
                cells.forEach(cell -> moves.add(Move.place(piece, cell)));
            }
        }
    }

    private boolean isPlaceable(Piece piece) {
        boolean queen = piece.bug() == Bug.QUEEN_BEE;
        boolean queenInHand = hive.find(Piece.of(side, Bug.QUEEN_BEE)).isEmpty();
        return (piece.color() == side || !on(Rule.TURN_2))
                && (setup.ruleset().includes(piece.bug()) || !on(Rule.MAT_1))
                && (hive.find(piece).isEmpty() || !on(Rule.PLACE_6))
                && (isNextOfItsKind(piece) || !on(Rule.MAT_2))
                && (queen || !queenInHand || setup.turnNumber() < 4 || !on(Rule.QUEEN_1))
                && (!queen
                        || !setup.ruleset().tournamentOpening()
                        || hasPieceInPlay()
                        || setup.turnNumber() >= 4
                        || !on(Rule.OPENING_1));
    }

    private boolean hasPieceInPlay() {
        return Piece.all().stream()
                .anyMatch(piece -> piece.color() == side && hive.find(piece).isPresent());
    }

    private boolean isNextOfItsKind(Piece piece) {
        return Piece.all().stream()
                .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                .filter(other -> other.number() < piece.number())
                .allMatch(other -> hive.find(other).isPresent());
    }

    private boolean isForPlacing(Hex cell) {
        if (!hive.isEmpty(cell) && on(Rule.PLACE_4)) {
            return false;
        }
        if (hive.stacks().isEmpty()) {
            return cell.equals(Hex.ORIGIN) || !on(Rule.PLACE_1);
        }
        if (hive.stacks().values().stream().flatMap(List::stream).noneMatch(piece -> piece.color() == side)) {
            return hive.touches(cell) || !on(Rule.PLACE_2);
        }
        Set<Color> touched = hive.occupiedNear(cell).stream()
                .flatMap(near -> hive.top(near).stream())
                .map(Piece::color)
                .collect(Collectors.toSet());
        boolean open =
                cell.neighbors().stream().anyMatch(next -> hive.isEmpty(next) && hive.gateHeight(next, cell) == 0);
        return (touched.equals(Set.of(side)) || (!touched.isEmpty() && !on(Rule.PLACE_3)))
                && (open || on(Rule.PLACE_5));
    }

    private void addOwnMovements(List<Move> moves) {
        hive.stacks().forEach((from, stack) -> {
            for (Piece piece : stack) {
                boolean top = hive.top(from).equals(Optional.of(piece));
                boolean rests = setup.resting().equals(Optional.of(piece));
                if ((top || !on(Rule.COVER_1))
                        && (piece.color() == side || !on(Rule.TURN_2))
                        && (!rests || !on(Rule.PILLBUG_5))) {
                    addMovements(moves, piece, from);
                }
            }
        });
        if (!on(Rule.TURN_1)) {
            hive.near(1).forEach(from -> addMovements(moves, Piece.of(side, Bug.QUEEN_BEE), from));
        }
    }

    private void addMovements(List<Move> moves, Piece piece, Hex from) {
        SwitchableHive lifted = hive.without(from, piece);
        boolean gates = setup.ruleset().gatesAboveGround();
        for (Hex to : new SwitchableMovement(lifted, from, gates, this::on).of(piece.bug())) {
            boolean whole = lifted.isConnected() || !on(Rule.HIVE_2);
            boolean wholeAgain = lifted.with(to, piece).isConnected() || !on(Rule.HIVE_1);
            if (whole && wholeAgain) {
                moves.add(Move.move(piece, from, to));
            }
        }
    }
}
