package io.github.hiverules.site.referee;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.NodeList;

/** What both players have in hand: a button for each kind of piece, all of a hand one stop of the tab key. */
final class Hands {

    private final Page page;
    private final Map<Color, String> written = new EnumMap<>(Color.class);

    Hands(Page page, Consumer<Piece> choose) {
        this.page = page;
        for (Color color : Color.values()) {
            HTMLElement hand = page.find(id(color));
            hand.addEventListener("click", event -> {
                HTMLElement button = (HTMLElement) Browser.closest(event.getTarget(), "[data-piece]");
                if (button != null) {
                    Piece.find(button.getAttribute("data-piece")).ifPresent(choose);
                }
            });
            hand.addEventListener("keydown", (Event event) -> press((KeyboardEvent) event, hand));
        }
    }

    static String id(Color color) {
        return color == Color.WHITE ? "white-hand" : "black-hand";
    }

    void show(Color color, List<Piece> pieces, boolean isToMove, Optional<Piece> selected, RefereeLanguage words) {
        String html = html(color, pieces, selected, words);
        HTMLElement hand = page.find(id(color));
        hand.setAttribute("data-to-move", Boolean.toString(isToMove));
        if (!html.equals(written.put(color, html))) {
            hand.setInnerHTML(html);
            hand.setAttribute("aria-label", words.text("hand", words.sentences().player(color)));
        }
    }

    /** Writes a hand. */
    static String html(Color color, List<Piece> pieces, Optional<Piece> selected, RefereeLanguage words) {
        Map<Bug, List<Piece>> kinds = new EnumMap<>(Bug.class);
        pieces.forEach(piece ->
                kinds.computeIfAbsent(piece.bug(), first -> new ArrayList<>()).add(piece));
        StringBuilder html = new StringBuilder("<span class=\"player\">")
                .append(words.sentences().player(color))
                .append("</span>");
        boolean isReachable = kinds.values().stream()
                .noneMatch(kind -> Optional.of(kind.get(0)).equals(selected));
        for (List<Piece> kind : kinds.values()) {
            boolean isSelected = Optional.of(kind.get(0)).equals(selected);
            html.append(button(kind, isSelected, isSelected || isReachable, words));
            isReachable = false;
        }
        return html.toString();
    }

    /** A button for the pieces of one kind, which shows the one that enters next. */
    private static String button(List<Piece> kind, boolean isSelected, boolean isTabStop, RefereeLanguage words) {
        Piece next = kind.get(0);
        String name = words.text("hand.count", words.sentences().label(next), kind.size());
        String count = kind.size() > 1 ? "<span>" + kind.size() + "</span>" : "";
        return "<button type=\"button\" data-piece=\"" + next + "\" tabindex=\"" + (isTabStop ? 0 : -1)
                + "\" aria-pressed=\"" + isSelected + "\" aria-label=\"" + DrawingParts.escaped(name) + "\">" + tile(next)
                + count + "</button>";
    }

    private static final Map<Piece, String> TILES = new HashMap<>();

    private static String tile(Piece piece) {
        return TILES.computeIfAbsent(
                piece,
                unknown -> DrawingParts.SHEET
                        .toSvg(SvgDrawing.of(Map.of(Hex.ORIGIN, List.of(piece)))
                                .withTable(false)
                                .withTitle("")
                                .withDescription(""))
                        .replace("role=\"img\"", "aria-hidden=\"true\"")
                        .replace("<title></title>\n", "")
                        .replace("<desc></desc>\n", "")
                        .replace(" data-cell=\"0,0\"", "")
                        .strip());
    }

    @SuppressWarnings("ReferenceEquality") // An element of a page has no other identity.
    private static void press(KeyboardEvent event, HTMLElement hand) {
        int step = event.getKey().equals("ArrowRight") ? 1 : event.getKey().equals("ArrowLeft") ? -1 : 0;
        NodeList<? extends HTMLElement> buttons = Browser.findAll(hand, "[data-piece]");
        for (int i = 0; i < buttons.getLength(); i++) {
            boolean isHere = Browser.closest(event.getTarget(), "[data-piece]") == buttons.get(i);
            if (isHere && step != 0) {
                HTMLElement next = buttons.get((i + step + buttons.getLength()) % buttons.getLength());
                buttons.get(i).setAttribute("tabindex", "-1");
                next.setAttribute("tabindex", "0");
                next.focus();
                event.preventDefault();
                event.stopPropagation();
                return;
            }
        }
    }
}
