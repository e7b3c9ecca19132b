package example.app;

/** The kinds of pieces, as this program has always named them. */
enum Kind {
    QUEEN,
    SPIDER,
    BEETLE,
    GRASSHOPPER,
    ANT
}
