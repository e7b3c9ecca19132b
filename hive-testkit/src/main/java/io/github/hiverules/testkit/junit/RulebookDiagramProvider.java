package io.github.hiverules.testkit.junit;

import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.AnnotationConsumer;

/** Provides the diagrams that a {@link RulebookDiagramSource} selects. */
final class RulebookDiagramProvider implements ArgumentsProvider, AnnotationConsumer<RulebookDiagramSource> {

    private Optional<RulebookDiagramSource> source = Optional.empty();

    @Override
    public void accept(RulebookDiagramSource annotation) {
        source = Optional.of(annotation);
    }

    @Override
    @SuppressWarnings("deprecation") // Its replacement needs JUnit 5.13.
    public Stream<? extends Arguments> provideArguments(ExtensionContext context) {
        return RulebookDiagrams.all().stream()
                .filter(diagram ->
                        source.map(wanted -> isWanted(diagram, wanted)).orElse(true))
                .map(Arguments::of);
    }

    private static boolean isWanted(RulebookDiagram diagram, RulebookDiagramSource wanted) {
        return containsAny(List.of(diagram.id()), wanted.ids())
                && containsAny(List.of(diagram.group()), wanted.groups())
                && (containsAny(diagram.allowingRules(), wanted.rules())
                        || containsAny(diagram.forbiddingRules(), wanted.rules()))
                && containsAny(diagram.bugs(), wanted.bugs())
                && List.of(wanted.expansions())
                        .containsAll(diagram.setup().ruleset().expansions())
                && (diagram.isTestableOverUhp() || !wanted.testableOverUhp());
    }

    private static <T> boolean containsAny(Collection<T> values, T[] wanted) {
        return wanted.length == 0 || Set.of(wanted).stream().anyMatch(values::contains);
    }
}
