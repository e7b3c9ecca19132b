package io.github.hiverules.site.referee;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.file.File;

/** Browser functions that TeaVM's classes lack. Longer ones are in {@code browser.js}. */
final class Browser {

    private Browser() {}

    /** Receives a text. */
    @JSFunctor
    interface TextConsumer extends JSObject {
        void accept(String text);
    }

    /** A task of the {@link Workshop}. */
    @JSFunctor
    interface Task extends JSObject {
        String answer(String first, String second);
    }

    /** Receives up to three numbers. */
    @JSFunctor
    interface NumbersConsumer extends JSObject {
        void accept(double first, double second, double third);
    }

    /** Receives what the visitor has dragged, and where it was dropped: on the board at a point, or on a hand. */
    @JSFunctor
    interface DropConsumer extends JSObject {
        void accept(String source, boolean isOnBoard, double x, double y);
    }

    /** Steps through the game, back or forward, and returns whether there was a step to take. */
    @JSFunctor
    interface Stepping extends JSObject {
        boolean step(int plies);
    }

    /** A callback without arguments. */
    @JSFunctor
    interface Callback extends JSObject {
        void run();
    }

    /** A callback that is told whether an operation succeeded. */
    @JSFunctor
    interface SuccessConsumer extends JSObject {
        void accept(boolean worked);
    }

    /** Returns the nearest element that matches the selector, from the given one outward, or null. */
    @JSBody(
            params = {"element", "selector"},
            script = "return element && element.closest ? element.closest(selector) : null;")
    static native @Nullable Element closest(@Nullable JSObject element, String selector);

    @JSBody(
            params = {"element", "name", "value"},
            script = "if (element) { element.setAttribute(name, value); }")
    static native void setAttribute(@Nullable Element element, String name, String value);

    /** Returns the language in which the page should appear. */
    @JSBody(script = "return hive.language();")
    static native String language();

    @JSBody(params = "event", script = "return event.clipboardData ? event.clipboardData.getData('text/plain') : '';")
    static native String pastedText(Event event);

    @JSBody(params = "event", script = "return event.dataTransfer ? event.dataTransfer.getData('text/plain') : '';")
    static native String droppedText(Event event);

    /** Returns the first of the dropped files, or null if the visitor dropped something else. */
    @JSBody(params = "event", script = "return event.dataTransfer ? event.dataTransfer.files[0] || null : null;")
    static native @Nullable File droppedFile(Event event);

    @JSBody(params = "input", script = "return input.files[0] || null;")
    static native @Nullable File chosenFile(HTMLElement input);

    /** Reads a text file in UTF-8, UTF-16 or Latin-1. */
    @JSBody(
            params = {"file", "consumer"},
            script = "hive.readText(file).then(consumer);")
    static native void read(File file, TextConsumer consumer);

    @JSBody(
            params = {"name", "task"},
            script = "hive.tasks[name] = task;")
    static native void offer(String name, Task task);

    /** Loads the {@link Workshop} unless it is loaded, and gives it a task. */
    @JSBody(
            params = {"name", "first", "second", "consumer"},
            script = "hive.load('workshop.js').then(function() {"
                    + "  if (!hive.tasks[name]) { workshop([]); }"
                    + "  consumer(hive.tasks[name](first, second));"
                    + "});")
    static native void askWorkshop(String name, String first, String second, TextConsumer consumer);

    /** Runs a task of its own, after the browser has done what waits. */
    @JSBody(params = "task", script = "setTimeout(task);")
    static native void later(Callback task);

    @JSBody(script = "hive.answerEarlyTaps();")
    static native void answerEarlyTaps();

    /** Loads the texts of a language; if they are loaded, continues at once. */
    @JSBody(
            params = {"languageCode", "loaded"},
            script = "hive.loadTexts(languageCode, loaded);")
    static native void loadTexts(String languageCode, Callback loaded);

    /** Copies a text, and reports whether that succeeded. */
    @JSBody(
            params = {"text", "field", "success"},
            script = "hive.copy(text, field, success);")
    static native void copy(String text, HTMLElement field, SuccessConsumer success);

    /** Opens the device's share dialog; returns false if the browser has none. */
    @JSBody(
            params = {"title", "text", "url"},
            script = "return hive.share(title, text, url);")
    static native boolean share(String title, String text, String url);

    /** Saves or copies a picture of a drawing with a sentence below it. */
    @JSBody(
            params = {"svg", "sentence", "isCopy", "success"},
            script = "hive.makePicture(svg, sentence, isCopy, success);")
    static native void makePicture(String svg, String sentence, boolean isCopy, SuccessConsumer success);

