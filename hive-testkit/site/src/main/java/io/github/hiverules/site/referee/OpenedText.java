package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.stream.Collectors;

/**
 * A text, in any notation, that the visitor has opened.
 *
 * @param game the game, up to the first fault; empty if there is nothing to show
 * @param illegalMove the move after the game, if the fault is an illegal move
 * @param notice a sentence for the visitor: what is wrong with the text, or that it has several games
 */
record OpenedText(Optional<Game> game, Optional<IllegalMove> illegalMove, Optional<String> notice) {

    /**
     * The length of the longest text that the page reads, in characters. The longest recorded games are a tenth as
     * long, and even the worst text of this length keeps the page busy for less than a second.
     */
    static final int MAX_LENGTH = 200_000;

    /** The number of plies of the longest game that the page shows. */
    static final int MAX_PLIES = 2_000;

    /** Reads a game text or a position text; returns nothing for messages and for the notations of other programs. */
    static Optional<OpenedText> read(String text, RefereeLanguage language) {
        if (text.length() > MAX_LENGTH) {
            return Optional.of(ofNotice(language.text("open.tooLong", MAX_LENGTH)));
        }
        String stripped = text.strip();
        try {
            if (stripped.indexOf('~') < 0 || stripped.chars().anyMatch(c -> c <= ' ' || c == ';' || c == '=')) {
                return Optional.empty();
            }
            boolean isGame = Character.isDigit(stripped.charAt(0));
            return Optional.of(
                    isGame
                            ? readGame(stripped, language).limited(language)
                            : new OpenedText(
                                    Optional.of(Game.start(PositionText.read(stripped))),
                                    Optional.empty(),
                                    Optional.empty()));
        } catch (NotationException e) {
            return Optional.of(ofNotice(language.text("open.damaged")));
        } catch (InvalidSetupException e) {
            return Optional.of(ofNotice(
                    e.problems().stream().map(language.sentences()::problem).collect(Collectors.joining(" "))));
        }
    }

    /** Reads a game text, or the beginning of one that was cut, as some programs cut long links. */
    private static OpenedText readGame(String text, RefereeLanguage language) {
        Parsed<Game> whole = GameText.parse(text);
        Parsed<Game> read = whole.value().isPresent() ? whole : GameText.parse(text + "~-");
        Optional<IllegalMove> illegalMove = read.fault().flatMap(fault -> IllegalMove.in(text, fault));
        Optional<String> notice = whole.fault().isEmpty() || illegalMove.isPresent()
                ? Optional.empty()
                : Optional.of(language.text(read.value().isPresent() ? "open.cut" : "open.damaged"));
        return new OpenedText(read.value(), illegalMove, notice);
    }

    /** Returns this text, unless its game is too long to be shown. */
    private OpenedText limited(RefereeLanguage language) {
        return game.filter(opened -> opened.plyCount() > MAX_PLIES).isPresent()
                ? ofNotice(language.text("open.tooManyPlies", MAX_PLIES))
                : this;
    }

    /**
     * Writes this text for the other script: notice, game, illegal move and the texts from there on, a line
     * for each, after a dot that keeps empty lines.
     */
    String encode() {
        List<String> lines = new ArrayList<>();
        lines.add(notice.orElse(""));
        lines.add(game.map(GameText::write).orElse(""));
        illegalMove.ifPresent(illegal -> {
            lines.add(GameText.writeMove(illegal.move()));
            lines.addAll(illegal.texts());
        });
        return lines.stream().map(line -> "." + line.replace('\n', ' ')).collect(Collectors.joining("\n"));
    }

    static OpenedText decode(String encoded, RefereeLanguage language) {
        if (encoded.equals(Browser.SCRIPT_MISSING)) {
            return ofNotice(language.text(encoded));
        }
        List<String> lines = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(encoded, "\n");
        while (tokens.hasMoreTokens()) {
            lines.add(tokens.nextToken().substring(1));
        }
        Optional<Game> game =
                Optional.of(lines.get(1)).filter(text -> !text.isEmpty()).map(GameText::read);
        Optional<IllegalMove> illegal = game.filter(unused -> lines.size() > 2)
                .map(opened -> new IllegalMove(
                        GameText.readMove(lines.get(2), opened.position()), lines.subList(3, lines.size())));
        return new OpenedText(game, illegal, Optional.of(lines.get(0)).filter(text -> !text.isEmpty()))
                .limited(language);
    }

    /** Returns what to tell the visitor: the given sentence if there is neither a game nor a reason. */
    Optional<String> notice(String nothing) {
        return notice.isEmpty() && game.isEmpty() ? Optional.of(nothing) : notice;
    }

    Optional<PageState> state() {
        return game.map(opened -> PageState.of(opened, illegalMove));
    }

    private static OpenedText ofNotice(String sentence) {
        return new OpenedText(Optional.empty(), Optional.empty(), Optional.of(sentence));
    }
}
