package io.github.hiverules.site.referee;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;
import org.teavm.jso.dom.xml.NodeList;

/** The elements of the page, by their ids. */
final class Page {

    private final HTMLDocument document = HTMLDocument.current();
    private final Map<String, String> shownTexts = new HashMap<>();

    HTMLElement find(String id) {
        return Objects.requireNonNull(document.getElementById(id), id);
    }

    NodeList<? extends HTMLElement> findAll(String selector) {
        return document.querySelectorAll(selector);
    }

    HTMLInputElement input(String id) {
        return (HTMLInputElement) find(id);
    }

    HTMLSelectElement select(String id) {
        return (HTMLSelectElement) find(id);
    }

    HTMLElement create(String name) {
        return document.createElement(name);
    }

    void listen(String type, Consumer<Event> listener) {
        document.addEventListener(type, listener::accept);
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

    /** Shows an answer with a link to the rule that it names. */
    void showAnswer(Answer answer, RefereeLanguage language) {
        HTMLElement element = find("answer");
        element.setAttribute("data-verdict", answer.verdict());
        String html = answer.html(language);
        if (!html.equals(shownTexts.put("answer", html))) {
            element.setInnerHTML(html);
        }
    }

    /** Shows a message after another element, for example the buttons that caused it; hides it if it is empty. */
    void showNotice(String text, String previousId) {
        HTMLElement notice = find("notice");
        notice.setHidden(text.isEmpty());
        notice.setTextContent("");
        if (!text.isEmpty()) {
            Browser.moveAfter(notice, find(previousId));
            notice.setTextContent(text);
            Browser.reveal(notice);
        }
    }

    /** Fills a list of choices. The first one means that nothing is chosen. */
    void setOptions(String id, String first, List<String> texts) {
        String key = first + String.join(" ", texts);
        if (key.equals(shownTexts.put(id, key))) {
            return;
        }
        StringBuilder options = new StringBuilder("<option value=\"\">" + DrawingParts.escaped(first) + "</option>");
        texts.forEach(text ->
                options.append("<option>").append(DrawingParts.escaped(text)).append("</option>"));
        find(id).setInnerHTML(options.toString());
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

    /** Translates the page, and returns whether it was in another language. */
    boolean translate(RefereeLanguage language) {
        if (document.getDocumentElement().getLang().equals(language.code())) {
            return false;
        }
        document.getDocumentElement().setLang(language.code());
        document.setTitle(language.text("title"));
        NodeList<? extends HTMLElement> texts = findAll("[data-text]");
        for (int i = 0; i < texts.getLength(); i++) {
            texts.get(i).setTextContent(language.text(texts.get(i).getAttribute("data-text")));
        }
        NodeList<? extends HTMLElement> labels = findAll("[data-label]");
        for (int i = 0; i < labels.getLength(); i++) {
            String label = language.text(labels.get(i).getAttribute("data-label"));
            labels.get(i).setAttribute("aria-label", label);
            labels.get(i).setTitle(label);
        }
        NodeList<? extends HTMLElement> links = findAll("[data-href-" + language.code() + "]");
        for (int i = 0; i < links.getLength(); i++) {
            links.get(i).setAttribute("href", links.get(i).getAttribute("data-href-" + language.code()));
        }
        shownTexts.clear();
        return true;
    }
}
