package io.github.hiverules.site.referee;

import io.github.hiverules.Setup;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;

/**
 * The drawn board. Each cell is a button that visitors can tap and reach with the arrow keys, and that screen readers
 * read aloud. A {@link Camera} decides which part of the board is visible.
 */
final class BoardView {

    private static final double ZOOM_FACTOR = 1.4;

    private final HTMLElement element;
    private final Consumer<Hex> tap;
    private DrawingParts parts = new DrawingParts(Map.of());
    private @Nullable CellLabels names;
    private @Nullable Camera camera;
    private Camera.Box hiveBox = new Camera.Box(0, 0, 100, 100);
    private Hex currentCell = Hex.ORIGIN;
    private List<Hex> focusCells = List.of(Hex.ORIGIN);
    private double width = 1;
    private double height = 1;

    BoardView(HTMLElement element, Consumer<Hex> tap) {
        this.element = element;
        this.tap = tap;
        measure();
        element.addEventListener("keydown", (Event event) -> handleKey((KeyboardEvent) event));
        Browser.get()
                .listenToGestures(
                        element,
                        (right, down, unused) -> show(camera().pan(right, down)),
                        (factor, x, y) -> show(camera().zoom(factor, x, y)),
                        (x, y, unused) -> handleTap(cellAt(x, y)));
        Browser.get().listenToSize(element, this::resize);
    }

    /** Returns the cell at a point of the frame, in pixels. */
    Hex cellAt(double x, double y) {
        return SvgDrawing.geometry()
                .cellAt(
                        camera().visibleBox().left() + x / camera().scale(),
                        camera().visibleBox().top() + y / camera().scale());
    }

    private void handleTap(Hex cell) {
        currentCell = cell;
        focusCells = List.of(cell);
        tap.accept(cell);
    }

    /** Names the cells of a setup for screen readers, unless they have their names already. */
    CellLabels name(Setup setup, RefereeLanguage language) {
        CellLabels named = names;
        if (named == null || !named.isFor(setup)) {
            named = new CellLabels(setup, language);
            setup.stacks().keySet().stream()
                    .flatMap(cell -> cell.neighbors().stream())
                    .forEach(named::name);
            names = named;
        }
        return named;
    }

    /** Draws what has changed, and lets the camera follow. */
    void show(SvgDrawing drawing, Setup setup, Optional<Hex> selected, List<Hex> reachable, RefereeLanguage language) {
        CellLabels newNames = name(setup, language);
        DrawingParts previous = parts;
        DrawingParts next = DrawingParts.of(drawing, newNames.mark(selected, reachable), currentCell);
        if (!next.byKey().containsKey(DrawingParts.key(currentCell))) {
            currentCell =
                    next.byKey().containsKey("0,0") ? Hex.ORIGIN : next.cells().get(0);
            next = DrawingParts.of(drawing, newNames, currentCell);
        }
        parts = next;
        Browser.get().draw(element, next.keys(), next.changes(previous));
        hiveBox = Camera.Box.ofHive(next.cells());
        show(camera == null ? fittedCamera() : camera.follow(hiveBox, Camera.Box.ofFocus(focusCells)));
    }

    /** Takes over the drawing that the page shows already; the next one replaces all of its parts. */
    void adopt() {
        Map<String, String> drawn = new LinkedHashMap<>();
        for (StringTokenizer keys = new StringTokenizer(Browser.get().drawnKeys(element), "\n");
                keys.hasMoreTokens(); ) {
            drawn.put(keys.nextToken(), "");
        }
        parts = new DrawingParts(drawn);
        hiveBox = Camera.Box.ofHive(parts.cells());
        show(fittedCamera());
    }

    /**
     * Points the camera at the given cells if the hive does not fit into the frame: at all of them if possible,
     * otherwise at the first.
     */
    void lookAt(List<Hex> cells) {
        if (!cells.isEmpty()) {
            currentCell = cells.get(0);
            focusCells = cells;
        }
    }

    private Camera camera() {
        return camera == null ? fittedCamera() : camera;
    }

    private void show(Camera newCamera) {
        camera = newCamera;
        Browser.get().setViewBox(element, newCamera.viewBox());
    }

    /** Stores the size, because reading it while the page changes would force the browser to lay out the page. */
    private void measure() {
        width = Math.max(1, element.getClientWidth());
        height = Math.max(1, element.getClientHeight());
    }

    private void resize() {
        measure();
        // Before anything is drawn, the camera has nothing to show.
        if (camera != null) {
            Camera resized = camera.resized(width, height);
            show(resized.isMoved() ? resized : fittedCamera());
        }
    }

    private Camera fittedCamera() {
        return Camera.of(hiveBox, width, height).follow(hiveBox, Camera.Box.ofFocus(focusCells));
    }

    void zoomIn() {
        show(camera().zoom(ZOOM_FACTOR, hiveBox));
    }

    void zoomOut() {
        show(camera().zoom(1 / ZOOM_FACTOR, hiveBox));
    }

    /** Shows the whole hive again. */
    void fit() {
        show(Camera.ofWhole(hiveBox, width, height));
    }

    /** Makes the camera look at the hive that is drawn next as if it were the first. */
    void forgetCamera() {
        camera = null;
    }

    void focus() {
        Element cell = element.querySelector("svg > [data-cell='" + DrawingParts.key(currentCell) + "']");
        if (cell != null) {
            Browser.get().stopTabAt(element, cell);
            Browser.get().focus(cell);
        }
    }

    private void handleKey(KeyboardEvent event) {
        Optional<Hex> cell = cellOf(event.getTarget());
        if (cell.isEmpty() || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (event.getKey().equals("Enter") || event.getKey().equals(" ")) {
            handleTap(cell.get());
        } else if (event.getKey().startsWith("Arrow")) {
            String from = DrawingParts.key(cell.get());
            moveFocus(DrawingParts.hex(Browser.get().nextCell(element, from, event.getKey())));
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }

    private void moveFocus(Hex to) {
        currentCell = to;
        focusCells = List.of(to);
        focus();
        show(camera().follow(hiveBox, Camera.Box.ofFocus(focusCells)));
    }

    private Optional<Hex> cellOf(@Nullable JSObject target) {
        Element cell = Browser.get().closest(target, "#board [data-cell]");
        return cell == null ? Optional.empty() : Optional.of(DrawingParts.hex(cell.getAttribute("data-cell")));
    }
}
