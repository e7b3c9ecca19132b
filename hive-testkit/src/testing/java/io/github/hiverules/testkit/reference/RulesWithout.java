package io.github.hiverules.testkit.reference;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One turn by the rules without some of them, for all kinds of pieces or, if a rule is about how pieces move, for some.
 */
public class RulesWithout extends ReferenceTurn {

    private final Set<Rule> ignored;
    private final Set<Bug> kinds;

    /** Creates a turn without some rules. */
    public RulesWithout(Setup setup, Set<Rule> ignored) {
        this(setup, ignored, EnumSet.allOf(Bug.class));
    }

    /** Creates a turn without some rules for some kinds of pieces. */
    public RulesWithout(Setup setup, Set<Rule> ignored, Set<Bug> kinds) {
        super(setup);
        this.ignored = ignored;
        this.kinds = kinds;
    }

    private boolean applies(Rule rule) {
        return !ignored.contains(rule);
    }

    private boolean applies(Rule rule, Bug movesAs) {
        return !ignored.contains(rule) || !kinds.contains(movesAs);
    }

    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>(super.moves());
        if (!applies(Rule.PILLBUG_7) && mayMovePieces()) {
            throwingMoves().stream().filter(ownMovements()::contains).forEach(moves::add);
        }
        return moves;
    }

    @Override
    protected boolean isOver() {
        return applies(Rule.END_3) && super.isOver();
    }

    @Override
    protected boolean mayMovePieces() {
        return !applies(Rule.QUEEN_2) || super.mayMovePieces();
    }

    @Override
    protected boolean mayPass(boolean isForced) {
        return isForced || !applies(Rule.PASS_1);
    }

    @Override
    protected boolean isInHand(Piece piece) {
        return (isOwn(piece) || !applies(Rule.TURN_2))
                && (ruleset().includes(piece.bug()) || !applies(Rule.MAT_1))
                && (!isInPlay(piece) || !applies(Rule.PLACE_6));
    }

    @Override
    public boolean isNextOfItsKind(Piece piece) {
        return !applies(Rule.MAT_2) || super.isNextOfItsKind(piece);
    }

    @Override
    public boolean isQueenDue() {
        return applies(Rule.QUEEN_1) && super.isQueenDue();
    }

    @Override
    public boolean isQueenTooEarly() {
        return applies(Rule.OPENING_1) && super.isQueenTooEarly();
    }

    @Override
    public boolean canPlaceOn(Hex cell) {
        if (hive().isEmpty()) {
            return !applies(Rule.PLACE_1) || super.canPlaceOn(cell);
        }
        return piecesInPlay() == 0
                ? isEmpty(cell) && (hive().touches(cell) || !applies(Rule.PLACE_2))
                : super.canPlaceOn(cell);
    }

    @Override
    protected boolean isEmpty(Hex cell) {
        return !applies(Rule.PLACE_4) || super.isEmpty(cell);
    }

    @Override
    protected boolean touchesOnlyOwnPieces(Hex cell) {
        return !applies(Rule.PLACE_3) || super.touchesOnlyOwnPieces(cell);
    }

    /** Without TURN-1, even a Queen that stands elsewhere could move from any cell. */
    @Override
    protected Set<Move> ownMovements() {
        Set<Move> moves = new LinkedHashSet<>(super.ownMovements());
        if (!applies(Rule.TURN_1)) {
            Piece queen = Piece.of(sideToMove(), Bug.QUEEN_BEE);
            hive().rim().forEach(from -> moves.addAll(movements(queen, from)));
        }
        return moves;
    }

    @Override
    protected boolean isUncovered(Piece piece, Hex cell) {
        return !applies(Rule.COVER_1) || super.isUncovered(piece, cell);
    }

    @Override
    protected boolean mayMove(Piece piece) {
        return (isOwn(piece) || !applies(Rule.TURN_2)) && !isResting(piece);
    }

    @Override
    public boolean isResting(Piece piece) {
        return applies(Rule.PILLBUG_5) && super.isResting(piece);
    }

    @Override
    protected boolean mayLeave(Piece piece, Hex from, ReferenceHive lifted) {
        return !applies(Rule.HIVE_2, piece.bug()) || super.mayLeave(piece, from, lifted);
    }

    @Override
    public ReferenceMovement movement(ReferenceHive lifted, Hex from) {
        return new Movement(lifted, from);
    }

    @Override
    protected boolean canThrow(Piece piece, Hex cell) {
        return applies(Rule.PILLBUG_6)
                ? super.canThrow(piece, cell)
                : isPillbug(piece, cell) && isOwn(piece) && !isResting(piece);
    }

    @Override
    protected boolean canBeThrown(Piece piece, Hex from, ReferenceHive lifted) {
        return applies(Rule.PILLBUG_3) ? super.canBeThrown(piece, from, lifted) : !isResting(piece);
    }

    @Override
    protected boolean isGateForThrow(ReferenceHive lifted, Hex from, Hex to) {
        return applies(Rule.PILLBUG_4) && super.isGateForThrow(lifted, from, to);
    }

    @Override
    protected boolean canLand(Hex from, Hex to) {
        return from.equals(to) ? !applies(Rule.STAY_1) : !applies(Rule.PILLBUG_2) || super.canLand(from, to);
    }

    @Override
    public Outcome outcome() {
        return applies(Rule.END_2) || !isSurrounded(Color.WHITE) ? super.outcome() : Outcome.BLACK_WINS;
    }

    @Override
    protected boolean isSurrounded(Color color) {
        return applies(Rule.END_1) && super.isSurrounded(color);
    }

    private final class Movement extends ReferenceMovement {

        Movement(ReferenceHive lifted, Hex from) {
            super(RulesWithout.this, lifted, from);
        }

        @Override
        protected boolean mayEndAt(Bug movesAs, Hex to) {
            return !applies(Rule.STAY_1, movesAs) || super.mayEndAt(movesAs, to);
        }

        @Override
        protected Set<Hex> ends(Bug movesAs) {
            Set<Hex> ends = new LinkedHashSet<>(super.ends(movesAs));
            ends.addAll(moreEnds(movesAs, ends));
            if (!applies(Rule.HIVE_1, movesAs)) { // otherwise no kind of movement leaves the hive
                from().neighbors().stream()
                        .filter(cell -> !lifted().isOccupied(cell))
                        .forEach(ends::add);
            }
            return ends;
        }

        /** The rules of some kinds are ignored elsewhere, or never stop a piece. */
        private Set<Hex> moreEnds(Bug movesAs, Set<Hex> ends) {
            return switch (movesAs) {
                case QUEEN_BEE, PILLBUG -> applies(Rule.ofMovement(movesAs)) ? Set.of() : reachableCells(step(movesAs));
                case BEETLE -> applies(Rule.BEETLE_1) ? Set.of() : beetleStepsFrom(ends);
                case SPIDER -> shortWalks();
                case GRASSHOPPER, SOLDIER_ANT, LADYBUG, MOSQUITO -> Set.of();
            };
        }

        private Set<Hex> beetleStepsFrom(Set<Hex> starts) {
            Set<Hex> ends = new LinkedHashSet<>();
            starts.forEach(here -> ends.addAll(beetleSteps(here)));
            return ends;
        }

        private Set<Hex> shortWalks() {
            Set<Hex> steps = walkEnds(1, step(Bug.SPIDER));
            Set<Hex> twoSteps = walkEnds(2, step(Bug.SPIDER));
            Set<Hex> ends = new LinkedHashSet<>();
            if (!applies(Rule.SPIDER_1)) {
                ends.addAll(steps);
                ends.addAll(twoSteps);
            }
            boolean hasCircle = twoSteps.stream().anyMatch(steps::contains);
            if (!applies(Rule.STAY_1, Bug.SPIDER) && hasCircle) {
                ends.add(from());
            }
            return ends;
        }

        @Override
        protected ReferenceStep step(Bug movesAs) {
            if (applies(Rule.SLIDE_1, movesAs)) {
                return applies(Rule.SLIDE_2, movesAs) ? ReferenceStep.LEGAL : ReferenceStep.WITHOUT_CONTACT;
            }
            return applies(Rule.SLIDE_2, movesAs)
                    ? ReferenceStep.THROUGH_GATES
                    : ReferenceStep.THROUGH_GATES_WITHOUT_CONTACT;
        }

        @Override
        protected boolean canClimb(Bug movesAs, Hex start, Hex end, boolean gates) {
            return super.canClimb(movesAs, start, end, gates && applies(Rule.CLIMB_1, movesAs));
        }

        @Override
        protected Set<Hex> jumps() {
            Set<Hex> ends = new LinkedHashSet<>(super.jumps());
            if (!applies(Rule.GRASSHOPPER_1)) {
                from().neighbors().stream()
                        .filter(cell -> !lifted().isOccupied(cell) && lifted().touches(cell))
                        .forEach(ends::add);
            }
            return ends;
        }

        @Override
        public Set<Hex> ladybug(boolean gates) {
            Set<Hex> ends = new LinkedHashSet<>(super.ladybug(gates));
            if (!applies(Rule.LADYBUG_1)) {
                Set<Hex> up = climbEnds(Set.of(from()), true, gates);
                Set<Hex> across = climbEnds(climbEnds(up, true, gates), true, gates);
                ends.addAll(climbEnds(up, false, gates));
                ends.addAll(climbEnds(across, false, gates));
            }
            return ends;
        }

        @Override
        protected Set<Bug> mosquitoKinds() {
            Set<Bug> asked = super.mosquitoKinds();
            if (!applies(Rule.MOSQUITO_2)) {
                asked.addAll(copied());
            }
            return asked;
        }

        @Override
        public Set<Bug> copied() {
            Set<Bug> copied = super.copied();
            if (!applies(Rule.MOSQUITO_1)) {
                copied.addAll(coveredKinds());
            }
            if (!applies(Rule.MOSQUITO_3)) {
                copied.addAll(kindsOfTouchedMosquitoes());
            }
            return copied;
        }
    }
}
