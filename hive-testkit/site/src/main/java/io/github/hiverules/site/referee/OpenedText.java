package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A text, in any notation, that the visitor has opened.
 *
 * @param game the game, up to the first fault; empty if there is nothing to show
 * @param illegalContinuation the rest of the game, if the fault is an illegal move
 * @param notice a sentence for the visitor: what is wrong with the text, or that it has several games
 */
record OpenedText(Optional<Game> game, Optional<IllegalContinuation> illegalContinuation, Optional<String> notice) {

    /**
     * The length of the longest text that the page reads, in characters. The longest recorded games are a tenth as
     * long, and even the worst text of this length keeps the page busy for less than a second.
     */
    static final int MAX_LENGTH = 200_000;

    /** The number of plies of the longest game that the page shows. */
    static final int MAX_PLIES = 2_000;

    /** Reads a game or position in any notation; if the text has several games, the first one. */
    static OpenedText read(String text, RefereeLanguage language) {
        if (text.length() > MAX_LENGTH) {
            return ofNotice(language.text("open.tooLong", MAX_LENGTH));
        }
        try {
            OpenedText opened = read(text.strip(), text, language);
            return opened.game.filter(game -> game.plyCount() > MAX_PLIES).isPresent()
                    ? ofNotice(language.text("open.tooManyPlies", MAX_PLIES))
                    : opened;
        } catch (NotationException e) {
            return ofNotice(language.sentences().fault(e.fault()));
        } catch (InvalidSetupException e) {
            return ofNotice(
                    e.problems().stream().map(language.sentences()::problem).collect(Collectors.joining(" ")));
        }
    }

    private static OpenedText read(String stripped, String text, RefereeLanguage language) {
        int fragmentStart = Math.max(stripped.indexOf("#game="), stripped.indexOf("#position="));
        if (fragmentStart >= 0) {
            String linked = new Link(stripped.substring(fragmentStart)).text().orElse("");
            return read(linked, linked, language);
        }
        Optional<TextKind> kind = TextKind.detect(stripped);
        if (kind.equals(Optional.of(TextKind.GAME_TEXT))) {
            return withoutFault(GameText.read(stripped));
        }
        if (kind.equals(Optional.of(TextKind.POSITION_TEXT))) {
            return withoutFault(Game.start(PositionText.read(stripped)));
        }
        Iterator<Parsed<GameRecord>> games =
                GameFiles.parse(text, ReadOptions.lenient()).iterator();
        Parsed<GameRecord> first = games.next();
        Optional<IllegalContinuation> illegalContinuation = first.fault()
                .flatMap(illegal -> illegal.move().map(move -> IllegalContinuation.of(move, illegal, text)));
        // The answer beside the board explains why a move is illegal, so the notice only says where it is.
        Optional<String> fault = first.fault()
                .map(found -> illegalContinuation.isEmpty()
                        ? language.sentences().fault(found)
                        : language.text(
                                "open.illegalMove",
                                found.location().line(),
                                found.location().column()));
        boolean showsEmptyTable = fault.isEmpty() || illegalContinuation.isPresent();
        Optional<Game> shown =
                first.value().map(GameRecord::game).filter(game -> showsEmptyTable || game.plyCount() > 0);
        Optional<String> severalGames =
                games.hasNext() ? Optional.of(language.text("open.firstOfSeveral")) : Optional.empty();
        return new OpenedText(shown, illegalContinuation, fault.or(() -> severalGames));
    }

    Optional<Session> session() {
        return game.map(opened -> Session.of(opened, illegalContinuation));
    }

    private static OpenedText withoutFault(Game game) {
        return new OpenedText(Optional.of(game), Optional.empty(), Optional.empty());
    }

    private static OpenedText ofNotice(String sentence) {
        return new OpenedText(Optional.empty(), Optional.empty(), Optional.of(sentence));
    }
}
