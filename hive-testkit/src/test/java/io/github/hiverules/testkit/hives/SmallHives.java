package io.github.hiverules.testkit.hives;

import io.github.hiverules.Expansion;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.TestDepth;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Fills a shape with pieces in all ways that matter to a rule, and asks about moves: a method for each family of rules.
 *
 * <p>What a piece can do depends on few things besides the shape: its insect and cell; for a Mosquito, the insects around
 * it; for a throw, the thrower, the thrown piece and what rests; for a placement, the colors on top. Each method goes
 * through all combinations of those, and fills the other places with pieces that change nothing. White is to move unless
 * it says otherwise; {@link #askVaried} asks Black, too. Combinations for which a set has too few pieces do not exist, so
 * they are left out.
 */
public final class SmallHives {

    private static final Ruleset RULESET = Ruleset.of(Expansion.values());

    /** QUEEN-1: by then the Queen must be in play. */
    private static final int TURN_OF_QUEEN = 4;

    /** Whether to combine even what has nothing to do with each other by the rules: only in the deep run. */
    private static final boolean IS_DEEP = TestDepth.of(false, true);

    private static final Hex FAR_AWAY = Hex.of(9, 9);

    private final HiveOutline shape;
    private final Consumer<HiveQuestions> consumer;

    /** The cells that moves may go to, and some more that no legal move goes to. */
    private final Set<Hex> near;

    private SmallHives(HiveOutline shape, Consumer<HiveQuestions> consumer) {
        this.shape = shape;
        this.near = shape.surroundings(1);
        shape.surroundings(2).stream()
                .filter(cell -> !near.contains(cell))
                .limit(IS_DEEP ? Integer.MAX_VALUE : 3)
                .toList()
                .forEach(near::add);
        this.consumer = consumer;
    }

    /** Asks all questions about a shape, each once. */
    public static void ask(HiveOutline shape, Consumer<HiveQuestions> consumer) {
        Set<HiveQuestions> asked = new HashSet<>();
        SmallHives hives = new SmallHives(shape, questions -> {
            if (asked.add(questions)) {
                consumer.accept(questions);
            }
        });
        hives.askWhoseTurnItIs();
        hives.askMovements();
        hives.askMosquitoes();
        hives.askThrows();
        hives.askPlacedPieces();
        hives.askPlacements();
    }

    /**
     * Asks all questions about a shape, and each also with all colors swapped, and with each toggle switched over, except
     * the draw by repetition: a position has no past.
     */
    public static void askVaried(HiveOutline shape, Consumer<HiveQuestions> consumer) {
        ask(shape, questions -> {
            consumer.accept(questions);
            consumer.accept(questions.swapped());
            for (Toggle toggle : Toggle.values()) {
                if (toggle != Toggle.REPETITION_DRAW) {
                    consumer.accept(questions.withRuleset(
                            RULESET.has(toggle) ? RULESET.without(toggle) : RULESET.with(toggle)));
                }
            }
        });
    }

    /** Asks about the first moves of the game: any piece, on the origin or elsewhere, and a pass. */
    public static void askOpening(Consumer<HiveQuestions> consumer) {
        for (Ruleset ruleset : List.of(RULESET, RULESET.with(Toggle.TOURNAMENT_OPENING), Ruleset.BASE)) {
            Setup setup = Setup.empty(ruleset);
            List<Move> moves = new ArrayList<>(List.of(Move.pass()));
            for (Piece piece : Piece.all()) {
                moves.add(Move.place(piece, Hex.ORIGIN));
                Hex.ORIGIN.neighbors().forEach(cell -> {
                    moves.add(Move.place(piece, cell));
                    moves.add(Move.move(piece, Hex.ORIGIN, cell));
                });
            }
            consumer.accept(new HiveQuestions(setup, moves, List.of()));
            consumer.accept(new HiveQuestions(setup.withTurn(Color.WHITE, TURN_OF_QUEEN), moves, List.of()));
        }
    }

    /** Asks about moves of all pieces, also covered ones, by both players, from their cells and from elsewhere. */
    private void askWhoseTurnItIs() {
        for (Color queen : Color.values()) {
            HiveFilling filling = new HiveFilling(shape);
            filling.putQueen(queen, Set.of());
            if (filling.fillUp()) {
                for (Color sideToMove : Color.values()) {
                    Setup setup = filling.setup(RULESET).withTurn(sideToMove);
                    consumer.accept(new HiveQuestions(setup, movesOfAll(setup), piecesInPlay(setup)));
                }
            }
        }
    }

    private static List<Piece> piecesInPlay(Setup setup) {
        return setup.stacks().values().stream().flatMap(List::stream).toList();
    }

    private List<Move> movesOfAll(Setup setup) {
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        setup.stacks()
                .forEach((cell, stack) -> stack.forEach(piece -> {
                    near.forEach(to -> moves.add(Move.move(piece, cell, to)));
                    near.stream()
                            .filter(from -> !from.equals(cell))
                            .limit(2)
                            .forEach(from -> moves.add(Move.move(piece, from, cell)));
                }));
        Hex cell = shape.pieces().get(0);
        Piece.all().stream()
                .filter(piece -> !piecesInPlay(setup).contains(piece))
                .forEach(piece -> moves.add(Move.move(piece, cell, FAR_AWAY)));
        return moves;
    }

    /** Asks about every insect on top of every cell: where can it go? */
    private void askMovements() {
        for (Hex cell : shape.cells()) {
            for (Bug bug : Bug.values()) {
                HiveFilling filling = new HiveFilling(shape);
                if (filling.putOnTop(cell, Color.WHITE, bug)) {
                    filling.putQueen(Color.WHITE, Set.of());
                    if (filling.fillUp()) {
                        askMovesFrom(cell, filling.setup(RULESET));
                    }
                }
            }
        }
    }

    private void askMovesFrom(Hex cell, Setup setup) {
        Piece top = top(setup, cell);
        consumer.accept(new HiveQuestions(
                setup, near.stream().<Move>map(to -> Move.move(top, cell, to)).toList(), List.of(top)));
    }

    private static Piece top(Setup setup, Hex cell) {
        List<Piece> stack = Optional.ofNullable(setup.stacks().get(cell)).orElseThrow();
        return stack.get(stack.size() - 1);
    }

    /**
     * Asks about a Mosquito on the ground on every cell: where can it go? If it is pinned, what it touches does not
     * matter.
     */
    private void askMosquitoes() {
        for (Hex cell : shape.cells()) {
            if (shape.height(cell) == 1 && shape.isConnectedWithout(cell)) {
                new MosquitoNeighbors(cell).ask();
            }
        }
    }

    /** What a Mosquito touches: every set of insects, every covered insect, and Mosquitoes next to every insect. */
    private final class MosquitoNeighbors {

        private final Hex mosquito;
        private final List<Hex> singles;
        private final List<Hex> stacks;

        MosquitoNeighbors(Hex mosquito) {
            this.mosquito = mosquito;
            this.singles = shape.neighbors(mosquito).stream()
                    .filter(cell -> shape.height(cell) == 1)
                    .toList();
            this.stacks = shape.neighbors(mosquito).stream()
                    .filter(cell -> shape.height(cell) > 1)
                    .toList();
        }

        void ask() {
            for (Set<Bug> bugs : setsOfBugs(singles.size())) {
                ask(bugs, filling -> true);
                for (Hex stack : stacks) {
                    ask(bugs, filling -> filling.putOnTop(stack, Color.BLACK, Bug.MOSQUITO));
                }
                if (bugs.size() <= 1) {
                    askCoveredBugs(bugs);
                }
                if (bugs.size() <= (IS_DEEP ? 2 : 1) && bugs.contains(Bug.MOSQUITO)) {
                    askBugsBesideOtherMosquito(bugs);
                }
            }
        }

        /** Puts every insect under every stack, and every insect that climbs on top. */
        private void askCoveredBugs(Set<Bug> bugs) {
            for (Hex stack : stacks) {
                for (Bug covered : Bug.values()) {
                    for (Bug top : HiveFilling.CLIMBERS) {
                        ask(
                                bugs,
                                filling -> filling.putEither(stack, 0, Color.BLACK, covered)
                                        && filling.putOnTop(stack, Color.BLACK, top));
                    }
                }
            }
        }

        /** Puts every insect on every cell next to the other Mosquito. */
        private void askBugsBesideOtherMosquito(Set<Bug> bugs) {
            Set<Bug> others = EnumSet.copyOf(bugs);
            others.remove(Bug.MOSQUITO);
            for (Hex other : singles) {
                for (Hex beside : shape.neighbors(other)) {
                    for (Bug bug : Bug.values()) {
                        ask(
                                others,
                                filling -> filling.put(other, 0, Color.BLACK, Bug.MOSQUITO)
                                        && filling.putOnTop(beside, Color.BLACK, bug));
                    }
                }
            }
        }

        private void ask(Set<Bug> bugs, Preparation preparation) {
            HiveFilling filling = new HiveFilling(shape);
            filling.put(mosquito, 0, Color.WHITE, Bug.MOSQUITO);
            if (!preparation.prepare(filling) || !putOnSingles(filling, bugs)) {
                return;
            }
            for (Hex stack : stacks) {
                filling.putOnTop(stack, Color.BLACK, Bug.BEETLE);
            }
            if (filling.putQueen(Color.WHITE, Set.of()) && filling.fillUp()) {
                askMovesFrom(mosquito, filling.setup(RULESET));
            }
        }

        /** Puts each of these insects on one of the single pieces' cells, and more of them on those that are left. */
        private boolean putOnSingles(HiveFilling filling, Set<Bug> bugs) {
            List<Hex> free = singles.stream().filter(filling::isFree).collect(Collectors.toCollection(ArrayList::new));
            for (Bug bug : bugs) {
                boolean isPut = free.stream()
                        .filter(cell ->
                                filling.putEither(cell, 0, bug == Bug.QUEEN_BEE ? Color.WHITE : Color.BLACK, bug))
                        .findFirst()
                        .map(free::remove)
                        .orElse(false);
                if (!isPut) {
                    return false;
                }
            }
            return free.stream()
                    .allMatch(cell -> bugs.stream().anyMatch(bug -> filling.putEither(cell, 0, Color.BLACK, bug)));
        }
    }

    /** Puts some pieces on their places; returns false if that is impossible. */
    private interface Preparation {
        boolean prepare(HiveFilling filling);
    }

    /** Returns all sets of one to the given number of insects, or only the empty set if that is zero. */
    private static List<Set<Bug>> setsOfBugs(int maxSize) {
        return IntStream.range(0, 1 << Bug.values().length)
                .filter(bits -> maxSize == 0 ? bits == 0 : bits != 0)
                .filter(bits -> Integer.bitCount(bits) <= maxSize)
                .mapToObj(SmallHives::bugs)
                .toList();
    }

    private static Set<Bug> bugs(int bits) {
        Set<Bug> bugs = EnumSet.allOf(Bug.class);
        bugs.removeIf(bug -> (bits >> bug.ordinal() & 1) == 0);
        return bugs;
    }

    /**
     * Asks about every throw: from every cell next to every thrower to every cell around both. What a thrown piece could
     * do by itself does not depend on who throws it, so a Mosquito throws only a few insects.
     */
    private void askThrows() {
        Set<Bug> byMosquito = IS_DEEP ? EnumSet.allOf(Bug.class) : Set.of();
        Set<Color> copiedColors = IS_DEEP ? EnumSet.allOf(Color.class) : EnumSet.of(Color.BLACK);
        for (Hex cell : shape.cells()) {
            askThrowsBy(cell, EnumSet.allOf(Bug.class), filling -> filling.put(cell, 0, Color.WHITE, Bug.PILLBUG));
            for (int mosquitoLevel = 0; mosquitoLevel < shape.height(cell); mosquitoLevel++) {
                int level = mosquitoLevel;
                Preparation mosquito = filling -> filling.put(cell, level, Color.WHITE, Bug.MOSQUITO);
                askThrowsBy(cell, byMosquito, mosquito);
                for (Hex copied : shape.neighbors(cell)) {
                    for (Color color : copiedColors) {
                        askThrowsBy(
                                cell,
                                byMosquito,
                                filling -> mosquito.prepare(filling) && filling.putOnTop(copied, color, Bug.PILLBUG));
                    }
                    if (shape.height(copied) > 1) {
                        askThrowsBy(
                                cell,
                                byMosquito,
                                filling ->
                                        mosquito.prepare(filling) && filling.put(copied, 0, Color.BLACK, Bug.PILLBUG));
                    }
                }
            }
        }
    }

    private void askThrowsBy(Hex thrower, Set<Bug> ownBugs, Preparation preparation) {
        for (Hex thrown : shape.neighbors(thrower)) {
            for (Color color : Color.values()) {
                Set<Bug> bugs = fewBugs(thrown);
                bugs.addAll(color == Color.WHITE ? ownBugs : Set.of());
                for (Bug bug : bugs) {
                    // The copied Pillbug may be the thrown piece.
                    askThrow(
                            thrower,
                            thrown,
                            filling -> preparation.prepare(filling)
                                    && (filling.putOnTop(thrown, color, bug) || bug == Bug.PILLBUG));
                }
            }
        }
    }

    /** Returns insects for a piece that is only thrown: a Queen, a Pillbug that a Mosquito may copy, and another. */
    private Set<Bug> fewBugs(Hex thrown) {
        return EnumSet.of(Bug.QUEEN_BEE, Bug.PILLBUG, plainBug(thrown));
    }

    /** Returns the insect that stands for all others. */
    private Bug plainBug(Hex thrown) {
        return shape.height(thrown) == 1 ? Bug.GRASSHOPPER : Bug.BEETLE;
    }

    /**
     * Asks about one throw. For one insect, it also lets each piece rest that can: the thrower, the thrown piece,
     * the copied Pillbug, or another. It also leaves White's Queen in hand.
     */
    private void askThrow(Hex thrower, Hex thrown, Preparation preparation) {
        HiveFilling filling = new HiveFilling(shape);
        if (!preparation.prepare(filling)) {
            return;
        }
        filling.putQueen(Color.WHITE, Set.of());
        if (!filling.fillUp()) {
            return;
        }
        Setup setup = filling.setup(RULESET);
        Piece piece = top(setup, thrown);
        if (piece.bug() == plainBug(thrown)) {
            askThrow(thrower, thrown, setup, IS_DEEP ? piecesInPlay(setup) : List.of(piece));
            shape.cells().stream()
                    .map(cell -> top(setup, cell))
                    .filter(resting -> IS_DEEP || mattersAtRest(resting, piece))
                    .forEach(resting -> askThrow(thrower, thrown, setup.withResting(resting), List.of(piece)));
            askThrowWithQueenInHand(thrower, thrown, preparation);
        } else {
            askThrow(thrower, thrown, setup, List.of(piece));
        }
    }

    private static boolean mattersAtRest(Piece resting, Piece thrown) {
        return resting.equals(thrown)
                || Set.of(Bug.PILLBUG, Bug.MOSQUITO, Bug.SOLDIER_ANT).contains(resting.bug());
    }

    private void askThrowWithQueenInHand(Hex thrower, Hex thrown, Preparation preparation) {
        HiveFilling filling = new HiveFilling(shape);
        if (preparation.prepare(filling) && filling.fillUp()) {
            beforeAndWhenQueenIsDue(filling.setup(RULESET)).forEach(setup -> {
                askThrow(thrower, thrown, setup, List.of(top(setup, thrown)));
                consumer.accept(new HiveQuestions(setup, List.of(Move.pass()), List.of()));
            });
        }
    }

    private void askThrow(Hex thrower, Hex thrown, Setup setup, List<Piece> pieces) {
        Piece piece = top(setup, thrown);
        List<Move> moves = Stream.of(thrower, thrown)
                .flatMap(cell -> cell.neighbors().stream())
                .distinct()
                .<Move>map(to -> Move.move(piece, thrown, to))
                .toList();
        consumer.accept(new HiveQuestions(setup, moves, pieces));
    }

    /**
     * Asks either player about placements on every cell near the hive, with every coloring of the tops, and with the
     * Queen in play, in hand, and due.
     */
    private void askPlacements() {
        for (int colors = 0; colors < 1 << shape.cells().size(); colors++) {
            for (Color sideToMove : Color.values()) {
                int coloring = colors;
                Optional<HiveFilling> withQueen = shape.cells().stream()
                        .flatMap(queen -> colored(coloring, Optional.of(queen), sideToMove).stream())
                        .findFirst();
                withQueen.ifPresent(
                        filling -> askPlacements(filling.setup(RULESET).withTurn(sideToMove)));
                colored(coloring, Optional.empty(), sideToMove)
                        .map(filling -> filling.setup(RULESET).withTurn(sideToMove))
                        .ifPresent(setup -> beforeAndWhenQueenIsDue(setup).forEach(this::askPlacements));
            }
        }
    }

    /** Asks which pieces can be placed, whatever the cell: with the Queen in play, in hand, and due. */
    private void askPlacedPieces() {
        for (Color queen : Color.values()) {
            HiveFilling filling = new HiveFilling(shape);
            filling.putQueen(queen, Set.of());
            if (filling.fillUp()) {
                Setup setup = filling.setup(RULESET);
                for (Color sideToMove : Color.values()) {
                    beforeAndWhenQueenIsDue(setup.withTurn(sideToMove)).forEach(this::askPlacedPieces);
                }
            }
        }
    }

    /** Returns a setup on its turn and, if that is too early for the Queen to be due, on the turn when she is. */
    private static Stream<Setup> beforeAndWhenQueenIsDue(Setup setup) {
        return IntStream.of(setup.turnNumber(), Math.max(setup.turnNumber(), TURN_OF_QUEEN))
                .distinct()
                .mapToObj(turn -> setup.withTurn(setup.sideToMove(), turn));
    }

    /** Colors the tops by the bits of a number, and puts the other color under them where the set allows it. */
    private Optional<HiveFilling> colored(int colors, Optional<Hex> queen, Color queenColor) {
        HiveFilling filling = new HiveFilling(shape);
        List<Hex> cells = List.copyOf(shape.cells());
        boolean fits = queen.isEmpty() || filling.put(queen.get(), 0, queenColor, Bug.QUEEN_BEE);
        for (int index = 0; index < cells.size(); index++) {
            Hex cell = cells.get(index);
            Color color = Color.values()[colors >> index & 1];
            boolean isQueen = queen.equals(Optional.of(cell)) && shape.height(cell) == 1;
            fits &= isQueen ? color == queenColor : filling.putQuietPiece(cell, shape.height(cell) - 1, color);
        }
        for (int index = 0; index < cells.size() && fits; index++) {
            Hex cell = cells.get(index);
            Color covered = Color.values()[~colors >> index & 1];
            for (int level = 0; level < shape.height(cell) - 1; level++) {
                boolean isQueen = level == 0 && queen.equals(Optional.of(cell));
                fits &= isQueen
                        || filling.putQuietPiece(cell, level, covered)
                        || filling.putQuietPiece(cell, level, covered.opposite());
            }
        }
        return fits ? Optional.of(filling) : Optional.empty();
    }

    /** Asks about a pass, and on every cell about the Queen or, if she is in play or not due yet, about another piece. */
    private void askPlacements(Setup setup) {
        Color sideToMove = setup.sideToMove();
        Position position = Position.of(setup);
        boolean isQueenDue = setup.turnNumber() >= TURN_OF_QUEEN;
        List<Piece> pieces = Stream.of(Bug.QUEEN_BEE, Bug.SOLDIER_ANT, Bug.PILLBUG)
                .flatMap(bug -> position.nextInHand(sideToMove, bug).stream())
                .limit(isQueenDue ? 1 : 2)
                .toList();
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        for (Piece piece : pieces) {
            near.forEach(cell -> moves.add(Move.place(piece, cell)));
        }
        consumer.accept(new HiveQuestions(setup, moves, pieces));
    }

    private void askPlacedPieces(Setup setup) {
        Hex cell = shape.pieces().get(0);
        consumer.accept(new HiveQuestions(
                setup,
                Piece.all().stream()
                        .flatMap(piece -> Stream.<Move>of(
                                Move.place(piece, cell),
                                Move.place(piece, cell.neighbor(Direction.NW)),
                                Move.place(piece, FAR_AWAY)))
                        .toList(),
                List.of()));
    }
}
