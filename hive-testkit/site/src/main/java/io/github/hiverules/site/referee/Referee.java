package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;

/**
 * A page on which visitors try out every rule, and an example for apps that embed the library. Each action of the
 * visitor makes a new {@link PageState}, {@link #show()} draws it, and a {@link PageHistory} keeps those that can be
 * undone.
 *
 * <p>{@link Link} describes what the address of the page can ask for.
 */
public final class Referee {

    private static final int LINK_DELAY_MILLIS = 100;

    /** The buttons that keys press. */
    private static final Map<String, String> BUTTONS =
            Map.of("ArrowLeft", "previous", "ArrowRight", "next", "Home", "first", "End", "last");

    private final Page page;
    private final RefereeLanguage language;
    private Optional<Answer> knownAnswer = Optional.empty();
    private final PageState example;
    private PageHistory history;
    private boolean isMarkingMovedLast;
    private boolean isStarted;

    /** Whether the visitor has done nothing yet, so that the shown question is not the visitor's own. */
    private boolean isFresh = true;

    private boolean isLinkBroken;
    private int pendingLink;

    private final BoardView board;
    private final HandsView hands;
    private final MoveList moveList;
    private final RulesetForm rulesetForm;
    private final TextOpener opener;

    private Referee(Page page, RefereeLanguage language, PageState state) {
        this.page = page;
        this.language = language;
        this.example = state;
        this.history = PageHistory.of(state);
        this.board = new BoardView(page.find("board"), this::tap);
        this.hands = new HandsView(page, this::choose, this::putBackHeld);
        this.moveList = new MoveList(page, ply -> replaceState(state().at(ply)));
        this.rulesetForm = new RulesetForm(page, rules -> editSetup(editor().withRules(rules)));
        new Sharing(page, language, this::address, this::state, this::answer);
        this.opener = new TextOpener(page, language, this::state, this::openState);
    }

    /**
     * Starts the page, in several short tasks, so that the browser can do something else in between.
     *
     * @param arguments ignored
     */
    public static void main(String[] arguments) {
        Page page = new Page();
        Browser browser = Browser.get();
        browser.later(() -> {
            RefereeLanguage language = RefereeLanguage.of(page.language());
            browser.later(() -> {
                PageState state = Example.of(Example.FIRST);
                browser.later(() -> {
                    Referee referee = new Referee(page, language, state);
                    referee.listen();
                    browser.later(referee::start);
                });
            });
        });
    }

    /** Shows what the address asks for. The example is on the page already, so that only its moves are missing. */
    private void start() {
        String fragment = Location.current().getHash();
        Optional<PageState> last = fragment.isEmpty() ? lastState() : Optional.empty();
        page.show("last-game", last.isPresent());
        last.ifPresent(state -> page.onClick("last-game", () -> openState(state)));
        if (fragment.isEmpty() || isAddress(Link.write(example, language.code()))) {
            board.lookAt(state().answerCells(Optional.empty()));
            board.adopt();
            ready();
            Browser.get().later(() -> moveList.show(state(), language));
        } else {
            followLink();
        }
    }

    private void ready() {
        isStarted = true;
        Browser.get().later(() -> Browser.get().answerEarlyTaps());
    }

    private Answer answer() {
        return knownAnswer.orElseGet(() -> Answer.of(state(), language));
    }

    private PageState state() {
        return history.state();
    }

    private void listen() {
        Window.current().addEventListener("popstate", event -> showHistoryEntry());
        for (String code : List.of("en", "de")) {
            page.press("language-" + code, code.equals(language.code()));
            page.onClick("language-" + code, () -> switchLanguage(code));
        }
        page.onClick("undo", () -> Window.current().getHistory().go(-1));
        page.onClick("redo", () -> Window.current().getHistory().go(1));
        page.onClick("play-move", () -> addState(state().playAttempt()));
        page.onClick("other-player", () -> replaceState(state().askingAsOther()));
        page.onClick("pass", () -> addState(state().play(Move.pass())));
        page.onClick("ask-pass", () -> replaceState(state().asking(Question.PASS)));
        page.onClick("rotate", () -> rotate(5));
        page.onClick("flip", () -> rotate(3));
        page.onClick("fit", board::fit);
        page.onClick("zoom-in", board::zoomIn);
        page.onClick("zoom-out", board::zoomOut);
        page.onClick(
                "current-rules",
                () -> startSetup(SetupEditor.of(state().position().setup())));
        page.onClick("new", () -> openState(PageState.of(Game.start(homeRules()))));
        page.onChange("examples", this::openExample);
        page.find("others").addEventListener("click", event -> {
            if (Browser.get().closest(event.getTarget(), "button") != null) {
                Browser.get().closeLists();
            }
        });
        listenToSetup();
        page.listen("keydown", event -> handleKey((KeyboardEvent) event));
    }

