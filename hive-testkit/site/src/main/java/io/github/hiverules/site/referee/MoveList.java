package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** The moves of the game as buttons, a slider, and the variations: all show the board after a ply. */
final class MoveList {

    private final Page page;
    private final HTMLElement list;
    private final IntConsumer step;
    private final IntConsumer line;
    private @Nullable Variations written;
    private int marked = -1;

    MoveList(Page page, IntConsumer step, IntConsumer line) {
        this.page = page;
        this.list = page.find("moves");
        this.step = step;
        this.line = line;
        HTMLInputElement slider = page.input("ply");
        slider.addEventListener("input", event -> step.accept(Integer.parseInt(slider.getValue())));
        page.onClick("first", () -> step.accept(0));
        page.onClick("previous", () -> step.accept(Integer.parseInt(slider.getValue()) - 1));
        page.onClick("next", () -> step.accept(Integer.parseInt(slider.getValue()) + 1));
        page.onClick("last", () -> step.accept(Integer.MAX_VALUE));
    }

    /** Shows what has changed; finding a move in the list takes long. */
    void show(Session session, RefereeLanguage words) {
        boolean isSameGame = session.lines().equals(written);
        if (isSameGame && marked == session.ply()) {
            return;
        }
        int count = session.whole().plyCount();
        HTMLInputElement slider = page.input("ply");
        slider.setAttribute("max", Integer.toString(count));
        slider.setValue(Integer.toString(session.ply()));
        String progress = words.text("ply.of", session.ply(), count);
        slider.setAttribute("aria-valuetext", progress);
        page.text("progress", progress);
        page.enable("first", session.ply() > 0);
        page.enable("previous", session.ply() > 0);
        page.enable("next", !session.isAtEnd());
        page.enable("last", !session.isAtEnd());
        if (!isSameGame) {
            write(session, words);
        }
        mark(session.ply());
    }

    /** Writes only what follows the common beginning of the old and the new game. */
    private void write(Session session, RefereeLanguage words) {
        Game game = session.whole();
        int kept = written == null ? 0 : Variations.common(written.current(), game);
        boolean isSameStart =
                written != null && written.current().startPosition().equals(game.startPosition());
        kept = isSameStart ? kept : 0;
        Browser.cut(list, kept);
        for (int ply = kept + 1; ply <= game.plyCount(); ply++) {
            int shown = ply;
            HTMLElement button = button(
                    MoveNotation.of(game.moves().get(ply - 1), game.positions().get(ply - 1)));
            button.addEventListener("click", event -> step.accept(shown));
            item(button);
        }
        Optional<IllegalContinuation> broken = session.lines().broken();
        if (broken.isPresent()) {
            HTMLElement button = button(broken.get().text());
            button.setClassName("illegal");
            button.addEventListener("click", event -> step.accept(Integer.MAX_VALUE));
            item(button);
            for (String text : broken.get().rest()) {
                HTMLElement dead = page.make("span");
                dead.setTextContent(text);
                item(dead);
            }
        }
        writeVariations(session.lines(), words);
        written = session.lines();
    }

    private void writeVariations(Variations lines, RefereeLanguage words) {
        HTMLElement variations = page.find("variations");
        variations.setInnerHTML("");
        page.show("variations", lines.games().size() > 1);
        for (int index = 0; index < lines.games().size(); index++) {
            int shown = index;
            Game game = lines.games().get(index);
            int from = index == 0 ? 0 : Variations.common(lines.games().get(0), game);
            String name = index == 0
                    ? words.count("line.main", words.text("game"), game.plyCount())
                    : words.text("line.other", from + 1, firstOwnMove(game, from));
            HTMLElement button = button(name);
            button.setAttribute("aria-pressed", Boolean.toString(index == lines.index()));
            button.addEventListener("click", event -> line.accept(shown));
            variations.appendChild(button);
        }
    }

    private static String firstOwnMove(Game game, int from) {
        return from < game.plyCount()
                ? MoveNotation.of(game.moves().get(from), game.positions().get(from))
                : "";
    }

    private HTMLElement button(String text) {
        HTMLElement button = page.make("button");
        button.setAttribute("type", "button");
        button.setTextContent(text);
        return button;
    }

    private void item(HTMLElement content) {
        HTMLElement item = page.make("li");
        item.appendChild(content);
        list.appendChild(item);
    }

    private void mark(int ply) {
        marked = ply;
        HTMLElement before = list.querySelector("[aria-current]");
        if (before != null) {
            before.removeAttribute("aria-current");
        }
        HTMLElement current = ply == 0 ? null : list.querySelector("li:nth-child(" + ply + ") > button");
        if (current != null) {
            current.setAttribute("aria-current", "step");
            Browser.reveal(list, current);
        }
    }

    /** Forgets what is written, so that the list is written again in another language. */
    void forget() {
        written = null;
    }
}
