package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceMovement;
import io.github.hiverules.testkit.reference.ReferenceRuleFinder;
import io.github.hiverules.testkit.reference.ReferenceStep;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Checks the evidence of violations on the board: everything that a violation shows must be true, and enough to prove
 * that its rule forbids the move. It looks only at stacks and at the destinations of the reference rules.
 */
final class EvidenceOnBoard {

    private static final int SPIDER_STEPS = 3;

    private final Setup setup;
    private final ReferenceTurn turn;
    private final ReferenceHive hive;
    private final Color player;
    private final Map<Hex, ReferenceMovement> movements = new HashMap<>();
    private final Map<List<Object>, ReferenceHive> hivesWithout = new HashMap<>();

    /** Violations whose evidence is true: that of a pinned piece is the same for all destinations. */
    private final Set<Violation> checked = new HashSet<>();

    EvidenceOnBoard(Setup setup) {
        this.setup = setup;
        this.turn = new ReferenceTurn(setup);
        this.hive = turn.hive();
        this.player = setup.sideToMove();
    }

    /** Checks a refusal of a move. Returns false if an equal one has been checked before. */
    boolean check(Violation violation, Move move) {
        Facts facts = new Facts(violation);
        facts.require(violation.kind() == Kind.GAME_OVER || violation.piece().equals(move.movedPiece()), "piece");
        facts.require(violation.from().isEmpty() || violation.from().equals(move.startCell()), "from");
        facts.require(violation.to().isEmpty() || violation.to().equals(move.destination()), "to");
        return checkOnce(facts);
    }

    /** Checks a refusal of any move of a piece. Returns false if an equal one has been checked before. */
    boolean check(Violation violation, Piece piece) {
        Facts facts = new Facts(violation);
        facts.require(violation.kind() == Kind.GAME_OVER || violation.piece().equals(Optional.of(piece)), "piece");
        return checkOnce(facts);
    }

    private boolean checkOnce(Facts facts) {
        boolean isNew = checked.add(facts.violation);
        if (isNew) {
            facts.check();
        }
        return isNew;
    }

    /** Checks whom the sentence of a legal move names as throwers, and as what it lets a Mosquito move. */
    void checkLegal(Move.Movement move, List<Piece> throwers, Optional<Bug> copied) {
        List<Piece> expected = Stream.of(Bug.MOSQUITO, Bug.PILLBUG)
                .map(bug -> Piece.of(player, bug, 1))
                .filter(thrower -> canThrow(thrower, move))
                .toList();
        boolean isMosquito = move.piece().equals(Piece.of(player, Bug.MOSQUITO, 1));
        boolean movesAs = (copied.isPresent() || !isMosquito)
                ? copied.stream()
                        .allMatch(bug -> isMosquito
                                && movementFrom(move.from()).destinations(bug).contains(move.to()))
                : !throwers.isEmpty();
        if (!throwers.equals(expected) || !movesAs) {
            throw new AssertionError("not true: " + throwers + " or " + copied + " of " + move + " in " + setup);
        }
    }

    /** PILLBUG-2 to PILLBUG-6, for one thrower. */
    private boolean canThrow(Piece thrower, Move.Movement move) {
        Hex cell = hive.cellOf(thrower).orElse(move.from());
        ReferenceHive lifted = without(move.from(), move.piece());
        return cell.isAdjacentTo(move.from())
                && cell.isAdjacentTo(move.to())
                && hive.stack(cell).equals(List.of(thrower))
                && hive.stack(move.from()).equals(List.of(move.piece()))
                && (isPillbug(thrower) || hive.neighboringTops(cell).stream().anyMatch(EvidenceOnBoard::isPillbug))
                && !turn.isResting(thrower)
                && !turn.isResting(move.piece())
                && !hive.isOccupied(move.to())
                && connected(cell, lifted.stacks().keySet()).size()
                        == lifted.stacks().size()
                && isOpen(lifted, move.from(), cell)
                && isOpen(lifted, cell, move.to());
    }

