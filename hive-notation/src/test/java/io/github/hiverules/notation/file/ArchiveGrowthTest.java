package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.Grammar;
import io.github.hiverules.notation.Growth;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.grammar.CountedLines;
import io.github.hiverules.notation.internal.grammar.Lines;
import java.io.StringReader;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * An archive that is divided into games costs the same for each character, like a text that is read as a whole. What
 * its games cost is tested there, so pairs of tokens are repeated only at the start.
 */
class ArchiveGrowthTest {

    private static final int PART = 200;

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PGN", "SGF"})
    void split_repeatedTokens_costsTheSameForEachCharacter(Grammar grammar) {
        String start = grammar.places().findFirst().orElseThrow();
        Stream<Growth> growths = Stream.concat(
                grammar.units().map(unit -> growth(grammar, start, unit)),
                grammar.tokens().flatMap(token -> grammar.places().map(location -> growth(grammar, location, token))));

        assertThat(growths.filter(Growth::isTooMuch)).isEmpty();
    }

    private static Growth growth(Grammar grammar, String location, String unit) {
        return Growth.of(unit, times -> grammar.text(location, unit, times), ArchiveGrowthTest::reads);
    }

    private static long reads(String text) {
        CountedLines.Counter counter = new CountedLines.Counter();
        LineReader lines = new LineReader(new StringReader(text)) {
            @Override
            Lines lines(String some, TextLocation location) {
                return new CountedLines(some, location, counter);
            }
        };
        ArchiveParts parts = new ArchiveParts(lines, ReadOptions.lenient(), PART);
        while (parts.hasNext()) {
            parts.next().parse().forEach(game -> {});
        }
        return counter.count();
    }
}
