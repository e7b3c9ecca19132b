package io.github.hiverules;

import java.util.Optional;

/**
 * One numbered rule of the game.
 *
 * <p>The ids, such as {@code SLIDE-1}, are the same in messages, diagrams and documentation; the constants are named
 * after them. In the pictures a ring marks the piece in question, a dot a cell that it can reach, a cross one that it
 * cannot; red shows what refuses a move.
 */
public enum Rule {
    /** Material: the base game's pieces and one of each expansion that is in the set. */
    MAT_1,
    /** Pieces of one kind and color enter in numeric order. */
    MAT_2,
    /** The first piece of the game goes to the origin. */
    PLACE_1,
    /** The second player's first piece touches the first piece. <p><img src="doc-files/PLACE-2.svg" alt="R02"> */
    PLACE_2,
    /**
     * A placed piece touches a top of its own color and none of the other color.
     *
     * <p><img src="doc-files/PLACE-3.svg" alt="R03">
     */
    PLACE_3,
    /** A piece is placed on an empty cell. <p><img src="doc-files/PLACE-4.svg" alt="R12"> */
    PLACE_4,
    /**
     * Freedom to move does not apply to placing: an enclosed cell is allowed.
     *
     * <p><img src="doc-files/PLACE-5.svg" alt="R27">
     */
    PLACE_5,
    /** A placed piece never leaves play. */
    PLACE_6,
    /** The Queen is in play by the end of a player's fourth turn. <p><img src="doc-files/QUEEN-1.svg" alt="R04"> */
    QUEEN_1,
    /** A player whose Queen is in hand moves and throws nothing. <p><img src="doc-files/QUEEN-2.svg" alt="R06"> */
    QUEEN_2,
    /** Tournament opening: no player's first piece is the Queen. */
    OPENING_1,
    /** A turn is one action: place a piece, move a piece that is in play, or pass. */
    TURN_1,
    /** Players move only their own pieces, except by a throw. */
    TURN_2,
    /** Only the top piece of a stack moves. <p><img src="doc-files/COVER-1.svg" alt="R11"> */
    COVER_1,
    /** One hive: after the move all pieces are connected. <p><img src="doc-files/HIVE-1.svg" alt="N06"> */
    HIVE_1,
    /**
     * One hive on the way too: lifting the piece leaves the others connected.
     *
     * <p><img src="doc-files/HIVE-2.svg" alt="R22">
     */
    HIVE_2,
    /** A ground step does not pass a gate. <p><img src="doc-files/SLIDE-1.svg" alt="R24"> */
    SLIDE_1,
    /** A ground step keeps touching the hive. <p><img src="doc-files/SLIDE-2.svg" alt="X44"> */
    SLIDE_2,
    /** A step above the ground does not pass a gate at its height. <p><img src="doc-files/CLIMB-1.svg" alt="X03"> */
    CLIMB_1,
    /** A move ends on another cell than it started from. <p><img src="doc-files/STAY-1.svg" alt="X20"> */
    STAY_1,
    /** The Queen Bee makes one ground step. <p><img src="doc-files/QUEEN-3.svg" alt="R07"> */
    QUEEN_3,
    /** The Beetle makes one step, also up, across and down. <p><img src="doc-files/BEETLE-1.svg" alt="R08b"> */
    BEETLE_1,
    /**
     * The Grasshopper jumps in a line over one or more pieces to the first empty cell.
     *
     * <p><img src="doc-files/GRASSHOPPER-1.svg" alt="R14">
     */
    GRASSHOPPER_1,
    /**
     * The Spider makes exactly three ground steps and enters no cell twice.
     *
     * <p><img src="doc-files/SPIDER-1.svg" alt="R15">
     */
    SPIDER_1,
    /** The Soldier Ant makes any number of ground steps. <p><img src="doc-files/ANT-1.svg" alt="R16"> */
    ANT_1,
    /**
     * The Ladybug makes two steps on top of the hive and a third one down.
     *
     * <p><img src="doc-files/LADYBUG-1.svg" alt="R17">
     */
    LADYBUG_1,
    /**
     * The Mosquito on the ground moves as a kind whose top piece it touches.
     *
     * <p><img src="doc-files/MOSQUITO-1.svg" alt="R18">
     */
    MOSQUITO_1,
    /** The Mosquito on top of another piece moves as a Beetle. <p><img src="doc-files/MOSQUITO-2.svg" alt="R19"> */
    MOSQUITO_2,
    /** A Mosquito gets nothing from another Mosquito. <p><img src="doc-files/MOSQUITO-3.svg" alt="X24"> */
    MOSQUITO_3,
    /** The Pillbug makes one ground step. <p><img src="doc-files/PILLBUG-1.svg" alt="R35a"> */
    PILLBUG_1,
    /**
     * The Pillbug throws a neighbor over itself to an empty neighboring cell.
     *
     * <p><img src="doc-files/PILLBUG-2.svg" alt="R35b">
     */
    PILLBUG_2,
    /** A thrown piece stands alone on its cell and is not pinned. <p><img src="doc-files/PILLBUG-3.svg" alt="X37"> */
    PILLBUG_3,
    /** A throw does not pass between two stacks of two or more. <p><img src="doc-files/PILLBUG-4.svg" alt="X40"> */
    PILLBUG_4,
    /** A piece that was moved on the turn before rests. <p><img src="doc-files/PILLBUG-5.svg" alt="X34"> */
    PILLBUG_5,
    /**
     * A Mosquito on the ground that touches a Pillbug throws too; covered or stacked pieces do not.
     *
     * <p><img src="doc-files/PILLBUG-6.svg" alt="X30">
     */
    PILLBUG_6,
    /** A throw and the piece's own move to the same cell are one move. <p><img src="doc-files/PILLBUG-7.svg" alt="N20"> */
    PILLBUG_7,
    /** A player passes exactly when nothing else is legal. <p><img src="doc-files/PASS-1.svg" alt="R29"> */
    PASS_1,
    /** A player whose Queen is surrounded has lost. <p><img src="doc-files/END-1.svg" alt="R30"> */
    END_1,
    /** If both Queens are surrounded, the game is drawn. <p><img src="doc-files/END-2.svg" alt="R31"> */
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
        for (Rule rule : values()) {
            if (rule.id.equals(id)) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }
}
