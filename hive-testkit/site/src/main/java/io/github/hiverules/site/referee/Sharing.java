package io.github.hiverules.site.referee;

import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Hands out what is shown: a link, a picture, a frame for other pages, and the game in any notation. */
final class Sharing {

    private final Page page;
    private final Supplier<String> address;
    private final Consumer<String> notice;
    private @Nullable Session shown;
    private Answer answer = new Answer("", Optional.empty(), java.util.List.of());
    private RefereeLanguage words = RefereeLanguage.ENGLISH;

    Sharing(Page page, Supplier<String> address, Consumer<String> notice) {
        this.page = page;
        this.address = address;
        this.notice = notice;
        page.onClick("share", this::share);
        page.onClick("copy-uhp", this::copyForEngine);
        copies("copy-pgn", () -> Pgn.write(session().whole(), Map.of(), PgnFlavor.MZINGA));
        copies("copy-sgf", () -> Sgf.write(session().whole(), Map.of()));
        copies("copy-text", () -> GameText.write(session().whole()));
        copies("copy-position", () -> PositionText.write(session().position()));
        copies("copy-svg", () -> drawing().toSvg());
        copies("copy-link", address);
        copies(
                "copy-frame",
                () -> "<iframe src=\"" + DrawingParts.escaped(address.get()) + "&amp;embed\" title=\""
                        + DrawingParts.escaped(words.text("title")) + "\" width=\"420\" height=\"480\"></iframe>");
        page.onClick(
                "save-picture",
                () -> Browser.savePicture(
                        DrawingParts.SHEET.toSvg(drawing()),
                        answer.text(),
                        worked -> notice.accept(words.text(worked ? "picture.saved" : "picture.notSaved"))));
    }

    void show(Session newSession, Answer newAnswer, RefereeLanguage newWords) {
        shown = newSession;
        answer = newAnswer;
        words = newWords;
        if (Browser.isEmbedded()) {
            page.find("open-full").setAttribute("href", address.get());
        }
    }

    private Session session() {
        return java.util.Objects.requireNonNull(shown, "session");
    }

    private io.github.hiverules.notation.svg.SvgDrawing drawing() {
        return answer.drawing(session()).withTitle(answer.text());
    }

    private void share() {
        if (!Browser.share(words.text("title"), answer.text(), address.get())) {
            copy(address);
        }
    }

    private void copies(String id, Supplier<String> text) {
        page.onClick(id, () -> copy(text));
    }

    private void copy(Supplier<String> text) {
        copy(text, "copied");
    }

    private void copy(Supplier<String> text, String done) {
        try {
            page.show("copied", true);
            Browser.copy(
                    text.get(), page.find("copied"), worked -> notice.accept(words.text(worked ? done : "copied.not")));
        } catch (NotExpressibleException e) {
            notice.accept(Referee.notExpressible(e, words));
        }
    }

    /** Visitors take game strings to engines, so what the protocol cannot say is left out, and the notice names it. */
    private void copyForEngine() {
        String done = "copied";
        try {
            GameString.write(session().whole());
        } catch (NotExpressibleException e) {
            done = "copy." + e.subject().id();
        }
        copy(() -> GameString.writeForEngine(session().whole()), done);
    }
}
