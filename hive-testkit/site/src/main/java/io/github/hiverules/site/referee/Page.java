package io.github.hiverules.site.referee;

import io.github.hiverules.Setup;
import java.util.HashMap;
import java.util.Map;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The elements of the page, by their ids. */
final class Page {

    private final HTMLDocument document = HTMLDocument.current();
    private final Map<String, String> shownTexts = new HashMap<>();

    // Not `Objects.requireNonNull`: TeaVM wraps what a method of Java objects takes or returns.
    HTMLElement find(String id) {
        HTMLElement element = document.getElementById(id);
        if (element == null) {
            throw new IllegalArgumentException(id);
        }
        return element;
    }

    HTMLInputElement input(String id) {
        return (HTMLInputElement) find(id);
    }

    HTMLSelectElement select(String id) {
        return (HTMLSelectElement) find(id);
    }

    String language() {
        return document.getDocumentElement().getLang();
    }

    void listen(String type, EventListener<Event> listener) {
        document.addEventListener(type, listener);
    }

    void onClick(String id, Runnable action) {
        find(id).addEventListener("click", event -> action.run());
    }

    void onChange(String id, Runnable action) {
        find(id).addEventListener("change", event -> action.run());
    }

    /** Sets the text of an element if it has changed, so that screen readers do not read the same text twice. */
    void setText(String id, String text) {
        if (!text.equals(shownTexts.put(id, text))) {
            find(id).setTextContent(text);
        }
    }

    /** Sets the content of an element if it has changed. */
    void setHtml(String id, String html) {
        if (!html.equals(shownTexts.put(id, html))) {
            find(id).setInnerHTML(html);
        }
    }

    /** Shows an answer with a link to the rule that it names. */
    void showAnswer(Answer answer, Setup setup, RefereeLanguage language) {
        find("answer").setAttribute("data-verdict", answer.verdict());
        setHtml("answer", answer.html(setup, language));
    }

    /** Shows a message after another element, for example the buttons that caused it; hides it if it is empty. */
    void showNotice(String text, String previousId) {
        HTMLElement notice = find("notice");
        notice.setHidden(text.isEmpty());
        notice.setTextContent("");
        if (!text.isEmpty()) {
            Browser.get().moveAfter(notice, find(previousId));
            notice.setTextContent(text);
            Browser.get().scrollTo(notice);
        }
    }

    void show(String id, boolean isShown) {
        find(id).setHidden(!isShown);
    }

    /** Shows a button as pressed or not. */
    void press(String id, boolean isPressed) {
        find(id).setAttribute("aria-pressed", Boolean.toString(isPressed));
    }

    void enable(String id, boolean isEnabled) {
        if (isEnabled) {
            find(id).removeAttribute("disabled");
        } else {
            find(id).setAttribute("disabled", "");
        }
    }
}
