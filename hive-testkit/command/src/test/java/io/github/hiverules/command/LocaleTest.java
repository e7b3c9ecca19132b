package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.SampleGames;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Arabic has its own digits, and Turkish has a different lowercase i. Neither may change the command's output. */
class LocaleTest {

    private static final List<Locale> LOCALES =
            List.of(Locale.forLanguageTag("ar-EG-u-nu-arab"), Locale.forLanguageTag("tr-TR"));

    private static final String GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

    static Stream<List<String>> commandLines() {
        return Stream.of(
                List.of("--help"),
                List.of("check", "--json", "--tournament-opening", "AUTO", "-"),
                List.of("convert", "--to", "UHP", "-"),
                List.of("convert", "--to", "pgn", "-"),
                List.of("convert", "--to", "sgf", "-"),
                List.of("convert", "--to", "position", "-"),
                List.of("moves", GAME),
                List.of("moves", "--json", GAME),
                List.of("explain", GAME, "wA1 bQ-"),
                List.of("explain", "--lang", "de", GAME, "wA1 bQ-"),
                List.of("show", "--piece", "wQ", GAME),
                List.of("show", "-"),
                List.of("perft", "Base", "3"),
                List.of("perft", "--divide", "Base", "2"),
                List.of("perft", "Base", "-1"),
                List.of("conform", "--time-limit", "0", "--", "x"),
                List.of("uhp"));
    }

    @ParameterizedTest
    @MethodSource("commandLines")
    void hive_anyLocale_printsTheSame(List<String> commandLine) {
        HiveRun expected = runIn(Locale.ROOT, commandLine);

        for (Locale locale : LOCALES) {
            assertThat(runIn(locale, commandLine)).isEqualTo(expected);
        }
    }

    private static HiveRun runIn(Locale locale, List<String> commandLine) {
        String input = commandLine.contains("uhp")
                ? "newgame\nvalidmoves\nbestmove depth 1\n"
                : SampleGames.legal().get(0).text();
        Locale previous = Locale.getDefault();
        Locale.setDefault(locale);
        try {
            HiveRun run = HiveRun.withInput(input, commandLine.toArray(String[]::new));
            return new HiveRun(run.exitCode(), withoutTimes(run.out()), withoutTimes(run.err()));
        } finally {
            Locale.setDefault(previous);
        }
    }

    /** Replaces times, which differ from run to run. The pattern does not match the digits of other locales. */
    private static String withoutTimes(String text) {
        return text.replaceAll("[0-9]+ ms(, [0-9]+\\.[0-9]+ M/s)?|; [0-9]+\\.[0-9] s", "TIME");
    }
}
