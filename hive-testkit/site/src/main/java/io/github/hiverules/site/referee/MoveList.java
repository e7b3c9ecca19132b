package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.xml.Element;

/** A button for each move of the game, and a slider: both show the board after a ply. */
final class MoveList {

    private final Page page;
    private final HTMLElement list;
    private Optional<Game> writtenGame = Optional.empty();
    private Optional<IllegalMove> writtenIllegalMove = Optional.empty();
    private int markedPly = -1;

    MoveList(Page page, IntConsumer showPly) {
        this.page = page;
        this.list = page.find("moves");
        Browser.get().listenToArrows(list);
        list.addEventListener("click", event -> {
            Element button = Browser.get().closest(event.getTarget(), "[data-number]");
            if (button != null) {
                showPly.accept(Integer.parseInt(button.getAttribute("data-number")));
            }
        });
        HTMLInputElement slider = page.input("ply");
        slider.addEventListener("input", event -> showPly.accept(Integer.parseInt(slider.getValue())));
        page.onClick("first", () -> showPly.accept(0));
        page.onClick("previous", () -> showPly.accept(Integer.parseInt(slider.getValue()) - 1));
        page.onClick("next", () -> showPly.accept(Integer.parseInt(slider.getValue()) + 1));
        page.onClick("last", () -> showPly.accept(Integer.MAX_VALUE));
    }

    /** Shows what has changed. Finding a move in the list is slow, so nothing is done twice. */
    void show(PageState state, RefereeLanguage language) {
        boolean isSameGame = writtenGame.equals(Optional.of(state.wholeGame()))
                && state.recordedIllegalMove().equals(writtenIllegalMove);
        if (isSameGame && markedPly == state.ply()) {
            return;
        }
        int count = state.wholeGame().plyCount();
        HTMLInputElement slider = page.input("ply");
        slider.setAttribute("max", Integer.toString(count));
        slider.setValue(Integer.toString(state.ply()));
        String progress = language.text("ply.of", state.ply(), count);
        slider.setAttribute("aria-valuetext", progress);
        page.setText("progress", progress);
        page.enable("first", state.ply() > 0);
        page.enable("previous", state.ply() > 0);
        page.enable("next", !state.isAtEnd());
        page.enable("last", !state.isAtEnd());
        if (!isSameGame) {
            write(state);
        }
        markPly(state.ply());
    }

    private void write(PageState state) {
        Game game = state.wholeGame();
        StringBuilder items = new StringBuilder();
        for (int ply = 1; ply <= game.plyCount(); ply++) {
            String move = text(game, ply - 1);
            items.append("<li>").append(button(ply, move, "tabindex=\"-1\"")).append("</li>");
        }
        state.recordedIllegalMove().ifPresent(illegal -> {
            for (String text : illegal.texts()) {
                items.append("<li>")
                        .append(button(game.plyCount(), text, "tabindex=\"-1\" class=\"illegal\""))
                        .append("</li>");
            }
        });
        list.setInnerHTML(items.toString());
        writtenGame = Optional.of(game);
        writtenIllegalMove = state.recordedIllegalMove();
    }

    /** Returns the move after a ply, as the Universal Hive Protocol writes it if it can. */
    private static String text(Game game, int ply) {
        Move move = game.moves().get(ply);
        try {
            return MoveString.write(move, game.positions().get(ply));
        } catch (InexpressibleException e) {
            return move.toString();
        }
    }

    private static String button(int number, String text, String attributes) {
        return "<button type=\"button\" data-number=\"" + number + "\" " + attributes + ">" + DrawingParts.escaped(text)
                + "</button>";
    }

    private void markPly(int ply) {
        markedPly = ply;
        HTMLElement previous = list.querySelector("[aria-current]");
        if (previous != null) {
            previous.removeAttribute("aria-current");
        }
        HTMLElement current = list.querySelector("li:nth-child(" + Math.max(1, ply) + ") > button");
        if (current != null) {
            Browser.get().stopTabAt(list, current);
            Browser.get().reveal(list, current);
        }
        if (current != null && ply > 0) {
            current.setAttribute("aria-current", "step");
        }
    }
}
