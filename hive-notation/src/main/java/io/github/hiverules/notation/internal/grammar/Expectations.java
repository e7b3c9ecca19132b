package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.Expected;

/** Everything that readers can expect. The language files describe it. */
public final class Expectations {

    public static final Expected GAME = of("game");
    public static final Expected SHORTER_TEXT = of("shorter-text");
    public static final Expected GAME_TYPE = of("game-type");
    public static final Expected GAME_STATE = of("game-state");
    public static final Expected TURN = of("turn");
    public static final Expected SEMICOLON = of("semicolon");
    public static final Expected END = of("end");
    public static final Expected MOVE = of("move");
    public static final Expected PASS = of("pass");
    public static final Expected PIECE = of("piece");
    public static final Expected PIECE_NUMBER = of("piece-number");
    public static final Expected NO_PIECE_NUMBER = of("no-piece-number");
    public static final Expected PIECE_LETTERS = of("piece-letters");
    public static final Expected PIECE_IN_PLAY = of("piece-in-play");
    public static final Expected TOP_PIECE = of("top-piece");
    public static final Expected NO_DESTINATION = of("no-destination");
    public static final Expected DESTINATION = of("destination");
    public static final Expected ONE_DIRECTION = of("one-direction");
    public static final Expected ONE_SPACE = of("one-space");
    public static final Expected LOWER_NUMBER = of("lower-number");
    public static final Expected TAG = of("tag");
    public static final Expected MOVE_NUMBER = of("move-number");
    public static final Expected COMMENT_END = of("comment-end");
    public static final Expected RESULT = of("result");
    public static final Expected SGF_PROPERTY = of("sgf-property");
    public static final Expected SGF_HIVE = of("sgf-hive");
    public static final Expected SGF_SETUP = of("sgf-setup");
    public static final Expected SGF_NOT_ULTIMATE = of("sgf-not-ultimate");
    public static final Expected SGF_EVENT = of("sgf-event");
    public static final Expected SGF_MATCH = of("sgf-match");
    public static final Expected SGF_CELL = of("sgf-cell");
    public static final Expected SGF_DONE = of("sgf-done");
    public static final Expected SGF_GAME_OVER = of("sgf-game-over");
    public static final Expected NO_VARIATION = of("no-variation");
    public static final Expected GAME_TEXT = of("game-text");
    public static final Expected TEXT_MOVE = of("text-move");
    public static final Expected ENDING = of("ending");
    public static final Expected RULESET = of("ruleset");
    public static final Expected RULESET_FORM = of("ruleset-form");
    public static final Expected START_FORM = of("start-form");
    public static final Expected VERSION = of("version");
    public static final Expected NO_WHITESPACE = of("no-whitespace");
    public static final Expected NUMBER_FORM = of("number-form");
    public static final Expected POSITION = of("position");
    public static final Expected POSITION_TURN = of("position-turn");
    public static final Expected HIVE = of("hive");
    public static final Expected STACK = of("stack");
    public static final Expected STACK_ORDER = of("stack-order");
    public static final Expected CELL = of("cell");
    public static final Expected FREE_CELL = of("free-cell");
    public static final Expected FEWER_PIECES = of("fewer-pieces");
    public static final Expected COORDINATE = of("coordinate");
    public static final Expected DIAGRAM_ROW = of("diagram-row");
    public static final Expected DIAGRAM_FIELD = of("diagram-field");
    public static final Expected DIAGRAM_CELL = of("diagram-cell");
    public static final Expected DIAGRAM_STACK = of("diagram-stack");
    public static final Expected STACK_LISTED = of("stack-listed");

    private Expectations() {}

    private static Expected of(String id) {
        return Expected.find(id).orElseThrow();
    }
}
