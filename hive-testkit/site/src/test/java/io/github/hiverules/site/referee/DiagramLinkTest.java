package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation;
import io.github.hiverules.site.DiagramLink;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links from diagrams to the Referee show the diagram's position and ask its question. */
class DiagramLinkTest {

    static List<RulebookDiagram> diagrams() {
        return RulebookDiagrams.all();
    }

    @ParameterizedTest
    @MethodSource("diagrams")
    void fragment_anyDiagram_asksItsQuestion(RulebookDiagram diagram) {
        Link link = new Link(DiagramLink.fragment(diagram));
        PageState state = link.state(OpenedText.read(link.text().orElseThrow(), RefereeLanguage.of("en"))
                .orElseThrow()
                .state()
                .orElseThrow());

        assertThat(link.faults()).isEmpty();
        assertThat(state.position().key()).isEqualTo(diagram.position().key());
        boolean hasRefusalToAskAbout = diagram.refusedMoves().stream()
                .flatMap(refusal -> refusal.moves().stream()
                        .filter(move -> move.destination().isEmpty()
                                || move.equals(diagram.position()
                                        .moveOf(
                                                move.movedPiece().orElseThrow(),
                                                move.destination().get())))
                        .filter(move -> diagram.position().check(move).stream()
                                .anyMatch(found -> found.rule() == refusal.rule())))
                .findAny()
                .isPresent();
        if (hasRefusalToAskAbout) {
            assertThat(state.violation().map(Violation::rule))
                    .hasValueSatisfying(
                            rule -> assertThat(diagram.forbiddingRules()).contains(rule));
        }
    }
}
