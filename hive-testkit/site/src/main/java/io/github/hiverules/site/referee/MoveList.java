package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** The moves of the game as buttons, and a slider: both show the table after a ply. */
final class MoveList {

    private final Page page;
    private final HTMLElement list;
    private final IntConsumer step;
    private @Nullable Game listed;
    private @Nullable Game shown;
    private @Nullable Words language;

    MoveList(Page page, IntConsumer step) {
        this.page = page;
        this.list = page.find("moves");
        this.step = step;
        HTMLInputElement slider = page.input("ply");
        slider.addEventListener("input", event -> step.accept(Integer.parseInt(slider.getValue())));
        page.onClick("first", () -> step.accept(0));
        page.onClick("previous", () -> step.accept(Integer.parseInt(slider.getValue()) - 1));
        page.onClick("next", () -> step.accept(Integer.parseInt(slider.getValue()) + 1));
        page.onClick("last", () -> step.accept(Integer.MAX_VALUE));
    }

    void show(Table table, Words words) {
        if (Objects.equals(table.shown(), shown) && Objects.equals(table.whole(), listed) && words == language) {
            return;
        }
        shown = table.shown();
        language = words;
        int count = table.whole().plyCount();
        HTMLInputElement slider = page.input("ply");
        slider.setAttribute("max", Integer.toString(count));
        slider.setValue(Integer.toString(table.ply()));
        String place = words.text("ply.of", table.ply(), count);
        slider.setAttribute("aria-valuetext", place);
        page.find("place").setTextContent(place);
        page.enable("first", table.ply() > 0);
        page.enable("previous", table.ply() > 0);
        page.enable("next", !table.isAtEnd());
        page.enable("last", !table.isAtEnd());
        if (!Objects.equals(table.whole(), listed)) {
            write(table.whole());
            listed = table.whole();
        }
        mark(table.ply());
    }

    private void write(Game game) {
        list.setInnerHTML("");
        List<Move> moves = game.moves();
        for (int ply = 1; ply <= moves.size(); ply++) {
            int shown = ply;
            HTMLElement item = page.make("li");
            HTMLElement button = page.make("button");
            button.setAttribute("type", "button");
            button.setTextContent(name(game, ply, moves.get(ply - 1)));
            button.addEventListener("click", event -> step.accept(shown));
            item.appendChild(button);
            list.appendChild(item);
        }
    }

    private static String name(Game game, int ply, Move move) {
        try {
            return MoveString.write(move, game.positions().get(ply - 1));
        } catch (NotExpressibleException e) {
            return move.toString();
        }
    }

    private void mark(int ply) {
        HTMLElement before = list.querySelector("[aria-current]");
        if (before != null) {
            before.removeAttribute("aria-current");
        }
        if (ply > 0) {
            HTMLElement current = list.querySelector("li:nth-child(" + ply + ") > button");
            current.setAttribute("aria-current", "step");
            Browser.reveal(list, current);
        }
    }
}