    private static boolean isOpen(ReferenceHive lifted, Hex start, Hex end) {
        return ReferenceHive.sides(start, end).stream().anyMatch(side -> lifted.height(side) < 2);
    }

    private ReferenceMovement movementFrom(Hex from) {
        return movements.computeIfAbsent(
                from,
                cell -> new ReferenceMovement(
                        turn, hive.without(cell, hive.top(cell).orElseThrow()), cell));
    }

    /** Returns the hive without a piece. Many refusals concern the same piece. */
    private ReferenceHive without(Hex from, Piece piece) {
        return hivesWithout.computeIfAbsent(List.of(from, piece), unused -> hive.without(from, piece));
    }

    /** What one violation shows. */
    private final class Facts {

        private final Violation violation;
        private final Hex from;
        private final Hex to;
        private final ReferenceHive lifted;

        Facts(Violation violation) {
            this.violation = violation;
            this.from = violation.from().orElse(Hex.ORIGIN);
            this.to = violation.to().orElse(Hex.ORIGIN);
            this.lifted = violation.from().isPresent() && violation.piece().isPresent()
                    ? without(from, violation.piece().get())
                    : hive;
        }

        void require(boolean isTrue, String claim) {
            if (!isTrue) {
                throw new AssertionError("not true: " + claim + " of " + violation + " in " + setup);
            }
        }

        void check() {
            require(violation.kind().rules().contains(violation.rule()), "one of the rules of the kind");
            if (violation.movesAs().isPresent()) {
                checkMovesAs(violation.movesAs().get());
            }
            if (violation.thrower().isPresent()) {
                checkThrower(violation.thrower().get());
            }
            switch (violation.kind()) {
                case GAME_OVER -> checkGameOver();
                case PASS_NOT_ALLOWED -> checkAlternatives();
                case NOT_YOUR_PIECE -> require(piece().color() != player, "opponent's piece");
                case NOT_ON_START_CELL ->
                    require(
                            violation.at().equals(hive.cellOf(piece()))
                                    && !violation.at().equals(violation.from()),
                            "at");
                case QUEEN_IN_HAND -> require(turn.isQueenInHand(), "Queen in hand");
                case COVERED ->
                    require(
                            hive.stack(from).contains(piece())
                                    && !violation.top().equals(violation.piece())
                                    && violation.top().equals(hive.top(from)),
                            "top");
                case ENDS_AT_START -> require(hive.isTop(from, piece()), "stands there");
                case RESTING -> require(turn.isResting(piece()), "rests");
                case PINNED, THROW_PIECE_PINNED -> checkCutOffCells();
                case NO_MOVE -> checkNoMove();
                case LEAVES_HIVE -> require(!lifted.isOccupied(to) && !lifted.touches(to), "touches nothing");
                default -> checkMore();
            }
            if (violation.kind() != Kind.NO_MOVE) {
                checkAttempts();
            }
        }

        private void checkMore() {
            if (violation.kind().id().startsWith("throw-")) {
                checkThrow();
            } else if (violation.movesAs().isPresent()) {
                checkMovement(violation.movesAs().get());
            } else {
                checkPlacement();
            }
        }

        private Piece piece() {
            return violation.piece().orElseThrow();
        }

        private void checkGameOver() {
            List<Hex> surrounded = Stream.of(Color.values())
                    .flatMap(color -> hive.cellOf(Piece.of(color, Bug.QUEEN_BEE)).stream())
                    .filter(cell -> hive.occupiedNeighbors(cell).size() == 6)
                    .toList();
            require(violation.surroundedCells().equals(surrounded), "surrounded cells");
            require(violation.result().orElseThrow().outcome() == turn.outcome(), "result");
        }

        private void checkAlternatives() {
            List<Move> alternatives = violation.alternatives();
            require(!alternatives.isEmpty() && alternatives.size() <= 3, "number of alternatives");
            require(
                    alternatives.stream().map(Move::movedPiece).distinct().count() == alternatives.size(),
                    "alternatives of different pieces");
            ReferenceRuleFinder rules = new ReferenceRuleFinder(turn);
            require(alternatives.stream().allMatch(move -> rules.find(move).isEmpty()), "alternatives are legal");
        }