    private void openExample() {
        String fragment = page.select("examples").getValue();
        page.select("examples").setValue("");
        openState(Example.of(fragment));
    }

    private void listenToSetup() {
        page.onClick("setup", () -> startSetup(newSetup()));
        page.onClick("setup-clear", () -> editSetup(editor().cleared()));
        page.onClick("setup-cancel", () -> addState(state().asking(Question.NONE)));
        page.onClick("setup-white", () -> finishSetup(Color.WHITE));
        page.onClick("setup-black", () -> finishSetup(Color.BLACK));
        page.onClick("moved-last", this::markMovedLast);
        Browser.get().listenToDrags(this::drop);
    }

    private void startSetup(SetupEditor editor) {
        Set<Hex> cells = editor.setup().stacks().keySet();
        if (cells.isEmpty()) {
            board.forgetCamera();
        }
        board.lookAt(cells.isEmpty() ? List.of(Hex.ORIGIN) : List.copyOf(cells));
        editSetup(editor);
    }

    /** Shows the setup as a position in which a player is to move. The game stays if nothing has changed. */
    private void finishSetup(Color sideToMove) {
        SetupEditor finished = editor().withSideToMove(sideToMove);
        PageState unchanged = state().asking(Question.NONE);
        boolean isChanged = !finished.setup().equals(unchanged.position().setup());
        if (isChanged) {
            Browser.get()
                    .remember(
                            "rules", GameText.write(Game.start(finished.setup().ruleset())));
        }
        finished.position().ifPresent(position -> addState(isChanged ? PageState.of(Game.start(position)) : unchanged));
    }

    private SetupEditor editor() {
        return state().setup().orElseThrow();
    }

    private boolean isEditing() {
        return state().setup().isPresent();
    }

    /** Starts with the shown position or, in place of the example that nobody has asked for, with an empty table. */
    private SetupEditor newSetup() {
        return isExample() ? emptySetup() : SetupEditor.of(state().position().setup());
    }

    private boolean isExample() {
        return state().wholeGame().equals(example.wholeGame());
    }

    private SetupEditor emptySetup() {
        return SetupEditor.of(Setup.empty(homeRules()));
    }

    /** Returns the rules that the visitor has chosen last or, if none, those of the example. */
    private Ruleset homeRules() {
        try {
            String chosen = Browser.get().remembered("rules");
            return chosen.isEmpty()
                    ? example.wholeGame().ruleset()
                    : GameText.read(chosen).ruleset();
        } catch (NotationException e) {
            return example.wholeGame().ruleset();
        }
    }

    /** Marks the held piece or, if there is none, the next one that the visitor taps. */
    private void markMovedLast() {
        Optional<Piece> held = editor().held().filter(editor()::isOnTable);
        if (held.isPresent()) {
            editSetup(editor().withMovedLast(held.get()));
        } else {
            isMarkingMovedLast = !isMarkingMovedLast;
            show();
        }
    }

    private void tapInSetup(Hex cell) {
        Optional<Piece> marked = editor().top(cell).filter(unused -> isMarkingMovedLast);
        editSetup(marked.map(editor()::withMovedLast).orElseGet(() -> editor().tap(cell)));
    }

    /** Changes the setup. Each change of its pieces, of the turn or of the rules can be undone. */
    private void editSetup(SetupEditor changed) {
        isMarkingMovedLast = false;
        showNext(state().editing(changed));
    }

