package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A chapter of the diagrams page. Chapters and their groups are in the order in which one would teach the game.
 *
 * @param name its key in the texts of the pages
 * @param groups the folders of its diagrams
 */
record Chapter(String name, List<String> groups) {

    static final List<Chapter> ALL = List.of(
            new Chapter("placing", List.of("opening", "placing", "queen-in-hand")),
            new Chapter("moving", List.of("turn", "one-hive", "freedom-to-move", "gates-above-ground")),
            new Chapter(
                    "pieces",
                    Stream.concat(insects(), Stream.of("pillbug-throws", "resting"))
                            .toList()),
            new Chapter("end", List.of("passing", "end-of-game", "repetition")));

    /** Figures from the rulebooks come first. */
    private static final Comparator<RulebookDiagram> ORDER = Comparator.comparing(
                    (RulebookDiagram diagram) -> !diagram.id().startsWith("R"))
            .thenComparing(RulebookDiagram::id);

    /** Returns the folders of the insects, in the order of their rules. */
    private static Stream<String> insects() {
        return Stream.of(Bug.values())
                .sorted(Comparator.comparing(Rule::ofMovement))
                .map(Chapter::folder);
    }

    private static String folder(Bug bug) {
        return bug.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Map<String, List<RulebookDiagram>> diagrams(List<RulebookDiagram> all) {
        Map<String, List<RulebookDiagram>> members = new LinkedHashMap<>();
        for (String group : groups) {
            members.put(
                    group,
                    all.stream()
                            .filter(diagram -> diagram.group().equals(group))
                            .sorted(ORDER)
                            .toList());
        }
        return members;
    }

    static String heading(String group, SiteLanguage language) {
        return Stream.of(Bug.values())
                .filter(bug -> folder(bug).equals(group))
                .findFirst()
                .map(language.sentences()::label)
                .orElseGet(() -> language.text("group." + group));
    }

    String title(SiteLanguage language) {
        return language.text("chapter." + name);
    }
}
