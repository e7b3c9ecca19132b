package io.github.hiverules.site.referee;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** The hands of both players: a button for each insect. In each hand, the Tab key stops only once. */
final class HandsView {

    private final Page page;
    private final Map<Color, String> shownHtml = new EnumMap<>(Color.class);

    HandsView(Page page, Consumer<Piece> onChoose, Runnable onTap) {
        this.page = page;
        for (Color color : Color.values()) {
            HTMLElement hand = page.find(id(color));
            hand.addEventListener("click", event -> {
                HTMLElement button = (HTMLElement) Browser.get().closest(event.getTarget(), "[data-piece]");
                if (button == null) {
                    onTap.run();
                } else {
                    Piece.find(button.getAttribute("data-piece")).ifPresent(onChoose);
                }
            });
            Browser.get().listenToArrows(hand);
        }
    }

    static String id(Color color) {
        return color == Color.WHITE ? "white-hand" : "black-hand";
    }

    void show(Color color, List<Piece> pieces, boolean isToMove, Optional<Piece> selected, RefereeLanguage language) {
        String html = html(color, pieces, selected, language);
        HTMLElement hand = page.find(id(color));
        hand.setAttribute("data-to-move", Boolean.toString(isToMove));
        if (!html.equals(shownHtml.put(color, html))) {
            hand.setInnerHTML(html);
            hand.setAttribute("aria-label", label(color, language));
        }
    }

    static String label(Color color, RefereeLanguage language) {
        return language.text("hand", language.sentences().player(color));
    }

    static String html(Color color, List<Piece> pieces, Optional<Piece> selected, RefereeLanguage language) {
        Map<Bug, List<Piece>> insects = new EnumMap<>(Bug.class);
        pieces.forEach(piece -> insects.computeIfAbsent(piece.bug(), unused -> new ArrayList<>())
                .add(piece));
        StringBuilder html = new StringBuilder("<span class=\"player\">")
                .append(language.sentences().player(color))
                .append("</span>");
        boolean isTabStop = insects.values().stream()
                .noneMatch(same -> Optional.of(same.get(0)).equals(selected));
        for (List<Piece> same : insects.values()) {
            boolean isSelected = Optional.of(same.get(0)).equals(selected);
            html.append(button(same, isSelected, isSelected || isTabStop, language));
            isTabStop = false;
        }
        return html.toString();
    }

    /** Returns a button for the pieces of one insect. It shows the next piece that would be placed. */
    private static String button(List<Piece> pieces, boolean isSelected, boolean isTabStop, RefereeLanguage language) {
        Piece next = pieces.get(0);
        String name = language.text("hand.count", language.sentences().label(next), pieces.size());
        String count = pieces.size() > 1 ? "<span>" + pieces.size() + "</span>" : "";
        return "<button type=\"button\" data-piece=\"" + next + "\" tabindex=\"" + (isTabStop ? 0 : -1)
                + "\" aria-pressed=\"" + isSelected + "\" aria-label=\"" + DrawingParts.escaped(name) + "\">"
                + PieceTiles.svg(next)
                + count + "</button>";
    }
}
