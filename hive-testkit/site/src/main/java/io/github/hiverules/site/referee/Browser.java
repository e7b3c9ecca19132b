package io.github.hiverules.site.referee;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.file.File;
import org.teavm.jso.typedarrays.ArrayBuffer;

/** Functions of the browser that TeaVM's classes do not offer. */
final class Browser {

    private Browser() {}

    /** Takes the bytes of a file. */
    @JSFunctor
    interface BytesConsumer extends JSObject {
        void accept(ArrayBuffer bytes);
    }

    /** Returns the element, or the nearest one around it, that fits a selector; null if there is none. */
    @JSBody(
            params = {"element", "selector"},
            script = "return element && element.closest ? element.closest(selector) : null;")
    static native @Nullable Element closest(@Nullable JSObject element, String selector);

    @JSBody(script = "return navigator.language || 'en';")
    static native String language();

    @JSBody(params = "event", script = "return event.clipboardData ? event.clipboardData.getData('text/plain') : '';")
    static native String pastedText(Event event);

    @JSBody(params = "event", script = "return event.dataTransfer ? event.dataTransfer.getData('text/plain') : '';")
    static native String droppedText(Event event);

    /** Returns the first file that was dropped, null if it was something else. */
    @JSBody(params = "event", script = "return event.dataTransfer ? event.dataTransfer.files[0] || null : null;")
    static native @Nullable File droppedFile(Event event);

    @JSBody(params = "input", script = "return input.files[0] || null;")
    static native @Nullable File chosenFile(HTMLElement input);

    @JSBody(
            params = {"file", "consumer"},
            script = "file.arrayBuffer().then(consumer);")
    static native void read(File file, BytesConsumer consumer);

    /** Copies a text; pages that may not use the clipboard's own interface can still copy a selection. */
    @JSBody(
            params = {"text", "field"},
            script = "field.value = text;"
                    + "if (navigator.clipboard) { navigator.clipboard.writeText(text).catch(function() {}); }"
                    + "else { field.select(); document.execCommand('copy'); }")
    static native void copy(String text, HTMLElement field);

    /** Changes the address after the {@code #} without a new entry in the browser's history. */
    @JSBody(params = "fragment", script = "history.replaceState(null, '', '#' + fragment);")
    static native void replaceFragment(String fragment);

    /** Focuses an element without scrolling to it. */
    @JSBody(params = "element", script = "element.focus({preventScroll: true});")
    static native void focus(Element element);

    /** Enlarges the content of a frame, and keeps its middle where it is. */
    @JSBody(
            params = {"frame", "times"},
            script = "var x = (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth;"
                    + "var y = (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight;"
                    + "frame.style.setProperty('--zoom', times);"
                    + "frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;"
                    + "frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;")
    static native void zoom(HTMLElement frame, double times);

    /** Scrolls a list, not the page, until an element in it is seen. */
    @JSBody(
            params = {"list", "element"},
            script = "var top = element.offsetTop - list.offsetTop;"
                    + "if (top < list.scrollTop || top + element.offsetHeight > list.scrollTop + list.clientHeight)"
                    + "  list.scrollTop = top - list.clientHeight / 2;")
    static native void reveal(HTMLElement list, HTMLElement element);
}