        private void checkPlacement() {
            Piece piece = piece();
            switch (violation.kind()) {
                case PIECE_NOT_IN_SET -> require(!setup.ruleset().includes(piece.bug()), "not in set");
                case ALREADY_IN_PLAY -> require(violation.at().equals(hive.cellOf(piece)), "at");
                case NUMBER_OUT_OF_ORDER -> {
                    Piece next = violation.next().orElseThrow();
                    require(
                            next.color() == piece.color()
                                    && next.bug() == piece.bug()
                                    && next.number() < piece.number()
                                    && hive.cellOf(next).isEmpty()
                                    && turn.isNextToEnter(next),
                            "next");
                }
                case QUEEN_DUE -> require(turn.isQueenDue() && piece.bug() != Bug.QUEEN_BEE, "Queen due");
                case QUEEN_TOO_EARLY ->
                    require(
                            setup.ruleset().has(Toggle.TOURNAMENT_OPENING)
                                    && turn.piecesInPlay() == 0
                                    && piece.bug() == Bug.QUEEN_BEE,
                            "Queen too early");
                case CELL_OCCUPIED ->
                    require(hive.isOccupied(to) && violation.top().equals(hive.top(to)), "top of the destination");
                case NOT_AT_ORIGIN -> require(hive.isEmpty() && !to.equals(Hex.ORIGIN), "not at origin");
                case NOT_TOUCHING_FIRST_PIECE ->
                    require(turn.piecesInPlay() == 0 && !hive.isEmpty() && !hive.touches(to), "touches nothing");
                case TOUCHES_OPPONENT ->
                    require(
                            !violation.opponentCells().isEmpty()
                                    && sorted(violation.opponentCells()).equals(opponentsNextTo(Set.of(to))),
                            "all opponents next to the cell");
                case TOUCHES_NO_OWN_PIECE -> require(!hive.touches(to), "touches nothing");
                case NO_PLACEMENT -> checkNoPlacement();
                default -> require(false, "known kind");
            }
        }

        private List<Hex> opponentsNextTo(Collection<Hex> cells) {
            return cells.stream()
                    .flatMap(cell -> hive.occupiedNeighbors(cell).stream())
                    .filter(cell -> hive.top(cell).orElseThrow().color() != player)
                    .distinct()
                    .sorted()
                    .toList();
        }

        private void checkNoPlacement() {
            Set<Hex> empty = new HashSet<>();
            Set<Hex> covering = new HashSet<>();
            hive.stacks().forEach((cell, stack) -> {
                if (hive.top(cell).orElseThrow().color() == player) {
                    cell.neighbors().stream()
                            .filter(near -> !hive.isOccupied(near))
                            .forEach(empty::add);
                } else if (stack.stream().anyMatch(turn::isOwn)) {
                    covering.add(cell);
                }
            });
            require(violation.emptyCells().equals(sorted(empty)), "all empty cells next to the player's pieces");
            require(
                    violation.opponentCells().equals(empty.isEmpty() ? sorted(covering) : opponentsNextTo(empty)),
                    "all opponents next to them, or covering stacks");
            require(
                    empty.stream()
                            .noneMatch(cell -> opponentsNextTo(Set.of(cell)).isEmpty()),
                    "each of the empty cells touches an opponent's piece");
        }

        private void checkCutOffCells() {
            Set<Hex> all = lifted.stacks().keySet();
            List<Hex> cutOff = violation.cutOffCells();
            Set<Hex> part = connected(cutOff.get(0), all);
            require(new HashSet<>(cutOff).equals(part) && part.size() == cutOff.size(), "one part of the hive");
            require(part.size() < all.size(), "cut off");
            Set<Hex> others = new HashSet<>(all);
            others.removeAll(part);
            while (!others.isEmpty()) {
                Set<Hex> other = connected(others.iterator().next(), all);
                require(part.size() <= other.size(), "the smallest part");
                others.removeAll(other);
            }
            List<Piece> pieces = cutOff.stream()
                    .flatMap(cell -> hive.stack(cell).stream())
                    .sorted()
                    .toList();
            require(violation.cutOffPieces().equals(pieces), "pieces of that part");
        }

