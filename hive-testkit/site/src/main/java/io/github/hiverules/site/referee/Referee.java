package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.command.AlphaBeta;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.piece.Color;
import io.github.hiverules.violation.Violation;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;
import org.teavm.jso.file.File;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * A page to try every rule on, and a model for apps that embed the library. A {@link Table} holds what is shown;
 * whatever the visitor does makes another table, and {@link #show()} draws it.
 *
 * <p>{@link Link} says what the address of the page may ask for.
 */
public final class Referee {

    private static final Duration BOT_TIME = Duration.ofMillis(400);
    private static final int BOT_DELAY_MILLIS = 150;
    private static final int LINK_DELAY_MILLIS = 100;
    private static final double[] ZOOMS = {1, 1.4, 2, 2.8, 4};

    private Words words = Words.ENGLISH;
    private Table table = Table.of(Game.start(Ruleset.TOURNAMENT));
    private Optional<Color> bot = Optional.empty();
    private int zoom;
    private int linking;

    private final Page page = new Page();
    private final Board board = new Board(page.find("board"), cell -> show(table.tap(cell)));
    private final Hands hands = new Hands(page, piece -> show(table.select(piece)));
    private final MoveList moves = new MoveList(page, ply -> show(table.at(ply)));
    private final RulesetForm rules = new RulesetForm(page);

    private Referee() {}

    /**
     * Brings the page to life.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        Referee referee = new Referee();
        referee.listen();
        referee.follow(Browser.language());
    }

    private void listen() {
        page.find("shapes").setInnerHTML(Board.SHEET.definitions());
        Window.current().addEventListener("hashchange", event -> follow(words.language()));
        page.onClick("english", () -> speak(Words.ENGLISH));
        page.onClick("german", () -> speak(Words.GERMAN));
        page.onClick("take-back", () -> show(takenBack()));
        page.onClick("pass", () -> show(table.play(Move.pass())));
        page.onClick("turn", this::turn);
        page.onClick("zoom-in", () -> zoom(zoom + 1));
        page.onClick("zoom-out", () -> zoom(zoom - 1));
        page.find("bot").addEventListener("change", event -> {
            String player = ((HTMLSelectElement) page.find("bot")).getValue();
            bot = player.isEmpty() ? Optional.empty() : Optional.of(Color.valueOf(player));
            show(table);
        });
        page.onClick("start", () -> show(Table.of(Game.start(rules.chosen()))));
        listenToTexts();
        listenToCopying();
        page.on("keydown", event -> press((KeyboardEvent) event));
    }

    private void listenToTexts() {
        HTMLTextAreaElement text = (HTMLTextAreaElement) page.find("text");
        page.onClick("open", () -> open(text.getValue()));
        page.find("file").addEventListener("change", event -> {
            File file = Browser.chosenFile(page.find("file"));
            if (file != null) {
                open(file);
            }
        });
        page.on("paste", event -> {
            String pasted = Browser.pastedText(event);
            // A short text stays in the field, where it can be changed; any other is opened as it is.
            boolean isInField = Browser.closest(event.getTarget(), "textarea") != null;
            if (!pasted.isEmpty() && (!isInField || pasted.length() > Opened.MAX_LENGTH)) {
                event.preventDefault();
                open(pasted);
            }
        });
        page.on("dragover", Event::preventDefault);
        page.on("drop", event -> {
            event.preventDefault();
            File file = Browser.droppedFile(event);
            if (file == null) {
                open(Browser.droppedText(event));
            } else {
                open(file);
            }
        });
    }

    private void listenToCopying() {
        page.onClick("copy-uhp", this::copyForEngine);
        copies("copy-pgn", () -> Pgn.write(table.whole(), Map.of(), PgnFlavor.MZINGA));
        copies("copy-sgf", () -> Sgf.write(table.whole(), Map.of()));
        copies("copy-text", () -> GameText.write(table.whole()));
        copies("copy-position", () -> PositionText.write(table.position()));
        copies("copy-svg", () -> Answer.of(table, words).drawing(table).toSvg());
        copies("copy-link", this::address);
    }

    private void copies(String id, Supplier<String> text) {
        page.onClick(id, () -> copy(text));
    }

    private void copy(Supplier<String> text) {
        try {
            HTMLElement field = page.find("copied");
            page.show("copied", true);
            Browser.copy(text.get(), field);
            notice(words.text("copied"));
        } catch (NotExpressibleException e) {
            notice(words.text("copy." + e.subject()));
        }
    }

    /** Visitors take game strings to engines, so what the protocol cannot say is left out, and the notice names it. */
    private void copyForEngine() {
        copy(() -> GameString.writeForEngine(table.whole()));
        try {
            GameString.write(table.whole());
        } catch (NotExpressibleException e) {
            notice(words.text("copy." + e.subject()));
        }
    }

    private String address() {
        return Location.current().getFullURL().replaceFirst("#.*", "") + "#" + Link.write(table, words.language());
    }

    private void follow(String language) {
        Link link = new Link(Location.current().getHash());
        words = Words.of(link.language().orElse(language));
        page.speak(words);
        Optional<Opened> opened = link.text().map(text -> Opened.read(text, words));
        show(link.table(opened.flatMap(Opened::game).orElse(table.whole())));
        opened.flatMap(Opened::problem).ifPresent(this::notice);
    }

    private void open(String text) {
        Opened opened = Opened.read(text, words);
        opened.game().ifPresent(game -> show(Table.of(game)));
        notice(opened.problem().orElse(words.text("opened")));
    }

    private void open(File file) {
        if (file.getSize() > Opened.MAX_LENGTH) {
            notice(words.text("open.tooLong", Opened.MAX_LENGTH));
            return;
        }
        Browser.read(file, bytes -> open(GameFiles.decode(new Int8Array(bytes).copyToJavaArray())));
    }

    /** Takes back one move or, against the bot, also that of the bot before it. */
    private Table takenBack() {
        Table shorter = table.takeBack();
        boolean isBots = bot.equals(Optional.of(shorter.position().sideToMove()));
        return isBots && shorter.ply() > 0 ? shorter.takeBack() : shorter;
    }

    private void turn() {
        show(table.turned(Symmetry.values()[(table.turn().ordinal() + 5) % 6]));
    }

    private void zoom(int step) {
        zoom = Math.max(0, Math.min(ZOOMS.length - 1, step));
        page.enable("zoom-out", zoom > 0);
        page.enable("zoom-in", zoom < ZOOMS.length - 1);
        Browser.zoom(page.find("board"), ZOOMS[zoom]);
    }

    private void speak(Words newWords) {
        words = newWords;
        page.speak(words);
        show();
    }

    private void press(KeyboardEvent event) {
        boolean isTyping = Browser.closest(event.getTarget(), "input, textarea, select") != null;
        if (isTyping || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        switch (event.getKey()) {
            case "ArrowLeft", "," -> show(table.at(table.ply() - 1));
            case "ArrowRight", "." -> show(table.at(table.ply() + 1));
            case "Home" -> show(table.at(0));
            case "End" -> show(table.at(Integer.MAX_VALUE));
            case "Escape" -> show(table.unselect());
            case "r" -> turn();
            case "+" -> zoom(zoom + 1);
            case "-" -> zoom(zoom - 1);
            default -> {
                return;
            }
        }
        event.preventDefault();
    }

    private void show(Table newTable) {
        table = newTable;
        notice("");
        show();
    }

    private void show() {
        Answer answer = Answer.of(table, words);
        board.show(answer.drawing(table), table, words);
        hands.show(table, words);
        moves.show(table, words);
        say(answer);
        showButtons();
        link();
        letBotPlay();
    }

    /** Updates the address a moment after the last change, because browsers limit how often it may change. */
    private void link() {
        Window.clearTimeout(linking);
        linking = Window.setTimeout(
                () -> Browser.replaceFragment(Link.write(table, words.language())), LINK_DELAY_MILLIS);
    }

    private void say(Answer answer) {
        HTMLElement said = page.find("answer");
        said.setTextContent(answer.text() + " ");
        if (answer.violation().isPresent()) {
            Violation violation = answer.violation().get();
            HTMLElement rule = page.make("a");
            rule.setAttribute(
                    "href", "../diagrams/index.html#" + violation.rule().id());
            rule.setTextContent(violation.rule().id());
            rule.setTitle(words.sentences().rule(violation.rule()));
            said.appendChild(rule);
        }
        boolean isRefused = answer.violation().isPresent();
        said.setAttribute("data-refused", Boolean.toString(isRefused));
    }

    private void showButtons() {
        boolean isOver = table.shown().isOver();
        page.show("pass", table.moves().mustPass());
        page.enable("take-back", table.ply() > 0 && table.isAtEnd());
        page.find("english").setAttribute("aria-pressed", Boolean.toString(words == Words.ENGLISH));
        page.find("german").setAttribute("aria-pressed", Boolean.toString(words == Words.GERMAN));
        page.find("table").setAttribute("data-over", Boolean.toString(isOver));
        rules.show(table.whole().ruleset());
    }

    private void letBotPlay() {
        boolean isBots = bot.equals(Optional.of(table.position().sideToMove()));
        if (!isBots || !table.isAtEnd() || table.shown().isOver()) {
            return;
        }
        Table asked = table;
        Window.setTimeout(
                () -> {
                    if (table == asked) {
                        show(table.play(new AlphaBeta().choose(table.shown(), SearchLimit.ofTime(BOT_TIME))));
                    }
                },
                BOT_DELAY_MILLIS);
    }

    private void notice(String text) {
        page.find("notice").setTextContent(text);
        page.show("notice", !text.isEmpty());
    }
}
