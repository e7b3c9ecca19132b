package example.app;

/** A cell of this program's board, which shifts every odd row half a cell to the right. */
record Position(int column, int row) {}
