package io.github.hiverules.site.referee;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.SvgDrawing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;

/**
 * The drawn board: each cell is a button that can be tapped, reached with the arrow keys and read aloud. A {@link
 * Camera} says which part of it is seen.
 */
final class Board {

    private static final double STEP = 1.4;

    private final HTMLElement element;
    private final Consumer<Hex> tap;
    private DrawingParts parts = new DrawingParts("0 0 100 100", Map.of());
    private DrawingParts.@Nullable CellLabels labels;
    private @Nullable Camera camera;
    private Camera.Box hive = new Camera.Box(0, 0, 100, 100);
    private Hex current = Hex.ORIGIN;
    private List<Hex> focus = List.of(Hex.ORIGIN);
    private double width = 1;
    private double height = 1;

    Board(HTMLElement element, Consumer<Hex> tap) {
        this.element = element;
        this.tap = tap;
        measure();
        element.addEventListener("keydown", (Event event) -> press((KeyboardEvent) event));
        Browser.listenToGestures(
                element,
                (right, down, unused) -> show(camera().pan(right, down)),
                (factor, x, y) -> show(camera().zoom(factor, x, y)),
                (x, y, unused) -> tapped(CellGeometry.at(
                        camera().seen().left() + x / camera().scale(),
                        camera().seen().top() + y / camera().scale())));
        Browser.listenToSize(element, this::resize);
    }

    private void tapped(Hex cell) {
        current = cell;
        focus = List.of(cell);
        tap.accept(cell);
    }

    /** Draws what has changed, and lets the camera follow. */
    void show(SvgDrawing drawing, Position position, Optional<Hex> selected, List<Hex> reachable, RefereeLanguage words) {
        DrawingParts.CellLabels names = labels;
        if (names == null || !names.isFor(position, words)) {
            names = new DrawingParts.CellLabels(position, words);
            labels = names;
        }
        DrawingParts before = parts;
        DrawingParts next = DrawingParts.of(drawing, names.with(selected, reachable), current);
        if (!next.byKey().containsKey(DrawingParts.key(current))) {
            current =
                    next.byKey().containsKey("0,0") ? Hex.ORIGIN : next.cells().get(0);
            next = DrawingParts.of(drawing, names, current);
        }
        parts = next;
        Browser.draw(element, next.keys(), next.changes(before));
        hive = Camera.Box.of(next.viewBox());
        show(camera == null ? fitting() : camera.follow(hive, CellGeometry.around(focus)));
    }

    /**
     * Points the camera at the given cells if the board does not fit: at all of them if possible, otherwise at the
     * first.
     */
    void lookAt(List<Hex> cells) {
        if (!cells.isEmpty()) {
            current = cells.get(0);
            focus = cells;
        }
    }

    private Camera camera() {
        return camera == null ? fitting() : camera;
    }

    private void show(Camera newCamera) {
        camera = newCamera;
        Browser.look(element, newCamera.viewBox());
    }

    /** Remembers the size: asking for it while the page changes would make the browser lay it out at once. */
    private void measure() {
        width = Math.max(1, element.getClientWidth());
        height = Math.max(1, element.getClientHeight());
    }

    private void resize() {
        measure();
        Camera resized = camera().resized(width, height);
        show(resized.isMoved() ? resized : fitting());
    }

    private Camera fitting() {
        return Camera.of(hive, width, height).follow(hive, CellGeometry.around(focus));
    }

    void zoomIn() {
        show(camera().zoom(STEP, hive));
    }

    void zoomOut() {
        show(camera().zoom(1 / STEP, hive));
    }

    /** Shows the whole hive again. */
    void fit() {
        show(fitting());
    }

    void focus() {
        Element cell = drawn(current);
        if (cell != null) {
            Browser.focus(cell);
        }
    }

    private @Nullable Element drawn(Hex hex) {
        return element.querySelector("svg > [data-cell='" + DrawingParts.key(hex) + "']");
    }

    private void press(KeyboardEvent event) {
        Optional<Hex> cell = cellOf(event.getTarget());
        if (cell.isEmpty() || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (event.getKey().equals("Enter") || event.getKey().equals(" ")) {
            tapped(cell.get());
        } else if (event.getKey().startsWith("Arrow")) {
            go(cell.get(), ArrowKeys.next(parts.cells(), cell.get(), event.getKey()));
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }

    private void go(Hex from, Hex to) {
        current = to;
        focus = List.of(to);
        Browser.setAttribute(drawn(from), "tabindex", "-1");
        Browser.setAttribute(drawn(to), "tabindex", "0");
        focus();
        show(camera().follow(hive, CellGeometry.around(focus)));
    }

    private Optional<Hex> cellOf(@Nullable JSObject target) {
        Element cell = Browser.closest(target, "#board [data-cell]");
        return cell == null ? Optional.empty() : Optional.of(DrawingParts.hex(cell.getAttribute("data-cell")));
    }
}
