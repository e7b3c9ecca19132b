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
                    "game=1~m~wA1_0_0.bS1_1_-1.wS1_0_1.bQ_1_-2.wG1_-1_0.bS2_2_-2.wQ_-1_-1.bM_3_-3.wQ_0_"
                            + "-1.bA1_3_-4.wA2_1_1.bA1_4_-3.wG2_-1_-1.bA1_2_-1.wA2_2_0.bA2_4_-3.wS2_1_1.bA1_4_-4.wM_-2_1."
                            + "bG1_1_-3.wA2_3_-2.bM_-3_1~-&tap=wA1&to=-1_-2"),
            new Example(
                    "gate",
                    "game=1~mlp~wL_0_0.bM_1_-1.wB1_0_1.bA1_2_-2.wS1_-1_2.bG1_3_-3.wQ_0_2.bQ_2_-1.wA1_-1"
                            + "_1.bG2_3_-2.wM_-2_3.bA1_-3_4.wA1_-1_3.bL_3_-1.wA1_0_3.bB1_3_0.wA2_1_3.bB2_1_-2.wA3_2_3.bS1"
                            + "_-3_5.wS2_2_2.bP_4_0~-&tap=wA3&to=1_2"),
            new Example(
                    "throw",
                    "game=1~mlp~wS1_0_0.bL_-1_1.wA1_0_-1.bB1_-2_1.wQ_1_0.bS1_-2_2.wP_1_-1.bQ_-3_2.wQ_2_"
                            + "-2.bP_-3_1.wA1_-4_3.bS2_-2_0.wB1_-5_3.bB2_-1_-1.wB1_-4_3.bS1_1_0~-&tap=bS1&to=1_-2"),
            new Example(
                    "spider",
                    "game=1~m~wA1_0_0.bS1_1_-1.wS1_0_1.bQ_1_-2.wG1_-1_0.bS2_2_-2.wQ_-1_-1.bM_3_-3.wQ_0_"
                            + "-1.bA1_3_-4.wA2_1_1.bA1_4_-3.wG2_-1_-1.bA1_2_-1.wA2_2_0.bA2_4_-3.wS2_1_1.bA1_4_-4.wM_-2_1~"
                            + "-&tap=bS1&to=1_2"),
            new Example(
                    "mosquito",
                    "game=1~mlp~wB1_0_0.bL_-1_1.wQ_1_0.bQ_-2_1.wA1_0_-1.bM_-2_2.wA1_-2_3.bA1_-3_2.wA2_-"
                            + "1_3.bA1_-1_4.wM_1_-1.bP_-3_2.wA3_0_-1.bA2_-4_2.wA3_-5_2.bA3_-4_3~-&tap=wM&to=-3_4"),
            new Example(
                    "stack",
                    "game=1~base~wB1_0_0.bB1_0_-1.wQ_1_0.bQ_0_-2.wQ_1_-1.bA1_-1_-2.wQ_1_-2.bA1_-1_0.wB1_-1_0.bQ"
                            + "_-1_-1.wQ_0_-2.bB1_-1_-1.wB1_-2_0.bA1_-2_1.wQ_0_-1.bB2_-2_2.wQ_-1_0.bB2_-2_1~-&tap=wB1&to="
                            + "-1_0"));

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
