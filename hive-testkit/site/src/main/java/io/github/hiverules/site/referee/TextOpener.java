package io.github.hiverules.site.referee;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLTextAreaElement;
import org.teavm.jso.file.File;

/** Opens the texts, files and links that the visitor pastes, drops, types or chooses. */
final class TextOpener {

    private final Page page;
    private final RefereeLanguage language;
    private final Supplier<PageState> state;
    private final Consumer<PageState> add;

    TextOpener(Page page, RefereeLanguage language, Supplier<PageState> state, Consumer<PageState> add) {
        this.page = page;
        this.language = language;
        this.state = state;
        this.add = add;
        HTMLTextAreaElement text = (HTMLTextAreaElement) page.find("text");
        page.onClick("open", () -> open(text.getValue(), "open-buttons"));
        page.find("file").addEventListener("change", event -> {
            File file = Browser.get().fileOf(event);
            if (file != null) {
                open(file, "open-buttons");
            }
        });
        page.listen("paste", event -> {
            String pasted = Browser.get().textOf(event);
            // A text pasted into a field stays there for editing, unless it is too long to be read.
            boolean isInField = Browser.get().closest(event.getTarget(), "textarea, input") != null;
            if (!pasted.isEmpty() && (!isInField || pasted.length() > OpenedText.MAX_LENGTH)) {
                event.preventDefault();
                open(pasted, "answer");
            }
        });
        page.listen("dragover", Event::preventDefault);
        page.listen("drop", event -> {
            event.preventDefault();
            File file = Browser.get().fileOf(event);
            if (file == null) {
                open(Browser.get().textOf(event), "answer");
            } else {
                open(file, "answer");
            }
        });
    }

    /** Reads a text with this script if possible, otherwise with the other one. */
    void read(String text, Consumer<OpenedText> consumer) {
        OpenedText.read(text, language)
                .ifPresentOrElse(
                        consumer,
                        () -> Browser.get()
                                .askWorkshop(
                                        "open",
                                        text,
                                        language.code(),
                                        answered -> consumer.accept(OpenedText.decode(answered, language))));
    }

    /** Opens a text or a link, and shows what came of it; if nothing, after the element that the visitor has used. */
    private void open(String text, String sourceId) {
        Optional<Link> link = Link.in(text);
        if (link.flatMap(Link::setup).isPresent()) {
            add.accept(link.get().state(state.get()));
        } else {
            String linked = link.flatMap(Link::text).orElse(text);
            read(linked, opened -> showOpened(opened, link, sourceId));
        }
    }

    private void showOpened(OpenedText opened, Optional<Link> link, String sourceId) {
        String notice = opened.notice(language.text(link.isPresent() ? "open.nothingLinked" : "open.nothing"))
                .orElse(language.text("opened"));
        if (opened.state().isPresent()) {
            PageState start = opened.state().get();
            add.accept(link.map(question -> question.state(start)).orElse(start));
            Browser.get().focus(page.find("answer"));
            page.showNotice(notice, "answer");
        } else {
            page.showNotice(notice, sourceId);
        }
    }

    private void open(File file, String sourceId) {
        if (file.getSize() > OpenedText.MAX_LENGTH) {
            page.showNotice(language.text("open.tooLong", OpenedText.MAX_LENGTH), sourceId);
        } else {
            Browser.get().readText(file, text -> open(text, sourceId));
        }
    }
}
