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

    HTMLElement make(String name) {
        return document.createElement(name);
    }

    void on(String type, Consumer<Event> listener) {
        document.addEventListener(type, listener::accept);
    }

    void onClick(String id, Runnable action) {
        find(id).addEventListener("click", event -> action.run());
    }

    void onChange(String id, Runnable action) {
        find(id).addEventListener("change", event -> action.run());
    }

    /** Writes a text unless it is there already, so that screen readers do not read it again. */
    void text(String id, String text) {
        if (!text.equals(shownTexts.put(id, text))) {
            find(id).setTextContent(text);
        }
    }

    /** Says an answer, with a link to the rule that it names. */
    void say(Answer answer, RefereeLanguage words) {
        String rule = answer.violation().map(violation -> violation.rule().id()).orElse("");
        HTMLElement said = find("answer");
        said.setAttribute("data-refused", Boolean.toString(!rule.isEmpty()));
        if ((answer.text() + rule + words.language())
                .equals(shownTexts.put("answer", answer.text() + rule + words.language()))) {
            return;
        }
        said.setTextContent(answer.text() + " ");
        answer.violation().ifPresent(violation -> {
            HTMLElement link = make("a");
            link.setAttribute("href", words.text("rules.page") + "#" + rule);
            link.setTextContent(rule);
            link.setTitle(words.sentences().rule(violation.rule()));
            said.appendChild(link);
        });
    }

    /** Fills a list of choices; the first one chooses nothing. */
    void options(String id, String first, List<String> texts) {
        String key = first + String.join(" ", texts);
        if (key.equals(shownTexts.put(id, key))) {
            return;
        }
        StringBuilder options = new StringBuilder("<option value=\"\">" + DrawingParts.escaped(first) + "</option>");
        texts.forEach(
                text -> options.append("<option>").append(DrawingParts.escaped(text)).append("</option>"));
        find(id).setInnerHTML(options.toString());
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

    void speak(RefereeLanguage words) {
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
        NodeList<? extends HTMLElement> links = findAll("[data-href-" + words.language() + "]");
        for (int i = 0; i < links.getLength(); i++) {
            links.get(i).setAttribute("href", links.get(i).getAttribute("data-href-" + words.language()));
        }
        shownTexts.clear();
    }
}