        private void checkNoMove() {
            require(movementFrom(from).destinations(piece().bug()).isEmpty(), "no destination");
            for (Violation attempt : violation.attempts()) {
                require(attempt.to().orElseThrow().isAdjacentTo(from), "attempts go to neighbors");
                new Facts(attempt).check();
            }
        }

        /** A Mosquito on a stack is a Beetle; on the ground, it moves as the kinds that it touches. */
        private void checkMovesAs(Bug movesAs) {
            Bug own = piece().bug();
            boolean isOwnKind = movesAs == own && !(own == Bug.MOSQUITO && lifted.isOccupied(from));
            boolean isCopied = own == Bug.MOSQUITO
                    && (lifted.isOccupied(from)
                            ? movesAs == Bug.BEETLE
                            : movementFrom(from).copied().contains(movesAs));
            require(isOwnKind || isCopied || violation.kind() == Kind.LEAVES_HIVE, "moves as");
            require(isOwnKind || !movementFrom(from).destinations(movesAs).contains(to), "cannot go there");
        }

        private void checkMovement(Bug movesAs) {
            switch (violation.kind()) {
                case GATE -> {
                    checkStoppedPath(movesAs);
                    require(violation.sides().stream().allMatch(lifted::isOccupied), "both sides are occupied");
                }
                case CONTACT_LOST -> {
                    checkStoppedPath(movesAs);
                    require(violation.sides().stream().noneMatch(lifted::isOccupied), "both sides are empty");
                }
                case GATE_ABOVE_GROUND -> checkGateAboveGround(movesAs);
                case TOO_FAR -> {
                    require(from.distanceTo(to) > 1, "farther than one step");
                    require(Set.of(Bug.QUEEN_BEE, Bug.BEETLE, Bug.PILLBUG).contains(movesAs), "takes one step");
                }
                case DESTINATION_OCCUPIED -> {
                    require(violation.top().equals(lifted.top(to)) && lifted.isOccupied(to), "top of the destination");
                    require(!movesAs.climbs(), "cannot end on a piece");
                }
                case NOT_IN_LINE -> {
                    require(!isInLine(), "not in line");
                    checkReachable(movesAs);
                }
                case NOTHING_TO_JUMP_OVER, EMPTY_CELL_IN_LINE -> checkJump();
                case TOO_FEW_STEPS -> {
                    checkShortestWalk();
                    require(violation.path().size() <= SPIDER_STEPS, "too short");
                }
                case TOO_MANY_STEPS -> {
                    if (violation.path().isEmpty()) {
                        require(to.equals(from), "ends where it started");
                    } else {
                        checkShortestWalk();
                        require(violation.path().size() > SPIDER_STEPS + 1, "too long");
                    }
                }
                case NO_PATH -> checkNoPath(movesAs);
                case MOSQUITO_CANNOT_COPY -> checkUncopied();
                case MOSQUITO_ON_TOP -> require(lifted.isOccupied(from) && from.distanceTo(to) > 1, "on top");
                default -> require(false, "known kind");
            }
        }

        private boolean isInLine() {
            Hex offset = to.minus(from);
            return offset.q() == 0 || offset.r() == 0 || offset.q() + offset.r() == 0;
        }

        private void checkReachable(Bug movesAs) {
            require(violation.reachable().equals(sorted(movementFrom(from).destinations(movesAs))), "reachable cells");
        }

