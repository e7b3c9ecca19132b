package io.github.hiverules.testkit.hives;

import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Piece;
import java.util.List;

/**
 * Moves to ask about in one position.
 *
 * @param setup the position
 * @param moves the moves, legal or not
 * @param pieces the pieces whose possible moves are all among these
 */
public record HiveQuestions(Setup setup, List<Move> moves, List<Piece> pieces) {}
