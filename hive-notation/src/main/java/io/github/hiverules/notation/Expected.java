package io.github.hiverules.notation;

/**
 * What a reader expected where a text cannot be read.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more of them, so a {@code switch} needs a {@code default}.
 */
public enum Expected {
    /** A recorded game in any notation that the library reads. */
    GAME("a UHP game string, a PGN or an SGF game"),
    /** A text that is not longer than {@link ReadOptions#MAX_LENGTH}. */
    SHORTER_TEXT("at most " + ReadOptions.MAX_LENGTH + " characters"),
    /** A game type. */
    GAME_TYPE("a game type such as Base+MLP"),
    /** The word for the state of a game. */
    GAME_STATE("NotStarted, InProgress, Draw, WhiteWins or BlackWins, whichever fits the moves"),
    /** The turn. */
    TURN("the turn that fits the moves, such as White[3]"),
    /** A separator between two fields. */
    SEMICOLON("a semicolon"),
    /** Nothing more. */
    END("the end of the text"),
    /** A move. */
    MOVE("a move such as wS1 -bQ, or pass"),
    /** The word that passes. */
    PASS("pass"),
    /** A piece. */
    PIECE("a piece such as wA1 or bQ"),
    /** A piece whose name needs a number, because the set has several of its kind. */
    PIECE_NUMBER("a piece with its number"),
    /** A piece whose name has no number, because it is the only one of its kind and color. */
    NO_PIECE_NUMBER("a piece without a number"),
    /** A piece whose name has a small letter for the color and a capital one for the kind. */
    PIECE_LETTERS("a small letter for the color, a capital letter for the kind"),
    /** A piece in play, to name a destination by. */
    PIECE_IN_PLAY("a piece in play next to the destination"),
    /** The piece on top of a stack. */
    TOP_PIECE("the piece on top of the destination"),
    /** The end of a first move, which has no destination. */
    NO_DESTINATION("no destination: the first piece stands alone"),
    /** A destination. */
    DESTINATION("a destination such as -bQ, bQ/ or bQ"),
    /** A direction sign on one side only. */
    ONE_DIRECTION("one direction sign, before or after the piece"),
    /** One blank and no other white space. */
    ONE_BLANK("a single blank between piece and destination and none elsewhere"),
    /** An equal piece with a lower number. */
    LOWER_NUMBER("the piece of this kind with the lowest number in hand"),
    /** A tag of a PGN file. */
    TAG("a tag such as [GameType \"Base\"]"),
    /** The number of a move. */
    MOVE_NUMBER("the number of the move"),
    /** The end of a comment. */
    COMMENT_END("a brace that ends the comment"),
    /** The result of a game. */
    RESULT("a result such as WhiteWins"),
    /** A node or property of an SGF file. */
    SGF_PROPERTY("an SGF property such as GM[27]"),
    /** The mark of the game of Hive in an SGF file. */
    SGF_HIVE("the game of Hive, GM[27]"),
    /** The kind of set in an SGF file. */
    SGF_SETUP("a kind of set such as SU[hive-plm]"),
    /** A set of Hive; BoardSpace's Hive Ultimate is a different game. */
    SGF_NOT_ULTIMATE("a set of Hive; hive-ultimate is another game"),
    /** An event of an SGF file. */
    SGF_EVENT("an event of play such as dropb wS1 N 13 ."),
    /** The player or color of an event of an SGF file. */
    SGF_MATCH("an event of the player to move, with the color of the piece"),
    /** A cell of an SGF file. */
    SGF_CELL("a column from A to Z and a row from 1 to 26"),
    /** An event that commits a move. */
    SGF_DONE("a move that is committed by a done event"),
    /** A move of an SGF file while the game goes on. */
    SGF_GAME_OVER("nothing after the end of the game"),
    /** The only variation that was played. */
    SGF_NO_VARIATION("a single line of play"),
    /** The fields of a game text. */
    GAME_TEXT("a game text such as 1~base~wS1_0_0~-"),
    /** A move of a game text. */
    TEXT_MOVE("a move such as wS1_0_-1, or pass"),
    /** How a game ended, in a game text. */
    ENDING("an ending such as white-wins.resignation, or -"),
    /** A ruleset with its toggles. */
    RULESET("a ruleset such as mlp.opening or base"),
    /** The fields of a position string. */
    POSITION("a position string such as mlp~w1~-"),
    /** A stack of a position string. */
    STACK("a stack of pieces, from bottom to top"),
    /** A coordinate. */
    COORDINATE("a whole number"),
    /** The one form that the library writes. */
    CANONICAL("the canonical form"),
    /** A row of a text diagram. */
    DIAGRAM_ROW("a cell in line with the other rows, each shifted by half a cell"),
    /** A field of a text diagram. */
    DIAGRAM_FIELD("a field such as set: Base+M, or turn: White 5"),
    /** The content of a cell of a text diagram. */
    DIAGRAM_CELL("a piece, a mark or both, such as wB1, wB1^, + or bA1x"),
    /** A line of a text diagram that lists the pieces of a stack. */
    DIAGRAM_STACK("a stack that is drawn with ^, from top to bottom, such as wB1 on bQ"),
    /** The height of a stack in a diagram. */
    STACK_LISTED("a list of the pieces of this stack");

    private final String description;

    Expected(String description) {
        this.description = description;
    }

    /** {@return a phrase in English that completes "expected ..."} */
    public String description() {
        return description;
    }
}
