package io.github.hiverules.site;

import static java.util.Map.entry;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.Map;
import java.util.Optional;

/** Chooses the picture that shows a rule best: on the rules page, and in the Javadoc. */
final class RulePictures {

    /**
     * A picture on the diagrams page.
     *
     * @param diagramId the id of its diagram
     * @param index the index of the picture among those of the diagram
     */
    record Choice(String diagramId, int index) {

        RulebookDiagram diagram() {
            return RulebookDiagrams.find(diagramId).orElseThrow();
        }

        Picture picture(SiteLanguage language) {
            return DiagramPictures.of(diagram(), language).get(index);
        }
    }

    /** The pictures that the Javadoc shows, too. */
    static final Map<Rule, Choice> IN_JAVADOC = Map.ofEntries(
            entry(Rule.PLACE_2, new Choice("R02", 0)),
            entry(Rule.PLACE_3, new Choice("R03", 0)),
            entry(Rule.PLACE_4, new Choice("R12", 0)),
            entry(Rule.PLACE_5, new Choice("R27", 0)),
            entry(Rule.QUEEN_1, new Choice("R04", 0)),
            entry(Rule.QUEEN_2, new Choice("R06", 0)),
            entry(Rule.COVER_1, new Choice("R11", 1)),
            entry(Rule.HIVE_1, new Choice("N06", 0)),
            entry(Rule.HIVE_2, new Choice("R22", 1)),
            entry(Rule.SLIDE_1, new Choice("R24", 1)),
            entry(Rule.SLIDE_2, new Choice("X44", 2)),
            entry(Rule.CLIMB_1, new Choice("X03", 1)),
            entry(Rule.STAY_1, new Choice("X20", 0)),
            entry(Rule.QUEEN_3, new Choice("R07", 0)),
            entry(Rule.BEETLE_1, new Choice("R08b", 0)),
            entry(Rule.GRASSHOPPER_1, new Choice("R14", 0)),
            entry(Rule.SPIDER_1, new Choice("R15", 1)),
            entry(Rule.ANT_1, new Choice("R16", 0)),
            entry(Rule.LADYBUG_1, new Choice("R17", 1)),
            entry(Rule.MOSQUITO_1, new Choice("R18", 0)),
            entry(Rule.MOSQUITO_2, new Choice("R19", 0)),
            entry(Rule.MOSQUITO_3, new Choice("X24", 1)),
            entry(Rule.PILLBUG_1, new Choice("R35a", 0)),
            entry(Rule.PILLBUG_2, new Choice("R35b", 1)),
            entry(Rule.PILLBUG_3, new Choice("X37", 2)),
            entry(Rule.PILLBUG_4, new Choice("N39", 2)),
            entry(Rule.PILLBUG_5, new Choice("X34", 1)),
            entry(Rule.PILLBUG_6, new Choice("X30", 1)),
            entry(Rule.PILLBUG_7, new Choice("N20", 1)),
            entry(Rule.PASS_1, new Choice("R29", 0)),
            entry(Rule.END_1, new Choice("R30", 0)),
            entry(Rule.END_2, new Choice("R31", 0)));

    /** The pictures of rules whose Javadoc needs none, unless that of the first diagram shows the rule best. */
    private static final Map<Rule, Choice> ONLY_ON_PAGE = Map.of(
            Rule.PLACE_1, new Choice("N02", 0),
            Rule.PLACE_6, new Choice("N05", 0),
            Rule.OPENING_1, new Choice("R32", 0),
            Rule.TURN_1, new Choice("R36", 0),
            Rule.TURN_2, new Choice("N06", 0),
            Rule.END_3, new Choice("X70", 0));

    private RulePictures() {}

    /** Returns the picture of a rule; empty if nothing on a board can show it. */
    static Optional<Choice> find(Rule rule) {
        return Optional.ofNullable(IN_JAVADOC.get(rule))
                .or(() -> Optional.ofNullable(ONLY_ON_PAGE.get(rule)))
                .or(() -> firstDiagram(rule).map(diagram -> new Choice(diagram.id(), 0)));
    }

    /** Finds the first diagram with something that a rule allows. */
    private static Optional<RulebookDiagram> firstDiagram(Rule rule) {
        return RulebookDiagrams.all().stream()
                .filter(diagram -> diagram.allowingRules().contains(rule))
                .findFirst();
    }
}
