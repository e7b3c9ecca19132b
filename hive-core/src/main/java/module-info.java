/**
 * The rules of the board game Hive: immutable positions, their legal moves, and why a move is illegal.
 *
 * <p>Nothing here performs I/O, logs or blocks. Every public type is immutable and thread-safe unless it says
 * otherwise. No argument may be null, and no result is null. Returned collections cannot be modified. The texts of
 * {@code toString()} are for logs: they are not a notation and may change. Later versions <a
 * href="https://github.com/hiverules/hive-rules/blob/main/docs/evolution.md">may add</a> constants to most
 * enums, so a {@code switch} needs a {@code default}.
 *
 * <h2>A tour</h2>
 *
 * This module knows the rules. {@code io.github.hiverules.notation}, which builds on it, reads, writes and explains
 * games; {@code io.github.hiverules.drawing} draws them; {@code io.github.hiverules.testkit} tests engines and apps.
 *
 * <p>A {@link io.github.hiverules.Ruleset Ruleset} says which pieces are in the set and which toggles are on. A
 * {@link io.github.hiverules.Position Position} holds everything that decides which moves are legal. Playing a
 * {@link io.github.hiverules.Move Move} returns the next position. A {@link io.github.hiverules.Game Game}
 * remembers all its positions and knows its result.
 *
 * <pre>{@code
 * Position position = Position.initial(Ruleset.ONLINE);
 * Move move = Move.place(Piece.of(Color.WHITE, Bug.SPIDER, 1), Hex.ORIGIN);
 * if (position.isLegal(move)) {
 *     position = position.play(move);
 * }
 * }</pre>
 *
 * <p>{@link io.github.hiverules.Position#legalMoves() legalMoves()} lists or counts the moves. A
 * {@link io.github.hiverules.Setup Setup} is any arrangement of pieces; {@link
 * io.github.hiverules.Position#of(io.github.hiverules.Setup) Position.of} accepts it or reports all its problems.
 * {@link io.github.hiverules.piece.Bug Bug} has pictures of how each insect moves.
 *
 * <h2 id="why">Why is this move illegal?</h2>
 *
 * {@link io.github.hiverules.Position#check(io.github.hiverules.Move) check} returns a
 * {@link io.github.hiverules.Violation Violation}: the {@link io.github.hiverules.Rule Rule} that the move breaks, with
 * the cells and pieces that prove it: the path that fails and where it stops, the cells that the piece can reach, the
 * pieces that shut it in. {@link io.github.hiverules.Position#check(io.github.hiverules.piece.Piece) check(piece)} says
 * why a piece cannot be moved, thrown or placed anywhere.
 *
 * <pre>{@code
 * Optional<Violation> refused = position.check(move);
 * refused.ifPresent(violation -> {
 *     System.out.println(violation.rule()); // HIVE_2
 *     System.out.println(violation.cells()); // [(0,0), (-1,0)]
 *     System.out.println(violation.cutOffCells()); // [(-1,0)]
 * });
 * }</pre>
 *
 * <p><img src="io/github/hiverules/doc-files/HIVE-2.svg" alt="the black Ant alone connects the black Queen
 * Bee and a white Ant, marked in red, with the rest">
 * <img src="io/github/hiverules/doc-files/SLIDE-1.svg" alt="five pieces stand around the black Ant; its arrow
 * into the open stops between two of them">
 *
 * <p>In the first picture the black Ant cannot move, because it holds the hive together (HIVE-2). In the second it
 * cannot leave, because the gap between two pieces is too small (SLIDE-1). {@link io.github.hiverules.Rule
 * Rule} has a picture of each rule that can be seen on a board.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.core {
    requires static org.jspecify;

    exports io.github.hiverules;
    exports io.github.hiverules.hex;
    exports io.github.hiverules.piece;
}
