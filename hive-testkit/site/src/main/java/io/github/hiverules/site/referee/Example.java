package io.github.hiverules.site.referee;

import io.github.hiverules.notation.game.GameText;
import java.util.List;

/**
 * An example for the visitor to tap: a position in the middle of a game, and a move that is illegal there.
 *
 * @param name its key in the page's texts, and its value in the list of examples
 * @param fragment the link to it, as {@link Link} reads it
 */
record Example(String name, String fragment) {

    static final List<Example> ALL = List.of(
            new Example(
                    "ant",
                    "game=1~m~wA1_0_0.bS1_-1_0.wS1_1_-1.bQ_-2_1.wG1_0_1.bS2_-2_0.wQ_-1_2.bM_-3_0.wQ_-1_1.bA1_-4_1.w"
                            + "A2_1_-2.bA1_-3_-1.wG2_-1_2.bA1_-1_-1.wA2_0_-2.bA2_-3_-1.wS2_1_-2.bA1_-4_0.wM_1_1.bG1_-3_2.w"
                            + "A2_-2_-1.bM_1_2~-&tap=wA1&to=-2_3"),
            new Example(
                    "gate",
                    "game=1~mlp~wL_0_0.bM_-1_0.wB1_1_-1.bA1_-2_0.wS1_2_-1.bG1_-3_0.wQ_2_-2.bQ_-1_-1.wA1_1_0.bG2_-2_"
                            + "-1.wM_3_-1.bA1_4_-1.wA1_3_-2.bL_-1_-2.wA1_3_-3.bB1_0_-3.wA2_3_-4.bB2_-2_1.wA3_3_-5.bS1_5_-2"
                            + ".wS2_2_-4.bP_0_-4~-&tap=wA3&to=2_-3"),
            new Example(
                    "throw",
                    "game=1~mlp~wS1_0_0.bL_1_0.wA1_-1_1.bB1_1_1.wQ_0_-1.bS1_2_0.wP_-1_0.bQ_2_1.wQ_-2_0.bP_1_2.wA1_3"
                            + "_1.bS2_0_2.wB1_3_2.bB2_-1_2.wB1_3_1.bS1_0_-1~-&tap=bS1&to=-2_1"),
            new Example(
                    "spider",
                    "game=1~m~wA1_0_0.bS1_-1_0.wS1_1_-1.bQ_-2_1.wG1_0_1.bS2_-2_0.wQ_-1_2.bM_-3_0.wQ_-1_1.bA1_-4_1.w"
                            + "A2_1_-2.bA1_-3_-1.wG2_-1_2.bA1_-1_-1.wA2_0_-2.bA2_-3_-1.wS2_1_-2.bA1_-4_0.wM_1_1~-&tap=bS1&"
                            + "to=2_-3"),
            new Example(
                    "mosquito",
                    "game=1~mlp~wB1_0_0.bL_-1_1.wQ_1_0.bQ_-2_1.wA1_0_-1.bM_-2_2.wA1_-2_3.bA1_-3_2.wA2_-1_3.bA1_-1_4"
                            + ".wM_1_-1.bP_-3_2.wA3_0_-1.bA2_-4_2.wA3_-5_2.bA3_-4_3~-&tap=wM&to=-3_4"),
            new Example(
                    "stack",
                    "game=1~base~wB1_0_0.bB1_0_-1.wQ_1_0.bQ_0_-2.wQ_1_-1.bA1_-1_-2.wQ_1_-2.bA1_-1_0.wB1_-1_0.bQ_-1_"
                            + "-1.wQ_0_-2.bB1_-1_-1.wB1_-2_0.bA1_-2_1.wQ_0_-1.bB2_-2_2.wQ_-1_0.bB2_-2_1~-&tap=wB1&to=-1_0"));

    /** The page shows this example until the visitor asks for something else. */
    static final Example INITIAL = ALL.get(1);

    static Example named(String name) {
        return ALL.stream()
                .filter(example -> example.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    PageState state() {
        Link link = new Link(fragment);
        return link.state(PageState.of(GameText.read(link.text().orElse(""))));
    }
}
