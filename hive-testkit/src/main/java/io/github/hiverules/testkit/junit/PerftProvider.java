package io.github.hiverules.testkit.junit;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.AnnotationConsumer;

/** Provides the perft counts that a {@link PerftSource} selects. */
final class PerftProvider implements ArgumentsProvider, AnnotationConsumer<PerftSource> {

    private List<String> ids = List.of();
    private long maxNodes = Long.MAX_VALUE;
    private Optional<Ruleset> ruleset = Optional.empty();

    @Override
    public void accept(PerftSource annotation) {
        ids = List.of(annotation.ids());
        maxNodes = annotation.maxNodes();
        ruleset = Optional.of(annotation.ruleset())
                .filter(text -> !text.isEmpty())
                .map(RulesetText::read);
    }

    @Override
    @SuppressWarnings("deprecation") // Its replacement needs JUnit 5.13.
    public Stream<? extends Arguments> provideArguments(ExtensionContext context) {
        return PerftTables.all().stream()
                .filter(table -> ids.isEmpty() || ids.contains(table.id()))
                .flatMap(table -> ruleset.map(table::under).orElse(Optional.of(table)).stream())
                .flatMap(table -> deepest(table).stream())
                .map(Arguments::of);
    }

    private Optional<PerftCase> deepest(PerftTable table) {
        return IntStream.rangeClosed(1, table.maxDepth())
                .filter(depth -> table.count(depth) <= maxNodes)
                .mapToObj(depth -> new PerftCase(table, depth))
                .reduce((shallow, deep) -> deep);
    }
}
