package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** A button for each move of the game, a slider, and a button for each variation: all show the board after a ply. */
final class MoveList {

    private final Page page;
    private final HTMLElement list;
    private final IntConsumer showPly;
    private final IntConsumer showLine;
    private @Nullable Variations writtenVariations;
    private int markedPly = -1;

    MoveList(Page page, IntConsumer showPly, IntConsumer showLine) {
        this.page = page;
        this.list = page.find("moves");
        this.showPly = showPly;
        this.showLine = showLine;
        Browser.listenToArrows(list);
        HTMLInputElement slider = page.input("ply");
        slider.addEventListener("input", event -> showPly.accept(Integer.parseInt(slider.getValue())));
        page.onClick("first", () -> showPly.accept(0));
        page.onClick("previous", () -> showPly.accept(Integer.parseInt(slider.getValue()) - 1));
        page.onClick("next", () -> showPly.accept(Integer.parseInt(slider.getValue()) + 1));
        page.onClick("last", () -> showPly.accept(Integer.MAX_VALUE));
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
        int commonPlies = writtenVariations == null ? 0 : Variations.commonPlies(writtenVariations.current(), game);
        boolean isSameStart = writtenVariations != null
                && writtenVariations.current().startPosition().equals(game.startPosition());
        commonPlies = isSameStart ? commonPlies : 0;
        Browser.truncate(list, commonPlies);
        for (int ply = commonPlies + 1; ply <= game.plyCount(); ply++) {
            int target = ply;
            HTMLElement button = createButton(MoveNotation.write(
                    game.moves().get(ply - 1), game.positions().get(ply - 1)));
            button.addEventListener("click", event -> showPly.accept(target));
            appendItem(button);
        }
        Optional<IllegalContinuation> continuation = session.variations().illegalContinuation();
        if (continuation.isPresent()) {
            HTMLElement button = createButton(continuation.get().moveText());
            button.setClassName("illegal");
            button.addEventListener("click", event -> showPly.accept(Integer.MAX_VALUE));
            appendItem(button);
            for (String text : continuation.get().followingMoves()) {
                HTMLElement unplayableMove = page.create("span");
                unplayableMove.setTextContent(text);
                appendItem(unplayableMove);
            }
        }
        writeVariations(session.variations(), language);
        writtenVariations = session.variations();
    }

    private void writeVariations(Variations variations, RefereeLanguage language) {
        HTMLElement group = page.find("variations");
        group.setInnerHTML("");
        page.show("variations", variations.games().size() > 1);
        for (int index = 0; index < variations.games().size(); index++) {
            int target = index;
            Game game = variations.games().get(index);
            int commonPlies =
                    index == 0 ? 0 : Variations.commonPlies(variations.games().get(0), game);
            String name = index == 0
                    ? language.count("line.main", language.text("game"), game.plyCount())
                    : language.text("line.other", commonPlies + 1, firstDifferentMove(game, commonPlies));
            HTMLElement button = createButton(name);
            button.setAttribute("aria-pressed", Boolean.toString(index == variations.index()));
            button.addEventListener("click", event -> showLine.accept(target));
            group.appendChild(button);
        }
    }

    private static String firstDifferentMove(Game game, int commonPlies) {
        return commonPlies < game.plyCount()
                ? MoveNotation.write(
                        game.moves().get(commonPlies), game.positions().get(commonPlies))
                : "";
    }

    private HTMLElement createButton(String text) {
        HTMLElement button = page.create("button");
        button.setAttribute("type", "button");
        button.setTextContent(text);
        return button;
    }

    /** Appends an item. Only {@link #markPly} lets the Tab key stop at one. */
    private void appendItem(HTMLElement content) {
        content.setAttribute("tabindex", "-1");
        HTMLElement item = page.create("li");
        item.appendChild(content);
        list.appendChild(item);
    }

    private void markPly(int ply) {
        markedPly = ply;
        HTMLElement previous = list.querySelector("[aria-current]");
        if (previous != null) {
            previous.removeAttribute("aria-current");
        }
        HTMLElement current = list.querySelector("li:nth-child(" + Math.max(1, ply) + ") > button");
        if (current != null) {
            Browser.stopTabAt(list, current);
            Browser.reveal(list, current);
        }
        if (current != null && ply > 0) {
            current.setAttribute("aria-current", "step");
        }
    }

    /** Lets the next call of {@link #show} write the list again, in another language. */
    void forget() {
        writtenVariations = null;
    }
}
