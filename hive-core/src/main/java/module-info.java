/**
 * The rules of the board game Hive: immutable positions, their legal moves, and the reason why a move is illegal.
 *
 * <p>Nothing here reads, writes, logs or waits; every public type is immutable and thread-safe unless it says otherwise.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.core {
    requires static org.jspecify;

    exports io.github.hiverules;
    exports io.github.hiverules.hex;
    exports io.github.hiverules.piece;
}
