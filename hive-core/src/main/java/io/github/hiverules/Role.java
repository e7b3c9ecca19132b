package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;

/**
 * What a part of the evidence of a {@link Violation} or {@link SetupProblem} shows. Each role has a method of the same
 * name there.
 */
public enum Role {
    /** {@link Violation#piece} or {@link SetupProblem#piece}. */
    PIECE(Piece.class),
    /** {@link Violation#from}. */
    FROM(Hex.class),
    /** {@link Violation#to}. */
    TO(Hex.class),
    /** {@link Violation#movesAs}. */
    MOVES_AS(Bug.class),
    /** {@link Violation#at}. */
    AT(Hex.class),
    /** {@link Violation#next}. */
    NEXT(Piece.class),
    /** {@link Violation#top}. */
    TOP(Piece.class),
    /** {@link Violation#path}. */
    PATH(Hex.class, true),
    /** {@link Violation#sides}. */
    SIDES(Hex.class, true),
    /** {@link Violation#reachable}. */
    REACHABLE(Hex.class, true),
    /** {@link Violation#ringCells}. */
    RING_CELLS(Hex.class, true),
    /** {@link Violation#enclosedCell}. */
    ENCLOSED_CELL(Hex.class),
    /** {@link Violation#halfwayCells}. */
    HALFWAY_CELLS(Hex.class, true),
    /** {@link Violation#row}. */
    ROW(Hex.class, true),
    /** {@link Violation#firstEmptyCell}. */
    FIRST_EMPTY_CELL(Hex.class),
    /** {@link Violation#emptyCells}. */
    EMPTY_CELLS(Hex.class, true),
    /** {@link Violation#opponentCells}. */
    OPPONENT_CELLS(Hex.class, true),
    /** {@link Violation#cutOffCells}. */
    CUT_OFF_CELLS(Hex.class, true),
    /** {@link Violation#cutOffPieces}. */
    CUT_OFF_PIECES(Piece.class, true),
    /** {@link Violation#uncopiedCell}. */
    UNCOPIED_CELL(Hex.class),
    /** {@link Violation#attempts}. */
    ATTEMPTS(Violation.class, true),
    /** {@link Violation#thrower}. */
    THROWER(Piece.class),
    /** {@link Violation#throwerCell}. */
    THROWER_CELL(Hex.class),
    /** {@link Violation#alternatives}. */
    ALTERNATIVES(Move.class, true),
    /** {@link Violation#result}. */
    RESULT(GameResult.class),
    /** {@link Violation#surroundedCells}. */
    SURROUNDED_CELLS(Hex.class, true),
    /** {@link SetupProblem#missing}. */
    MISSING(Piece.class),
    /** {@link SetupProblem#cells}. */
    CELLS(Hex.class, true),
    /** {@link SetupProblem#turnNumber}. */
    TURN_NUMBER(Integer.class),
    /** {@link SetupProblem#inPlay}. */
    IN_PLAY(Integer.class),
    /** {@link SetupProblem#turns}. */
    TURNS(Integer.class);

    private final Class<?> type;
    private final boolean isList;

    Role(Class<?> type) {
        this(type, false);
    }

    Role(Class<?> type, boolean isList) {
        this.type = type;
        this.isList = isList;
    }

    /** {@return the name of the method that returns this evidence, for example {@code cutOffCells}} */
    public String id() {
        StringBuilder id = new StringBuilder(name().length());
        for (int index = 0; index < name().length(); index++) {
            char letter = name().charAt(index);
            boolean startsWord = index > 0 && name().charAt(index - 1) == '_';
            if (letter != '_') {
                id.append(startsWord ? letter : Character.toLowerCase(letter));
            }
        }
        return id.toString();
    }

    /** {@return the type of the value or, for a list, of its elements} */
    public Class<?> type() {
        return type;
    }

    /** {@return whether the value is a list} */
    public boolean isList() {
        return isList;
    }
}
