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
 * <p>A {@link Violation} names the rule that a move breaks; its {@linkplain Violation.Kind kind} says more.
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
     * Soldier Ants and, with the expansions, one Mosquito, one Ladybug and one Pillbug.
     */
    MAT_1,
    /** {@index MAT-2}: equal pieces must enter in the order of their numbers. */
    MAT_2,
    /** {@index PLACE-1}: the first piece of the game must be placed at (0,0). */
    PLACE_1,
    /**
     * {@index PLACE-2}: the second player's first piece must touch the first piece.
     *
     * <p><img src="doc-files/PLACE-2.svg" alt="dots on the six cells around the white Ant, a cross two cells away from
     * it">
     */
    PLACE_2,
    /**
     * {@index PLACE-3}: a newly placed piece must touch a piece of its own color and no piece of the other color; of a
     * stack, only the top piece counts.
     *
     * <p><img src="doc-files/PLACE-3.svg" alt="dots on cells that touch only the white Ant, crosses on those that touch
     * the black Spider or nothing">
     */
    PLACE_3,
    /**
     * {@index PLACE-4}: a piece must be placed on an empty cell.
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
    /** {@index PLACE-6}: a piece that has been placed stays in play. */
    PLACE_6,
    /**
     * {@index QUEEN-1}: each player must place the Queen Bee by their fourth turn.
     *
     * <p><img src="doc-files/QUEEN-1.svg" alt="three white pieces are in play; the Queen Bee can go to the dots next to
     * them">
     */
    QUEEN_1,
    /**
     * {@index QUEEN-2}: a player may not move or throw any piece until their Queen Bee is in play.
     *
     * <p><img src="doc-files/QUEEN-2.svg" alt="the white Ant at the end of a row cannot move to the crosses">
     */
    QUEEN_2,
    /** {@index OPENING-1}: in the tournament opening, neither player may place the Queen Bee first. */
    OPENING_1,
    /** {@index TURN-1}: on each turn, a player places a piece, moves a piece or passes. */
    TURN_1,
    /** {@index TURN-2}: a player may move only their own pieces, except by a Pillbug's throw. */
    TURN_2,
    /**
     * {@index COVER-1}: only the top piece of a stack can move.
     *
     * <p><img src="doc-files/COVER-1.svg" alt="the white Beetle lies under a black one; the stack is taken apart
     * below">
     */
    COVER_1,
    /**
     * {@index HIVE-1}: after each move, all pieces must be connected in one hive.
     *
     * <p><img src="doc-files/HIVE-1.svg" alt="the white Queen Bee cannot leave the row">
     */
    HIVE_1,
    /**
     * {@index HIVE-2}: while a piece is lifted, all other pieces must stay connected.
     *
     * <p><img src="doc-files/HIVE-2.svg" alt="the black Ant alone connects two marked pieces to the rest">
     */
    HIVE_2,
    /**
     * {@index SLIDE-1}: on the ground, a piece can slide only through gaps that are wide enough for it.
     *
     * <p><img src="doc-files/SLIDE-1.svg" alt="the black Ant's arrow stops between two of five pieces around it">
     */
    SLIDE_1,
    /**
     * {@index SLIDE-2}: a sliding piece must keep touching the hive.
     *
     * <p><img src="doc-files/SLIDE-2.svg" alt="the black Spider cannot cross the gap between two arms of the hive">
     */
    SLIDE_2,
    /**
     * {@index CLIMB-1}: a climbing piece cannot pass between two stacks that are both higher than the start and the end
     * of its step.
     *
     * <p><img src="doc-files/CLIMB-1.svg" alt="the white Beetle cannot climb straight ahead between two stacks of two">
     */
    CLIMB_1,
    /**
     * {@index STAY-1}: a move must not end where it started.
     *
     * <p><img src="doc-files/STAY-1.svg" alt="a cross on the Ladybug itself, dots on the cells that it can reach">
     */
    STAY_1,
    /**
     * {@index QUEEN-3}: the Queen Bee takes one step on the ground.
     *
     * <p><img src="doc-files/QUEEN-3.svg" alt="the Queen Bee reaches four neighbors; crosses on other cells">
     */
    QUEEN_3,
    /**
     * {@index BEETLE-1}: the Beetle takes one step: on the ground, up onto the hive, across it or down.
     *
     * <p><img src="doc-files/BEETLE-1.svg" alt="the white Beetle reaches two neighboring cells and two neighboring
     * pieces">
     */
    BEETLE_1,
    /**
     * {@index GRASSHOPPER-1}: the Grasshopper jumps in a straight line over one or more adjoining pieces to the first
     * empty cell.
     *
     * <p><img src="doc-files/GRASSHOPPER-1.svg" alt="the white Grasshopper reaches the cells behind three rows">
     */
    GRASSHOPPER_1,
    /**
     * {@index SPIDER-1}: the Spider takes exactly three steps on the ground and enters no cell twice.
     *
     * <p><img src="doc-files/SPIDER-1.svg" alt="an arrow of three steps around the end of the hive">
     */
    SPIDER_1,
    /**
     * {@index ANT-1}: the Soldier Ant takes any number of steps on the ground.
     *
     * <p><img src="doc-files/ANT-1.svg" alt="dots all around the hive, a cross on the hole in its middle">
     */
    ANT_1,
    /**
     * {@index LADYBUG-1}: the Ladybug takes two steps on top of the hive and then a third step down.
     *
     * <p><img src="doc-files/LADYBUG-1.svg" alt="an arrow over two pieces and down on the other side">
     */
    LADYBUG_1,
    /**
     * {@index MOSQUITO-1}: on the ground, a Mosquito moves like any piece that it touches; of a stack, only the top
     * piece counts.
     *
     * <p><img src="doc-files/MOSQUITO-1.svg" alt="the white Mosquito moves as the Spider and as the Beetle that it
     * touches">
     */
    MOSQUITO_1,
    /**
     * {@index MOSQUITO-2}: on top of the hive, a Mosquito moves like a Beetle.
     *
     * <p><img src="doc-files/MOSQUITO-2.svg" alt="the Mosquito on a stack reaches only the cells around it">
     */
    MOSQUITO_2,
    /**
     * {@index MOSQUITO-3}: a Mosquito cannot copy another Mosquito.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="the black Mosquito that the white one touches is marked in red">
     */
    MOSQUITO_3,
    /**
     * {@index PILLBUG-1}: the Pillbug takes one step on the ground.
     *
     * <p><img src="doc-files/PILLBUG-1.svg" alt="the white Pillbug reaches two of the empty cells next to it">
     */
    PILLBUG_1,
    /**
     * {@index PILLBUG-2}: instead of moving, a Pillbug can throw a neighboring piece of either color over itself to an
     * empty cell next to it.
     *
     * <p><img src="doc-files/PILLBUG-2.svg" alt="an arrow from the white Queen Bee over the white Pillbug to the cell
     * behind it">
     */
    PILLBUG_2,
    /**
     * {@index PILLBUG-3}: a piece cannot be thrown if it is in a stack or holds the hive together.
     *
     * <p><img src="doc-files/PILLBUG-3.svg" alt="the Pillbug cannot throw the black Beetle, which stands on another
     * piece">
     */
    PILLBUG_3,
    /**
     * {@index PILLBUG-4}: a thrown piece cannot pass between two stacks of two or more pieces.
     *
     * <p><img src="doc-files/PILLBUG-4.svg" alt="the white Pillbug cannot throw the black one down between two stacks of
     * two">
     */
    PILLBUG_4,
    /**
     * {@index PILLBUG-5}: a piece that was moved on the previous turn rests: it cannot move, throw or be thrown.
     *
     * <p><img src="doc-files/PILLBUG-5.svg" alt="a moon marks the white Ant, which Black has just thrown">
     */
    PILLBUG_5,
    /**
     * {@index PILLBUG-6}: a Mosquito on the ground that touches a Pillbug can throw like one. A piece that is covered
     * or stands on top of another piece cannot throw.
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
     * {@index PASS-1}: a player must pass if nothing else is legal, and may not pass otherwise.
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
    /** {@index END-3}: after the end of the game, no move is legal. */
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
