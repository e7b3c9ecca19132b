package io.github.hiverules.site.browser;

import io.github.hiverules.Game;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.SampleGames;

/** A test of the Referee: opens games there, taps cells and pieces, and reads back what the page shows. */
abstract class RefereeBrowserTest extends BrowserTest {

    static void openGame(Game game) {
        open("referee/index.html#game=" + GameText.write(game) + "&lang=en");
    }

    /** Returns the first game of a sample file. */
    static Game sample(String name) {
        return SampleGames.legal().stream()
                .filter(sample -> sample.path().equals(name))
                .findFirst()
                .flatMap(sample -> sample.games().get(0).value())
                .orElseThrow()
                .game();
    }

    static String cell(Hex hex) {
        return "#board [data-cell='" + hex.q() + "," + hex.r() + "']";
    }

    static String hand(Piece piece) {
        return ".hand [data-piece=" + piece + "]";
    }

    static void tap(Hex hex) {
        run("document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', {bubbles: true}))", cell(hex));
    }

    /** Returns how far the center of a cell is from that of the board, in pixels. */
    static int offset(Hex cell, String dimension) {
        boolean isWidth = dimension.equals("width");
        double units = isWidth ? 50 * Math.sqrt(3) * (cell.q() + cell.r() / 2.0) : 75 * cell.r();
        return (int) runForNumber(
                "const view = document.querySelector('#board svg').viewBox.baseVal;"
                        + "const scale = document.querySelector('#board').clientWidth / view.width;"
                        + "return Math.round((arguments[0] - view[arguments[1]] - view[arguments[2]] / 2) * scale)",
                units,
                isWidth ? "x" : "y",
                dimension);
    }

    /** Waits until the page has updated its address, and returns the part from {@code #} on. */
    static String fragment() {
        driver().executeAsyncScript("setTimeout(arguments[0], 150)");
        return runForText("return location.hash");
    }

    static Game shownGame() {
        String fragment = fragment();
        String text = fragment.replaceFirst("^#game=", "").replaceFirst("&.*", "");
        return fragment.startsWith("#game=") ? GameText.read(text) : Game.start(PositionText.read(text.substring(10)));
    }

    static Setup editedSetup() {
        return PositionText.readSetup(fragment().replaceFirst("^#setup=", "").replaceFirst("&.*", ""));
    }
}
