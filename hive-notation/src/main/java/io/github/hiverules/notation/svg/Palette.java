package io.github.hiverules.notation.svg;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;

/** The colors of one theme. */
record Palette(
        String table,
        String grid,
        String ink,
        Tile white,
        Tile black,
        String reach,
        String refuse,
        String last,
        String route) {

    static final Palette LIGHT = new Palette(
            "#efe9dc",
            "#d9d0bd",
            "#4a4539",
            new Tile("#fdf8ea", "#cbbd9c", "#e2d7bd"),
            new Tile("#34363d", "#17181b", "#4b4e58"),
            "#1e8e4e",
            "#d1303a",
            "#e08a00",
            "#1d63d8");

    static final Palette DARK = new Palette(
            "#191b20",
            "#30343c",
            "#c9c3b4",
            new Tile("#efe6d2", "#9d9178", "#fff9ea"),
            new Tile("#3b3e47", "#0b0c0e", "#5b5f6b"),
            "#43c67c",
            "#ff5f66",
            "#ffb52e",
            "#5c9dff");

    Tile tile(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** The color of a kind: deep on a white tile, bright on a black one. */
    static String accent(Color color, Bug bug) {
        boolean onWhite = color == Color.WHITE;
        return switch (bug) {
            case QUEEN_BEE -> onWhite ? "#b97a00" : "#f6bd3a";
            case SPIDER -> onWhite ? "#8a4b26" : "#d9976a";
            case BEETLE -> onWhite ? "#6d3fa0" : "#bb96ea";
            case GRASSHOPPER -> onWhite ? "#3a8230" : "#84d066";
            case SOLDIER_ANT -> onWhite ? "#1f6bbd" : "#66b4f7";
            case MOSQUITO -> onWhite ? "#59636e" : "#b9c3cd";
            case LADYBUG -> onWhite ? "#c22f3a" : "#f4757a";
            case PILLBUG -> onWhite ? "#0b7f7b" : "#52cdc5";
        };
    }

    /** The colors of a tile. */
    record Tile(String face, String side, String rim) {}
}
