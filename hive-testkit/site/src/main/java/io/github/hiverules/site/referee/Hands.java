package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** What both players have in hand: a button for each kind of piece. */
final class Hands {

    private final Page page;
    private final Consumer<Piece> choose;
    private @Nullable Game written;
    private @Nullable Words language;

    Hands(Page page, Consumer<Piece> choose) {
        this.page = page;
        this.choose = choose;
    }

    void show(Table table, Words words) {
        if (!Objects.equals(table.shown(), written) || words != language) {
            write("white-hand", Color.WHITE, table, words);
            write("black-hand", Color.BLACK, table, words);
            written = table.shown();
            language = words;
        }
        NodeList<? extends HTMLElement> buttons = page.findAll(".hand button");
        for (int i = 0; i < buttons.getLength(); i++) {
            Optional<Piece> piece = Piece.ofName(buttons.get(i).getAttribute("data-piece"));
            buttons.get(i).setAttribute("aria-pressed", Boolean.toString(piece.equals(table.selected())));
        }
    }

    private void write(String id, Color color, Table table, Words words) {
        HTMLElement hand = page.find(id);
        boolean isToMove =
                table.position().sideToMove() == color && !table.shown().isOver();
        hand.setInnerHTML("");
        hand.setAttribute("aria-label", words.text("hand", words.sentences().player(color)));
        hand.setAttribute("data-to-move", Boolean.toString(isToMove));
        HTMLElement player = page.make("span");
        player.setClassName("player");
        player.setTextContent(words.sentences().player(color));
        hand.appendChild(player);
        new TreeMap<>(table.position().hand(color).stream().collect(Collectors.groupingBy(Piece::bug)))
                .values()
                .forEach(pieces -> hand.appendChild(button(pieces, words)));
    }

    /** A button for the pieces of one kind, which shows the one that enters next. */
    private HTMLElement button(List<Piece> pieces, Words words) {
        Piece next = pieces.get(0);
        HTMLElement button = page.make("button");
        button.setAttribute("type", "button");
        button.setAttribute("data-piece", next.toString());
        button.setAttribute(
                "aria-label", words.text("hand.count", words.sentences().label(next), pieces.size()));
        SvgDrawing tile = SvgDrawing.of(Map.of(Hex.ORIGIN, List.of(next))).table(false);
        button.setInnerHTML(Board.SHEET.toSvg(tile.title("").description("")));
        button.querySelector("svg").setAttribute("aria-hidden", "true");
        if (pieces.size() > 1) {
            HTMLElement count = page.make("span");
            count.setTextContent(Integer.toString(pieces.size()));
            button.appendChild(count);
        }
        button.addEventListener("click", event -> choose.accept(next));
        return button;
    }
}
