package io.github.hiverules;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * One numbered rule of the game.
 *
 * <p>The ids, such as {@code SLIDE-1}, are the same in messages, diagrams and documentation; the constants are named
 * after them.
 */
public enum Rule {
    /** Material: the base game's pieces and one of each expansion that is in the set. */
    MAT_1,
    /** Pieces of one kind and color enter in numeric order. */
    MAT_2,
    /** The first piece of the game goes to the origin. */
    PLACE_1,
    /** The second player's first piece touches the first piece. */
    PLACE_2,
    /** A placed piece touches a top of its own color and none of the other color. */
    PLACE_3,
    /** A piece is placed on an empty cell. */
    PLACE_4,
    /** Freedom to move does not apply to placing: an enclosed cell is allowed. */
    PLACE_5,
    /** A placed piece never leaves play. */
    PLACE_6,
    /** The Queen is in play by the end of a player's fourth turn. */
    QUEEN_1,
    /** A player whose Queen is in hand moves and throws nothing. */
    QUEEN_2,
    /** Tournament opening: no player's first piece is the Queen. */
    OPENING_1,
    /** A turn is one action: place a piece, move a piece that is in play, or pass. */
    TURN_1,
    /** A player moves only pieces of the own color, except by a throw. */
    TURN_2,
    /** Only the top piece of a stack moves. */
    COVER_1,
    /** One hive: after the move all pieces are connected. */
    HIVE_1,
    /** One hive on the way too: lifting the piece leaves the others connected. */
    HIVE_2,
    /** A ground step does not pass a gate. */
    SLIDE_1,
    /** A ground step keeps touching the hive. */
    SLIDE_2,
    /** A step above the ground does not pass a gate at its height. */
    CLIMB_1,
    /** A move ends on another cell than it started from. */
    STAY_1,
    /** The Queen Bee makes one ground step. */
    QUEEN_3,
    /** The Beetle makes one step, also up, across and down. */
    BEETLE_1,
    /** The Grasshopper jumps in a line over one or more pieces to the first empty cell. */
    GRASSHOPPER_1,
    /** The Spider makes exactly three ground steps and enters no cell twice. */
    SPIDER_1,
    /** The Soldier Ant makes any number of ground steps. */
    ANT_1,
    /** The Ladybug makes two steps on top of the hive and a third one down. */
    LADYBUG_1,
    /** The Mosquito on the ground moves as a kind whose top piece it touches. */
    MOSQUITO_1,
    /** The Mosquito on top of another piece moves as a Beetle. */
    MOSQUITO_2,
    /** A Mosquito gets nothing from another Mosquito. */
    MOSQUITO_3,
    /** The Pillbug makes one ground step. */
    PILLBUG_1,
    /** The Pillbug throws a neighbor over itself to an empty neighboring cell. */
    PILLBUG_2,
    /** A thrown piece stands alone on its cell and is not pinned. */
    PILLBUG_3,
    /** A throw does not pass between two stacks of two or more. */
    PILLBUG_4,
    /** A piece that was moved on the turn before rests. */
    PILLBUG_5,
    /** A Mosquito on the ground that touches a Pillbug throws too; covered or stacked pieces do not. */
    PILLBUG_6,
    /** A throw and the own move with the same result are one move. */
    PILLBUG_7,
    /** A player passes exactly when nothing else is legal. */
    PASS_1,
    /** A player whose Queen is surrounded has lost. */
    END_1,
    /** If both Queens are surrounded, the game is drawn. */
    END_2,
    /** Nothing is legal after the end. */
    END_3,
    /** The players may agree on a draw. */
    DRAW_1,
    /** Optional: the third occurrence of a position draws the game. */
    DRAW_2,
    /** A player may resign or lose on time. */
    RESIGN_1;

    private final String id = name().replace('_', '-');

    /**
     * Returns the id of this rule.
     *
     * @return for example {@code SLIDE-1}
     */
    public String id() {
        return id;
    }

    /**
     * Finds a rule by its id.
     *
     * @param id for example {@code SLIDE-1}
     * @return the rule, or empty if there is none with this id
     */
    public static Optional<Rule> ofId(String id) {
        return Stream.of(values()).filter(rule -> rule.id.equals(id)).findFirst();
    }
}
