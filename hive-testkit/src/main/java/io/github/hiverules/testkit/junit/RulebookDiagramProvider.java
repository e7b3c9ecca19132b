package io.github.hiverules.testkit.junit;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;
import java.util.Optional;
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
                .flatMap(diagram -> source.map(wanted -> find(diagram, wanted)).orElse(Optional.of(diagram)).stream())
                .map(Arguments::of);
    }

    private static Optional<RulebookDiagram> find(RulebookDiagram diagram, RulebookDiagramSource wanted) {
        List<String> ids = List.of(wanted.ids());
        boolean isWanted = (ids.isEmpty() || ids.contains(diagram.id()))
                && Stream.of(wanted.exceptRules()).noneMatch(rule -> shows(diagram, rule))
                && (diagram.game().isPresent() || !wanted.withGame());
        if (!isWanted || wanted.ruleset().isEmpty()) {
            return Optional.of(diagram).filter(found -> isWanted);
        }
        return diagram.under(RulesetText.read(wanted.ruleset()));
    }

    private static boolean shows(RulebookDiagram diagram, Rule rule) {
        return diagram.allowingRules().contains(rule)
                || diagram.forbiddingRules().contains(rule);
    }
}
