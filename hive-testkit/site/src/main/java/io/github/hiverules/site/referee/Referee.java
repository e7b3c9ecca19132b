package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.command.AlphaBeta;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLTextAreaElement;
import org.teavm.jso.file.File;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * A page to try every rule on, and a model for apps that embed the library. A {@link SessionHistory} holds what is shown and
 * what can be undone; whatever the visitor does makes another {@link Session}, and {@link #show()} draws it.
 *
 * <p>{@link Link} says what the address of the page may ask for.
 */
public final class Referee {

    private static final Duration BOT_TIME = Duration.ofMillis(400);
    private static final int BOT_DELAY_MILLIS = 150;
    private static final int LINK_DELAY_MILLIS = 100;

    private RefereeLanguage words = RefereeLanguage.ENGLISH;
    private Answer answer = new Answer("", Optional.empty(), List.of());
    private SessionHistory visit = SessionHistory.of(Example.FIRST.session());
    private Optional<Color> bot = Optional.empty();
    private Optional<SetupEditor> workbench = Optional.empty();
    private Optional<Ruleset> shownRules = Optional.empty();
    private boolean isLinkBroken;
    private int linking;

    private final Page page = new Page();
    private final Board board = new Board(page.find("board"), this::tap);
    private final Hands hands = new Hands(page, this::choose);
    private final MoveList moves = new MoveList(
            page, ply -> look(session().at(ply)), line -> look(session().line(line)));
    private final RulesetForm rules = new RulesetForm(page, this::changeRules);
    private final Sharing sharing = new Sharing(page, this::address, this::notice);

    private Referee() {}

    /**
     * Brings the page to life.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        Referee referee = new Referee();
        referee.listen();
        referee.restore();
        referee.follow(Browser.language());
    }

    private Session session() {
        return visit.session();
    }

    private void listen() {
        Window.current().addEventListener("popstate", event -> travel());
        Window.current().addEventListener("hashchange", event -> travel());
        page.onClick("english", () -> speak(RefereeLanguage.ENGLISH));
        page.onClick("german", () -> speak(RefereeLanguage.GERMAN));
        page.onClick("undo", () -> Browser.go(-1));
        page.onClick("redo", () -> Browser.go(1));
        page.onClick("take-back", () -> change(takenBack()));
        page.onClick("pass", () -> change(session().play(Move.pass())));
        page.onClick("ask-pass", () -> look(session().askingToPass()));
        page.onClick("rotate", this::rotate);
        page.onClick("step-start", () -> step(1));
        page.onClick("step-back", () -> step(shownStep() - 1));
        page.onClick("step-next", () -> step(shownStep() + 1));
        page.onClick("step-done", () -> step(0));
        page.onClick("fit", board::fit);
        page.onClick("zoom-in", board::zoomIn);
        page.onClick("zoom-out", board::zoomOut);
        page.onChange("bot", () -> {
            Browser.remember("bot", page.select("bot").getValue());
            restore();
            show();
        });
        page.onChange(
                "letter-keys",
                () -> Browser.remember("letterKeys", page.input("letter-keys").isChecked() ? "" : "off"));
        page.onClick("start", () -> change(Session.of(Game.start(rules.chosen()))));
        page.onClick("current-rules", () -> Browser.open(page.find("new")));
        page.onClick("empty", () -> change(Session.of(Game.start(Ruleset.TOURNAMENT))));
        page.onClick(
                "new-after-end",
                () -> change(Session.of(Game.start(session().whole().ruleset()))));
        page.onClick("look-back", () -> look(session().at(0)));
        for (Example example : Example.ALL) {
            page.onClick("example-" + example.name(), () -> change(example.session()));
        }
        listenToMoves();
        listenToSetup();
        listenToTexts();
        page.on("keydown", event -> press((KeyboardEvent) event));
    }

    private void listenToMoves() {
        page.onChange("legal-move", () -> type(page.select("legal-move").getValue()));
        page.find("texts").addEventListener("toggle", event -> showLegalMoves());
        page.find("move-form").addEventListener("submit", event -> {
            event.preventDefault();
            type(page.input("move-text").getValue());
        });
    }

    private void type(String text) {
        try {
            Session typed = MoveNotation.typed(session(), text);
            page.input("move-text").setValue("");
            if (typed.lines().equals(session().lines())) {
                look(typed);
            } else {
                change(typed);
            }
        } catch (NotationException e) {
            notice(words.sentences().fault(e.fault()));
        }
    }

    private void listenToSetup() {
        page.onClick("setup", () -> {
            workbench = Optional.of(SetupEditor.of(session().position()));
            show();
            page.find("setup-side").focus();
        });
        page.onClick("setup-clear", () -> arrange(workbench.orElseThrow().cleared()));
        page.onClick("setup-cancel", () -> {
            workbench = Optional.empty();
            show();
        });
        page.onClick(
                "setup-done",
                () -> workbench.flatMap(SetupEditor::position).ifPresent(position -> {
                    workbench = Optional.empty();
                    change(Session.of(Game.start(position)));
                }));
        page.onChange("setup-side", this::changeTurn);
        page.onChange("setup-turn", this::changeTurn);
    }

    private void changeTurn() {
        Color color = Color.valueOf(page.select("setup-side").getValue());
        String turn = page.input("setup-turn").getValue();
        boolean isNumber = !turn.isEmpty() && turn.length() < 4 && turn.chars().allMatch(Character::isDigit);
        arrange(workbench.orElseThrow().withTurn(color, isNumber ? Math.max(1, Integer.parseInt(turn)) : 1));
    }

    private void changeRules() {
        workbench.ifPresent(bench -> arrange(bench.withRules(rules.chosen())));
    }

    private void arrange(SetupEditor changed) {
        workbench = Optional.of(changed);
        show();
    }

    private void listenToTexts() {
        HTMLTextAreaElement text = (HTMLTextAreaElement) page.find("text");
        page.onClick("open", () -> open(text.getValue()));
        page.onChange("file", () -> {
            File file = Browser.chosenFile(page.find("file"));
            if (file != null) {
                open(file);
            }
        });
        page.on("paste", event -> {
            String pasted = Browser.pastedText(event);
            // A short text stays in the field, where it can be changed; any other is opened as it is.
            boolean isInField = Browser.closest(event.getTarget(), "textarea, input") != null;
            if (!pasted.isEmpty() && (!isInField || pasted.length() > OpenedText.MAX_LENGTH)) {
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

    private void restore() {
        String player = Browser.remembered("bot");
        bot = player.equals("WHITE") || player.equals("BLACK") ? Optional.of(Color.valueOf(player)) : Optional.empty();
        page.select("bot").setValue(bot.map(Color::name).orElse(""));
        page.input("letter-keys").setChecked(!Browser.remembered("letterKeys").equals("off"));
    }

    private String address() {
        String full = Location.current().getFullURL();
        String page = full.indexOf('#') < 0 ? full : full.substring(0, full.indexOf('#'));
        return page + "#" + Link.write(session(), words.language());
    }

    /** Shows what the browser's history shows: a session of this visit, or what the address asks for. */
    private void travel() {
        int index = Browser.index();
        if (visit.canGoTo(index)) {
            visit = visit.at(index);
            workbench = Optional.empty();
            notice("");
            show();
        } else {
            follow(words.language());
        }
    }

    private void follow(String language) {
        Link link = new Link(Location.current().getHash());
        words = RefereeLanguage.of(link.language().orElse(language));
        moves.forget();
        page.speak(words);
        Optional<OpenedText> opened = link.text().map(text -> OpenedText.read(text, words));
        Optional<String> problem = opened.flatMap(
                        read -> read.broken().isPresent() ? Optional.<String>empty() : read.problem())
                .or(() -> link.faults().stream().findFirst().map(fault -> words.text("link.fault", fault)));
        Session start = opened.flatMap(OpenedText::session).orElse(session());
        boolean asksNothing = opened.isEmpty() && !link.asks();
        visit = visit.instead(asksNothing ? start : link.session(start));
        Browser.showLinked();
        show();
        isLinkBroken = problem.isPresent();
        problem.ifPresent(this::notice);
    }

    private void open(String text) {
        OpenedText opened = OpenedText.read(text, words);
        opened.session().ifPresent(this::change);
        notice(opened.problem().orElse(words.text("opened")));
    }

    private void open(File file) {
        if (file.getSize() > OpenedText.MAX_LENGTH) {
            notice(words.text("open.tooLong", OpenedText.MAX_LENGTH));
            return;
        }
        Browser.read(file, bytes -> open(GameFiles.decode(new Int8Array(bytes).copyToJavaArray())));
    }

    /** Takes back one move or, against the bot, also that of the bot before it. */
    private Session takenBack() {
        Session shorter = session().takeBack();
        boolean isBots = bot.equals(Optional.of(shorter.position().sideToMove()));
        return isBots && shorter.ply() > 0 ? shorter.takeBack() : shorter;
    }

    private void rotate() {
        look(session().rotated(Symmetry.values()[(session().rotation().ordinal() + 5) % 6]));
    }

    /** Shows a step of the explanation, or all of it, and keeps the focus on one of the buttons for steps. */
    private void step(int step) {
        look(session().step(step));
        String next = step == 0 ? "step-start" : step < answer.steps() ? "step-next" : "step-back";
        page.find(next).focus();
    }

    /** Returns the step that is shown: a link may name one beyond the last. */
    private int shownStep() {
        return Math.min(session().question().step(), answer.steps());
    }

    private boolean isStepping() {
        return shownStep() > 0;
    }

    private void speak(RefereeLanguage newWords) {
        words = newWords;
        Browser.remember("language", words.language());
        moves.forget();
        page.speak(words);
        show();
    }

    private void press(KeyboardEvent event) {
        boolean isTyping = Browser.closest(event.getTarget(), "input, textarea, select") != null;
        String key = event.getKey();
        boolean isOff = key.length() == 1 && !page.input("letter-keys").isChecked();
        if (isTyping || isOff || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (isStepping() && pressWhileStepping(event)) {
            event.preventDefault();
            return;
        }
        switch (key) {
            case "ArrowLeft", "," -> look(session().at(session().ply() - 1));
            case "ArrowRight", "." -> look(session().at(session().ply() + 1));
            case "Home" -> look(session().at(0));
            case "End" -> look(session().at(Integer.MAX_VALUE));
            case "Escape" -> look(session().unselect());
            case "r" -> rotate();
            case "+" -> board.zoomIn();
            case "-" -> board.zoomOut();
            case "/" -> {
                Browser.open(page.find("texts"));
                page.input("move-text").focus();
            }
            default -> {
                return;
            }
        }
        event.preventDefault();
    }

    private boolean pressWhileStepping(KeyboardEvent event) {
        int step = shownStep();
        int pressed = switch (event.getKey()) {
            case "ArrowLeft", "," -> Math.max(1, step - 1);
            case "ArrowRight", "." -> Math.min(answer.steps(), step + 1);
            case "Escape" -> 0;
            default -> -1;
        };
        if (pressed >= 0 && Browser.closest(event.getTarget(), "#steps") != null) {
            step(pressed);
        } else if (pressed >= 0) {
            look(session().step(pressed));
        }
        return pressed >= 0;
    }

    private void tap(io.github.hiverules.hex.Hex cell) {
        if (workbench.isPresent()) {
            arrange(workbench.get().tap(cell));
            return;
        }
        Session tapped = session().tap(cell);
        if (tapped.lines().equals(session().lines())
                && tapped.ply() == session().ply()) {
            look(tapped);
        } else {
            change(tapped);
        }
    }

    private void choose(Piece piece) {
        if (workbench.isPresent()) {
            arrange(workbench.get().hold(piece));
        } else {
            look(
                    session().selected().equals(Optional.of(piece))
                            ? session().unselect()
                            : session().select(piece));
        }
    }

    /** Shows a session that needs no undo, because nothing would be lost. */
    private void look(Session newSession) {
        workbench = Optional.empty();
        visit = visit.instead(newSession);
        isLinkBroken = false;
        notice("");
        show();
    }

    /** Shows a session with another game; the browser's Back, and the button, bring back the one before. */
    private void change(Session newSession) {
        writeLink();
        workbench = Optional.empty();
        visit = visit.then(newSession);
        isLinkBroken = false;
        Browser.pushFragment(fragment(newSession), visit.index());
        notice("");
        show();
    }

    private void show() {
        boolean hadFocus = !Browser.hasLostFocus();
        if (workbench.isPresent()) {
            showWorkbench(workbench.get());
        } else {
            showSession();
        }
        page.find("play").setAttribute("data-setup", Boolean.toString(workbench.isPresent()));
        page.show("setup-form", workbench.isPresent());
        if (hadFocus && Browser.hasLostFocus()) {
            board.focus();
        }
    }

    private void showSession() {
        Session session = session();
        answer = Answer.of(session, words);
        board.lookAt(session.cells(answer.violation()));
        board.show(
                answer.drawing(session),
                session.position(),
                session.selected().flatMap(session.position()::cellOf),
                session.destinations(),
                words);
        boolean isOver = session.shown().isOver();
        for (Color color : Color.values()) {
            boolean isToMove = session.position().sideToMove() == color && !isOver;
            hands.show(color, session.position().hand(color), isToMove, session.selected(), words);
        }
        page.say(answer, words);
        showSteps(session);
        Optional<Piece> selectable = session.selectable();
        boolean isFirst = visit.index() == 0
                && session.lines().equals(visit.sessions().get(0).lines());
        page.show("hint", isFirst || selectable.isPresent());
        page.text(
                "hint", selectable.map(piece -> words.text("hint.again", piece)).orElse(words.text("hint")));
        moves.show(session, words);
        showButtons(session);
        sharing.show(session, answer, words);
        later();
        letBotPlay();
    }

    private void showSteps(Session session) {
        int steps = answer.steps();
        int step = Math.min(session.question().step(), steps);
        page.show("steps", steps > 0);
        page.show("step-start", step == 0);
        page.show("step-back", step > 1);
        page.show("step-next", step > 0 && step < steps);
        page.show("step-done", step > 0);
        page.find("play").setAttribute("data-stepping", Boolean.toString(step > 0));
    }

    /** Shows what can wait until the answer is seen, and updates the address, which may not change too often. */
    private void later() {
        page.text("compare", "");
        Window.clearTimeout(linking);
        linking = Window.setTimeout(
                () -> {
                    String comparison = RulesetComparison.of(session(), words).orElse("");
                    boolean isSame = comparison.equals(words.text("compare.same"));
                    page.find("compare").setAttribute("data-same", Boolean.toString(isSame));
                    page.text("compare", comparison);
                    showLegalMoves();
                    writeLink();
                },
                LINK_DELAY_MILLIS);
    }

    private void showLegalMoves() {
        if (Browser.isOpen(page.find("texts"))) {
            page.options("legal-move", words.text("texts.choose"), MoveNotation.legal(session()));
        }
    }

    private void showWorkbench(SetupEditor bench) {
        board.show(
                io.github.hiverules.notation.svg.SvgDrawing.of(bench.setup()),
                session().position(),
                Optional.empty(),
                List.of(),
                words);
        for (Color color : Color.values()) {
            hands.show(color, bench.hand(color), bench.setup().sideToMove() == color, bench.held(), words);
        }
        page.select("setup-side").setValue(bench.setup().sideToMove().name());
        page.input("setup-turn").setValue(Integer.toString(bench.setup().turnNumber()));
        page.enable("setup-done", bench.problems().isEmpty());
        page.say(SetupAnswer.of(bench, words), words);
        page.show("steps", false);
        page.text("compare", "");
    }

    private void showButtons(Session session) {
        boolean isOver = session.shown().isOver();
        boolean mustPass = session.moves().mustPass();
        page.show("pass", mustPass);
        page.show("ask-pass", !isOver);
        page.text("ask-pass", words.text(mustPass ? "askPass.must" : "askPass.cannot"));
        page.enable("take-back", session.ply() > 0 && session.isAtEnd());
        page.enable("undo", visit.index() > 0);
        page.enable("redo", visit.canGoTo(visit.index() + 1));
        page.find("english").setAttribute("aria-pressed", Boolean.toString(words == RefereeLanguage.ENGLISH));
        page.find("german").setAttribute("aria-pressed", Boolean.toString(words == RefereeLanguage.GERMAN));
        page.find("play").setAttribute("data-over", Boolean.toString(isOver));
        page.show("end", isOver);
        page.text("current-rules", RulesetDescription.of(session.position().ruleset(), words));
        Ruleset inForce = session.whole().ruleset();
        if (!shownRules.equals(Optional.of(inForce))) {
            rules.show(inForce);
            shownRules = Optional.of(inForce);
        }
    }

    /** A broken link stays where it is, so that the visitor can mend it. */
    private void writeLink() {
        if (!isLinkBroken) {
            Browser.replaceFragment(fragment(session()), visit.index());
        }
    }

    private String fragment(Session session) {
        return Link.write(session, words.language()) + (Browser.isEmbedded() ? "&embed" : "");
    }

    private void letBotPlay() {
        Session asked = session();
        boolean isBots = bot.equals(Optional.of(asked.position().sideToMove()));
        if (!isBots || !asked.isAtEnd() || asked.shown().isOver() || (asked.ply() == 0 && visit.index() == 0)) {
            return;
        }
        Window.setTimeout(
                () -> {
                    if (session() == asked) {
                        look(asked.play(new AlphaBeta().choose(asked.shown(), SearchLimit.ofTime(BOT_TIME))));
                    }
                },
                BOT_DELAY_MILLIS);
    }

    private void notice(String text) {
        page.find("notice").setTextContent(text);
        page.show("notice", !text.isEmpty());
    }

    /** Says what cannot be expressed in a notation. */
    static String notExpressible(NotExpressibleException e, RefereeLanguage words) {
        return words.text("copy." + e.subject().id());
    }
}
