package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/**
 * The Referee's second script, which the browser loads only for visitors who need it: it reads and writes the notations
 * of other programs. Both scripts contain the library, so they exchange texts.
 */
public final class Workshop {

    private Workshop() {}

    /**
     * Offers the tasks to the Referee's script.
     *
     * @param arguments ignored
     */
    public static void main(String[] arguments) {
        Browser.get().offer("open", Workshop::open);
        Browser.get().offer("write", Workshop::write);
    }

    /** Reads the first game of a text in any notation, as {@link OpenedText#decode} expects it. */
    static String open(String text, String languageCode) {
        RefereeLanguage language = RefereeLanguage.of(languageCode);
        Iterator<Parsed<GameRecord>> games =
                GameFiles.parse(text, ReadOptions.lenient()).iterator();
        Parsed<GameRecord> first = games.next();
        Optional<IllegalMove> illegalMove = first.fault().flatMap(fault -> IllegalMove.in(text, fault));
        // The answer next to the board explains why a move is illegal, so the notice only says where it is.
        Optional<String> notice = first.fault()
                .filter(found -> illegalMove.isPresent() || looksLikeGame(text, found))
                .map(found -> language.text(
                        illegalMove.isPresent() ? "open.illegalMove" : "open.unreadable",
                        found.location().line(),
                        found.location().column(),
                        language.sentences().fault(found)));
        boolean showsEmptyTable = first.fault().isEmpty() || illegalMove.isPresent();
        Optional<Game> shown =
                first.value().map(GameRecord::game).filter(game -> showsEmptyTable || game.plyCount() > 0);
        Optional<String> severalGames =
                shown.filter(unused -> games.hasNext()).map(unused -> language.text("open.firstOfSeveral"));
        return new OpenedText(shown, illegalMove, notice.or(() -> severalGames)).encode();
    }

    /** Returns whether it helps the visitor to know where the text has a fault. */
    private static boolean looksLikeGame(String text, Fault fault) {
        return TextKind.detect(text).isPresent() || fault.expected().equals(Optional.of(Expected.DOWNLOADED_GAME));
    }

    /**
     * Writes a game: a line with the key of the message for the visitor, and the text, if the notation can express it.
     */
    static String write(String gameText, String notation) {
        Game game = GameText.read(gameText);
        try {
            return switch (notation) {
                case "pgn" -> "copied\n" + Pgn.write(game, Map.of(), PgnFlavor.MZINGA);
                case "sgf" -> "copied\n" + Sgf.write(game, Map.of());
                default -> forEngine(game);
            };
        } catch (InexpressibleException e) {
            return "copy." + e.feature().id();
        }
    }

    /** Leaves out what the protocol cannot express, and says so. */
    private static String forEngine(Game game) {
        String text = GameString.writeForEngine(game);
        try {
            return (GameString.write(game).equals(text) ? "copied\n" : "copy.toggles\n") + text;
        } catch (InexpressibleException e) {
            return "copy." + e.feature().id() + "\n" + text;
        }
    }
}