    /** Changes the address after the {@code #} without a new entry in the browser's history. */
    @JSBody(
            params = {"fragment", "index"},
            script = "history.replaceState({index: index}, '', '#' + fragment);")
    static native void replaceFragment(String fragment, int index);

    /** Changes the address after the {@code #} in a new entry of the browser's history. */
    @JSBody(
            params = {"fragment", "index"},
            script = "history.pushState({index: index}, '', '#' + fragment);")
    static native void pushFragment(String fragment, int index);

    /** Goes back or forward in the browser's history. */
    @JSBody(params = "steps", script = "history.go(steps);")
    static native void goInHistory(int steps);

    /** Returns the index of the shown session, as the browser's history stores it; -1 if it stores none. */
    @JSBody(script = "return history.state && history.state.index >= 0 ? history.state.index : -1;")
    static native int historyIndex();

    @JSBody(
            params = {"element", "previous"},
            script = "previous.after(element);")
    static native void moveAfter(HTMLElement element, HTMLElement previous);

    /** Scrolls until an element is visible. */
    @JSBody(params = "element", script = "element.scrollIntoView({block: 'nearest'});")
    static native void reveal(HTMLElement element);

    /** Scrolls back to the answer and the board, from the buttons below them. */
    @JSBody(
            script = "if (scrollY > 0) {"
                    + "  document.getElementById('explanation').scrollIntoView({block: 'nearest'});"
                    + "}")
    static native void revealAnswer();

    @JSBody(params = "details", script = "return details.open;")
    static native boolean isOpen(HTMLElement details);

    @JSBody(script = "return 'embedded' in document.documentElement.dataset;")
    static native boolean isEmbedded();

    /** Opens a collapsible part of the page, and scrolls to it. */
    @JSBody(params = "details", script = "details.open = true; details.scrollIntoView({block: 'nearest'});")
    static native void open(HTMLElement details);

    /** Shows the board, which is hidden until the game of a link has been read. */
    @JSBody(script = "delete document.documentElement.dataset.linked;")
    static native void showLinkedGame();

    /** Focuses an element without scrolling to it. */
    @JSBody(params = "element", script = "element.focus({preventScroll: true});")
    static native void focus(Element element);

    /** Returns whether nothing has the focus, or only a button that is now disabled or hidden. */
    @JSBody(
            script = "const active = document.activeElement;"
                    + "return !active || active === document.body || active.disabled || !!active.closest('[hidden]');")
    static native boolean hasLostFocus();

    @JSBody(
            params = {"board", "keys", "changes"},
            script = "hive.draw(board, keys, changes);")
    static native void draw(HTMLElement board, String keys, String changes);

    @JSBody(
            params = {"board", "viewBox"},
            script = "board.querySelector('svg').setAttribute('viewBox', viewBox);")
    static native void setViewBox(HTMLElement board, String viewBox);

    @JSBody(
            params = {"board", "pan", "zoom", "tap"},
            script = "hive.listenToGestures(board, pan, zoom, tap);")
    static native void listenToGestures(
            HTMLElement board, NumbersConsumer pan, NumbersConsumer zoom, NumbersConsumer tap);

    /** Lets the arrow keys go from one button of a list to the next; the Tab key stops only once. */
    @JSBody(params = "list", script = "hive.listenToArrows(list);")
    static native void listenToArrows(HTMLElement list);

    /** Lets the Tab key stop at one button of a list, and at no other. */
    @JSBody(
            params = {"list", "button"},
            script = "hive.stopTabAt(list, button);")
    static native void stopTabAt(HTMLElement list, HTMLElement button);

    @JSBody(
            params = {"board", "step"},
            script = "hive.listenToWheel(board, step);")
    static native void listenToWheel(HTMLElement board, Stepping step);

    @JSBody(params = "drop", script = "hive.listenToDrags(drop);")
    static native void listenToDrags(DropConsumer drop);

    @JSBody(
            params = {"element", "resized"},
            script = "new ResizeObserver(function() { resized(); }).observe(element);")
    static native void listenToSize(HTMLElement element, Callback resized);

    /** Removes all elements of a list beyond the given length. */
    @JSBody(
            params = {"list", "length"},
            script = "while (list.children.length > length) { list.lastElementChild.remove(); }")
    static native void truncate(HTMLElement list, int length);

    /** Scrolls a list, not the page, until one of its elements is visible. */
    @JSBody(
            params = {"list", "element"},
            script = "hive.reveal(list, element);")
    static native void reveal(HTMLElement list, HTMLElement element);

    /** Returns the value that {@link #remember} has stored on this device, or an empty text. */
    @JSBody(params = "key", script = "return hive.remembered(key);")
    static native String remembered(String key);

    @JSBody(
            params = {"key", "value"},
            script = "hive.remember(key, value);")
    static native void remember(String key, String value);
}
