package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.uhp.GameString;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;

/**
 * How programs recorded games in the last twenty years. With random games, each dialect gives a synthetic archive of
 * any size for tests of readers: the game that a lenient reader finds must equal the game that was written.
 *
 * <p>Forced passes are left out where the dialect says so, except at the end of a game. Only the SGF dialects record how
 * a game ended if the board does not show it.
 */
public enum ArchiveDialect {
    /** SGF of BoardSpace up to about 2013: pieces without color, no result. */
    SGF_WITHOUT_COLORS(true),
    /** SGF with several drops before the done that commits the last one; all attachments are dots. */
    SGF_WITH_CORRECTIONS(true),
    /** SGF with offers and refusals of draws, each with a done of its own, and a done alone as a pass. */
    SGF_WITH_DRAW_OFFERS(true),
    /** Newer SGF, with clocks and numbers after the set of pieces, but without forced passes. */
    SGF_WITHOUT_PASSES(true),
    /** SGF in the language of a player's client, in Latin-1. */
    SGF_IN_LATIN_1(true),
    /** SGF whose first piece stands at the edge of the board; columns beyond it are numbered, such as 1A. */
    SGF_BEYOND_EDGE(true),
    /** PGN as chess programs write it: numbers of turns, annotations, comments after semicolons, broken lines. */
    PGN_OF_STANDARD(false),
    /** PGN of converters that write the result only as a tag. */
    PGN_WITHOUT_RESULT_LINE(false),
    /** PGN without forced passes; the numbers of moves do not count them, either. */
    PGN_WITHOUT_PASSES(false),
    /** UHP game strings without forced passes. */
    GAME_STRING_WITHOUT_PASSES(false),
    /** A UHP game string in a link, with percent codes. */
    GAME_STRING_IN_LINK(false),
    /** A UHP game string from a program's source code: in quotation marks, with doubled backslashes. */
    GAME_STRING_IN_SOURCE_CODE(false),
    /** UHP game strings from a word processor: with non-breaking spaces and minus signs. */
    GAME_STRING_WITH_TYPOGRAPHY(false),
    /** What a console shows when two programs play over UHP. */
    TRANSCRIPT(false);

    private final boolean isSgf;

    ArchiveDialect(boolean isSgf) {
        this.isSgf = isSgf;
    }

    /** {@return whether the dialect records resignations and agreed draws} */
    public boolean recordsEnding() {
        return isSgf && this != SGF_WITHOUT_COLORS;
    }

    /**
     * {@return a game as a file}
     *
     * @param game the game; it starts on the empty table, and has no other end than on the board, by resignation or by
     *     agreement
     * @param seed decides what the dialect leaves open, such as the language or the corrections
     */
    public byte[] write(Game game, long seed) {
        Objects.requireNonNull(game, "game");
        Random random = new Random(seed);
        String text = switch (this) {
            case PGN_WITHOUT_PASSES -> pgn(game);
            case PGN_OF_STANDARD -> new PgnDialect(game, random).write();
            case PGN_WITHOUT_RESULT_LINE ->
                Pgn.write(game, Map.of(), PgnFlavor.SCORES).replaceFirst("\n\\S+\n$", "");
            case GAME_STRING_WITHOUT_PASSES -> GameString.writeForEngine(game).replaceAll(";pass(?=;)", "") + "\n";
            case GAME_STRING_IN_LINK ->
                "https://example.org/analysis?uhp="
                        + GameString.writeForEngine(game).replace(" ", "%20").replace("\\", "%5C") + "&move=1\n";
            case GAME_STRING_IN_SOURCE_CODE ->
                "    \"" + GameString.writeForEngine(game).replace("\\", "\\\\") + "\",\n";
            case GAME_STRING_WITH_TYPOGRAPHY ->
                GameString.writeForEngine(game).replace(' ', '\u00A0').replace('-', '\u2212') + "\n";
            case TRANSCRIPT -> transcript(game);
            default -> new SgfDialect(this, game, random).write();
        };
        return text.getBytes(charset());
    }

    private Charset charset() {
        return this == SGF_IN_LATIN_1 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
    }

    private static String transcript(Game game) {
        String type = GameString.writeType(game.ruleset());
        StringBuilder text = new StringBuilder("id engine v1\nMosquito;Ladybug;Pillbug\nok\n> newgame " + type + "\n");
        text.append(type).append(";NotStarted;White[1]\nok\n");
        Stream.of(GameString.writeForEngine(game).split(";"))
                .skip(3)
                .forEach(move -> text.append("> play ").append(move).append('\n'));
        return text.append(GameString.writeForEngine(game)).append("\nok\n").toString();
    }

    private static String pgn(Game game) {
        List<String> lines = new ArrayList<>(
                Pgn.write(game, Map.of(), PgnFlavor.MZINGA).lines().toList());
        int last = lastMove(game);
        lines.removeIf(line -> line.endsWith(". pass") && !line.equals((last + 1) + ". pass"));
        int number = 1;
        for (int index = 0; index < lines.size(); index++) {
            if (lines.get(index).matches("\\d+\\. .*")) {
                lines.set(
                        index,
                        number + lines.get(index).substring(lines.get(index).indexOf('.')));
                number++;
            }
        }
        return String.join("\n", lines) + "\n";
    }

    /** Returns the index of the last move. */
    private static int lastMove(Game game) {
        return game.plyCount() - 1;
    }

    /** Returns whether a pass may be left out: the next move shows that there was one. */
    static boolean isFollowed(Game game, int ply) {
        return game.moves().get(ply).equals(Move.pass()) && ply < lastMove(game);
    }
}
