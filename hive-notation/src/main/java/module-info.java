/** Reads and writes games, moves and positions of the board game Hive in the notations that engines and players use. */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.notation {
    requires transitive io.github.hiverules.core;
    requires static org.jspecify;

    exports io.github.hiverules.notation;
    exports io.github.hiverules.notation.file;
    exports io.github.hiverules.notation.pgn;
    exports io.github.hiverules.notation.position;
    exports io.github.hiverules.notation.sgf;
    exports io.github.hiverules.notation.svg;
    exports io.github.hiverules.notation.text;
    exports io.github.hiverules.notation.uhp;
}
