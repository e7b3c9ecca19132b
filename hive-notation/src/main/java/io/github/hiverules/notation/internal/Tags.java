package io.github.hiverules.notation.internal;

/** The names of tags in recorded games. */
public final class Tags {

    public static final String GAME_TYPE = "GameType";
    public static final String RULESET = "Ruleset";
    public static final String EVENT = "Event";
    public static final String SITE = "Site";
    public static final String ROUND = "Round";
    public static final String DATE = "Date";
    public static final String WHITE = "White";
    public static final String BLACK = "Black";
    public static final String RESULT = "Result";
    public static final String TERMINATION = "Termination";
    public static final String SGF_DATE = "SgfDate";
    public static final String SGF_GAME_NAME = "SgfGameName";
    public static final String SGF_RESULT = "SgfResult";

    private Tags() {}
}
