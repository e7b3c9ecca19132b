package io.github.hiverules.site.referee;

import java.util.Objects;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.xml.NodeList;

/** The elements of the page, by their ids. */
final class Page {

    private final HTMLDocument document = HTMLDocument.current();

    HTMLElement find(String id) {
        return Objects.requireNonNull(document.getElementById(id), id);
    }

    NodeList<? extends HTMLElement> findAll(String selector) {
        return document.querySelectorAll(selector);
    }

    HTMLInputElement input(String id) {
        return (HTMLInputElement) find(id);
    }

    HTMLElement make(String name) {
        return document.createElement(name);
    }

    void on(String type, Consumer<Event> listener) {
        document.addEventListener(type, listener::accept);
    }

    void onClick(String id, Runnable action) {
        find(id).addEventListener("click", event -> action.run());
    }

    void show(String id, boolean isShown) {
        find(id).setHidden(!isShown);
    }

    void enable(String id, boolean isEnabled) {
        if (isEnabled) {
            find(id).removeAttribute("disabled");
        } else {
            find(id).setAttribute("disabled", "");
        }
    }

    void speak(Words words) {
        document.getDocumentElement().setLang(words.language());
        document.setTitle(words.text("title"));
        NodeList<? extends HTMLElement> texts = findAll("[data-text]");
        for (int i = 0; i < texts.getLength(); i++) {
            texts.get(i).setTextContent(words.text(texts.get(i).getAttribute("data-text")));
        }
        NodeList<? extends HTMLElement> labels = findAll("[data-label]");
        for (int i = 0; i < labels.getLength(); i++) {
            String label = words.text(labels.get(i).getAttribute("data-label"));
            labels.get(i).setAttribute("aria-label", label);
            labels.get(i).setTitle(label);
        }
    }
}
