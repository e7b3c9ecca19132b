package example.app;

/** A piece of this program: a color and a kind, without a number. */
record Piece(boolean isWhite, Kind kind) {}
