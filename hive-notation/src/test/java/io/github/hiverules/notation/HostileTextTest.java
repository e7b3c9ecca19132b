package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that once were read as another game than they say, without a repair. */
class HostileTextTest {

    private static final List<ReadOptions> OPTIONS = List.of(ReadOptions.lenient(), ReadOptions.strict());

    private static final String TWO_PLIES = """
            [GameType "Base"]
            [Result "1-0"]

            1. wS1
            2. bS1 wS1-
            """;

    private static final String SGF_HEAD = """
            (;
            GM[27]VV[1]
            SU[hive]
            RE[Game won by Ada]
            P0[id "Ada"]
            P1[id "Ben"]
            ; P0[0 Start P0]
            ; P0[1 move W wS1 N 13 .]
            ; P0[2 done]TM[1000]
            """;

    private static final String SGF_SECOND_PLY = """
            ; P1[3 move B bS1 O 13 wS1-]
            ; P1[4 done]TM[1000]
            """;

    private static Stream<Parsed<GameRecord>> parseBoth(String text) {
        return OPTIONS.stream().map(options -> GameParser.of(text).parse(text, options));
    }

    /** The reader of PGN or SGF, whichever a text is. */
    enum GameParser {
        PGN,
        SGF;

        static GameParser of(String text) {
            return text.startsWith("(") ? SGF : PGN;
        }

        Parsed<GameRecord> parse(String text, ReadOptions options) {
            return this == PGN ? Pgn.parse(text, options) : Sgf.parse(text, options);
        }

        Game read(String text) {
            return this == PGN ? Pgn.read(text).game() : Sgf.read(text).game();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "[Result]", "[Result 1-0"})
    void truncatedMove_isNoEndOfGame(String line) {
        String text = TWO_PLIES + line + "\n";

        assertThat(parseBoth(text)).allSatisfy(parsed -> {
            assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(2);
            assertThat(parsed.value().orElseThrow().game().isOver()).isFalse();
            assertThat(parsed.fault()).isPresent();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {")", ") ;", "))", ")\n;\n"})
    void strayParenthesis_isNoEndOfGame(String stray) {
        String text = SGF_HEAD + stray + SGF_SECOND_PLY + ")";

        assertThat(parseBoth(text)).allSatisfy(parsed -> {
            assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(1);
            assertThat(parsed.value().orElseThrow().game().isOver()).isFalse();
            assertThat(parsed.fault()).flatMap(Fault::expected).contains(Expected.END);
        });
    }

    @ParameterizedTest
    @EnumSource
    void read_textWithSecondGame_isRefused(GameParser parser) {
        String one = parser == GameParser.PGN ? TWO_PLIES + "1-0\n" : SGF_HEAD + SGF_SECOND_PLY + ")\n";

        assertThat(parser.read(one).plyCount()).isEqualTo(2);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> parser.read(one + one))
                .satisfies(e -> assertThat(e.fault().expected()).contains(Expected.ONE_GAME));
    }

    @Test
    void read_lineWithSecondGame_isRefused() {
        for (String separator : List.of("\n", "\r\n", "\n\n")) {
            String strings = "Base;InProgress;Black[1];wS1" + separator + "Base;InProgress;Black[1];wG1";
            String texts = "1~base~wS1_0_0~-" + separator + "1~base~wG1_0_0~-";

            assertThat(GameString.parse(strings).fault().flatMap(Fault::expected))
                    .contains(Expected.ONE_GAME);
            assertThat(GameText.parse(texts).fault().flatMap(Fault::expected)).contains(Expected.ONE_GAME);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TM[10x00]", "TM[]", "WL[1.2345]", "WL[-1]", "TM[99999999999999]"})
    void unreadableClock_isRepair(String clock) {
        String text = SGF_HEAD.replace("TM[1000]", clock) + SGF_SECOND_PLY + ")";

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());

        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(2);
        assertThat(parsed.value().orElseThrow().timesUsed()).containsExactly(Map.entry(2, Duration.ofSeconds(1)));
        assertThat(parsed.repairs()).extracting(Repair::kind).containsExactly(Repair.Kind.IGNORED);
        assertThat(Sgf.parse(text, ReadOptions.strict()).fault()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0:99:00", "0:00:99", "0:99:99"})
    void impossibleTime_isNoClock(String time) {
        String sgf = SGF_HEAD.replace("TM[1000]", "") + "P0[time " + time + " ])";
        String pgn = TWO_PLIES + "{[%clk " + time + "]}\n";

        assertThat(Sgf.parse(sgf, ReadOptions.lenient()).value().orElseThrow().timesUsed())
                .isEmpty();
        assertThat(Sgf.parse(sgf, ReadOptions.lenient()).repairs())
                .extracting(Repair::kind)
                .containsExactly(Repair.Kind.IGNORED);
        assertThat(Pgn.parse(pgn).value().orElseThrow().timesLeft()).isEmpty();
        assertThat(Pgn.parse(pgn).value().orElseThrow().comments()).containsEntry(2, "[%clk " + time + "]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A-b", "", "A b", "A\"", "A]"})
    void tagNameThatNoReaderAccepts_isRefused(String name) {
        Game game = Pgn.read(TWO_PLIES + "1-0\n").game();

        assertThatExceptionOfType(InexpressibleException.class)
                .isThrownBy(() -> Pgn.write(game, Map.of(name, "x"), PgnFlavor.SCORES))
                .satisfies(e -> assertThat(e.feature()).isEqualTo(InexpressibleFeature.TAG_NAME));
    }

    /** Both names are written alike, so only the color says who has won. */
    @Test
    void namesThatDifferInWhitespace_doNotChangeResult() {
        Game game = GameString.read("Base;InProgress;Black[1];wS1").end(GameResult.lossOnTimeOf(Color.BLACK));

        String sgf = Sgf.write(game, Map.of("White", "a b", "Black", "a\tb"));

        assertThat(sgf).contains("\nRE[Game won by White on time]\n", "\nP0[id \"a b\"]\n", "\nP1[id \"a b\"]\n");
        assertThat(Sgf.read(sgf).game().result()).isEqualTo(GameResult.lossOnTimeOf(Color.BLACK));
    }

    /** Unicode has letters whose uppercase form is one of a to z, but which no notation means. */
    @ParameterizedTest
    @ValueSource(strings = {"pa\u017f\u017f", "PA\u017fS"})
    void letterOutsideOfAscii_isNoPass(String text) {
        Game game = GameString.read("Base;InProgress;Black[1];wS1");

        assertThat(MoveString.parse(text, game.position()).fault()).isPresent();
    }
}
