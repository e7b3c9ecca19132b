package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.Ids;
import java.util.Optional;

/**
 * What a reader expected at the location of a fault. {@link io.github.hiverules.notation.text.Sentences#expected
 * Sentences} puts it into words.
 */
public enum Expected {
    /** {@code game}: a UHP game string, a game text, or a game as PGN or SGF. */
    GAME("game"),
    /** {@code downloaded-game}: a game, not only the page that shows it, or a link to that page. */
    DOWNLOADED_GAME("downloaded-game"),
    /** {@code notation}: another notation; PGN and SGF have readers of their own. */
    NOTATION("notation"),
    /** {@code shorter-text}: at most 16,777,216 characters. */
    SHORTER_TEXT("shorter-text"),
    /** {@code spelling}: the usual spelling; {@link Fault#replacement()} has it. */
    SPELLING("spelling"),
    /** {@code nothing}: nothing: the text has no meaning there. */
    NOTHING("nothing"),
    /** {@code game-type}: a game type such as {@code Base+MLP}. */
    GAME_TYPE("game-type"),
    /** {@code command}: a command of the Universal Hive Protocol, such as {@code play wS1}. */
    COMMAND("command"),
    /** {@code answer}: an answer whose game is the one that the commands before it lead to. */
    ANSWER("answer"),
    /** {@code end}: the end of the text. */
    END("end"),
    /** {@code move}: a move such as {@code wS1 -bQ}, or pass; in a game text, such as {@code wS1_0_-1}. */
    MOVE("move"),
    /** {@code piece}: a piece such as wA1 or bQ. */
    PIECE("piece"),
    /** {@code piece-in-play}: a piece in play next to the destination. */
    PIECE_IN_PLAY("piece-in-play"),
    /** {@code destination}: a destination such as -bQ, bQ/ or bQ, with at most one sign. */
    DESTINATION("destination"),
    /** {@code one-game}: one game only. */
    ONE_GAME("one-game"),
    /** {@code comment-end}: a brace that ends the comment. */
    COMMENT_END("comment-end"),
    /** {@code no-variation}: a single line of play. */
    NO_VARIATION("no-variation"),
    /** {@code moves-outside-comments}: moves outside of comments and variations. */
    MOVES_OUTSIDE_COMMENTS("moves-outside-comments"),
    /** {@code result}: a result such as WhiteWins or, in a game text, {@code white-wins.resignation}. */
    RESULT("result"),
    /** {@code sgf-property}: an SGF property such as {@code GM[27]}, with both brackets. */
    SGF_PROPERTY("sgf-property"),
    /** {@code sgf-setup}: the game of Hive with a set of pieces such as {@code SU[hive-plm]}. */
    SGF_SETUP("sgf-setup"),
    /** {@code sgf-event}: an event of play such as {@code dropb wS1 N 13 .}. */
    SGF_EVENT("sgf-event"),
    /** {@code game-text}: a game text such as {@code 1~base~wS1_0_0~-}. */
    GAME_TEXT("game-text"),
    /** {@code ruleset}: a ruleset such as {@code mlp.opening} or base. */
    RULESET("ruleset"),
    /** {@code version}: version 1 of this notation, the only one that this release of the library knows. */
    VERSION("version"),
    /** {@code position}: a position text such as {@code mlp~w1~-}. */
    POSITION("position"),
    /** {@code turn}: the side to move and its turn, such as w1 or, in a text diagram, White 1. */
    TURN("turn"),
    /** {@code hive}: stacks of pieces with their cells, such as {@code wS1_0_0.bA1_1_0}, or - for an empty table. */
    HIVE("hive"),
    /** {@code stack}: one stack on each cell, and no more pieces than a full set contains. */
    STACK("stack"),
    /** {@code diagram-field}: a field such as set: Base+M, or turn: White 5. */
    DIAGRAM_FIELD("diagram-field"),
    /** {@code diagram-cell}: a piece, a mark or both, such as wB1, {@code wB1^}, + or bA1x, aligned with the grid. */
    DIAGRAM_CELL("diagram-cell"),
    /** {@code diagram-stack}: a line for each stack drawn with ^, from top to bottom, such as wB1 on bQ. */
    DIAGRAM_STACK("diagram-stack");

    private final String id;

    Expected(String id) {
        this.id = id;
    }

    /** {@return the id, for example {@code game-type}, which stays the same in all releases} */
    public String id() {
        return id;
    }

    /**
     * {@return the constant with the given id, or empty if there is none}
     *
     * @param id an id such as {@code game-type}
     */
    public static Optional<Expected> find(String id) {
        return Ids.find(values(), Expected::id, id);
    }
}
