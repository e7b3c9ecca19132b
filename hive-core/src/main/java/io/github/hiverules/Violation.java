package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Why a move is illegal: the rule that it breaks, with the cells and pieces that prove it.
 *
 * <p>The {@link #kind() kind} is more specific than the {@link #rule() rule}, and its description says which evidence
 * to expect. Each piece of evidence plays a {@link Role}, and each role has a method of the same name, which returns an
 * empty list or {@code Optional} if the violation has no such evidence:
 *
 * <pre>{@code
 * String kind = violation.kind().id(); // "pinned"
 * String rule = violation.rule().id(); // "HIVE-2"
 * List<Hex> highlighted = violation.cells();
 * List<Piece> cutOff = violation.cutOffPieces(); // [wQ]
 * List<Hex> path = violation.path(); // [], because the piece cannot take a single step
 * }</pre>
 *
 * <p>The module {@code io.github.hiverules.notation} turns violations into sentences. If a move breaks several rules, a
 * <a href="https://github.com/hiverules/hive-rules/blob/main/docs/decisions/0001-which-rule-refuses.md">fixed
 * order</a> decides which of them the violation names.
 */
public final class Violation {

    private final Kind kind;
    private final Rule rule;
    private final Evidence evidence;

    Violation(Kind kind, Rule rule, Evidence evidence) {
        this.kind = kind;
        this.rule = rule;
        this.evidence = evidence;
    }

    /**
     * {@return the violation with the given parts, for programs that read what {@link #evidence()} wrote} Ask
     * {@link Position#check(Move)} why a move is illegal.
     *
     * @param kind the kind
     * @param rule one of the {@link Kind#rules() rules} of the kind
     * @param evidence the evidence; an empty list or {@code Optional} stands for none
     * @throws IllegalArgumentException if the kind does not have this rule, always has more evidence, or never has all
     *     of it, or if a value is not of the {@link Role#type() type} of its role
     */
    public static Violation of(Kind kind, Rule rule, Map<Role, ?> evidence) {
        requireNonNull(rule, "rule");
        requireNonNull(evidence, "evidence");
        if (!kind.rules.contains(rule)) {
            throw new IllegalArgumentException(kind + " is not about " + rule);
        }
        return new Violation(kind, rule, Evidence.of(kind, evidence, kind.evidence, kind.occasionalEvidence));
    }

    /** Returns this violation with one more attempt after the others. */
    Violation withAttempt(Violation attempt) {
        Builder more = new Builder();
        evidence().forEach(more::with);
        return more.with(
                        Role.ATTEMPTS,
                        Stream.concat(attempts().stream(), Stream.of(attempt)).toList())
                .build(kind, rule);
    }

    /** {@return the kind of this violation, which is more specific than the rule} */
    public Kind kind() {
        return kind;
    }

    /** {@return the rule that the move breaks} */
    public Rule rule() {
        return rule;
    }

    /** {@return all evidence, in the order of the roles, for programs that store it or send it} */
    public Map<Role, Object> evidence() {
        return evidence.values();
    }

    /** {@return the piece of the attempted move; empty for a pass, and after the end of the game} */
    public Optional<Piece> piece() {
        return evidence.find(Role.PIECE, Piece.class);
    }

    /** {@return the cell from which the piece would move; empty for a placement} */
    public Optional<Hex> from() {
        return evidence.find(Role.FROM, Hex.class);
    }

    /**
     * {@return the destination; empty if the piece cannot go anywhere, or if only the piece was {@linkplain
     * Position#check(Piece) checked}}
     */
    public Optional<Hex> to() {
        return evidence.find(Role.TO, Hex.class);
    }

    /**
     * {@return the insect that the piece would move as: its own or, for a Mosquito, a copied one} Empty unless the
     * violation is about how an insect moves.
     */
    public Optional<Bug> movesAs() {
        return evidence.find(Role.MOVES_AS, Bug.class);
    }

    /** {@return the cell on which the piece stands, if the attempted move does not start there} */
    public Optional<Hex> at() {
        return evidence.find(Role.AT, Hex.class);
    }

    /** {@return the piece to place first} */
    public Optional<Piece> next() {
        return evidence.find(Role.NEXT, Piece.class);
    }

    /** {@return the piece on top of the stack that is in the way} */
    public Optional<Piece> top() {
        return evidence.find(Role.TOP, Piece.class);
    }

    /**
     * {@return the path from the piece's cell to the end of the step that fails} If {@link #sides()} is empty, every
     * step of the path is legal, but the path has too few or too many steps.
     */
    public List<Hex> path() {
        return evidence.list(Role.PATH, Hex.class);
    }

    /** {@return the two cells next to the step that fails: those of a gate, or the empty sides of a gap} */
    public List<Hex> sides() {
        return evidence.list(Role.SIDES, Hex.class);
    }

    /** {@return the cells that the piece can reach, ordered by row and column; empty if they prove nothing} */
    public List<Hex> reachable() {
        return evidence.list(Role.REACHABLE, Hex.class);
    }

    /** {@return the cells of the pieces around a hole that contains the piece or the destination} */
    public List<Hex> ringCells() {
        return evidence.list(Role.RING_CELLS, Hex.class);
    }

    /** {@return the cell that the ring encloses: that of the piece, or else the destination} */
    public Optional<Hex> enclosedCell() {
        return evidence.find(Role.ENCLOSED_CELL, Hex.class);
    }

    /** {@return the cells on which a Ladybug's two steps on top of the hive can end} */
    public List<Hex> halfwayCells() {
        return evidence.list(Role.HALFWAY_CELLS, Hex.class);
    }

    /** {@return the occupied cells over which a Grasshopper would jump} */
    public List<Hex> row() {
        return evidence.list(Role.ROW, Hex.class);
    }

    /** {@return the first empty cell in the direction in which a Grasshopper would jump} */
    public Optional<Hex> firstEmptyCell() {
        return evidence.find(Role.FIRST_EMPTY_CELL, Hex.class);
    }

    /** {@return the empty cells next to stacks with one of the player's own pieces on top} */
    public List<Hex> emptyCells() {
        return evidence.list(Role.EMPTY_CELLS, Hex.class);
    }

    /** {@return the cells with an opponent's piece on top that forbid a placement} */
    public List<Hex> opponentCells() {
        return evidence.list(Role.OPPONENT_CELLS, Hex.class);
    }

    /** {@return the cells of the smallest part of the hive that would be cut off} */
    public List<Hex> cutOffCells() {
        return evidence.list(Role.CUT_OFF_CELLS, Hex.class);
    }

    /** {@return all pieces on {@link #cutOffCells()}, including covered ones, in their natural order} */
    public List<Piece> cutOffPieces() {
        return evidence.list(Role.CUT_OFF_PIECES, Piece.class);
    }

    /**
     * {@return a cell next to a Mosquito that seems to allow the move but does not: a stack with a covered piece that
     * could go to the destination, or another Mosquito}
     */
    public Optional<Hex> uncopiedCell() {
        return evidence.find(Role.UNCOPIED_CELL, Hex.class);
    }

    /**
     * {@return the violations of everything that was tried}
     *
     * <ul>
     *   <li>A Mosquito tries each insect that it copies, in the order of {@link Bug}.
     *   <li>A piece that cannot move at all tries each cell next to it.
     *   <li>Last comes a throw, if a Pillbug or a Mosquito touches both the start cell and the destination. The
     *       Mosquito must touch a Pillbug, which may be covered.
     * </ul>
     */
    public List<Violation> attempts() {
        return evidence.list(Role.ATTEMPTS, Violation.class);
    }

    /** {@return the Pillbug or Mosquito that cannot throw the piece} */
    public Optional<Piece> thrower() {
        return evidence.find(Role.THROWER, Piece.class);
    }

    /** {@return the cell of the thrower} */
    public Optional<Hex> throwerCell() {
        return evidence.find(Role.THROWER_CELL, Hex.class);
    }

    /** {@return one to three legal moves, each of a different piece} */
    public List<Move> alternatives() {
        return evidence.list(Role.ALTERNATIVES, Move.class);
    }

    /** {@return how the game ended} */
    public Optional<GameResult> result() {
        return evidence.find(Role.RESULT, GameResult.class);
    }

    /** {@return the cells of the surrounded Queens, White's first} */
    public List<Hex> surroundedCells() {
        return evidence.list(Role.SURROUNDED_CELLS, Hex.class);
    }

    /**
     * {@return the cells to highlight, possibly none} These are the path (or, without one, start cell and destination)
     * and the other cells of the evidence, but not the {@link #reachable()} cells, the {@link #row()} and its {@link
     * #firstEmptyCell()}. A throw lists the thrower's cell before the destination, a pass the cells of its alternatives.
     * The {@link #attempts()} add the sides of the steps that fail, the cell of the thrower and that of the piece that a
     * Mosquito cannot copy or, if the piece cannot move at all, only the destinations.
     */
    public List<Hex> cells() {
        Stream<Hex> move = path().isEmpty() ? cells(Role.FROM, Role.THROWER_CELL, Role.TO) : cells(Role.PATH);
        Stream<Hex> others = cells(
                Role.AT,
                Role.UNCOPIED_CELL,
                Role.SIDES,
                Role.RING_CELLS,
                Role.HALFWAY_CELLS,
                Role.SURROUNDED_CELLS,
                Role.EMPTY_CELLS,
                Role.OPPONENT_CELLS,
                Role.CUT_OFF_CELLS);
        return List.copyOf(new LinkedHashSet<>(Stream.of(move, others, cellsOfAttempts())
                .flatMap(cells -> cells)
                .toList()));
    }

    private Stream<Hex> cellsOfAttempts() {
        return switch (kind) {
            case PASS_NOT_ALLOWED ->
                alternatives().stream()
                        .flatMap(move -> Stream.of(move.startCell(), move.destination()))
                        .flatMap(Optional::stream);
            case NO_MOVE -> attempts().stream().flatMap(attempt -> attempt.cells(Role.TO));
            default ->
                attempts().stream()
                        .flatMap(attempt -> attempt.cells(Role.THROWER_CELL, Role.UNCOPIED_CELL, Role.SIDES));
        };
    }

    private Stream<Hex> cells(Role... roles) {
        return Stream.of(roles).flatMap(role -> evidence.list(role, Hex.class).stream());
    }

    /**
     * {@return the pieces that the violation is about, possibly none: the piece of the attempted move, and the one to
     * place first, that covers it or that cannot throw it} If the cell of a placement is wrong, whatever the piece, it
     * is the piece that stands there.
     */
    public List<Piece> pieces() {
        return switch (kind) {
            case CELL_OCCUPIED -> top().stream().toList();
            case NOT_AT_ORIGIN, NOT_TOUCHING_FIRST_PIECE, TOUCHES_OPPONENT, TOUCHES_NO_OWN_PIECE -> List.of();
            case DESTINATION_OCCUPIED -> piece().stream().toList();
            default ->
                Stream.of(piece(), next(), top(), thrower())
                        .flatMap(Optional::stream)
                        .toList();
        };
    }

    /** Returns whether the other object is a violation of the same kind and rule with equal evidence. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Violation that
                && kind == that.kind
                && rule == that.rule
                && evidence.equals(that.evidence);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, rule, evidence);
    }

    /** {@return the kind, the rule and the evidence, for logs} */
    @Override
    public String toString() {
        return kind.id() + " " + rule.id() + " " + evidence;
    }

    /** Collects evidence. It trusts the explainers; {@link #of} checks what comes from outside. */
    static final class Builder {

        private final Map<Role, Object> values = new EnumMap<>(Role.class);

        /** Adds a value, the value of an {@code Optional}, or a list; an empty one stands for no evidence. */
        Builder with(Role role, Object value) {
            Evidence.put(values, role, value);
            return this;
        }

        Violation build(Kind kind, Rule rule) {
            return new Violation(kind, rule, new Evidence(values));
        }

        /** Returns a violation of a kind that has only one rule. */
        Violation build(Kind kind) {
            if (kind.rules.size() > 1) {
                throw new IllegalArgumentException(kind + " has several rules");
            }
            return build(kind, kind.rules.iterator().next());
        }
    }

    /**
     * The kinds of violations. Each knows its {@link #rules() rules}, its {@link #evidence() evidence} and the {@link
     * #occasionalEvidence() evidence that it may have}.
     */
    @SuppressWarnings("ImmutableEnumChecker") // The sets cannot be modified.
    public enum Kind {
        /** The game is over (END-3). */
        GAME_OVER(breaks(Rule.END_3), always(Role.RESULT), sometimes(Role.SURROUNDED_CELLS)),
        /** The player has a legal move, so passing is not allowed (PASS-1). */
        PASS_NOT_ALLOWED(breaks(Rule.PASS_1), always(Role.ALTERNATIVES)),
        /** The piece belongs to the opponent, and no thrower touches both the piece and the destination (TURN-2). */
        NOT_YOUR_PIECE(breaks(Rule.TURN_2), always(Role.PIECE), sometimes(Role.FROM, Role.TO, Role.ATTEMPTS)),
        /** The piece does not stand on the start cell of the move (TURN-1). */
        NOT_ON_START_CELL(breaks(Rule.TURN_1), always(Role.PIECE, Role.FROM), sometimes(Role.AT)),
        /** The player must place the Queen before moving or throwing a piece (QUEEN-2). */
        QUEEN_IN_HAND(breaks(Rule.QUEEN_2), always(Role.PIECE, Role.FROM)),
        /** The piece is not in the set (MAT-1). */
        PIECE_NOT_IN_SET(breaks(Rule.MAT_1), always(Role.PIECE), sometimes(Role.TO)),
        /** The piece is in play, so it cannot be placed again (PLACE-6). */
        ALREADY_IN_PLAY(breaks(Rule.PLACE_6), always(Role.PIECE, Role.AT)),
        /** An equal piece with a lower number is still in hand (MAT-2). */
        NUMBER_OUT_OF_ORDER(breaks(Rule.MAT_2), always(Role.PIECE, Role.NEXT), sometimes(Role.TO)),
        /** It is the player's fourth turn or later, and the Queen is still in hand (QUEEN-1). */
        QUEEN_DUE(breaks(Rule.QUEEN_1), always(Role.PIECE), sometimes(Role.TO)),
        /** In the tournament opening, the Queen cannot be a player's first piece (OPENING-1). */
        QUEEN_TOO_EARLY(breaks(Rule.OPENING_1), always(Role.PIECE), sometimes(Role.TO)),
        /** The cell is already occupied (PLACE-4). */
        CELL_OCCUPIED(breaks(Rule.PLACE_4), always(Role.PIECE, Role.TO, Role.TOP)),
        /** The first piece of the game does not go to the origin (PLACE-1). */
        NOT_AT_ORIGIN(breaks(Rule.PLACE_1), always(Role.PIECE, Role.TO)),
        /** The second player's first piece does not touch the first piece (PLACE-2). */
        NOT_TOUCHING_FIRST_PIECE(breaks(Rule.PLACE_2), always(Role.PIECE, Role.TO)),
        /** The cell touches a stack with an opponent's piece on top (PLACE-3). These stacks are the opponentCells. */
        TOUCHES_OPPONENT(breaks(Rule.PLACE_3), always(Role.PIECE, Role.TO, Role.OPPONENT_CELLS)),
        /** The cell touches no stack with one of the player's own pieces on top (PLACE-3). */
        TOUCHES_NO_OWN_PIECE(breaks(Rule.PLACE_3), always(Role.PIECE, Role.TO)),
        /**
         * Each empty cell next to the player's pieces, if there is any, also touches one of the opponent's; the
         * opponentCells are next to the emptyCells (PLACE-3). Without emptyCells, they are the stacks in which an
         * opponent's piece covers one of the player's. Only {@link Position#check(Piece)} returns this kind.
         */
        NO_PLACEMENT(breaks(Rule.PLACE_3), always(Role.PIECE), sometimes(Role.EMPTY_CELLS, Role.OPPONENT_CELLS)),
        /** Another piece lies on top of the moving piece (COVER-1). */
        COVERED(breaks(Rule.COVER_1), always(Role.PIECE, Role.FROM, Role.TOP)),
        /** The move ends where it started (STAY-1). */
        ENDS_AT_START(breaks(Rule.STAY_1), always(Role.PIECE, Role.FROM)),
        /** The piece was moved on the previous turn (PILLBUG-5). */
        RESTING(breaks(Rule.PILLBUG_5), always(Role.PIECE, Role.FROM)),
        /** Without the piece, the hive falls apart (HIVE-2). */
        PINNED(breaks(Rule.HIVE_2), always(Role.PIECE, Role.FROM, Role.CUT_OFF_CELLS, Role.CUT_OFF_PIECES)),
        /**
         * The piece is neither covered, resting nor pinned, but can reach no cell. If the same rule stops all attempts
         * to go to a neighboring cell, the violation names that rule. Neighboring cells outside the hive, and occupied
         * ones onto which the piece cannot climb, are listed only if there are no others; a Queen Bee that is the only
         * piece in play breaks HIVE-1 wherever it goes. Only {@link Position#check(Piece)} returns this kind.
         */
        NO_MOVE(Rule.OF_MOVEMENTS, always(Role.PIECE, Role.FROM, Role.ATTEMPTS)),
        /** The destination touches no other piece (HIVE-1). */
        LEAVES_HIVE(breaks(Rule.HIVE_1), movement()),
        /** Two pieces leave too small a gap for a step on the ground (SLIDE-1). */
        GATE(breaks(Rule.SLIDE_1), movement(Role.PATH, Role.SIDES), sometimes(Role.REACHABLE, Role.ATTEMPTS)),
        /** During a step on the ground, the piece would not touch the hive (SLIDE-2): both sides are empty. */
        CONTACT_LOST(breaks(Rule.SLIDE_2), movement(Role.PATH, Role.SIDES), sometimes(Role.REACHABLE, Role.ATTEMPTS)),
        /** Two stacks that are both higher than the start and the end of the step leave too small a gap (CLIMB-1). */
        GATE_ABOVE_GROUND(
                breaks(Rule.CLIMB_1), movement(Role.PATH, Role.SIDES), sometimes(Role.REACHABLE, Role.ATTEMPTS)),
        /** The piece takes one step, but the destination is farther away (QUEEN-3, BEETLE-1, PILLBUG-1). */
        TOO_FAR(breaks(Rule.QUEEN_3, Rule.BEETLE_1, Rule.PILLBUG_1), movement(), sometimes(Role.ATTEMPTS)),
        /** Another piece stands on the destination, and this insect cannot end its move on top of it. */
        DESTINATION_OCCUPIED(
                breaks(Rule.QUEEN_3, Rule.SPIDER_1, Rule.GRASSHOPPER_1, Rule.ANT_1, Rule.LADYBUG_1, Rule.PILLBUG_1),
                movement(Role.TOP),
                sometimes(Role.ATTEMPTS)),
        /** The destination is not on a straight line from the Grasshopper (GRASSHOPPER-1). */
        NOT_IN_LINE(breaks(Rule.GRASSHOPPER_1), movement(Role.REACHABLE), sometimes(Role.ATTEMPTS)),
        /** The cell next to the Grasshopper, in the direction of the destination, is empty (GRASSHOPPER-1). */
        NOTHING_TO_JUMP_OVER(breaks(Rule.GRASSHOPPER_1), movement(Role.FIRST_EMPTY_CELL), sometimes(Role.ATTEMPTS)),
        /**
         * The Grasshopper jumps over the row to the first empty cell behind it, but the destination is farther away
         * (GRASSHOPPER-1).
         */
        EMPTY_CELL_IN_LINE(breaks(Rule.GRASSHOPPER_1), movement(Role.ROW, Role.FIRST_EMPTY_CELL)),
        /**
         * The Spider takes exactly three steps, but the destination is only one or two steps away (SPIDER-1). The path
         * is a shortest one.
         *
         * <p><img src="doc-files/spider.svg" alt="the Spider reaches four cells; crosses on nearer ones">
         */
        TOO_FEW_STEPS(breaks(Rule.SPIDER_1), movement(Role.PATH), sometimes(Role.ATTEMPTS)),
        /**
         * The Spider takes exactly three steps, but needs more to get to the destination by a shortest path; or,
         * without a path, the destination is its own cell, which it must not enter again (SPIDER-1).
         */
        TOO_MANY_STEPS(breaks(Rule.SPIDER_1), movement(), sometimes(Role.PATH, Role.ATTEMPTS)),
        /**
         * No path leads to the destination.
         *
         * <ul>
         *   <li>A Spider is stopped by a gate, between the {@link Violation#sides}; a ring of pieces around its own cell
         *       or the destination stops an Ant, too.
         *   <li>A Ladybug can take two steps on top of the hive only to the {@link Violation#halfwayCells}, and none of
         *       them is next to the destination.
         * </ul>
         */
        NO_PATH(
                breaks(Rule.SPIDER_1, Rule.ANT_1, Rule.LADYBUG_1),
                movement(),
                sometimes(
                        Role.PATH,
                        Role.SIDES,
                        Role.REACHABLE,
                        Role.RING_CELLS,
                        Role.ENCLOSED_CELL,
                        Role.HALFWAY_CELLS,
                        Role.ATTEMPTS)),
        /**
         * No insect that the Mosquito copies can go to the destination. The first line that applies names the rule.
         *
         * <ol>
         *   <li>With an {@link Violation#uncopiedCell}: MOSQUITO-1 for a covered piece, MOSQUITO-3 for a Mosquito.
         *   <li>If the Mosquito copies nothing: MOSQUITO-3.
         *   <li>The rule that stops a single step of an attempt: SLIDE-1, SLIDE-2 or CLIMB-1.
         *   <li>If an attempt has the wrong number of steps: SPIDER-1.
         *   <li>Otherwise MOSQUITO-1.
         * </ol>
         */
        MOSQUITO_CANNOT_COPY(
                breaks(Rule.MOSQUITO_1, Rule.MOSQUITO_3, Rule.SLIDE_1, Rule.SLIDE_2, Rule.CLIMB_1, Rule.SPIDER_1),
                movement(),
                sometimes(Role.UNCOPIED_CELL, Role.ATTEMPTS)),
        /** A Mosquito on top of another piece moves only one step, as a Beetle (MOSQUITO-2). */
        MOSQUITO_ON_TOP(breaks(Rule.MOSQUITO_2), movement(), sometimes(Role.ATTEMPTS)),
        /**
         * The thrower would be a Mosquito, but the Pillbug next to it is covered, and it copies only the piece on top
         * (PILLBUG-6).
         */
        THROW_PILLBUG_COVERED(
                breaks(Rule.PILLBUG_6),
                always(Role.PIECE, Role.FROM, Role.UNCOPIED_CELL, Role.THROWER, Role.THROWER_CELL),
                sometimes(Role.TO)),
        // From here to THROW_GATE_DOWN in the order of the checks: MoveExplainer names the throw that passes most of
        // them.
        /** The destination of a throw is occupied (PILLBUG-2). */
        THROW_DESTINATION_OCCUPIED(breaks(Rule.PILLBUG_2), thrown()),
        /** The thrower is covered (PILLBUG-6). */
        THROW_THROWER_COVERED(breaks(Rule.PILLBUG_6), thrown()),
        /** The thrower stands on another piece (PILLBUG-6). */
        THROW_THROWER_ON_TOP(breaks(Rule.PILLBUG_6), thrown()),
        /** The thrower was moved on the previous turn (PILLBUG-5). */
        THROW_THROWER_RESTS(breaks(Rule.PILLBUG_5), thrown()),
        /** The thrown piece was moved on the previous turn (PILLBUG-5). */
        THROW_PIECE_RESTS(breaks(Rule.PILLBUG_5), thrown()),
        /** The thrown piece stands in a stack (PILLBUG-3). */
        THROW_PIECE_STACKED(breaks(Rule.PILLBUG_3), thrown()),
        /** Without the thrown piece, the hive falls apart (PILLBUG-3). */
        THROW_PIECE_PINNED(breaks(Rule.PILLBUG_3), thrown(Role.CUT_OFF_CELLS, Role.CUT_OFF_PIECES)),
        /** Two stacks leave too small a gap for the step up onto the thrower (PILLBUG-4). */
        THROW_GATE_UP(breaks(Rule.PILLBUG_4), thrown(Role.SIDES)),
        /** Two stacks leave too small a gap for the step down from the thrower (PILLBUG-4). */
        THROW_GATE_DOWN(breaks(Rule.PILLBUG_4), thrown(Role.SIDES));

        private final Set<Rule> rules;
        private final Set<Role> evidence;
        private final Set<Role> occasionalEvidence;

        Kind(Set<Rule> rules, Set<Role> evidence, Set<Role> occasionalEvidence) {
            this.rules = rules;
            this.evidence = evidence;
            this.occasionalEvidence = occasionalEvidence;
        }

        Kind(Set<Rule> rules, Set<Role> evidence) {
            this(rules, evidence, Set.of());
        }

        private static Set<Rule> breaks(Rule first, Rule... others) {
            return Collections.unmodifiableSet(EnumSet.of(first, others));
        }

        private static Set<Role> always(Role first, Role... others) {
            return Collections.unmodifiableSet(EnumSet.of(first, others));
        }

        private static Set<Role> sometimes(Role first, Role... others) {
            return always(first, others);
        }

        /** Returns what each violation about how an insect moves has, and more. */
        private static Set<Role> movement(Role... more) {
            return with(EnumSet.of(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS), more);
        }

        /** Returns what each violation about a throw has, and more. */
        private static Set<Role> thrown(Role... more) {
            return with(EnumSet.of(Role.PIECE, Role.FROM, Role.TO, Role.THROWER, Role.THROWER_CELL), more);
        }

        private static Set<Role> with(Set<Role> roles, Role... more) {
            Collections.addAll(roles, more);
            return Collections.unmodifiableSet(roles);
        }

        /** {@return the id of this kind for JSON, logs and statistics, for example {@code pinned}} */
        public String id() {
            return Ids.of(this);
        }

        /** {@return the rules that such a violation may name} */
        public Set<Rule> rules() {
            return rules;
        }

        /** {@return the evidence that every such violation has} */
        public Set<Role> evidence() {
            return evidence;
        }

        /** {@return the evidence that only some such violations have} */
        public Set<Role> occasionalEvidence() {
            return occasionalEvidence;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id for example {@code pinned}
         */
        public static Optional<Kind> find(String id) {
            return Ids.find(values(), Kind::id, id);
        }
    }
}