        /** The steps of the path are legal up to the last one, and could go on to the destination without the gate. */
        private void checkStoppedPath(Bug movesAs) {
            List<Hex> path = violation.path();
            Hex last = path.get(path.size() - 1);
            checkFirstSteps(ReferenceStep.LEGAL);
            checkSides();
            checkReachable(movesAs);
            ReferenceStep relaxed =
                    violation.kind() == Kind.CONTACT_LOST ? ReferenceStep.WITHOUT_CONTACT : ReferenceStep.THROUGH_GATES;
            switch (movesAs) {
                case SPIDER -> require(canContinue(path, SPIDER_STEPS + 1 - path.size(), relaxed), "the path leads on");
                case SOLDIER_ANT ->
                    require(
                            last.equals(to)
                                    || new ReferenceMovement(turn, lifted, last)
                                            .reachableCells(relaxed)
                                            .contains(to),
                            "the path leads on");
                case QUEEN_BEE, BEETLE, PILLBUG -> require(path.equals(List.of(from, to)), "one step");
                case GRASSHOPPER, LADYBUG, MOSQUITO -> require(false, "walks");
            }
        }

        private boolean canContinue(List<Hex> path, int stepsLeft, ReferenceStep step) {
            Hex here = path.get(path.size() - 1);
            if (stepsLeft == 0) {
                return here.equals(to);
            }
            return here.neighbors().stream()
                    .filter(next -> !path.contains(next) && step.allows(lifted, here, next))
                    .anyMatch(next -> {
                        List<Hex> longer = new ArrayList<>(path);
                        longer.add(next);
                        return canContinue(longer, stepsLeft - 1, step);
                    });
        }

        /** All steps of the path but the last are legal; the last one is not. */
        private void checkFirstSteps(ReferenceStep rule) {
            List<Hex> path = violation.path();
            require(path.size() > 1 && path.get(0).equals(from), "path starts at the piece");
            for (int step = 1; step < path.size(); step++) {
                Hex start = path.get(step - 1);
                Hex end = path.get(step);
                require(start.isAdjacentTo(end) && !lifted.isOccupied(end), "steps to empty neighbors");
                require(rule.allows(lifted, start, end) == (step < path.size() - 1), "only the last step is illegal");
            }
        }

        /** The sides are the two cells next to both ends of the last step. */
        private void checkSides() {
            List<Hex> path = violation.path();
            List<Hex> sides = ReferenceHive.sides(path.get(path.size() - 2), path.get(path.size() - 1));
            require(sorted(violation.sides()).equals(sorted(sides)), "sides of the step");
        }

        private void checkGateAboveGround(Bug movesAs) {
            List<Hex> path = violation.path();
            require(path.get(0).equals(from), "path starts at the piece");
            checkSides();
            for (int step = 1; step < path.size(); step++) {
                Hex start = path.get(step - 1);
                Hex end = path.get(step);
                int level = Math.max(lifted.height(start), lifted.height(end));
                boolean isLast = step == path.size() - 1;
                require(start.isAdjacentTo(end), "steps to neighbors");
                require(lifted.hasGateAbove(level, start, end) == isLast, "only the last step is illegal");
            }
            require(setup.ruleset().has(Toggle.GATES_ABOVE_GROUND), "gates above the ground");
            checkReachable(movesAs);
            if (movesAs == Bug.LADYBUG) {
                require(path.stream().skip(1).limit(2).allMatch(lifted::isOccupied), "two steps on top");
                require(movementFrom(from).ladybug(false).contains(to), "would get there without gates");
            } else {
                require(path.equals(List.of(from, to)), "one step");
            }
        }

        private void checkJump() {
            require(isInLine(), "in line");
            int distance = from.distanceTo(to);
            Hex step = Hex.of((to.q() - from.q()) / distance, (to.r() - from.r()) / distance);
            List<Hex> row = new ArrayList<>();
            Hex next = from.plus(step);
            while (lifted.isOccupied(next)) {
                row.add(next);
                next = next.plus(step);
            }
            require(violation.row().equals(row), "row");
            require(row.isEmpty() == (violation.kind() == Kind.NOTHING_TO_JUMP_OVER), "length of the row");
            require(violation.firstEmptyCell().equals(Optional.of(next)), "first empty cell");
            require(row.isEmpty() || from.distanceTo(next) < distance, "the destination is farther away");
            boolean canLand = movementFrom(from).destinations(Bug.GRASSHOPPER).contains(next);
            require(row.isEmpty() || canLand, "jumps as far as the first empty cell");
        }

