package io.github.hiverules;

import io.github.hiverules.piece.Bug;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * One numbered rule of the game.
 *
 * <p>Messages, diagrams and pages use the same ids, such as {@code SLIDE-1}; the constants are named after them. In the
 * pictures, a ring marks the piece in question, a dot marks a cell that it can reach, and a cross marks a cell that it
 * cannot reach. Red marks what forbids a move.
 *
 * <p>A <a href="https://github.com/hiverules/hive-rules/blob/main/docs/rulings.md#where-each-rule-is-decided">
 * table</a> links each rule to the file that decides it.
 */
@SuppressWarnings("InvalidInlineTag") // Error Prone expects no {@index} here; it makes the ids searchable.
public enum Rule {
    /**
     * {@index MAT-1} (material): each player has one Queen Bee, two Spiders, two Beetles, three Grasshoppers, three
     * Soldier Ants and, with the expansions, one Mosquito, one Ladybug and one Pillbug. Violation:
     * {@link Violation.Kind#PIECE_NOT_IN_SET PIECE_NOT_IN_SET}.
     */
    MAT_1,
    /**
     * {@index MAT-2}: equal pieces must enter in the order of their numbers. Violation:
     * {@link Violation.Kind#NUMBER_OUT_OF_ORDER NUMBER_OUT_OF_ORDER}.
     */
    MAT_2,
    /**
     * {@index PLACE-1}: the first piece of the game must be placed at (0,0). Violation:
     * {@link Violation.Kind#NOT_AT_ORIGIN NOT_AT_ORIGIN}.
     */
    PLACE_1,
    /**
     * {@index PLACE-2}: the second player's first piece must touch the first piece. Violation:
     * {@link Violation.Kind#NOT_TOUCHING_FIRST_PIECE NOT_TOUCHING_FIRST_PIECE}.
     *
     * <p><img src="doc-files/PLACE-2.svg" alt="dots on the six cells around the white Ant, a cross two cells away from
     * it">
     */
    PLACE_2,
    /**
     * {@index PLACE-3}: a newly placed piece must touch a piece of its own color and no piece of the other color; of a
     * stack, only the top piece counts. Violation: {@link Violation.Kind#TOUCHES_OPPONENT TOUCHES_OPPONENT} or
     * {@link Violation.Kind#TOUCHES_NO_OWN_PIECE TOUCHES_NO_OWN_PIECE}.
     *
     * <p><img src="doc-files/PLACE-3.svg" alt="dots on cells that touch only the white Ant, crosses on those that touch
     * the black Spider or nothing">
     */
    PLACE_3,
    /**
     * {@index PLACE-4}: a piece must be placed on an empty cell. Violation:
     * {@link Violation.Kind#CELL_OCCUPIED CELL_OCCUPIED}.
     *
     * <p><img src="doc-files/PLACE-4.svg" alt="a cross on the white Queen Bee, dots on the empty cells next to her">
     */
    PLACE_4,
    /**
     * {@index PLACE-5}: a piece may even be placed on a cell into which it could not slide.
     *
     * <p><img src="doc-files/PLACE-5.svg" alt="dots around six white pieces and on the hole between them">
     */
    PLACE_5,
    /**
     * {@index PLACE-6}: a piece that has been placed stays in play. Violation:
     * {@link Violation.Kind#ALREADY_IN_PLAY ALREADY_IN_PLAY}.
     */
    PLACE_6,
    /**
     * {@index QUEEN-1}: each player must place the Queen Bee by their fourth turn. Violation:
     * {@link Violation.Kind#QUEEN_DUE QUEEN_DUE}.
     *
     * <p><img src="doc-files/QUEEN-1.svg" alt="three white pieces are in play; the Queen Bee can go to the dots next to
     * them">
     */
    QUEEN_1,
    /**
     * {@index QUEEN-2}: a player may not move or throw any piece until their Queen Bee is in play. Violation:
     * {@link Violation.Kind#QUEEN_IN_HAND QUEEN_IN_HAND}.
     *
     * <p><img src="doc-files/QUEEN-2.svg" alt="the white Ant at the end of a row cannot move to the crosses">
     */
    QUEEN_2,
    /**
     * {@index OPENING-1}: in the tournament opening, neither player may place the Queen Bee first. Violation:
     * {@link Violation.Kind#QUEEN_TOO_EARLY QUEEN_TOO_EARLY}.
     */
    OPENING_1,
    /**
     * {@index TURN-1}: on each turn, a player places a piece, moves a piece or passes. Violation:
     * {@link Violation.Kind#NOT_ON_START_CELL NOT_ON_START_CELL}.
     */
    TURN_1,
    /**
     * {@index TURN-2}: a player may move only their own pieces, except by a Pillbug's throw. Violation:
     * {@link Violation.Kind#NOT_YOUR_PIECE NOT_YOUR_PIECE}.
     */
    TURN_2,
    /**
     * {@index COVER-1}: only the top piece of a stack can move. Violation: {@link Violation.Kind#COVERED COVERED}.
     *
     * <p><img src="doc-files/COVER-1.svg" alt="the white Beetle lies under a black one; the stack is taken apart
     * below">
     */
    COVER_1,
    /**
     * {@index HIVE-1}: after each move, all pieces must be connected in one hive. Violation:
     * {@link Violation.Kind#LEAVES_HIVE LEAVES_HIVE}.
     *
     * <p><img src="doc-files/HIVE-1.svg" alt="the white Queen Bee cannot leave the row">
     */
    HIVE_1,
    /**
     * {@index HIVE-2}: while a piece is lifted, all other pieces must stay connected. Violation:
     * {@link Violation.Kind#PINNED PINNED}.
     *
     * <p><img src="doc-files/HIVE-2.svg" alt="the black Ant alone connects two marked pieces to the rest">
     */
    HIVE_2,
    /**
     * {@index SLIDE-1}: on the ground, a piece can slide only through gaps that are wide enough for it. Violation:
     * {@link Violation.Kind#GATE GATE}.
     *
     * <p><img src="doc-files/SLIDE-1.svg" alt="the black Ant's arrow stops between two of five pieces around it">
     */
    SLIDE_1,
    /**
     * {@index SLIDE-2}: a sliding piece must keep touching the hive. Violation:
     * {@link Violation.Kind#CONTACT_LOST CONTACT_LOST}.
     *
     * <p><img src="doc-files/SLIDE-2.svg" alt="the black Spider cannot cross the gap between two arms of the hive">
     */
    SLIDE_2,
    /**
     * {@index CLIMB-1}: a climbing piece cannot pass between two stacks that are both higher than the start and the end
     * of its step. Violation: {@link Violation.Kind#GATE_ABOVE_GROUND GATE_ABOVE_GROUND}.
     *
     * <p><img src="doc-files/CLIMB-1.svg" alt="the white Beetle cannot climb straight ahead between two stacks of two">
     */
    CLIMB_1,
    /**
     * {@index STAY-1}: a move must not end where it started. Violation:
     * {@link Violation.Kind#ENDS_AT_START ENDS_AT_START}.
     *
     * <p><img src="doc-files/STAY-1.svg" alt="a cross on the Ladybug itself, dots on the cells that it can reach">
     */
    STAY_1,
    /**
     * {@index QUEEN-3}: the Queen Bee takes one step on the ground. Violation:
     * {@link Violation.Kind#TOO_FAR TOO_FAR} or
     * {@link Violation.Kind#DESTINATION_OCCUPIED DESTINATION_OCCUPIED}.
     *
     * <p><img src="doc-files/QUEEN-3.svg" alt="the Queen Bee reaches four neighbors; crosses on other cells">
     */
    QUEEN_3,
    /**
     * {@index BEETLE-1}: the Beetle takes one step: on the ground, up onto the hive, across it or down. Violation:
     * {@link Violation.Kind#TOO_FAR TOO_FAR}.
     *
     * <p><img src="doc-files/BEETLE-1.svg" alt="the white Beetle reaches two neighboring cells and two neighboring
     * pieces">
     */
    BEETLE_1,
    /**
     * {@index GRASSHOPPER-1}: the Grasshopper jumps in a straight line over one or more adjoining pieces to the first
     * empty cell. Violation: {@link Violation.Kind#NOT_IN_LINE NOT_IN_LINE},
     * {@link Violation.Kind#NOTHING_TO_JUMP_OVER NOTHING_TO_JUMP_OVER},
     * {@link Violation.Kind#EMPTY_CELL_IN_LINE EMPTY_CELL_IN_LINE} or
     * {@link Violation.Kind#DESTINATION_OCCUPIED DESTINATION_OCCUPIED}.
     *
     * <p><img src="doc-files/GRASSHOPPER-1.svg" alt="the white Grasshopper reaches the cells behind three rows">
     */
    GRASSHOPPER_1,
    /**
     * {@index SPIDER-1}: the Spider takes exactly three steps on the ground and enters no cell twice. Violation:
     * {@link Violation.Kind#TOO_FEW_STEPS TOO_FEW_STEPS}, {@link Violation.Kind#TOO_MANY_STEPS TOO_MANY_STEPS},
     * {@link Violation.Kind#NO_PATH NO_PATH} or {@link Violation.Kind#DESTINATION_OCCUPIED DESTINATION_OCCUPIED}.
     *
     * <p><img src="doc-files/SPIDER-1.svg" alt="an arrow of three steps around the end of the hive">
     */
    SPIDER_1,
    /**
     * {@index ANT-1}: the Soldier Ant takes any number of steps on the ground. Violation:
     * {@link Violation.Kind#NO_PATH NO_PATH} or {@link Violation.Kind#DESTINATION_OCCUPIED DESTINATION_OCCUPIED}.
     *
     * <p><img src="doc-files/ANT-1.svg" alt="dots all around the hive, a cross on the hole in its middle">
     */
    ANT_1,
    /**
     * {@index LADYBUG-1}: the Ladybug takes two steps on top of the hive and then a third step down. Violation:
     * {@link Violation.Kind#NO_PATH NO_PATH} or {@link Violation.Kind#DESTINATION_OCCUPIED DESTINATION_OCCUPIED}.
     *
     * <p><img src="doc-files/LADYBUG-1.svg" alt="an arrow over two pieces and down on the other side">
     */
    LADYBUG_1,
    /**
     * {@index MOSQUITO-1}: on the ground, a Mosquito moves like any piece that it touches; of a stack, only the top
     * piece counts. Violation: {@link Violation.Kind#MOSQUITO_CANNOT_COPY MOSQUITO_CANNOT_COPY}.
     *
     * <p><img src="doc-files/MOSQUITO-1.svg" alt="the white Mosquito moves as the Spider and as the Beetle that it
     * touches">
     */
    MOSQUITO_1,
    /**
     * {@index MOSQUITO-2}: on top of the hive, a Mosquito moves like a Beetle. Violation:
     * {@link Violation.Kind#MOSQUITO_ON_TOP MOSQUITO_ON_TOP}.
     *
     * <p><img src="doc-files/MOSQUITO-2.svg" alt="the Mosquito on a stack reaches only the cells around it">
     */
    MOSQUITO_2,
    /**
     * {@index MOSQUITO-3}: a Mosquito cannot copy another Mosquito. Violation:
     * {@link Violation.Kind#MOSQUITO_CANNOT_COPY MOSQUITO_CANNOT_COPY}.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="the black Mosquito that the white one touches is marked in red">
     */
    MOSQUITO_3,
    /**
     * {@index PILLBUG-1}: the Pillbug takes one step on the ground. Violation:
     * {@link Violation.Kind#TOO_FAR TOO_FAR} or
     * {@link Violation.Kind#DESTINATION_OCCUPIED DESTINATION_OCCUPIED}.
     *
     * <p><img src="doc-files/PILLBUG-1.svg" alt="the white Pillbug reaches two of the empty cells next to it">
     */
    PILLBUG_1,
    /**
     * {@index PILLBUG-2}: instead of moving, a Pillbug can throw a neighboring piece of either color over itself to an
     * empty cell next to it. Violation: {@link Violation.Kind#THROW_DESTINATION_OCCUPIED THROW_DESTINATION_OCCUPIED}.
     *
     * <p><img src="doc-files/PILLBUG-2.svg" alt="an arrow from the white Queen Bee over the white Pillbug to the cell
     * behind it">
     */
    PILLBUG_2,
    /**
     * {@index PILLBUG-3}: a piece cannot be thrown if it is in a stack or holds the hive together. Violation:
     * {@link Violation.Kind#THROW_PIECE_STACKED THROW_PIECE_STACKED} or
     * {@link Violation.Kind#THROW_PIECE_PINNED THROW_PIECE_PINNED}.
     *
     * <p><img src="doc-files/PILLBUG-3.svg" alt="the Pillbug cannot throw the black Beetle, which stands on another
     * piece">
     */
    PILLBUG_3,
    /**
     * {@index PILLBUG-4}: a thrown piece cannot pass between two stacks of two or more pieces. Violation:
     * {@link Violation.Kind#THROW_GATE_UP THROW_GATE_UP} or {@link Violation.Kind#THROW_GATE_DOWN THROW_GATE_DOWN}.
     *
     * <p><img src="doc-files/PILLBUG-4.svg" alt="the white Pillbug cannot throw the black one down between two stacks of
     * two">
     */
    PILLBUG_4,
    /**
     * {@index PILLBUG-5}: a piece that was moved on the previous turn rests: it cannot move, throw or be thrown.
     * Violation: {@link Violation.Kind#RESTING RESTING}, {@link Violation.Kind#THROW_THROWER_RESTS THROW_THROWER_RESTS}
     * or {@link Violation.Kind#THROW_PIECE_RESTS THROW_PIECE_RESTS}.
     *
     * <p><img src="doc-files/PILLBUG-5.svg" alt="a moon marks the white Ant, which Black has just thrown">
     */
    PILLBUG_5,
    /**
     * {@index PILLBUG-6}: a Mosquito on the ground that touches a Pillbug can throw like one. A piece that is covered
     * or stands on top of another piece cannot throw. Violation:
     * {@link Violation.Kind#THROW_THROWER_COVERED THROW_THROWER_COVERED} or
     * {@link Violation.Kind#THROW_THROWER_ON_TOP THROW_THROWER_ON_TOP}.
     *
     * <p><img src="doc-files/PILLBUG-6.svg" alt="the white Mosquito on a stack cannot throw the black Queen Bee">
     */
    PILLBUG_6,
    /**
     * {@index PILLBUG-7}: a throw and a piece's own move with the same result count as one move.
     *
     * <p><img src="doc-files/PILLBUG-7.svg" alt="an arrow from the Queen Bee over the Pillbug; she also reaches that
     * cell by herself">
     */
    PILLBUG_7,
    /**
     * {@index PASS-1}: a player must pass if nothing else is legal, and may not pass otherwise. Violation:
     * {@link Violation.Kind#PASS_NOT_ALLOWED PASS_NOT_ALLOWED}.
     *
     * <p><img src="doc-files/PASS-1.svg" alt="White's Beetle is covered and the white Queen Bee stands between black
     * pieces">
     */
    PASS_1,
    /**
     * {@index END-1}: a player whose Queen Bee is surrounded loses.
     *
     * <p><img src="doc-files/END-1.svg" alt="the white Ant has just surrounded its own Queen Bee">
     */
    END_1,
    /**
     * {@index END-2}: if both Queen Bees are surrounded, the game is drawn.
     *
     * <p><img src="doc-files/END-2.svg" alt="the white Ant has just surrounded both Queen Bees">
     */
    END_2,
    /**
     * {@index END-3}: after the end of the game, no move is legal. Violation:
     * {@link Violation.Kind#GAME_OVER GAME_OVER}.
     */
    END_3,
    /** {@index DRAW-1}: the players may agree on a draw. */
    DRAW_1,
    /**
     * {@index DRAW-2}: the game is drawn when the same position occurs for the third time.
     *
     * <p>A {@linkplain Toggle#REPETITION_DRAW toggle} switches this rule on.
     */
    DRAW_2,
    /** {@index RESIGN-1}: a player who resigns or runs out of time loses. */
    RESIGN_1;