    /**
     * Answers a drag of a piece to a cell or, if not on the board, to a hand: puts it there in a setup, otherwise asks
     * about the move.
     *
     * @param source a piece, a cell, or the id of the button that marks the piece that was moved last
     */
    private void drop(String source, boolean isOnBoard, double x, double y) {
        Optional<Hex> target = isOnBoard ? Optional.of(board.cellAt(x, y)) : Optional.empty();
        target.ifPresent(cell -> board.lookAt(List.of(cell)));
        if (source.equals("moved-last")) {
            target.flatMap(cell -> editor().top(cell)).ifPresent(piece -> editSetup(editor().withMovedLast(piece)));
            return;
        }
        Optional<Piece> piece = Piece.find(source).or(() -> topAt(DrawingParts.hex(source)));
        if (piece.isEmpty()) {
            return;
        }
        if (isEditing()) {
            editSetup(
                    target.map(cell -> editor().put(piece.get(), cell)).orElseGet(() -> editor().putBack(piece.get())));
        } else if (target.isPresent()) {
            replaceState(state().asking(piece.get(), target));
        }
    }

    private Optional<Piece> topAt(Hex cell) {
        return isEditing() ? editor().top(cell) : state().position().topAt(cell);
    }

    private String address() {
        String full = Location.current().getFullURL();
        String page = full.indexOf('#') < 0 ? full : full.substring(0, full.indexOf('#'));
        return page + "#" + Link.write(state(), language.code());
    }

    /** Shows the state to which the browser's history has moved; if it knows none, follows the link. */
    private void showHistoryEntry() {
        int index = Browser.get().historyIndex();
        if (history.hasIndex(index)) {
            history = history.at(index);
            isMarkingMovedLast = false;
            page.showNotice("", "answer");
            show();
        } else {
            followLink();
        }
    }

    private void followLink() {
        Link link = new Link(Location.current().getHash());
        if (link.language().filter(code -> !code.equals(language.code())).isPresent()) {
            Browser.get().openLanguage(link.language().get());
            return;
        }
        page.showNotice("", "answer");
        if (link.text().isEmpty()) {
            showLinked(link, Optional.empty());
        } else {
            Browser.get().hideUntilReady();
            opener.read(link.text().get(), opened -> showLinked(link, Optional.of(opened)));
        }
    }

    private void showLinked(Link link, Optional<OpenedText> opened) {
        Optional<String> problem = opened.filter(read -> read.illegalMove().isEmpty())
                .flatMap(read -> read.notice(language.text("open.nothingLinked")))
                .or(() -> link.faults().stream().findFirst().map(fault -> language.text("link.fault", fault)));
        // Nobody should take the answer about the example for one about a link that the page cannot read.
        PageState nothing = problem.isEmpty() || isStarted ? state() : PageState.of(Game.start(homeRules()));
        PageState start = opened.flatMap(OpenedText::state).orElse(nothing);
        boolean asksNothing = opened.isEmpty() && !link.hasQuestion();
        PageState linked = asksNothing ? start : link.state(start);
        board.forgetCamera();
        arrive(link.beginsSetup() ? linked.editing(emptySetup()) : linked);
        show();
        isLinkBroken = problem.isPresent();
        problem.ifPresent(text -> page.showNotice(text, "answer"));
    }

    private static boolean isAddress(String fragment) {
        return Location.current().getHash().equals("#" + fragment);
    }

    /** Shows a state in the entry of the browser's history that the browser shows now. */
    private void arrive(PageState state) {
        int index = Browser.get().historyIndex();
        if (!isStarted) {
            history = new PageHistory(Map.of(Math.max(0, index), state), Math.max(0, index));
        } else {
            history = index >= 0 ? history.with(index, state) : history.add(state);
        }
    }

    /** Stores the game for the next visit. */
    private void store() {
        if (!isExample() && !state().isEmpty()) {
            Browser.get().remember("last", Link.write(state(), language.code()));
        }
    }

    /** Returns the state that was shown last on this device. */
    private Optional<PageState> lastState() {
        Link stored = new Link(Browser.get().remembered("last"));
        return stored.text()
                .flatMap(text -> OpenedText.read(text, language))
                .flatMap(OpenedText::state)
                .or(() -> stored.setup().map(unused -> example))
                .map(stored::state);
    }