        private void checkShortestWalk() {
            List<Hex> path = violation.path();
            require(path.get(0).equals(from) && path.get(path.size() - 1).equals(to), "path to the destination");
            for (int step = 1; step < path.size(); step++) {
                require(
                        path.get(step - 1).isAdjacentTo(path.get(step))
                                && ReferenceStep.LEGAL.allows(lifted, path.get(step - 1), path.get(step)),
                        "legal steps");
            }
            Set<Hex> reached = new HashSet<>(Set.of(from));
            for (int steps = 1; steps < path.size() - 1; steps++) {
                for (Hex cell : List.copyOf(reached)) {
                    cell.neighbors().stream()
                            .filter(next -> ReferenceStep.LEGAL.allows(lifted, cell, next))
                            .forEach(reached::add);
                }
            }
            require(!reached.contains(to), "shortest path");
        }

        private void checkNoPath(Bug movesAs) {
            if (movesAs == Bug.LADYBUG) {
                checkHalfwayCells();
                return;
            }
            checkReachable(movesAs);
            require(!movementFrom(from).reachableCells(ReferenceStep.LEGAL).contains(to), "no path");
            if (violation.enclosedCell().isPresent()) {
                Hex inside = violation.enclosedCell().get();
                require(inside.equals(from) || inside.equals(to), "the piece or the destination is enclosed");
                Set<Hex> empty = new HashSet<>(lifted.surroundings(2));
                empty.removeAll(lifted.stacks().keySet());
                Set<Hex> hole = connected(inside, empty);
                require(!hole.contains(inside.equals(from) ? to : from), "the other one is outside");
                Set<Hex> ring = new HashSet<>();
                hole.forEach(cell -> ring.addAll(lifted.occupiedNeighbors(cell)));
                require(violation.ringCells().equals(sorted(ring)), "ring");
            } else {
                checkFirstSteps(ReferenceStep.LEGAL);
                checkSides();
                require(violation.sides().stream().allMatch(lifted::isOccupied), "both sides are occupied");
            }
        }

        private void checkHalfwayCells() {
            Set<Hex> halfway = new HashSet<>();
            for (Hex first : lifted.occupiedNeighbors(from)) {
                for (Hex second : lifted.occupiedNeighbors(first)) {
                    if (canClimb(from, first) && canClimb(first, second)) {
                        halfway.add(second);
                    }
                }
            }
            require(violation.halfwayCells().equals(sorted(halfway)), "halfway cells");
            require(halfway.stream().noneMatch(cell -> cell.isAdjacentTo(to)), "no way down to the destination");
        }

        private boolean canClimb(Hex start, Hex end) {
            int level = Math.max(lifted.height(start), lifted.height(end));
            return !setup.ruleset().has(Toggle.GATES_ABOVE_GROUND) || !lifted.hasGateAbove(level, start, end);
        }

        /** The uncopied cell holds a piece that could go there: a covered one, or another Mosquito. */
        private void checkUncopied() {
            if (violation.uncopiedCell().isEmpty()) {
                return;
            }
            Hex cell = violation.uncopiedCell().get();
            List<Piece> stack = hive.stack(cell);
            require(cell.isAdjacentTo(from) && !stack.isEmpty(), "uncopied cell");
            Set<Bug> kinds = new HashSet<>();
            stack.subList(0, stack.size() - 1).forEach(piece -> kinds.add(piece.bug()));
            boolean isMosquito = hive.hasOnTop(cell, Bug.MOSQUITO);
            require(isMosquito == (violation.rule() == Rule.MOSQUITO_3), "rule of the uncopied cell");
            if (isMosquito && stack.size() > 1) {
                kinds.add(Bug.BEETLE);
            } else if (isMosquito) {
                lifted.neighboringTops(cell).forEach(piece -> kinds.add(piece.bug()));
            }
            kinds.remove(Bug.MOSQUITO);
            require(
                    kinds.stream()
                            .anyMatch(movesAs ->
                                    movementFrom(from).destinations(movesAs).contains(to)),
                    "an uncopied kind could go there");
        }

