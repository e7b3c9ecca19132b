package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results do not depend on the encoding, the line endings or the locale of a machine. */
class PlatformIndependenceTest {

    private static final String UHP = "Base+MLP;InProgress;White[2];wS1;bL wS1-";
    private static final Game GAME = GameString.read(UHP);

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void decode_byteOrderMark_selectsEncoding(String encoding) {
        String text = "\uFEFF[White \"J\u00fcrgen \u5c71\"]\n[GameType \"Base\"]\n";

        String decoded = GameFiles.decode(text.getBytes(Charset.forName(encoding)));

        Parsed<GameRecord> parsed =
                GameFiles.parse(decoded, ReadOptions.lenient()).findFirst().orElseThrow();
        assertThat(parsed.orThrow().game().plyCount()).isZero();
        assertThat(parsed.value().orElseThrow().tags()).containsEntry("White", "J\u00fcrgen \u5c71");
    }

    @Test
    void decode_veryShortFile_returnsText() {
        assertThat(GameFiles.decode(new byte[0])).isEmpty();
        assertThat(GameFiles.decode("a".getBytes(StandardCharsets.UTF_8))).isEqualTo("a");
        assertThat(GameFiles.decode(new byte[] {(byte) 0xFF, (byte) 0xFE})).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void read_anyLineEnding_givesTheSameResult(String lineEnding) {
        Map<String, String> tags = Map.of("White", "Ada");
        List<String> texts = List.of(
                "# comment\n" + UHP + "\n" + UHP + "\nx;y\n",
                Pgn.write(GAME, tags, PgnFlavor.MZINGA) + "\n" + Pgn.write(GAME, tags, PgnFlavor.SCORES) + "9. x\n",
                Sgf.write(GAME, tags) + Sgf.write(GAME, tags) + "x\n");
        for (String text : texts) {
            assertThat(summaries(text.replace("\n", lineEnding)))
                    .isEqualTo(summaries(text))
                    .hasSizeGreaterThan(1);
        }
        String diagram = TextDiagram.of(GAME.position()).write();
        assertThat(TextDiagram.read(diagram.replace("\n", lineEnding))).isEqualTo(TextDiagram.read(diagram));
    }

    private static List<String> summaries(String text) {
        return GameFiles.parse(text, ReadOptions.lenient())
                .map(game -> game.location() + " "
                        + game.value()
                                .map(read -> read.tags() + GameText.write(read.game()))
                                .orElse("")
                        + game.fault().map(Sentences.english()::fault).orElse(""))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG-u-nu-arab", "tr-TR", "th-TH-u-nu-thai"})
    void readAndWrite_anyDefaultLocale_givesTheSameTexts(String languageTag) {
        List<String> expected = writtenTexts();
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag(languageTag));
        try {
            assertThat(writtenTexts()).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static List<String> writtenTexts() {
        String sgf = Sgf.write(GAME, Map.of("Date", "12 July 2023"));
        String date = Sgf.parse(sgf, ReadOptions.strict())
                .value()
                .orElseThrow()
                .tags()
                .get("Date");
        Game game = GameString.read("BASE+mlp;inprogress;white[2];ws1;bl ws1-");
        return List.of(
                sgf,
                date,
                GameString.write(game),
                Pgn.write(game, Map.of(), PgnFlavor.SCORES),
                PositionText.write(game.position()));
    }
}
