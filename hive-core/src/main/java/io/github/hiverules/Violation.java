package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
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
    private final Evidence<Role> evidence;

    Violation(Kind kind, Rule rule, Evidence<Role> evidence) {
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
        ViolationBuilder more = new ViolationBuilder();
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
     * {@return the kind that the piece would move as: its own or, for a Mosquito, a copied one} Empty unless the
     * violation is about how a kind moves.
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
     * {@return the violations of everything that was tried: the kinds that a Mosquito copies, in the order of {@link
     * Bug}; the cells next to a piece that cannot move; last, the throw of a Pillbug or Mosquito that touches both
     * start cell and destination, or of a Mosquito that would if it could copy a covered Pillbug}
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
     * and the other cells of the evidence, but not the {@link #reachable()} cells. A throw lists the thrower's cell
     * before the destination, a pass the cells of its alternatives. The {@link #attempts()} add the sides of the steps
     * that fail and the cell of the thrower or, if the piece cannot move at all, only the destinations.
     */
    public List<Hex> cells() {
        Stream<Hex> move = path().isEmpty() ? streamOf(Role.FROM, Role.THROWER_CELL, Role.TO) : path().stream();
        Stream<Hex> others = Stream.concat(
                streamOf(Role.AT, Role.UNCOPIED_CELL),
                Stream.of(
                                sides(),
                                ringCells(),
                                halfwayCells(),
                                surroundedCells(),
                                emptyCells(),
                                opponentCells(),
                                cutOffCells())
                        .flatMap(List::stream));
        return Stream.of(move, others, cellsOfAttempts())
                .flatMap(cells -> cells)
                .distinct()
                .toList();
    }

    private Stream<Hex> cellsOfAttempts() {
        return switch (kind) {
            case PASS_NOT_ALLOWED ->
                alternatives().stream()
                        .flatMap(move -> Stream.of(move.startCell(), move.destination()))
                        .flatMap(Optional::stream);
            case NO_MOVE -> attempts().stream().flatMap(attempt -> attempt.to().stream());
            default ->
                attempts().stream()
                        .flatMap(attempt -> Stream.concat(
                                Stream.of(attempt.throwerCell(), attempt.uncopiedCell())
                                        .flatMap(Optional::stream),
                                attempt.sides().stream()));
        };
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

    private Stream<Hex> streamOf(Role... roles) {
        return Arrays.stream(roles).flatMap(role -> evidence.find(role, Hex.class).stream());
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
        return kind.id + " " + rule.id() + " " + evidence;
    }

    /**
     * What a part of the evidence shows. Each role has a method of the same name in {@link Violation}.
     */
    public enum Role implements Evidence.Role {
        /** {@link Violation#piece() piece}. */
        PIECE("piece", Piece.class, false),
        /** {@link Violation#from() from}. */
        FROM("from", Hex.class, false),
        /** {@link Violation#to() to}. */
        TO("to", Hex.class, false),
        /** {@link Violation#movesAs() movesAs}. */
        MOVES_AS("movesAs", Bug.class, false),
        /** {@link Violation#at() at}. */
        AT("at", Hex.class, false),
        /** {@link Violation#next() next}. */
        NEXT("next", Piece.class, false),
        /** {@link Violation#top() top}. */
        TOP("top", Piece.class, false),
        /** {@link Violation#path() path}. */
        PATH("path", Hex.class, true),
        /** {@link Violation#sides() sides}. */
        SIDES("sides", Hex.class, true),
        /** {@link Violation#reachable() reachable}. */
        REACHABLE("reachable", Hex.class, true),
        /** {@link Violation#ringCells() ringCells}. */
        RING_CELLS("ringCells", Hex.class, true),
        /** {@link Violation#enclosedCell() enclosedCell}. */
        ENCLOSED_CELL("enclosedCell", Hex.class, false),
        /** {@link Violation#halfwayCells() halfwayCells}. */
        HALFWAY_CELLS("halfwayCells", Hex.class, true),
        /** {@link Violation#row() row}. */
        ROW("row", Hex.class, true),
        /** {@link Violation#firstEmptyCell() firstEmptyCell}. */
        FIRST_EMPTY_CELL("firstEmptyCell", Hex.class, false),
        /** {@link Violation#emptyCells() emptyCells}. */
        EMPTY_CELLS("emptyCells", Hex.class, true),
        /** {@link Violation#opponentCells() opponentCells}. */
        OPPONENT_CELLS("opponentCells", Hex.class, true),
        /** {@link Violation#cutOffCells() cutOffCells}. */
        CUT_OFF_CELLS("cutOffCells", Hex.class, true),
        /** {@link Violation#cutOffPieces() cutOffPieces}. */
        CUT_OFF_PIECES("cutOffPieces", Piece.class, true),
        /** {@link Violation#uncopiedCell() uncopiedCell}. */
        UNCOPIED_CELL("uncopiedCell", Hex.class, false),
        /** {@link Violation#attempts() attempts}. */
        ATTEMPTS("attempts", Violation.class, true),
        /** {@link Violation#thrower() thrower}. */
        THROWER("thrower", Piece.class, false),
        /** {@link Violation#throwerCell() throwerCell}. */
        THROWER_CELL("throwerCell", Hex.class, false),
        /** {@link Violation#alternatives() alternatives}. */
        ALTERNATIVES("alternatives", Move.class, true),
        /** {@link Violation#result() result}. */
        RESULT("result", GameResult.class, false),
        /** {@link Violation#surroundedCells() surroundedCells}. */
        SURROUNDED_CELLS("surroundedCells", Hex.class, true);

        private final String id;
        private final Class<?> type;
        private final boolean isList;

        Role(String id, Class<?> type, boolean isList) {
            this.id = id;
            this.type = type;
            this.isList = isList;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public Class<?> type() {
            return type;
        }

        @Override
        public boolean isList() {
            return isList;
        }
    }

    /**
     * The kinds of violations, each with an id for JSON, logs and statistics. Each description says which rule such a
     * move breaks and which evidence the violation has; what follows <i>sometimes</i> may be missing. {@link Rule} has
     * a picture of each rule that can be seen on a board.
     */
    @SuppressWarnings("ImmutableEnumChecker") // The sets cannot be modified.
    public enum Kind {
        /**
         * {@code game-over}, {@link Rule#END_3 END-3}: the game is over. Evidence: result; <i>sometimes</i>
         * surroundedCells.
         */
        GAME_OVER("game-over", breaks(Rule.END_3), always(Role.RESULT), sometimes(Role.SURROUNDED_CELLS)),
        /**
         * {@code pass-not-allowed}, {@link Rule#PASS_1 PASS-1}: the player has a legal move, so passing is not allowed.
         * Evidence: alternatives.
         */
        PASS_NOT_ALLOWED("pass-not-allowed", breaks(Rule.PASS_1), always(Role.ALTERNATIVES)),
        /**
         * {@code not-your-piece}, {@link Rule#TURN_2 TURN-2}: the piece belongs to the opponent, and no thrower touches
         * both the piece and the destination. Evidence: piece; <i>sometimes</i> from, to, attempts.
         */
        NOT_YOUR_PIECE(
                "not-your-piece",
                breaks(Rule.TURN_2),
                always(Role.PIECE),
                sometimes(Role.FROM, Role.TO, Role.ATTEMPTS)),
        /**
         * {@code not-on-start-cell}, {@link Rule#TURN_1 TURN-1}: the piece does not stand on the start cell of the
         * move. Evidence: piece, from; <i>sometimes</i> at.
         */
        NOT_ON_START_CELL("not-on-start-cell", breaks(Rule.TURN_1), always(Role.PIECE, Role.FROM), sometimes(Role.AT)),
        /**
         * {@code queen-in-hand}, {@link Rule#QUEEN_2 QUEEN-2}: the player must place the Queen before moving or
         * throwing a piece. Evidence: piece, from.
         */
        QUEEN_IN_HAND("queen-in-hand", breaks(Rule.QUEEN_2), always(Role.PIECE, Role.FROM)),

        /**
         * {@code piece-not-in-set}, {@link Rule#MAT_1 MAT-1}: the piece is not in the set. Evidence: piece;
         * <i>sometimes</i> to.
         */
        PIECE_NOT_IN_SET("piece-not-in-set", breaks(Rule.MAT_1), always(Role.PIECE), sometimes(Role.TO)),
        /**
         * {@code already-in-play}, {@link Rule#PLACE_6 PLACE-6}: the piece is in play, so it cannot be placed again.
         * Evidence: piece, at.
         */
        ALREADY_IN_PLAY("already-in-play", breaks(Rule.PLACE_6), always(Role.PIECE, Role.AT)),
        /**
         * {@code number-out-of-order}, {@link Rule#MAT_2 MAT-2}: a piece of its kind and color with a lower number is
         * still in hand. Evidence: piece, next; <i>sometimes</i> to.
         */
        NUMBER_OUT_OF_ORDER(
                "number-out-of-order", breaks(Rule.MAT_2), always(Role.PIECE, Role.NEXT), sometimes(Role.TO)),
        /**
         * {@code queen-due}, {@link Rule#QUEEN_1 QUEEN-1}: it is the player's fourth turn or later, and the Queen is
         * still in hand. Evidence: piece; <i>sometimes</i> to.
         */
        QUEEN_DUE("queen-due", breaks(Rule.QUEEN_1), always(Role.PIECE), sometimes(Role.TO)),
        /**
         * {@code queen-too-early}, {@link Rule#OPENING_1 OPENING-1}: in the tournament opening, the Queen cannot be a
         * player's first piece. Evidence: piece; <i>sometimes</i> to.
         */
        QUEEN_TOO_EARLY("queen-too-early", breaks(Rule.OPENING_1), always(Role.PIECE), sometimes(Role.TO)),
        /**
         * {@code cell-occupied}, {@link Rule#PLACE_4 PLACE-4}: the cell is already occupied. Evidence: piece, to, top.
         */
        CELL_OCCUPIED("cell-occupied", breaks(Rule.PLACE_4), always(Role.PIECE, Role.TO, Role.TOP)),
        /**
         * {@code not-at-origin}, {@link Rule#PLACE_1 PLACE-1}: the first piece of the game does not go to the origin.
         * Evidence: piece, to.
         */
        NOT_AT_ORIGIN("not-at-origin", breaks(Rule.PLACE_1), always(Role.PIECE, Role.TO)),
        /**
         * {@code not-touching-first-piece}, {@link Rule#PLACE_2 PLACE-2}: the second player's first piece does not
         * touch the first piece. Evidence: piece, to.
         */
        NOT_TOUCHING_FIRST_PIECE("not-touching-first-piece", breaks(Rule.PLACE_2), always(Role.PIECE, Role.TO)),
        /**
         * {@code touches-opponent}, {@link Rule#PLACE_3 PLACE-3}: the cell touches a stack with an opponent's piece on
         * top. These stacks are the opponentCells. Evidence: piece, to, opponentCells.
         */
        TOUCHES_OPPONENT("touches-opponent", breaks(Rule.PLACE_3), always(Role.PIECE, Role.TO, Role.OPPONENT_CELLS)),
        /**
         * {@code touches-no-own-piece}, {@link Rule#PLACE_3 PLACE-3}: the cell touches no stack with one of the
         * player's own pieces on top. Evidence: piece, to.
         */
        TOUCHES_NO_OWN_PIECE("touches-no-own-piece", breaks(Rule.PLACE_3), always(Role.PIECE, Role.TO)),
        /**
         * {@code no-placement}, {@link Rule#PLACE_3 PLACE-3}: each empty cell next to the player's pieces, if there is
         * any, also touches one of the opponent's; the opponentCells are next to the emptyCells. Without emptyCells,
         * they are the stacks in which an opponent's piece covers one of the player's. Only {@link
         * Position#check(Piece)} returns this kind. Evidence: piece; <i>sometimes</i> emptyCells, opponentCells.
         */
        NO_PLACEMENT(
                "no-placement",
                breaks(Rule.PLACE_3),
                always(Role.PIECE),
                sometimes(Role.EMPTY_CELLS, Role.OPPONENT_CELLS)),

        /**
         * {@code covered}, {@link Rule#COVER_1 COVER-1}: another piece lies on top of the moving piece. Evidence:
         * piece, from, top.
         */
        COVERED("covered", breaks(Rule.COVER_1), always(Role.PIECE, Role.FROM, Role.TOP)),
        /**
         * {@code ends-at-start}, {@link Rule#STAY_1 STAY-1}: the move ends where it started. Evidence: piece, from.
         */
        ENDS_AT_START("ends-at-start", breaks(Rule.STAY_1), always(Role.PIECE, Role.FROM)),
        /**
         * {@code resting}, {@link Rule#PILLBUG_5 PILLBUG-5}: the piece was moved on the previous turn. Evidence: piece,
         * from.
         */
        RESTING("resting", breaks(Rule.PILLBUG_5), always(Role.PIECE, Role.FROM)),
        /**
         * {@code pinned}, {@link Rule#HIVE_2 HIVE-2}: without the piece, the hive falls apart. Evidence: piece, from,
         * cutOffCells, cutOffPieces.
         */
        PINNED("pinned", breaks(Rule.HIVE_2), always(Role.PIECE, Role.FROM, Role.CUT_OFF_CELLS, Role.CUT_OFF_PIECES)),
        /**
         * {@code no-move}, {@link Rule#HIVE_1 HIVE-1}, {@link Rule#SLIDE_1 SLIDE-1}, {@link Rule#SLIDE_2 SLIDE-2},
         * {@link Rule#CLIMB_1 CLIMB-1}, {@link Rule#MOSQUITO_3 MOSQUITO-3} or the rule for how the kind moves: the piece
         * is neither covered, resting nor pinned, but can reach no cell. If the same rule stops all attempts to go to a
         * neighboring cell, the violation names that rule. Neighboring cells outside the hive, and occupied ones onto
         * which the piece cannot climb, are listed only if there are no others; a Queen Bee that is the only piece in
         * play breaks HIVE-1 wherever it goes. Only {@link Position#check(Piece)} returns this kind. Evidence: piece,
         * from, attempts.
         */
        NO_MOVE("no-move", Rule.OF_MOVEMENTS, always(Role.PIECE, Role.FROM, Role.ATTEMPTS)),

        /**
         * {@code leaves-hive}, {@link Rule#HIVE_1 HIVE-1}: the destination touches no other piece. Evidence: piece,
         * from, to, movesAs.
         */
        LEAVES_HIVE("leaves-hive", breaks(Rule.HIVE_1), always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS)),
        /**
         * {@code gate}, {@link Rule#SLIDE_1 SLIDE-1}: two pieces leave too small a gap for a step on the ground.
         * Evidence: piece, from, to, movesAs, path, sides; <i>sometimes</i> reachable, attempts.
         */
        GATE(
                "gate",
                breaks(Rule.SLIDE_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.PATH, Role.SIDES),
                sometimes(Role.REACHABLE, Role.ATTEMPTS)),
        /**
         * {@code contact-lost}, {@link Rule#SLIDE_2 SLIDE-2}: during a step on the ground, the piece would not touch
         * the hive: both sides are empty. Evidence: piece, from, to, movesAs, path, sides; <i>sometimes</i> reachable,
         * attempts.
         */
        CONTACT_LOST(
                "contact-lost",
                breaks(Rule.SLIDE_2),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.PATH, Role.SIDES),
                sometimes(Role.REACHABLE, Role.ATTEMPTS)),
        /**
         * {@code gate-above-ground}, {@link Rule#CLIMB_1 CLIMB-1}: two stacks that are both higher than the start and
         * the end of the step leave too small a gap. Evidence: piece, from, to, movesAs, path, sides; <i>sometimes</i>
         * reachable, attempts.
         */
        GATE_ABOVE_GROUND(
                "gate-above-ground",
                breaks(Rule.CLIMB_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.PATH, Role.SIDES),
                sometimes(Role.REACHABLE, Role.ATTEMPTS)),
        /**
         * {@code too-far}, {@link Rule#QUEEN_3 QUEEN-3}, {@link Rule#BEETLE_1 BEETLE-1} or {@link Rule#PILLBUG_1
         * PILLBUG-1}: the piece takes one step, but the destination is farther away. Evidence: piece, from, to,
         * movesAs; <i>sometimes</i> attempts.
         */
        TOO_FAR(
                "too-far",
                breaks(Rule.QUEEN_3, Rule.BEETLE_1, Rule.PILLBUG_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS),
                sometimes(Role.ATTEMPTS)),
        /**
         * {@code destination-occupied}, {@link Rule#QUEEN_3 QUEEN-3}, {@link Rule#SPIDER_1 SPIDER-1}, {@link
         * Rule#GRASSHOPPER_1 GRASSHOPPER-1}, {@link Rule#ANT_1 ANT-1}, {@link Rule#LADYBUG_1 LADYBUG-1} or {@link
         * Rule#PILLBUG_1 PILLBUG-1}: another piece stands on the destination, and this kind cannot end its move on top
         * of it. Evidence: piece, from, to, movesAs, top; <i>sometimes</i> attempts.
         */
        DESTINATION_OCCUPIED(
                "destination-occupied",
                breaks(Rule.QUEEN_3, Rule.SPIDER_1, Rule.GRASSHOPPER_1, Rule.ANT_1, Rule.LADYBUG_1, Rule.PILLBUG_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.TOP),
                sometimes(Role.ATTEMPTS)),
        /**
         * {@code not-in-line}, {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}: the destination is not on a straight line from
         * the Grasshopper. Evidence: piece, from, to, movesAs, reachable; <i>sometimes</i> attempts.
         */
        NOT_IN_LINE(
                "not-in-line",
                breaks(Rule.GRASSHOPPER_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.REACHABLE),
                sometimes(Role.ATTEMPTS)),
        /**
         * {@code nothing-to-jump-over}, {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}: the cell next to the Grasshopper, in
         * the direction of the destination, is empty. Evidence: piece, from, to, movesAs, firstEmptyCell;
         * <i>sometimes</i> attempts.
         */
        NOTHING_TO_JUMP_OVER(
                "nothing-to-jump-over",
                breaks(Rule.GRASSHOPPER_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.FIRST_EMPTY_CELL),
                sometimes(Role.ATTEMPTS)),
        /**
         * {@code empty-cell-in-line}, {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}: the Grasshopper jumps over the row to
         * the first empty cell behind it, but the destination is farther away. Evidence: piece, from, to, movesAs, row,
         * firstEmptyCell.
         */
        EMPTY_CELL_IN_LINE(
                "empty-cell-in-line",
                breaks(Rule.GRASSHOPPER_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.ROW, Role.FIRST_EMPTY_CELL)),
        /**
         * {@code too-few-steps}, {@link Rule#SPIDER_1 SPIDER-1}: the Spider takes exactly three steps, but the
         * destination is only one or two steps away. The path is a shortest one. Evidence: piece, from, to, movesAs,
         * path; <i>sometimes</i> attempts.
         *
         * <p><img src="doc-files/spider.svg" alt="the Spider reaches four cells; crosses on nearer ones">
         */
        TOO_FEW_STEPS(
                "too-few-steps",
                breaks(Rule.SPIDER_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS, Role.PATH),
                sometimes(Role.ATTEMPTS)),
        /**
         * {@code too-many-steps}, {@link Rule#SPIDER_1 SPIDER-1}: the Spider takes exactly three steps, but needs more
         * to get to the destination by a shortest path; or, without a path, the destination is its own cell, which it
         * must not enter again. Evidence: piece, from, to, movesAs; <i>sometimes</i> path, attempts.
         */
        TOO_MANY_STEPS(
                "too-many-steps",
                breaks(Rule.SPIDER_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS),
                sometimes(Role.PATH, Role.ATTEMPTS)),
        /**
         * {@code no-path}, {@link Rule#SPIDER_1 SPIDER-1}, {@link Rule#ANT_1 ANT-1} or {@link Rule#LADYBUG_1
         * LADYBUG-1}: no path leads to the destination. In the way of an Ant or a Spider is a gate next to the path, or
         * a ring of pieces around its cell or the destination. A Ladybug cannot end its two steps on top of the hive
         * next to the destination: it has only the halfwayCells. Evidence: piece, from, to, movesAs; <i>sometimes</i>
         * path, sides, reachable, ringCells, enclosedCell, halfwayCells, attempts.
         */
        NO_PATH(
                "no-path",
                breaks(Rule.SPIDER_1, Rule.ANT_1, Rule.LADYBUG_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS),
                sometimes(
                        Role.PATH,
                        Role.SIDES,
                        Role.REACHABLE,
                        Role.RING_CELLS,
                        Role.ENCLOSED_CELL,
                        Role.HALFWAY_CELLS,
                        Role.ATTEMPTS)),
        /**
         * {@code mosquito-cannot-copy}, {@link Rule#MOSQUITO_1 MOSQUITO-1}, {@link Rule#MOSQUITO_3 MOSQUITO-3}, {@link
         * Rule#SLIDE_1 SLIDE-1}, {@link Rule#SLIDE_2 SLIDE-2}, {@link Rule#CLIMB_1 CLIMB-1} or {@link Rule#SPIDER_1
         * SPIDER-1}: no kind that the Mosquito copies can go to the destination. With an uncopiedCell, the rule is
         * MOSQUITO-1 or MOSQUITO-3. Otherwise the first that applies counts: the rule that stops a single step of an
         * attempt; SPIDER-1, if an attempt has the wrong number of steps; MOSQUITO-3, if the Mosquito copies nothing;
         * MOSQUITO-1. Evidence: piece, from, to, movesAs; <i>sometimes</i> uncopiedCell, attempts.
         */
        MOSQUITO_CANNOT_COPY(
                "mosquito-cannot-copy",
                breaks(Rule.MOSQUITO_1, Rule.MOSQUITO_3, Rule.SLIDE_1, Rule.SLIDE_2, Rule.CLIMB_1, Rule.SPIDER_1),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS),
                sometimes(Role.UNCOPIED_CELL, Role.ATTEMPTS)),
        /**
         * {@code mosquito-on-top}, {@link Rule#MOSQUITO_2 MOSQUITO-2}: a Mosquito on top of another piece moves only
         * one step, as a Beetle. Evidence: piece, from, to, movesAs; <i>sometimes</i> attempts.
         */
        MOSQUITO_ON_TOP(
                "mosquito-on-top",
                breaks(Rule.MOSQUITO_2),
                always(Role.PIECE, Role.FROM, Role.TO, Role.MOVES_AS),
                sometimes(Role.ATTEMPTS)),

        /**
         * {@code throw-pillbug-covered}, {@link Rule#PILLBUG_6 PILLBUG-6}: the thrower would be a Mosquito, but the
         * Pillbug next to it is covered, and it copies only the piece on top. Evidence: piece, from, uncopiedCell,
         * thrower, throwerCell; <i>sometimes</i> to.
         */
        THROW_PILLBUG_COVERED(
                "throw-pillbug-covered",
                breaks(Rule.PILLBUG_6),
                always(Role.PIECE, Role.FROM, Role.UNCOPIED_CELL, Role.THROWER, Role.THROWER_CELL),
                sometimes(Role.TO)),
        /**
         * {@code throw-destination-occupied}, {@link Rule#PILLBUG_2 PILLBUG-2}: the destination of a throw is occupied.
         * Evidence: piece, from, to, thrower, throwerCell.
         */
        THROW_DESTINATION_OCCUPIED(
                "throw-destination-occupied",
                breaks(Rule.PILLBUG_2),
                always(Role.PIECE, Role.FROM, Role.TO, Role.THROWER, Role.THROWER_CELL)),
        /**
         * {@code throw-thrower-covered}, {@link Rule#PILLBUG_6 PILLBUG-6}: the thrower is covered. Evidence: piece,
         * from, to, thrower, throwerCell.
         */
        THROW_THROWER_COVERED(
                "throw-thrower-covered",
                breaks(Rule.PILLBUG_6),
                always(Role.PIECE, Role.FROM, Role.TO, Role.THROWER, Role.THROWER_CELL)),
        /**
         * {@code throw-thrower-on-top}, {@link Rule#PILLBUG_6 PILLBUG-6}: the thrower stands on another piece.
         * Evidence: piece, from, to, thrower, throwerCell.
         */
        THROW_THROWER_ON_TOP(
                "throw-thrower-on-top",
                breaks(Rule.PILLBUG_6),
                always(Role.PIECE, Role.FROM, Role.TO, Role.THROWER, Role.THROWER_CELL)),
        /**
         * {@code throw-thrower-rests}, {@link Rule#PILLBUG_5 PILLBUG-5}: the thrower was moved on the previous turn.
         * Evidence: piece, from, to, thrower, throwerCell.
         */
        THROW_THROWER_RESTS(
                "throw-thrower-rests",
                breaks(Rule.PILLBUG_5),
                always(Role.PIECE, Role.FROM, Role.TO, Role.THROWER, Role.THROWER_CELL)),
        /**
         * {@code throw-piece-rests}, {@link Rule#PILLBUG_5 PILLBUG-5}: the thrown piece was moved on the previous turn.
         * Evidence: piece, from, to, thrower, throwerCell.
         */
        THROW_PIECE_RESTS(
                "throw-piece-rests",
                breaks(Rule.PILLBUG_5),
                always(Role.PIECE, Role.FROM, Role.TO, Role.THROWER, Role.THROWER_CELL)),
        /**
         * {@code throw-piece-stacked}, {@link Rule#PILLBUG_3 PILLBUG-3}: the thrown piece stands in a stack. Evidence:
         * piece, from, to, thrower, throwerCell.
         */
        THROW_PIECE_STACKED(
                "throw-piece-stacked",
                breaks(Rule.PILLBUG_3),
                always(Role.PIECE, Role.FROM, Role.TO, Role.THROWER, Role.THROWER_CELL)),
        /**
         * {@code throw-piece-pinned}, {@link Rule#PILLBUG_3 PILLBUG-3}: without the thrown piece, the hive falls apart.
         * Evidence: piece, from, to, cutOffCells, cutOffPieces, thrower, throwerCell.
         */
        THROW_PIECE_PINNED(
                "throw-piece-pinned",
                breaks(Rule.PILLBUG_3),
                always(
                        Role.PIECE,
                        Role.FROM,
                        Role.TO,
                        Role.CUT_OFF_CELLS,
                        Role.CUT_OFF_PIECES,
                        Role.THROWER,
                        Role.THROWER_CELL)),
        /**
         * {@code throw-gate-up}, {@link Rule#PILLBUG_4 PILLBUG-4}: two stacks leave too small a gap for the step up
         * onto the thrower. Evidence: piece, from, to, sides, thrower, throwerCell.
         */
        THROW_GATE_UP(
                "throw-gate-up",
                breaks(Rule.PILLBUG_4),
                always(Role.PIECE, Role.FROM, Role.TO, Role.SIDES, Role.THROWER, Role.THROWER_CELL)),
        /**
         * {@code throw-gate-down}, {@link Rule#PILLBUG_4 PILLBUG-4}: two stacks leave too small a gap for the step down
         * from the thrower. Evidence: piece, from, to, sides, thrower, throwerCell.
         */
        THROW_GATE_DOWN(
                "throw-gate-down",
                breaks(Rule.PILLBUG_4),
                always(Role.PIECE, Role.FROM, Role.TO, Role.SIDES, Role.THROWER, Role.THROWER_CELL));

        private final String id;
        private final Set<Rule> rules;
        private final Set<Role> evidence;
        private final Set<Role> occasionalEvidence;

        Kind(String id, Set<Rule> rules, Set<Role> evidence, Set<Role> occasionalEvidence) {
            this.id = id;
            this.rules = rules;
            this.evidence = evidence;
            this.occasionalEvidence = occasionalEvidence;
        }

        Kind(String id, Set<Rule> rules, Set<Role> evidence) {
            this(id, rules, evidence, Set.of());
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

        /** {@return the id of this kind, for example {@code pinned}, which stays the same in all releases} */
        public String id() {
            return id;
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
            requireNonNull(id, "id");
            return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
        }
    }
}
