package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A text in any notation that the visitor has opened.
 *
 * @param game the game, up to the first fault; empty if there is nothing to show
 * @param broken the illegal move with which the text goes on
 * @param problem what is wrong with the text, as a sentence
 */
record OpenedText(Optional<Game> game, Optional<IllegalContinuation> broken, Optional<String> problem) {

    /**
     * The longest text that is read, in characters. The longest recorded games take a tenth of it, and reading the
     * worst text of this length keeps the page busy for less than a second.
     */
    static final int MAX_LENGTH = 200_000;

    /** The longest game that is shown. */
    static final int MAX_PLIES = 2_000;

    /** Reads a game or position of any kind; of several games the first one. */
    static OpenedText read(String text, RefereeLanguage words) {
        if (text.length() > MAX_LENGTH) {
            return problem(words.text("open.tooLong", MAX_LENGTH));
        }
        try {
            OpenedText opened = read(text.strip(), text, words);
            return opened.game.filter(game -> game.plyCount() > MAX_PLIES).isPresent()
                    ? problem(words.text("open.tooManyPlies", MAX_PLIES))
                    : opened;
        } catch (NotationException e) {
            return problem(words.sentences().fault(e.fault()));
        } catch (InvalidSetupException e) {
            return problem(e.problems().stream().map(words.sentences()::problem).collect(Collectors.joining(" ")));
        }
    }

    private static OpenedText read(String stripped, String text, RefereeLanguage words) {
        int fragment = Math.max(stripped.indexOf("#game="), stripped.indexOf("#position="));
        if (fragment >= 0) {
            String linked = new Link(stripped.substring(fragment)).text().orElse("");
            return read(linked, linked, words);
        }
        Optional<TextKind> kind = TextKind.detect(stripped);
        if (kind.equals(Optional.of(TextKind.GAME_TEXT))) {
            return legal(GameText.read(stripped));
        }
        if (kind.equals(Optional.of(TextKind.POSITION_TEXT))) {
            return legal(Game.start(PositionText.read(stripped)));
        }
        Iterator<ParsedGame> games =
                GameFiles.parse(text, ReadOptions.lenient()).iterator();
        ParsedGame first = games.next();
        Optional<String> fault = first.fault().map(words.sentences()::fault);
        Optional<IllegalContinuation> broken = first.fault()
                .filter(Fault.Illegal.class::isInstance)
                .map(illegal -> IllegalContinuation.of((Fault.Illegal) illegal, text));
        boolean isEmpty = fault.isPresent() && broken.isEmpty() && first.game().plyCount() == 0;
        Optional<String> more = games.hasNext() ? Optional.of(words.text("open.firstOfSeveral")) : Optional.empty();
        return new OpenedText(isEmpty ? Optional.empty() : Optional.of(first.game()), broken, fault.or(() -> more));
    }

    Optional<Session> session() {
        return game.map(opened -> Session.of(opened, broken));
    }

    private static OpenedText legal(Game game) {
        return new OpenedText(Optional.of(game), Optional.empty(), Optional.empty());
    }

    private static OpenedText problem(String sentence) {
        return new OpenedText(Optional.empty(), Optional.empty(), Optional.of(sentence));
    }
}
