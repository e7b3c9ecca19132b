/**
 * The rules of the board game Hive: immutable positions, their legal moves, and the reason why a move is illegal.
 *
 * <p>Nothing here reads, writes, logs or waits; every public type is immutable and thread-safe unless it says otherwise.
 *
 * <h2>A tour</h2>
 *
 * A {@link io.github.hiverules.Ruleset} says which pieces are in the set and which optional rules are on; a {@link
 * io.github.hiverules.Position} is all that decides what is legal now; playing a {@link io.github.hiverules.Move} gives the
 * next position and leaves the old one as it was. A {@link io.github.hiverules.Game} remembers them.
 *
 * <pre>{@code
 * Position position = Position.initial(Ruleset.ONLINE);
 * Move move = Move.place(Piece.of(Color.WHITE, Bug.SPIDER, 1), Hex.ORIGIN);
 * if (position.isLegal(move)) {
 *     position = position.play(move);
 * }
 * }</pre>
 *
 * <p>{@link io.github.hiverules.Position#legalMoves()} lists the moves and counts them without making them. Any other
 * arrangement of pieces is a {@link io.github.hiverules.Setup}; {@link io.github.hiverules.Position#of(io.github.hiverules.Setup)}
 * accepts it or names all its problems. How each kind of piece moves is drawn beside {@link io.github.hiverules.piece.Bug}.
 *
 * <h2 id="why">Why is this move illegal?</h2>
 *
 * {@link io.github.hiverules.Position#check(io.github.hiverules.Move)} answers with a {@link io.github.hiverules.Violation}:
 * the {@link io.github.hiverules.Rule} that the move breaks, and the cells and pieces that show it. Each case is a type of
 * its own: {@link io.github.hiverules.TurnViolation} for what concerns the turn, {@link
 * io.github.hiverules.PlacementViolation}, {@link io.github.hiverules.MovementViolation} and {@link
 * io.github.hiverules.ThrowViolation}.
 *
 * <pre>{@code
 * Optional<Violation> refused = position.check(move);
 * refused.ifPresent(violation -> {
 *     say(violation.rule());
 *     say(violation.hexes());
 *     if (violation instanceof MovementViolation.Pinned pinned) {
 *         say(pinned.cutOff());
 *     }
 * });
 * }</pre>
 *
 * <p><img src="io/github/hiverules/doc-files/HIVE-2.svg" alt="Without bA1 the hive would fall apart: HIVE-2">
 * <img src="io/github/hiverules/doc-files/SLIDE-1.svg" alt="bA1 does not fit through the gate: SLIDE-1">
 *
 * <p>Here the black Ant cannot move, as it holds the hive together (HIVE-2), and there it cannot leave, as the gap between two
 * pieces is too small (SLIDE-1). Pictures of the rules that can be seen on a board are beside {@link io.github.hiverules.Rule}.
 * The module {@code io.github.hiverules.notation} puts violations into words and draws them.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.core {
    requires static org.jspecify;

    exports io.github.hiverules;
    exports io.github.hiverules.hex;
    exports io.github.hiverules.piece;
}
