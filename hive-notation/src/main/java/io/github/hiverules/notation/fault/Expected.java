package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.Ids;

/**
 * What a reader expected at the location of a fault. {@link io.github.hiverules.notation.text.Sentences#expected
 * Sentences} puts it into words.
 */
public enum Expected {
    /** A UHP game string, a game text, or a game as PGN or SGF. */
    GAME,
    /** A game, not only the page that shows it, or a link to that page. */
    DOWNLOADED_GAME,
    /** Another notation; PGN and SGF have readers of their own. */
    NOTATION,
    /** At most 16,777,216 characters. */
    SHORTER_TEXT,
    /** The usual spelling; {@link Fault#replacement()} has it. */
    SPELLING,
    /** Nothing: the text has no meaning there. */
    NOTHING,
    /** A game type such as {@code Base+MLP}. */
    GAME_TYPE,
    /** A command of the Universal Hive Protocol, such as {@code play wS1}. */
    COMMAND,
    /** An answer whose game is the one that the commands before it lead to. */
    ANSWER,
    /** The end of the text. */
    END,
    /** A move such as {@code wS1 -bQ}, or pass. */
    MOVE,
    /** A move in a game text, such as {@code wS1_0_-1}, or pass. */
    MOVE_TO_CELL,
    /** A piece such as wA1 or bQ. */
    PIECE,
    /** A piece in play next to the destination. */
    PIECE_IN_PLAY,
    /** A destination such as -bQ, bQ/ or bQ, with at most one sign. */
    DESTINATION,
    /** One game only. */
    ONE_GAME,
    /** A brace that ends the comment. */
    COMMENT_END,
    /** A single line of play. */
    NO_VARIATION,
    /** Moves outside of comments and variations. */
    MOVES_OUTSIDE_COMMENTS,
    /** A result such as WhiteWins or, in a game text, {@code white-wins.resignation}. */
    RESULT,
    /** An SGF property such as {@code GM[27]}, with both brackets. */
    SGF_PROPERTY,
    /** The game of Hive with a set of pieces such as {@code SU[hive-plm]}. */
    SGF_SETUP,
    /** An event of play such as {@code dropb wS1 N 13 .}. */
    SGF_EVENT,
    /** A game text such as {@code 1~base~wS1_0_0~-}. */
    GAME_TEXT,
    /** A ruleset such as {@code mlp.opening} or base. */
    RULESET,
    /** Version 1 of this notation, the only one that this release of the library knows. */
    VERSION,
    /** A position text such as {@code mlp~w1~-}. */
    POSITION,
    /** The side to move and its turn, such as w1 or, in a text diagram, White 1. */
    TURN,
    /** Stacks of pieces with their cells, such as {@code wS1_0_0.bA1_1_0}, or - for an empty table. */
    HIVE,
    /** One stack on each cell, and no more pieces than a full set contains. */
    STACK,
    /** A field such as set: Base+M, or turn: White 5. */
    DIAGRAM_FIELD,
    /** A piece, a mark or both, such as wB1, {@code wB1^}, + or bA1x, aligned with the grid. */
    DIAGRAM_CELL,
    /** A line for each stack drawn with ^, from top to bottom, such as wB1 on bQ. */
    DIAGRAM_STACK;

    /** {@return the id, for example {@code game-type}} */
    public String id() {
        return Ids.of(this);
    }
}
