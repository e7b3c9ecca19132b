package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Shares what the page shows: as a link, a picture, or the game in any notation. */
final class Sharing {

    private final Page page;
    private final RefereeLanguage language;
    private final Supplier<String> address;
    private final Supplier<PageState> state;
    private final Supplier<Answer> answer;

    Sharing(
            Page page,
            RefereeLanguage language,
            Supplier<String> address,
            Supplier<PageState> state,
            Supplier<Answer> answer) {
        this.page = page;
        this.language = language;
        this.address = address;
        this.state = state;
        this.answer = answer;
        page.onClick("share", this::share);
        for (String notation : List.of("uhp", "pgn", "sgf")) {
            page.onClick("copy-" + notation, () -> withGame(game -> copyAs(notation, game)));
        }
        page.onClick("copy-text", () -> withGame(game -> copy(GameText.write(game), "copied", "copy-buttons")));
        copyOnClick("copy-position", this::positionText);
        copyOnClick("copy-svg", () -> drawing().toSvg());
        copyOnClick("copy-link", address);
        page.onClick("save-picture", () -> makePicture(false, "picture.saved", "copy-buttons"));
        page.onClick("copy-picture", () -> makePicture(true, "picture.copied", "answer"));
    }

    private void makePicture(boolean isCopy, String doneKey, String noticeId) {
        Browser.get()
                .makePicture(
                        DrawingParts.SHEET.toSvg(drawing()),
                        answer.get().plainText(),
                        isCopy,
                        worked -> page.showNotice(language.text(worked ? doneKey : "picture.notSaved"), noticeId));
    }

    private SvgDrawing drawing() {
        return state.get()
                .setup()
                .map(SetupAnswer::drawing)
                .orElseGet(() -> answer.get().drawing(state.get()))
                .withTitle(answer.get().plainText());
    }

    private String positionText() {
        return state.get()
                .setup()
                .map(editor -> PositionText.write(editor.setup()))
                .orElseGet(() -> PositionText.write(state.get().position()));
    }

    /** Does something with the game, or says why there is none. */
    private void withGame(Consumer<Game> action) {
        state.get()
                .visibleGame()
                .ifPresentOrElse(action, () -> page.showNotice(language.text("copy.invalidSetup"), "copy-buttons"));
    }

    private void share() {
        if (!Browser.get().share(language.text("title"), answer.get().plainText(), address.get())) {
            copy(address.get(), "copied.link", "answer");
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
                        worked -> page.showNotice(language.text(worked ? doneKey : "copied.not"), noticeId));
    }

    /** Copies the game in the notation of other programs, or says what it cannot express. */
    private void copyAs(String notation, Game game) {
        Browser.get().askWorkshop("write", GameText.write(game), notation, answered -> {
            int end = answered.indexOf('\n');
            if (end < 0) {
                page.showNotice(language.text(answered), "copy-buttons");
            } else {
                copy(answered.substring(end + 1), answered.substring(0, end), "copy-buttons");
            }
        });
    }
}
