package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Piece;
import java.util.List;

/**
 * Moves to ask about in one position.
 *
 * @param setup the position
 * @param moves the moves, legal or not
 * @param pieces pieces of which these are all moves that could be legal
 */
record HiveQuestions(Setup setup, List<Move> moves, List<Piece> pieces) {}
