/**
 * Moves and boards of the board game Hive as numbers, for programs that learn.
 *
 * <p>{@link io.github.hiverules.learning.MoveNumber MoveNumber} gives each move a number that means the same in every
 * position; {@link io.github.hiverules.learning.Planes Planes} turns a position into planes of numbers.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.learning {
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.learning;
}
