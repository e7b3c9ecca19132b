package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Some programs do not record forced passes: the next move is simply the other player's. */
class MissingPassTest {

    /** A game from the tests of nokamute. White, who is to move, can only pass. */
    private static final String FORCED = "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;"
            + "wQ -wA1;bA2 bQ\\;wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1";

    private static final ReadOptions LENIENT = ReadOptions.lenient();

    /** A notation, and what it writes for a pass. */
    enum PassNotation {
        GAME_STRING(";pass"),
        PGN("(?m)^\\d+\\. pass\\n"),
        SGF("; P[01]\\[\\d+ pass\\]\\n; P[01]\\[\\d+ done\\]\\n");

        private final Pattern pass;

        PassNotation(String pass) {
            this.pass = Pattern.compile(pass);
        }

        private String write(Game game) {
            return switch (this) {
                case GAME_STRING -> GameString.writeForEngine(game);
                case PGN -> Pgn.write(game, Map.of(), PgnFlavor.MZINGA);
                case SGF -> Sgf.write(game, Map.of());
            };
        }

        /** Drops the numbers of SGF events, too, which would show that some are missing. */
        private String writeWithoutPasses(Game game) {
            return pass.matcher(write(game)).replaceAll("").replaceAll("(?m)^(; P[01]\\[)\\d+ ", "$1");
        }

        private Parsed<Game> parse(String text, ReadOptions options) {
            return switch (this) {
                case GAME_STRING -> GameString.parse(text, options);
                case PGN -> Pgn.parse(text, options).map(GameRecord::game);
                case SGF -> Sgf.parse(text, options).map(GameRecord::game);
            };
        }
    }

    /** Returns a game in which White has passed several times, and whose last move is not a pass. */
    private static Game gameWithPasses() {
        Game game = GameString.read(FORCED);
        Random random = new Random(5);
        while (passes(game) < 3) {
            game = game.play(Move.pass());
            LegalMoves replies = game.position().legalMoves();
            game = game.play(replies.stream()
                    .filter(reply -> reply instanceof Move.Placement)
                    .skip(random.nextInt(3))
                    .findFirst()
                    .orElseThrow());
        }
        return game;
    }

    private static long passes(Game game) {
        return game.moves().stream().filter(Move.pass()::equals).count();
    }

    @ParameterizedTest
    @EnumSource
    void forcedPass_thatIsMissing_isAddedAndReported(PassNotation notation) {
        Game game = gameWithPasses();
        String text = notation.writeWithoutPasses(game);

        Parsed<Game> parsed = notation.parse(text, LENIENT);

        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.orThrow().moves()).isEqualTo(game.moves());
        assertThat(parsed.repairs())
                .map(Repair::kind)
                .containsOnly(Repair.Kind.MISSING_PASS)
                .hasSize(3);
        assertThat(notation.parse(text, ReadOptions.strict()).fault()).isPresent();
        assertThat(notation.parse(notation.write(game), ReadOptions.strict()).fault())
                .isEmpty();
    }

    /** White could place a piece, so Black's second move in a row is an error. */
    @ParameterizedTest
    @EnumSource
    void passThatIsNotForced_isNeverAdded(PassNotation notation) {
        Game game = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
        String text = notation.write(game.play(Move.place(Piece.of("wA1"), Hex.of(-2, 0))));

        Parsed<Game> parsed = notation.parse(text.replace("wA1", "bA1"), LENIENT);

        assertThat(parsed.fault())
                .flatMap(Fault::violation)
                .map(Violation::rule)
                .contains(Rule.TURN_2);
        assertThat(parsed.value().orElseThrow().moves()).isEqualTo(game.moves());
    }

    /** Black may not place a piece next to a white one, with or without a pass. */
    @Test
    void moveThatIsIllegalAfterForcedPass_isRefused() {
        Parsed<Game> parsed = GameString.parse(FORCED + ";bG1 -wG1", LENIENT);

        assertThat(parsed.fault())
                .flatMap(Fault::violation)
                .map(Violation::rule)
                .contains(Rule.TURN_2);
        assertThat(parsed.value().map(Game::plyCount)).contains(12);
    }

    @Test
    void turnAndNumbers_mayCountMissingPassOrNot() {
        String moves = FORCED.replace("White[7]", "Black[7]") + ";bG1 bQ-";

        assertThat(GameString.parse(moves.replace("Black[7]", "White[8]"), LENIENT)
                        .repairs())
                .map(Repair::kind)
                .containsExactly(Repair.Kind.MISSING_PASS);
        assertThat(GameString.parse(moves, LENIENT).repairs())
                .map(Repair::kind)
                .containsExactly(Repair.Kind.CONTRADICTION, Repair.Kind.MISSING_PASS);
    }
}
