package io.github.hiverules.site.referee;

import io.github.hiverules.notation.InexpressibleException;
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

/** Shares what the page shows: as a link, a picture, a frame for other pages, or the game in any notation. */
final class Sharing {

    private final Page page;
    private final Supplier<String> address;
    private final Consumer<String> notice;
    private @Nullable Session shownSession;
    private Answer answer = new Answer("", Optional.empty(), java.util.List.of());
    private RefereeLanguage language = RefereeLanguage.ENGLISH;

    Sharing(Page page, Supplier<String> address, Consumer<String> notice) {
        this.page = page;
        this.address = address;
        this.notice = notice;
        page.onClick("share", this::share);
        page.onClick("copy-uhp", this::copyForEngine);
        copyOnClick("copy-pgn", () -> Pgn.write(session().wholeGame(), Map.of(), PgnFlavor.MZINGA));
        copyOnClick("copy-sgf", () -> Sgf.write(session().wholeGame(), Map.of()));
        copyOnClick("copy-text", () -> GameText.write(session().wholeGame()));
        copyOnClick("copy-position", () -> PositionText.write(session().position()));
        copyOnClick("copy-svg", () -> drawing().toSvg());
        copyOnClick("copy-link", address);
        copyOnClick(
                "copy-frame",
                () -> "<iframe src=\"" + DrawingParts.escaped(address.get()) + "&amp;embed\" title=\""
                        + DrawingParts.escaped(language.text("title")) + "\" width=\"420\" height=\"480\"></iframe>");
        page.onClick(
                "save-picture",
                () -> Browser.savePicture(
                        DrawingParts.SHEET.toSvg(drawing()),
                        answer.text(),
                        worked -> notice.accept(language.text(worked ? "picture.saved" : "picture.notSaved"))));
    }

    void show(Session newSession, Answer newAnswer, RefereeLanguage newLanguage) {
        shownSession = newSession;
        answer = newAnswer;
        language = newLanguage;
        if (Browser.isEmbedded()) {
            page.find("open-full").setAttribute("href", address.get());
        }
    }

    private Session session() {
        return java.util.Objects.requireNonNull(shownSession, "session");
    }

    private io.github.hiverules.drawing.SvgDrawing drawing() {
        return answer.drawing(session()).withTitle(answer.text());
    }

    private void share() {
        if (!Browser.share(language.text("title"), answer.text(), address.get())) {
            copy(address);
        }
    }

    private void copyOnClick(String id, Supplier<String> text) {
        page.onClick(id, () -> copy(text));
    }

    private void copy(Supplier<String> text) {
        copy(text, "copied");
    }

    private void copy(Supplier<String> text, String doneKey) {
        try {
            page.show("copied", true);
            Browser.copy(
                    text.get(),
                    page.find("copied"),
                    worked -> notice.accept(language.text(worked ? doneKey : "copied.not")));
        } catch (InexpressibleException e) {
            notice.accept(Referee.inexpressibleNotice(e, language));
        }
    }

    /** Copies a game string for an engine. It leaves out what the protocol cannot express, and a notice says so. */
    private void copyForEngine() {
        String doneKey = "copied";
        try {
            boolean isComplete = GameString.write(session().wholeGame())
                    .equals(GameString.writeForEngine(session().wholeGame()));
            doneKey = isComplete ? "copied" : "copy.toggles";
        } catch (InexpressibleException e) {
            doneKey = "copy." + e.feature().id();
        }
        copy(() -> GameString.writeForEngine(session().wholeGame()), doneKey);
    }
}
