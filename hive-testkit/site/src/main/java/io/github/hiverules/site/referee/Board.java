package io.github.hiverules.site.referee;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.svg.SvgSheet;
import io.github.hiverules.notation.svg.SvgTheme;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.dom.xml.NodeList;

/** The drawn board: each cell is a button that can be tapped, reached with the arrow keys and read aloud. */
final class Board {

    static final SvgSheet SHEET = SvgSheet.of(SvgTheme.AUTO);

    private final HTMLElement element;
    private final Set<Hex> cells = new HashSet<>();
    private Hex current = Hex.ORIGIN;

    Board(HTMLElement element, Consumer<Hex> tap) {
        this.element = element;
        element.addEventListener(
                "click",
                event -> cellOf(event.getTarget()).ifPresent(cell -> {
                    current = cell;
                    tap.accept(cell);
                }));
        element.addEventListener("keydown", (Event event) -> press((KeyboardEvent) event, tap));
    }

    void show(SvgDrawing drawing, Table table, Words words) {
        boolean hadFocus = cellOf(element.getOwnerDocument().getActiveElement()).isPresent();
        element.setInnerHTML(SHEET.toSvg(drawing.title(words.text("board")).description("")));
        Element svg = element.querySelector("svg");
        svg.setAttribute("role", "group");
        svg.setAttribute("aria-label", words.text("board"));
        cells.clear();
        NodeList<? extends Element> drawn = element.querySelectorAll("svg > [data-cell]");
        for (int i = 0; i < drawn.getLength(); i++) {
            Element cell = drawn.get(i);
            Hex hex = hex(cell.getAttribute("data-cell"));
            cells.add(hex);
            cell.setAttribute("role", "button");
            cell.setAttribute("tabindex", "-1");
            cell.setAttribute("aria-label", name(hex, table, words));
        }
        if (!cells.contains(current)) {
            current = cells.contains(Hex.ORIGIN) ? Hex.ORIGIN : cells.iterator().next();
        }
        Element cell = drawn(current);
        cell.setAttribute("tabindex", "0");
        if (hadFocus) {
            Browser.focus(cell);
        }
    }

    private Element drawn(Hex hex) {
        return element.querySelector("svg > [data-cell='" + hex.q() + "," + hex.r() + "']");
    }

    /** Returns what is read aloud: the stack from its top, or where the cell is, and what a tap on it would do. */
    private static String name(Hex hex, Table table, Words words) {
        Position position = table.position();
        List<String> pieces = new ArrayList<>();
        position.stackAt(hex).forEach(piece -> pieces.add(0, words.sentences().label(piece)));
        String name = pieces.stream()
                .reduce((top, below) -> words.text("stacked", top, below))
                .orElseGet(() -> words.sentences().cell(position, hex));
        if (table.selected().flatMap(position::hexOf).equals(Optional.of(hex))) {
            return words.text("cell.selected", name);
        }
        return table.destinations().contains(hex) ? words.text("cell.reachable", name) : name;
    }

    private void press(KeyboardEvent event, Consumer<Hex> tap) {
        Optional<Hex> cell = cellOf(event.getTarget());
        if (cell.isEmpty() || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (event.getKey().equals("Enter") || event.getKey().equals(" ")) {
            tap.accept(cell.get());
        } else if (event.getKey().startsWith("Arrow")) {
            drawn(cell.get()).setAttribute("tabindex", "-1");
            current = Arrows.next(cells, cell.get(), event.getKey());
            drawn(current).setAttribute("tabindex", "0");
            Browser.focus(drawn(current));
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }

    private Optional<Hex> cellOf(@Nullable JSObject target) {
        Element cell = Browser.closest(target, "#board [data-cell]");
        if (cell == null) {
            return Optional.empty();
        }
        return Optional.of(hex(cell.getAttribute("data-cell")));
    }

    private static Hex hex(String text) {
        int comma = text.indexOf(',');
        return Hex.of(Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
    }
}
