package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.xml.Element;

/** A button for each move of the game, a slider, and a button for each variation: all show the board after a ply. */
final class MoveList {

    private final Page page;
    private final HTMLElement list;
    private @Nullable Variations writtenVariations;
    private int markedPly = -1;

    MoveList(Page page, IntConsumer showPly, IntConsumer showLine) {
        this.page = page;
        this.list = page.find("moves");
        Browser.get().listenToArrows(list);
        onNumber(list, showPly);
        onNumber(page.find("variations"), showLine);
        HTMLInputElement slider = page.input("ply");
        slider.addEventListener("input", event -> showPly.accept(Integer.parseInt(slider.getValue())));
        page.onClick("first", () -> showPly.accept(0));
        page.onClick("previous", () -> showPly.accept(Integer.parseInt(slider.getValue()) - 1));
        page.onClick("next", () -> showPly.accept(Integer.parseInt(slider.getValue()) + 1));
        page.onClick("last", () -> showPly.accept(Integer.MAX_VALUE));
    }

    /** Calls the action with the number of a button in the list when it is pressed. */
    private static void onNumber(HTMLElement list, IntConsumer action) {
        list.addEventListener("click", event -> {
            Element button = Browser.get().closest(event.getTarget(), "[data-number]");
            if (button != null) {
                action.accept(Integer.parseInt(button.getAttribute("data-number")));
            }
        });
    }

    /** Shows what has changed. Finding a move in the list is slow, so nothing is done twice. */
    void show(Session session, RefereeLanguage language) {
        boolean isSameGame = session.variations().equals(writtenVariations);
        if (isSameGame && markedPly == session.ply()) {
            return;
        }
        int count = session.wholeGame().plyCount();
        HTMLInputElement slider = page.input("ply");
        slider.setAttribute("max", Integer.toString(count));
        slider.setValue(Integer.toString(session.ply()));
        String progress = language.text("ply.of", session.ply(), count);
        slider.setAttribute("aria-valuetext", progress);
        page.setText("progress", progress);
        page.enable("first", session.ply() > 0);
        page.enable("previous", session.ply() > 0);
        page.enable("next", !session.isAtEnd());
        page.enable("last", !session.isAtEnd());
        if (!isSameGame) {
            write(session, language);
        }
        markPly(session.ply());
    }

    /** Keeps the moves that the old and the new game have in common, and writes the others. */
    private void write(Session session, RefereeLanguage language) {
        Game game = session.wholeGame();
        Variations written = writtenVariations;
        int commonPlies = written != null && written.current().startPosition().equals(game.startPosition())
                ? Variations.commonPlies(written.current(), game)
                : 0;
        Browser.get().truncate(list, commonPlies);
        StringBuilder items = new StringBuilder();
        for (int ply = commonPlies + 1; ply <= game.plyCount(); ply++) {
            String move = MoveNotation.write(game, ply - 1);
            items.append("<li>").append(button(ply, move, "tabindex=\"-1\"")).append("</li>");
        }
        session.variations().illegalContinuation().ifPresent(illegal -> {
            String attributes = "tabindex=\"-1\" class=\"illegal\"";
            items.append("<li>").append(button(game.plyCount(), illegal.moveText(), attributes));
            illegal.followingMoves()
                    .forEach(text -> items.append("</li><li><span>")
                            .append(DrawingParts.escaped(text))
                            .append("</span>"));
            items.append("</li>");
        });
        Browser.get().append(list, items.toString());
        writeVariations(session.variations(), language);
        writtenVariations = session.variations();
    }

    private void writeVariations(Variations variations, RefereeLanguage language) {
        StringBuilder buttons = new StringBuilder();
        for (int index = 0; index < variations.games().size(); index++) {
            Game game = variations.games().get(index);
            int commonPlies = Variations.commonPlies(variations.games().get(0), game);
            String name = index == 0
                    ? language.count("line.main", language.text("game"), game.plyCount())
                    : language.text(
                            "line.other",
                            commonPlies + 1,
                            commonPlies < game.plyCount() ? MoveNotation.write(game, commonPlies) : "");
            buttons.append(button(index, name, "aria-pressed=\"" + (index == variations.index()) + "\""));
        }
        page.find("variations").setInnerHTML(buttons.toString());
        page.show("variations", variations.games().size() > 1);
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
