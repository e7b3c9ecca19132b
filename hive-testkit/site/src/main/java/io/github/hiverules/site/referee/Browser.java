package io.github.hiverules.site.referee;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.TimerHandler;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.file.File;

/** Browser functions that TeaVM's classes lack: those of {@code browser.js}, by their names. */
abstract class Browser implements JSObject {

    /** What {@link #askWorkshop} answers, as the key of a text, if the script could not be loaded. */
    static final String SCRIPT_MISSING = "scriptMissing";

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

    /** A callback that is told whether an operation succeeded. */
    @JSFunctor
    interface SuccessConsumer extends JSObject {
        void accept(boolean worked);
    }

    @JSBody(script = "return hive;")
    static native Browser get();

    /** Returns the nearest element that matches the selector, from the given one outward, or null. */
    abstract @Nullable Element closest(@Nullable JSObject element, String selector);

    /** Returns the text that the visitor has pasted or dropped; empty if it is something else. */
    abstract String textOf(Event event);

    /** Returns the first of the files that the visitor has dropped or chosen, if any. */
    abstract @Nullable File fileOf(Event event);

    /** Reads a text file in UTF-8, UTF-16 or Latin-1. */
    abstract void readText(File file, TextConsumer consumer);

    abstract void offer(String name, Task task);

    /** Loads the {@link Workshop} unless it is loaded, and gives it a task, or answers {@link #SCRIPT_MISSING}. */
    abstract void askWorkshop(String name, String first, String second, TextConsumer consumer);

    /** Runs a task of its own, after the browser has done what waits. */
    abstract void later(TimerHandler task);

    /** Hides what the page shows, and says that it is loading, until {@link #answerEarlyTaps}. */
    abstract void hideUntilReady();

    /** Shows the page, and repeats what the visitor has tapped before. */
    abstract void answerEarlyTaps();

    /** Returns the keys of the parts of the drawing that the page shows. */
    abstract String drawnKeys(HTMLElement board);

    /** Opens the same address in another language. */
    abstract void openLanguage(String code);

    /** Copies a text, and reports whether that succeeded. */
    abstract void copy(String text, HTMLElement field, SuccessConsumer success);

    /** Opens the device's share dialog; returns false if the browser has none. */
    abstract boolean share(String title, String text, String url);

    /** Saves or copies a picture of a drawing with a sentence below it. */
    abstract void makePicture(String svg, String sentence, boolean isCopy, SuccessConsumer success);

    /** Changes the address after the {@code #} without a new entry in the browser's history. */
    abstract void replaceFragment(String fragment, int index);

    /** Changes the address after the {@code #} in a new entry of the browser's history. */
    abstract void pushFragment(String fragment, int index);

    /** Returns the index of the shown state, as the browser's history stores it; -1 if it stores none. */
    abstract int historyIndex();

    abstract void moveAfter(HTMLElement element, HTMLElement previous);

    /** Scrolls until an element is visible. */
    abstract void scrollTo(HTMLElement element);

    /** Scrolls back to the top, with the answer and the board, from the buttons below them. */
    abstract void revealAnswer();

    /** Closes the lists and forms that lie over the page. */
    abstract void closeLists();

    /** Focuses an element without scrolling to it. */
    abstract void focus(Element element);

    /** Returns whether nothing has the focus, or only a button that is now disabled or hidden. */
    abstract boolean hasLostFocus();

    /** Presses a button, if it is visible. */
    abstract void press(String id);

    abstract void draw(HTMLElement board, String keys, String changes);

    abstract void setViewBox(HTMLElement board, String viewBox);

    abstract void listenToGestures(HTMLElement board, NumbersConsumer pan, NumbersConsumer zoom, NumbersConsumer tap);

    /** Returns the key of the cell to which an arrow key leads from another one. */
    abstract String nextCell(HTMLElement board, String from, String arrow);

    /** Lets the arrow keys go from one button of a list to the next; the Tab key stops only once. */
    abstract void listenToArrows(HTMLElement list);

    /** Lets the Tab key stop at one element of a list, and at no other. */
    abstract void stopTabAt(HTMLElement list, Element element);

    abstract void listenToDrags(DropConsumer drop);

    abstract void listenToSize(HTMLElement element, TimerHandler resized);

    /** Scrolls a list, not the page, until one of its elements is visible. */
    abstract void reveal(HTMLElement list, HTMLElement element);

    /** Returns the value that {@link #remember} has stored on this device, or an empty text. */
    abstract String remembered(String key);

    abstract void remember(String key, String value);
}
