package io.github.hiverules.notation.fault;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a reader expected at the location of a fault. {@link io.github.hiverules.notation.text.Sentences#expected
 * Sentences} puts it into words.
 */
public enum Expected {
    /** {@code game}: a UHP game string, a game text, or a game as PGN or SGF. */
    GAME,
    /** {@code pgn}: a game as PGN; the text is SGF. */
    PGN,
    /** {@code sgf}: a game as SGF; the text is PGN. */
    SGF,
    /** {@code shorter-text}: at most 16,777,216 characters. */
    SHORTER_TEXT,
    /** {@code game-type}: a game type such as {@code Base+MLP}. */
    GAME_TYPE,
    /** {@code game-state}: NotStarted, InProgress, Draw, WhiteWins or BlackWins, whichever fits the moves. */
    GAME_STATE,
    /** {@code turn}: the turn that fits the moves, such as {@code White[3]}. */
    TURN,
    /** {@code plain-sign}: a plain space, hyphen, slash or backslash, or the sign itself instead of its code. */
    PLAIN_SIGN,
    /** {@code no-quotation-marks}: a text without quotation marks. */
    NO_QUOTATION_MARKS,
    /** {@code no-command-word}: a game or a move without a word such as {@code newgame} or {@code play}. */
    NO_COMMAND_WORD,
    /** {@code semicolon}: a semicolon. */
    SEMICOLON,
    /** {@code end}: the end of the text. */
    END,
    /** {@code move}: a move such as {@code wS1 -bQ}, or pass. */
    MOVE,
    /** {@code pass}: pass. */
    PASS,
    /** {@code piece}: a piece such as wA1 or bQ. */
    PIECE,
    /** {@code piece-number}: a piece with its number. */
    PIECE_NUMBER,
    /** {@code no-piece-number}: a piece without a number. */
    NO_PIECE_NUMBER,
    /** {@code piece-letters}: a lowercase letter for the color and an uppercase letter for the kind. */
    PIECE_LETTERS,
    /** {@code piece-in-play}: a piece in play next to the destination. */
    PIECE_IN_PLAY,
    /** {@code top-piece}: the piece on top of the destination. */
    TOP_PIECE,
    /** {@code no-destination}: no destination for the first piece. */
    NO_DESTINATION,
    /** {@code destination}: a destination such as -bQ, bQ/ or bQ. */
    DESTINATION,
    /** {@code one-direction}: one direction sign, before or after the piece. */
    ONE_DIRECTION,
    /** {@code one-space}: one space between piece and destination, and no other whitespace. */
    ONE_SPACE,
    /** {@code lower-number}: the piece in hand with the lowest number of its kind. */
    LOWER_NUMBER,
    /** {@code tag}: a tag such as {@code [GameType "Base"]}. */
    TAG,
    /** {@code move-number}: the number of the move. */
    MOVE_NUMBER,
    /** {@code comment-end}: a brace that ends the comment. */
    COMMENT_END,
    /** {@code no-annotation}: a move without an annotation. */
    NO_ANNOTATION,
    /** {@code no-move-in-comment}: a comment that does not begin with a move. */
    NO_MOVE_IN_COMMENT,
    /** {@code result}: a result such as WhiteWins. */
    RESULT,
    /** {@code sgf-property}: an SGF property such as {@code GM[27]}. */
    SGF_PROPERTY,
    /** {@code sgf-value-end}: a bracket that ends the value of an SGF property. */
    SGF_VALUE_END,
    /** {@code sgf-hive}: the game of Hive, {@code GM[27]}. */
    SGF_HIVE,
    /** {@code sgf-setup}: a set of pieces such as {@code SU[hive-plm]}. */
    SGF_SETUP,
    /** {@code sgf-not-ultimate}: a Hive set (hive-ultimate is a different game). */
    SGF_NOT_ULTIMATE,
    /** {@code sgf-event}: an event of play such as {@code dropb wS1 N 13 .}. */
    SGF_EVENT,
    /** {@code sgf-match}: an event by the player to move, with the right color for its piece. */
    SGF_MATCH,
    /** {@code sgf-cell}: a column from A to Z, or beyond as in {@code 1A}, and a row from 1 to 26. */
    SGF_CELL,
    /** {@code sgf-done}: a done event that commits the move. */
    SGF_DONE,
    /** {@code sgf-game-over}: nothing after the end of the game. */
    SGF_GAME_OVER,
    /** {@code no-variation}: a single line of play. */
    NO_VARIATION,
    /** {@code game-text}: a game text such as {@code 1~base~wS1_0_0~-}. */
    GAME_TEXT,
    /** {@code text-move}: a move such as {@code wS1_0_-1}, or pass. */
    TEXT_MOVE,
    /** {@code ending}: an ending such as {@code white-wins.resignation}, or -. */
    ENDING,
    /** {@code ruleset}: a ruleset such as {@code mlp.opening} or base. */
    RULESET,
    /** {@code ruleset-form}: the usual form of a ruleset such as {@code mlp.opening}. */
    RULESET_FORM,
    /** {@code start-form}: only the ruleset, because this is the usual start. */
    START_FORM,
    /** {@code version}: version 1 of this notation, the only one that this release of the library knows. */
    VERSION,
    /** {@code no-whitespace}: no whitespace. */
    NO_WHITESPACE,
    /** {@code number-form}: a number without a plus sign or leading zeros. */
    NUMBER_FORM,
    /** {@code position}: a position text such as {@code mlp~w1~-}. */
    POSITION,
    /** {@code position-turn}: the side to move and its turn, such as w1. */
    POSITION_TURN,
    /** {@code hive}: the stacks of pieces, such as {@code wS1_0_0.bA1_1_0}, or - for an empty table. */
    HIVE,
    /** {@code stack}: a stack of pieces, from bottom to top. */
    STACK,
    /** {@code stack-order}: stacks in the order of their rows and, within a row, of their columns. */
    STACK_ORDER,
    /** {@code cell}: the cell of the stack, such as {@code _0_0}. */
    CELL,
    /** {@code free-cell}: a cell on which no other stack stands. */
    FREE_CELL,
    /** {@code fewer-pieces}: no more pieces than a full set contains. */
    FEWER_PIECES,
    /** {@code coordinate}: a whole number. */
    COORDINATE,
    /** {@code diagram-row}: a cell that is aligned with the grid, in which each row is shifted by half a cell. */
    DIAGRAM_ROW,
    /** {@code diagram-set}: the field {@code set} of a text diagram. */
    DIAGRAM_SET,
    /** {@code diagram-turn}: the field {@code turn} of a text diagram. */
    DIAGRAM_TURN,
    /** {@code diagram-field}: a field such as set: Base+M, or turn: White 5. */
    DIAGRAM_FIELD,
    /** {@code diagram-cell}: a piece, a mark or both, such as wB1, {@code wB1^}, + or bA1x. */
    DIAGRAM_CELL,
    /** {@code diagram-stack}: a stack that is drawn with ^, from top to bottom, such as wB1 on bQ. */
    DIAGRAM_STACK,
    /** {@code stack-listed}: a line that lists the pieces of this stack. */
    STACK_LISTED;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

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
        Objects.requireNonNull(id, "id");
        return Stream.of(values()).filter(expected -> expected.id.equals(id)).findFirst();
    }
}
