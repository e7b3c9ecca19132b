package io.github.hiverules.site.referee;

import io.github.hiverules.notation.game.GameText;

/** A position in the middle of a game, and a move that is illegal there, for the visitor to tap. */
final class Example {

    /** The link to the example that the page shows until the visitor asks for something else. */
    static final String FIRST =
            "game=1~mlp~wL_0_0.bM_-1_0.wB1_1_-1.bA1_-2_0.wS1_2_-1.bG1_-3_0.wQ_2_-2.bQ_-1_-1.wA1_1_0.bG2_-2_-"
                    + "1.wM_3_-1.bA1_4_-1.wA1_3_-2.bL_-1_-2.wA1_3_-3.bB1_0_-3.wA2_3_-4.bB2_-2_1.wA3_3_-5.bS1_5_-2.wS2_"
                    + "2_-4.bP_0_-4~-&tap=wA3&to=2_-3";

    private Example() {}

    /** Returns the state to which the link of an example leads. */
    static PageState of(String fragment) {
        Link link = new Link(fragment);
        return link.state(PageState.of(GameText.read(link.text().orElseThrow())));
    }
}
