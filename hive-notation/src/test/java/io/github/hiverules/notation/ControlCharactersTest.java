package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Text from other people or programs never carries control characters into a terminal or a file. Control characters are
 * those of ASCII, and U+0080 to U+009F.
 */
class ControlCharactersTest {

    /** Returns all Unicode control characters except the line feed, which the formats use themselves. */
    static Stream<String> controlCharacters() {
        return IntStream.concat(IntStream.range(0, 0x20), IntStream.range(0x7f, 0xa0))
                .filter(c -> c != '\n')
                .mapToObj(Character::toString);
    }

    private static void assertNoControlCharacters(String text) {
        assertThat(text.chars().filter(c -> c != '\n').filter(Character::isISOControl))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("controlCharacters")
    void sentence_faultTextWithControlCharacter_showsQuestionMark(String control) {
        Fault fault = GameString.parse("Ba" + control + "[31mse;NotStarted;White[1]", ReadOptions.lenient())
                .fault()
                .orElseThrow();

        assertThat(Sentences.english().fault(fault)).contains("'Ba?[31mse'");
        assertNoControlCharacters(Sentences.english().fault(fault));
        for (Sentences sentences : new Sentences[] {Sentences.english(), Sentences.german()}) {
            assertThat(sentences.fault(fault)).contains("Ba?[31mse");
            assertNoControlCharacters(sentences.fault(fault));
        }
    }

    /** Line endings, invisible characters, those that turn the text around, and half a character. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\u0000", "\u001B", "\u2028", "\u2029", "\u202E", "\u2066", "\u200B", "\uD800"})
    void sentencesAndLogs_unsafeCharacter_showQuestionMark(String unsafe) {
        Fault fault = Fault.unreadable(TextLocation.START, "a" + unsafe + "b", Expected.END);
        Repair repair = new Repair(TextLocation.START, Repair.Kind.READ_AS, "a" + unsafe + "b", "c" + unsafe + "d");
        GameRecord record = GameRecord.of(Game.start(Ruleset.BASE)).withTags(Map.of("White", "a" + unsafe + "b"));

        for (String printed : List.of(
                fault.toString(),
                repair.toString(),
                record.toString(),
                Parsed.of(record, List.of(repair)).toString(),
                Sentences.english().fault(fault),
                Sentences.german().repair(repair),
                new NotationException(fault).toString())) {
            assertThat(printed).contains("a?b").doesNotContain(unsafe);
        }
        assertThat(repair.toString()).contains("'c?d'");
    }

    @ParameterizedTest
    @MethodSource("controlCharacters")
    void write_controlCharacterInTags_becomesSpace(String control) {
        Game game = Game.start(Ruleset.BASE);
        Map<String, String> tags = Map.of("White", "A" + control + "B", "SgfGameName", "C" + control + "D");

        String pgn = Pgn.write(game, tags, PgnFlavor.MZINGA);
        String sgf = Sgf.write(game, tags);

        assertThat(pgn).contains("[White \"A B\"]", "[SgfGameName \"C D\"]");
        assertThat(sgf).contains("P0[id \"A B\"]", "GN[C D]");
        assertNoControlCharacters(pgn);
        assertNoControlCharacters(sgf);
    }
}