        /** A Mosquito on the ground is tried as each kind that it copies, and a player's own piece is thrown if possible. */
        private void checkAttempts() {
            List<Bug> tried = new ArrayList<>();
            for (Violation attempt : violation.attempts()) {
                attempt.movesAs().ifPresent(tried::add);
                new Facts(attempt).check();
            }
            if (violation.kind() == Kind.MOSQUITO_CANNOT_COPY) {
                require(
                        tried.equals(
                                movementFrom(from).copied().stream().sorted().toList()),
                        "tried as each copied kind");
            } else {
                require(tried.isEmpty(), "only a Mosquito is tried as other kinds");
            }
        }

        private void checkThrower(Piece thrower) {
            Hex cell = violation.throwerCell().orElseThrow();
            require(thrower.color() == player && hive.stack(cell).contains(thrower), "thrower");
            require(
                    cell.isAdjacentTo(from)
                            && violation.to().stream().allMatch(end -> cell.isAdjacentTo(end) && !from.equals(end)),
                    "thrower touches both cells");
            boolean copiesPillbug = thrower.bug() == Bug.MOSQUITO
                    && hive.neighboringTops(cell).stream().anyMatch(EvidenceOnBoard::isPillbug);
            require(
                    violation.kind() == Kind.THROW_PILLBUG_COVERED
                            ? !copiesPillbug
                            : isPillbug(thrower) || copiesPillbug,
                    "has the power to throw");
        }

        private void checkThrow() {
            Piece thrower = violation.thrower().orElseThrow();
            Hex cell = violation.throwerCell().orElseThrow();
            Set<Hex> sides = new HashSet<>(violation.sides());
            switch (violation.kind()) {
                case THROW_PILLBUG_COVERED -> {
                    Hex uncopied = violation.uncopiedCell().orElseThrow();
                    require(thrower.bug() == Bug.MOSQUITO && hive.stack(cell).equals(List.of(thrower)), "Mosquito");
                    require(
                            uncopied.isAdjacentTo(cell)
                                    && hive.stack(uncopied).stream().anyMatch(EvidenceOnBoard::isPillbug),
                            "Pillbug under another piece");
                }
                case THROW_DESTINATION_OCCUPIED -> require(hive.isOccupied(to), "occupied");
                case THROW_THROWER_COVERED -> require(!hive.isTop(cell, thrower), "covered");
                case THROW_THROWER_ON_TOP -> require(hive.isTop(cell, thrower) && hive.height(cell) > 1, "on top");
                case THROW_THROWER_RESTS -> require(turn.isResting(thrower), "thrower rests");
                case THROW_PIECE_RESTS -> require(turn.isResting(piece()), "piece rests");
                case THROW_PIECE_STACKED -> require(hive.height(from) > 1, "stacked");
                case THROW_GATE_UP -> {
                    require(sides.equals(Set.copyOf(ReferenceHive.sides(from, cell))), "sides");
                    require(sides.stream().allMatch(side -> lifted.height(side) > 1), "higher than one");
                }
                case THROW_GATE_DOWN -> {
                    require(sides.equals(Set.copyOf(ReferenceHive.sides(cell, to))), "sides");
                    require(sides.stream().allMatch(side -> lifted.height(side) > 1), "higher than one");
                }
                default -> require(false, "known kind");
            }
        }
    }

    private static boolean isPillbug(Piece piece) {
        return piece.bug() == Bug.PILLBUG;
    }

    private static List<Hex> sorted(Collection<Hex> cells) {
        return cells.stream().sorted(Comparator.naturalOrder()).toList();
    }

    private static Set<Hex> connected(Hex start, Collection<Hex> cells) {
        Set<Hex> connected = new HashSet<>(Set.of(start));
        Deque<Hex> open = new ArrayDeque<>(connected);
        while (!open.isEmpty()) {
            for (Hex next : open.remove().neighbors()) {
                if (cells.contains(next) && connected.add(next)) {
                    open.add(next);
                }
            }
        }
        return connected;
    }
}
