package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.DiagramSyntaxException;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.Map;
import java.util.function.Function;

/**
 * Readers accept arbitrary text or refuse it with a typed fault. A value that they read without a fault stays the same
 * when it is written and read again.
 */
class ReadersFuzzTest {

    private static final int MAX_GAMES = 1000;

    /** All kinds of pieces are in play or in hand, and a Mosquito can throw a Pillbug. */
    private static final Position POSITION =
            RulebookDiagrams.find("N23").orElseThrow().position();

    @FuzzTest
    void moveString(byte[] data) {
        String text = GameFiles.decode(data);
        try {
            Move move = MoveString.read(text, POSITION);
            if (POSITION.isLegal(move)) {
                assertThat(MoveString.read(MoveString.write(move, POSITION), POSITION))
                        .isEqualTo(move);
            }
        } catch (NotationException e) {
            check(e.fault(), text);
        }
    }

    @FuzzTest
    void gameTypeString(byte[] data) {
        String text = GameFiles.decode(data);
        try {
            Ruleset ruleset = GameString.readType(text);
            Ruleset again = GameString.readType(GameString.writeType(ruleset));
            // The text may also be a ruleset text, which says more than a game type can: the toggles.
            assertThat(again.expansions()).isEqualTo(ruleset.expansions());
        } catch (NotationException e) {
            check(e.fault(), text);
        }
    }

    @FuzzTest
    void gameString(byte[] data) {
        String text = GameFiles.decode(data);
        check(GameString.parse(text, ReadOptions.strict()), text);
        check(GameString.parse(text, ReadOptions.lenient()), text);
    }

    @FuzzTest
    void pgn(byte[] data) {
        String text = GameFiles.decode(data);
        Pgn.parseAll(text, ReadOptions.lenient()).limit(MAX_GAMES).forEach(parsed -> checkRecord(parsed, text));
    }

    @FuzzTest
    void sgf(byte[] data) {
        String text = GameFiles.decode(data);
        Sgf.parseAll(text, ReadOptions.lenient()).limit(MAX_GAMES).forEach(parsed -> checkRecord(parsed, text));
    }

    /** The first characters decide between PGN, SGF and lines of game strings. */
    @FuzzTest
    void gameFile(byte[] data) {
        String text = GameFiles.decode(data);
        GameFiles.parse(text, ReadOptions.strict()).limit(MAX_GAMES).forEach(parsed -> checkRecord(parsed, text));
    }

    /** The reader refuses or repairs a text, or the writer writes exactly that text for its game. */
    @FuzzTest
    void gameText(byte[] data) {
        String text = GameFiles.decode(data);
        try {
            Game game = GameText.read(text);
            checkRoundTrips(game);
            if (GameText.parse(text).repairs().isEmpty()) {
                assertThat(GameText.write(game)).isEqualTo(text);
            }
        } catch (NotationException e) {
            check(e.fault(), text);
        }
    }

    @FuzzTest
    void rulesetText(byte[] data) {
        String text = GameFiles.decode(data);
        try {
            String written = RulesetText.write(RulesetText.read(text));
            assertThat(written.equals(text))
                    .isEqualTo(RulesetText.parse(text).repairs().isEmpty());
        } catch (NotationException e) {
            check(e.fault(), text);
        }
    }

    @FuzzTest
    void positionText(byte[] data) {
        String text = GameFiles.decode(data);
        try {
            Setup setup = PositionText.readSetup(text);
            assertThat(PositionText.readSetup(PositionText.write(setup))).isEqualTo(setup);
            Position position = PositionText.read(text);
            String written = PositionText.write(position);
            assertThat(PositionText.parse(written, ReadOptions.strict()).orThrow())
                    .isEqualTo(position);
            assertThat(written.equals(text))
                    .isEqualTo(PositionText.parse(text).repairs().isEmpty());
        } catch (NotationException e) {
            check(e.fault(), text);
        }
    }

    @FuzzTest
    void textDiagram(byte[] data) {
        String text = GameFiles.decode(data);
        try {
            TextDiagram diagram = TextDiagram.read(text);
            assertThat(TextDiagram.read(diagram.write()).setup().stacks().keySet())
                    .hasSameSizeAs(diagram.setup().stacks().keySet());
            assertThat(diagram.position().setup()).isNotNull();
        } catch (NotationException e) {
            check(e.fault(), text);
        }
    }

    @FuzzTest
    void rulebookDiagram(byte[] data) {
        String text = GameFiles.decode(data);
        try {
            RulebookDiagram diagram = RulebookDiagram.read("fuzz", text);
            assertThat(RulebookDiagram.read("fuzz", diagram.text()).setup()).isEqualTo(diagram.setup());
        } catch (DiagramSyntaxException e) {
            assertThat(e).hasMessageNotContaining("null");
        }
    }

    private static void checkRecord(Parsed<GameRecord> parsed, String text) {
        check(parsed.map(GameRecord::game), text);
    }

    private static void check(Parsed<Game> parsed, String text) {
        assertThat(parsed.repairs()).hasSizeLessThanOrEqualTo(ReadOptions.MAX_REPAIRS);
        parsed.repairs().forEach(repair -> checkLine(Sentences.german().repair(repair)));
        parsed.fault().ifPresent(fault -> check(fault, text));
        if (parsed.fault().isEmpty()) {
            checkRoundTrips(parsed.orThrow());
        }
    }

    private static void checkRoundTrips(Game game) {
        assertThat(GameText.read(GameText.write(game))).isEqualTo(game);
        checkRoundTrip(game, GameString::write, GameString::read);
        checkRoundTrip(
                game,
                written -> Sgf.write(written, Map.of()),
                text -> Sgf.read(text).game());
        checkRoundTrip(
                game,
                written -> Pgn.write(written, Map.of(), PgnFlavor.values()[0]),
                text -> Pgn.read(text).game());
    }

    private static void checkRoundTrip(Game game, Function<Game, String> write, Function<String, Game> read) {
        try {
            assertThat(read.apply(write.apply(game))).isEqualTo(game);
        } catch (InexpressibleException e) {
            assertThat(e.feature()).isNotNull();
        }
    }

    private static void check(Fault fault, String text) {
        assertThat(fault.location().offset()).isBetween(0, text.length());
        checkLine(Sentences.english().fault(fault));
        checkLine(Sentences.german().fault(fault));
    }

    private static void checkLine(String sentence) {
        assertThat(sentence).isNotBlank().doesNotContainPattern("\\p{Cc}");
    }
}
