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
    /** {@code pgn}: a game as PGN; the text is SGF. */
    PGN("pgn"),
    /** {@code sgf}: a game as SGF; the text is PGN. */
    SGF("sgf"),
    /** {@code shorter-text}: at most 16,777,216 characters. */
    SHORTER_TEXT("shorter-text"),
    /** {@code game-type}: a game type such as {@code Base+MLP}. */
    GAME_TYPE("game-type"),
    /** {@code game-state}: NotStarted, InProgress, Draw, WhiteWins or BlackWins, whichever fits the moves. */
    GAME_STATE("game-state"),
    /** {@code turn}: the turn that fits the moves, such as {@code White[3]}. */
    TURN("turn"),
    /** {@code plain-sign}: a plain space, hyphen, slash or backslash, or the sign itself instead of its code. */
    PLAIN_SIGN("plain-sign"),
    /** {@code no-quotation-marks}: a text without quotation marks. */
    NO_QUOTATION_MARKS("no-quotation-marks"),
    /** {@code no-command-word}: a game or a move without a word such as {@code newgame} or {@code play}. */
    NO_COMMAND_WORD("no-command-word"),
    /** {@code command}: a command of the Universal Hive Protocol, such as {@code play wS1}. */
    COMMAND("command"),
    /** {@code answer}: an answer whose game is the one that the commands before it lead to. */
    ANSWER("answer"),
    /** {@code semicolon}: a semicolon. */
    SEMICOLON("semicolon"),
    /** {@code end}: the end of the text. */
    END("end"),
    /** {@code move}: a move such as {@code wS1 -bQ}, or pass. */
    MOVE("move"),
    /** {@code pass}: pass. */
    PASS("pass"),
    /** {@code piece}: a piece such as wA1 or bQ. */
    PIECE("piece"),
    /** {@code piece-number}: a piece with its number. */
    PIECE_NUMBER("piece-number"),
    /** {@code no-piece-number}: a piece without a number. */
    NO_PIECE_NUMBER("no-piece-number"),
    /** {@code piece-letters}: a lowercase letter for the color and an uppercase letter for the kind. */
    PIECE_LETTERS("piece-letters"),
    /** {@code piece-in-play}: a piece in play next to the destination. */
    PIECE_IN_PLAY("piece-in-play"),
    /** {@code top-piece}: the piece on top of the destination. */
    TOP_PIECE("top-piece"),
    /** {@code no-destination}: no destination for the first piece. */
    NO_DESTINATION("no-destination"),
    /** {@code destination}: a destination such as -bQ, bQ/ or bQ. */
    DESTINATION("destination"),
    /** {@code one-direction}: one direction sign, before or after the piece. */
    ONE_DIRECTION("one-direction"),
    /** {@code one-space}: one space between piece and destination, and no other whitespace. */
    ONE_SPACE("one-space"),
    /** {@code lower-number}: the piece in hand with the lowest number of its kind. */
    LOWER_NUMBER("lower-number"),
    /** {@code tag}: a tag such as {@code [GameType "Base"]}. */
    TAG("tag"),
    /** {@code move-number}: the number of the move. */
    MOVE_NUMBER("move-number"),
    /** {@code comment-end}: a brace that ends the comment. */
    COMMENT_END("comment-end"),
    /** {@code no-annotation}: a move without an annotation. */
    NO_ANNOTATION("no-annotation"),
    /** {@code no-move-in-comment}: a comment without a move of the game. */
    NO_MOVE_IN_COMMENT("no-move-in-comment"),
    /** {@code result}: a result such as WhiteWins. */
    RESULT("result"),
    /** {@code sgf-property}: an SGF property such as {@code GM[27]}. */
    SGF_PROPERTY("sgf-property"),
    /** {@code sgf-value-end}: a bracket that ends the value of an SGF property. */
    SGF_VALUE_END("sgf-value-end"),
    /** {@code sgf-hive}: the game of Hive, {@code GM[27]}. */
    SGF_HIVE("sgf-hive"),
    /** {@code sgf-setup}: a set of pieces such as {@code SU[hive-plm]}. */
    SGF_SETUP("sgf-setup"),
    /** {@code sgf-not-ultimate}: a Hive set (hive-ultimate is a different game). */
    SGF_NOT_ULTIMATE("sgf-not-ultimate"),
    /** {@code sgf-event}: an event of play such as {@code dropb wS1 N 13 .}. */
    SGF_EVENT("sgf-event"),
    /** {@code sgf-event-number}: the next event number; a gap means that events are missing. */
    SGF_EVENT_NUMBER("sgf-event-number"),
    /** {@code sgf-match}: an event by the player to move, with the right color for its piece. */
    SGF_MATCH("sgf-match"),
    /** {@code sgf-cell}: a column from A to Z, or beyond as in {@code 1A}, and a row from 1 to 26. */
    SGF_CELL("sgf-cell"),
    /** {@code sgf-done}: a done event that commits the move. */
    SGF_DONE("sgf-done"),
    /** {@code sgf-game-over}: nothing after the end of the game. */
    SGF_GAME_OVER("sgf-game-over"),
    /** {@code no-variation}: a single line of play. */
    NO_VARIATION("no-variation"),
    /** {@code game-text}: a game text such as {@code 1~base~wS1_0_0~-}. */
    GAME_TEXT("game-text"),
    /** {@code text-move}: a move such as {@code wS1_0_-1}, or pass. */
    TEXT_MOVE("text-move"),
    /** {@code ending}: an ending such as {@code white-wins.resignation}, or -. */
    ENDING("ending"),
    /** {@code ruleset}: a ruleset such as {@code mlp.opening} or base. */
    RULESET("ruleset"),
    /** {@code ruleset-form}: the usual form of a ruleset such as {@code mlp.opening}. */
    RULESET_FORM("ruleset-form"),
    /** {@code start-form}: only the ruleset, because this is the usual start. */
    START_FORM("start-form"),
    /** {@code version}: version 1 of this notation, the only one that this release of the library knows. */
    VERSION("version"),
    /** {@code no-whitespace}: no whitespace. */
    NO_WHITESPACE("no-whitespace"),
    /** {@code number-form}: a number without a plus sign or leading zeros. */
    NUMBER_FORM("number-form"),
    /** {@code position}: a position text such as {@code mlp~w1~-}. */
    POSITION("position"),
    /** {@code position-turn}: the side to move and its turn, such as w1. */
    POSITION_TURN("position-turn"),
    /** {@code hive}: the stacks of pieces, such as {@code wS1_0_0.bA1_1_0}, or - for an empty table. */
    HIVE("hive"),
    /** {@code stack}: a stack of pieces, from bottom to top. */
    STACK("stack"),
    /** {@code stack-order}: stacks in the order of their rows and, within a row, of their columns. */
    STACK_ORDER("stack-order"),
    /** {@code cell}: the cell of the stack, such as {@code _0_0}. */
    CELL("cell"),
    /** {@code free-cell}: a cell on which no other stack stands. */
    FREE_CELL("free-cell"),
    /** {@code fewer-pieces}: no more pieces than a full set contains. */
    FEWER_PIECES("fewer-pieces"),
    /** {@code coordinate}: a whole number. */
    COORDINATE("coordinate"),
    /** {@code diagram-row}: a cell that is aligned with the grid, in which each row is shifted by half a cell. */
    DIAGRAM_ROW("diagram-row"),
    /** {@code diagram-set}: the field {@code set} of a text diagram. */
    DIAGRAM_SET("diagram-set"),
    /** {@code diagram-turn}: the field {@code turn} of a text diagram. */
    DIAGRAM_TURN("diagram-turn"),
    /** {@code diagram-field}: a field such as set: Base+M, or turn: White 5. */
    DIAGRAM_FIELD("diagram-field"),
    /** {@code diagram-cell}: a piece, a mark or both, such as wB1, {@code wB1^}, + or bA1x. */
    DIAGRAM_CELL("diagram-cell"),
    /** {@code diagram-stack}: a stack that is drawn with ^, from top to bottom, such as wB1 on bQ. */
    DIAGRAM_STACK("diagram-stack"),
    /** {@code stack-listed}: a line that lists the pieces of this stack. */
    STACK_LISTED("stack-listed");

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