    /** The rules that stop a single step. */
    static final Set<Rule> OF_STEPS = Collections.unmodifiableSet(EnumSet.of(SLIDE_1, SLIDE_2, CLIMB_1));

    /** The rules that stop a piece that is free to move. */
    static final Set<Rule> OF_MOVEMENTS = ofMovements();

    private static Set<Rule> ofMovements() {
        Set<Rule> rules = EnumSet.copyOf(OF_STEPS);
        rules.add(HIVE_1);
        rules.add(MOSQUITO_3);
        for (Bug bug : Bug.values()) {
            rules.add(ofMovement(bug));
        }
        return Collections.unmodifiableSet(rules);
    }

    /** {@return the id of this rule, for example {@code SLIDE-1}} */
    public String id() {
        return name().replace('_', '-');
    }

    /**
     * {@return the rule for how an insect moves by itself}
     *
     * @param bug the insect
     */
    public static Rule ofMovement(Bug bug) {
        Objects.requireNonNull(bug, "bug");
        return switch (bug) {
            case QUEEN_BEE -> QUEEN_3;
            case SPIDER -> SPIDER_1;
            case BEETLE -> BEETLE_1;
            case GRASSHOPPER -> GRASSHOPPER_1;
            case SOLDIER_ANT -> ANT_1;
            case MOSQUITO -> MOSQUITO_1;
            case LADYBUG -> LADYBUG_1;
            case PILLBUG -> PILLBUG_1;
        };
    }

    /**
     * {@return the rule by which an insect throws}
     *
     * @param thrower Pillbug or Mosquito
     * @throws IllegalArgumentException if this insect does not throw
     */
    public static Rule ofThrow(Bug thrower) {
        Objects.requireNonNull(thrower, "thrower");
        return switch (thrower) {
            case PILLBUG -> PILLBUG_2;
            case MOSQUITO -> PILLBUG_6;
            default -> throw new IllegalArgumentException(thrower + " never throws");
        };
    }

    /**
     * {@return the rule with the given id, or empty if there is none}
     *
     * @param id for example {@code SLIDE-1}
     */
    public static Optional<Rule> find(String id) {
        return Ids.find(values(), Rule::id, id);
    }
}
