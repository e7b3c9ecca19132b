package io.github.hiverules.site.referee;

import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Shares what the page shows: as a link, a picture, a frame for other pages, or the game in any notation. */
final class Sharing {

    private final Page page;
    private final RefereeLanguage language;
    private final Supplier<String> address;
    private final BiConsumer<String, String> notice;
    private @Nullable Session shownSession;
    private Answer answer = Answer.ofText("");

    Sharing(Page page, RefereeLanguage language, Supplier<String> address, BiConsumer<String, String> notice) {
        this.page = page;
        this.language = language;
        this.address = address;
        this.notice = notice;
        page.onClick("share", this::share);
        for (String notation : List.of("uhp", "pgn", "sgf")) {
            page.onClick("copy-" + notation, () -> copyAs(notation));
        }
        copyOnClick("copy-text", () -> GameText.write(session().wholeGame()));
        copyOnClick("copy-position", () -> PositionText.write(session().position()));
        copyOnClick("copy-svg", () -> drawing().toSvg());
        copyOnClick("copy-link", address);
        copyOnClick(
                "copy-frame",
                () -> "<iframe src=\"" + DrawingParts.escaped(address.get()) + "&amp;embed\" title=\""
                        + DrawingParts.escaped(language.text("title")) + "\" width=\"420\" height=\"480\"></iframe>");
        page.onClick("save-picture", () -> makePicture(false, "picture.saved", "copy-buttons"));
        page.onClick("copy-picture", () -> makePicture(true, "copied", "answer"));
    }

    private void makePicture(boolean isCopy, String doneKey, String noticeId) {
        Browser.get()
                .makePicture(
                        DrawingParts.SHEET.toSvg(drawing()),
                        answer.plainText(),
                        isCopy,
                        worked -> notice.accept(language.text(worked ? doneKey : "picture.notSaved"), noticeId));
    }

    void show(Session newSession, Answer newAnswer) {
        shownSession = newSession;
        answer = newAnswer;
        if (Browser.get().isEmbedded()) {
            page.find("open-full").setAttribute("href", address.get());
        }
    }

    private Session session() {
        return java.util.Objects.requireNonNull(shownSession, "session");
    }

    private io.github.hiverules.drawing.SvgDrawing drawing() {
        return answer.drawing(session()).withTitle(answer.plainText());
    }

    private void share() {
        if (!Browser.get().share(language.text("title"), answer.plainText(), address.get())) {
            copy(address.get(), "copied", "answer");
        }
    }

    private void copyOnClick(String id, Supplier<String> text) {
        page.onClick(id, () -> copy(text.get(), "copied", "copy-buttons"));
    }

    /** Copies a text, and says so after the element with the given id. */
    private void copy(String text, String doneKey, String noticeId) {
        page.show("copied", true);
        Browser.get()
                .copy(
                        text,
                        page.find("copied"),
                        worked -> notice.accept(language.text(worked ? doneKey : "copied.not"), noticeId));
    }

    /** Copies the game in the notation of other programs, or says what it cannot express. */
    private void copyAs(String notation) {
        Browser.get().askWorkshop("write", GameText.write(session().wholeGame()), notation, answered -> {
            int end = answered.indexOf('\n');
            if (end < 0) {
                notice.accept(language.text(answered), "copy-buttons");
            } else {
                copy(answered.substring(end + 1), answered.substring(0, end), "copy-buttons");
            }
        });
    }
}
