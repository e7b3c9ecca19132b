package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.Grammar;
import io.github.hiverules.notation.Growth;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.grammar.CountingSource;
import io.github.hiverules.notation.internal.grammar.Source;
import java.io.StringReader;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Splitting an archive into games costs the same for each character, however long the archive is. {@code GrowthTest}
 * measures the reading of the games, so this test repeats pairs of tokens in only one context.
 */
class ArchiveGrowthTest {

    private static final int PART_LENGTH = 200;

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PGN", "SGF"})
    void split_repeatedTokens_costPerCharacterStaysConstant(Grammar grammar) {
        String start = grammar.contexts().findFirst().orElseThrow();
        Stream<Growth> growths = Stream.concat(
                grammar.units().map(unit -> growth(grammar, start, unit)),
                grammar.tokens().flatMap(token -> grammar.contexts().map(context -> growth(grammar, context, token))));

        assertThat(growths.filter(Growth::isExcessive)).isEmpty();
    }

    private static Growth growth(Grammar grammar, String context, String unit) {
        return Growth.of(unit, times -> grammar.text(context, unit, times), ArchiveGrowthTest::countReads);
    }

    private static long countReads(String text) {
        CountingSource.Counter counter = new CountingSource.Counter();
        LineReader lines = new LineReader(new StringReader(text)) {
            @Override
            Source toLines(String part, TextLocation location) {
                return new CountingSource(part, location, counter);
            }
        };
        ArchiveParts parts = new ArchiveParts(lines, ReadOptions.lenient(), PART_LENGTH, ArchiveParts.Origin.UNKNOWN);
        while (parts.hasNext()) {
            parts.next().parse().forEach(game -> {});
        }
        return counter.count();
    }
}