    /** Rotates the board by the given number of sixths of a circle. */
    private void rotate(int sixths) {
        replaceState(state().transformed(Symmetry.values()[sixths]));
    }

    private void switchLanguage(String code) {
        Browser.get().remember("language", code);
        writeLink();
        Browser.get().openLanguage(code);
    }

    private void handleKey(KeyboardEvent event) {
        isFresh = false;
        boolean isTyping = Browser.get().closest(event.getTarget(), "input, textarea, select") != null;
        String key = event.getKey();
        if (isTyping || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (key.equals("Escape")) {
            letGo(); // The browser closes an open list.
        } else if (BUTTONS.containsKey(key)) {
            Browser.get().press(BUTTONS.get(key));
            event.preventDefault();
        }
    }

    private void letGo() {
        if (isEditing()) {
            editSetup(editor().letGo());
        } else {
            replaceState(state().deselect());
        }
    }

    private void tap(Hex cell) {
        if (isEditing()) {
            tapInSetup(cell);
            return;
        }
        showNext(isFresh ? state().firstTap(cell) : state().tap(cell));
    }

    /** Returns the held piece to its player's hand. */
    private void putBackHeld() {
        if (isEditing()) {
            editor().held().ifPresent(piece -> editSetup(editor().putBack(piece)));
        }
    }

    private void choose(Piece piece) {
        if (isEditing()) {
            editSetup(editor().hold(piece));
        } else {
            PageState next =
                    state().selectedPiece().equals(Optional.of(piece)) ? state().deselect() : state().select(piece);
            board.lookAt(next.destinations().stream().limit(1).toList()); // The keyboard goes on there.
            replaceState(next);
        }
    }

    /** Shows what a tap led to. Only a change of the game or of the setup can be undone. */
    private void showNext(PageState next) {
        if (next.isSameBoard(state())) {
            replaceState(next);
        } else {
            addState(next);
        }
    }

    /** Shows a state in place of the current one, for changes that need no undo because nothing is lost. */
    private void replaceState(PageState newState) {
        show(history.replaceCurrent(newState));
    }

    /** Shows another game, wherever the board has been. */
    private void openState(PageState newState) {
        Browser.get().closeLists();
        board.forgetCamera();
        addState(newState);
    }

    /** Shows a state with other pieces. The browser's Back and the Undo button return to the current one. */
    private void addState(PageState newState) {
        writeLink();
        PageHistory longer = history.add(newState);
        Browser.get().pushFragment(Link.write(newState, language.code()), longer.index());
        show(longer);
    }

    private void show(PageHistory newHistory) {
        Browser.get().revealAnswer();
        history = newHistory;
        isFresh = false;
        isLinkBroken = false;
        page.showNotice("", "answer");
        show();
    }

    private void show() {
        boolean hadFocus = !Browser.get().hasLostFocus();
        page.find("play").setAttribute("data-setup", Boolean.toString(isEditing()));
        page.show("setup-form", isEditing());
        page.show("doors", !isEditing());
        page.show("actions", !isEditing());
        boolean isSetUp = state().wholeGame().plyCount() == 0 && !state().isEmpty();
        boolean isHinted = isFresh
                || state().selectable().isPresent()
                || (isSetUp && state().question().isNone());
        page.show("hint", !isEditing() && isHinted && !state().shownGame().isOver());
        page.show("game", !isEditing());
        page.enable("undo", history.index() > 0);
        page.enable("redo", history.hasIndex(history.index() + 1));
        if (isEditing()) {
            run(List.of(() -> showSetupEditor(editor()), this::ready));
        } else {
            run(List.of(
                    () -> knownAnswer = Optional.of(Answer.of(state(), language)),
                    () -> board.name(state().position().setup(), language),
                    () -> showBoard(state()),
                    () -> showState(state()),
                    () -> showRest(state()),
                    this::ready));
        }
        if (hadFocus && Browser.get().hasLostFocus()) {
            board.focus();
        }
    }

    /** Runs tasks at once or, while the page starts, one after another, so that the browser can do something else. */
    private void run(List<Runnable> tasks) {
        if (tasks.isEmpty()) {
            return;
        }
        tasks.get(0).run();
        List<Runnable> others = tasks.subList(1, tasks.size());
        if (isStarted) {
            run(others);
        } else {
            Browser.get().later(() -> run(others));
        }
    }

    private void showBoard(PageState state) {
        board.lookAt(state.answerCells(answer().violation()));
        board.show(
                answer().drawing(state),
                state.position().setup(),
                state.selectedPiece().flatMap(state.position()::cellOf),
                state.destinations(),
                language);
    }

    private void showState(PageState state) {
        boolean isOver = state.shownGame().isOver();
        for (Color color : Color.values()) {
            boolean isToMove = state.position().sideToMove() == color && !isOver;
            hands.show(color, state.position().hand(color), isToMove, state.selectedPiece(), language);
        }
        page.showAnswer(answer(), state.position().setup(), language);
        showVerdict(state);
        Optional<Piece> selectable = state.selectable();
        String hint = selectable
                .map(piece -> language.text("hint.again", piece))
                .orElseGet(() -> language.text(isExample() ? "hint.example" : "hint"));
        page.setHtml("hint", PieceTiles.html(hint, state.position().setup(), language.sentences()));
    }

    private void showRest(PageState state) {
        moveList.show(state, language);
        showButtons(state);
        writeLinkLater();
    }

    /** Offers to play a legal move, and to ask for the player to whom the piece belongs. */
    private void showVerdict(PageState state) {
        page.show("play-move", state.canPlayAttempt());
        boolean isKept = state.isAtEnd() || state.playAttempt().wholeGame().equals(state.wholeGame());
        page.setText("play-move", language.text(isKept ? "playMove" : "playMove.replacing"));
        Color shown = state.position().sideToMove();
        boolean isOthersPiece =
                state.selectedPiece().filter(piece -> piece.color() != shown).isPresent();
        boolean isOffered = isOthersPiece || state.question().isForOther();
        page.show("other-player", isOffered && !state.shownGame().isOver());
        page.setText(
                "other-player",
                language.text("askForOther", language.sentences().player(shown.opposite())));
    }

    /** Updates the address, which must not change too often. */
    private void writeLinkLater() {
        Window.clearTimeout(pendingLink);
        pendingLink = Window.setTimeout(this::writeLink, LINK_DELAY_MILLIS);
    }

    private void showSetupEditor(SetupEditor editor) {
        Setup setup = editor.setup();
        List<Hex> held = editor.held().stream()
                .flatMap(piece -> setup.stacks().entrySet().stream()
                        .filter(stack -> stack.getValue().contains(piece))
                        .map(Map.Entry::getKey))
                .toList();
        board.lookAt(held);
        board.show(SetupAnswer.drawing(editor), setup, held.stream().findFirst(), List.of(), language);
        for (Color color : Color.values()) {
            hands.show(color, editor.hand(color), setup.sideToMove() == color, editor.held(), language);
        }
        for (Color color : Color.values()) {
            boolean isPosition = editor.withSideToMove(color).position().isPresent();
            page.enable(color == Color.WHITE ? "setup-white" : "setup-black", isPosition);
        }
        page.press("moved-last", isMarkingMovedLast);
        rulesetForm.show(setup.ruleset());
        page.enable(
                "moved-last",
                setup.ruleset().includes(Bug.PILLBUG) && !setup.stacks().isEmpty());
        knownAnswer = Optional.of(
                isMarkingMovedLast
                        ? Answer.ofText(language.text("setup.tapMovedLast"))
                        : SetupAnswer.of(editor, language));
        page.showAnswer(answer(), setup, language);
        page.find("play").setAttribute("data-over", "false");
        writeLinkLater();
    }

    private void showButtons(PageState state) {
        boolean isOver = state.shownGame().isOver();
        page.show("pass", state.legalMoves().mustPass());
        page.enable("ask-pass", !isOver);
        page.find("play").setAttribute("data-over", Boolean.toString(isOver));
        page.setText("current-rules", RulesetForm.describe(state.wholeGame().ruleset(), language));
    }

    /** Updates the address, but leaves a faulty link alone so that the visitor can correct it. */
    private void writeLink() {
        if (!isLinkBroken) {
            Browser.get().replaceFragment(Link.write(state(), language.code()), history.index());
            store();
        }
    }
}
