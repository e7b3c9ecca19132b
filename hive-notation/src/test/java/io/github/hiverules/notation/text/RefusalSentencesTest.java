package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Refusals never suggest anything that the set, the hands or the position rules out. */
class RefusalSentencesTest {

    private static final Sentences ENGLISH = Sentences.english();
    private static final Sentences GERMAN = Sentences.german();

    /** Black is to move; the set has no Pillbug. */
    private static final Position NO_PILLBUG =
            GameString.read("Base;InProgress;Black[1];wS1").position();

    /** Black is to move, with a Pillbug in play. */
    private static final Position PILLBUG = GameString.read(
                    "Base+MLP;InProgress;Black[3];wS1;bP wS1-;wQ -wS1;bQ bP-;wA1 -wQ")
            .position();

    private static void assertRefusal(Position before, Move move, String english, String german) {
        assertThat(ENGLISH.violation(before, before.check(move).orElseThrow())).isEqualTo(english);
        assertThat(GERMAN.violation(before, before.check(move).orElseThrow())).isEqualTo(german);
    }

    private static void assertRefusal(String position, String move, String english, String german) {
        Position before = PositionText.read(position);
        assertRefusal(before, MoveString.read(move, before), english, german);
    }

    private static void assertMove(String position, String move, String english, String german) {
        Position before = PositionText.read(position);
        assertThat(ENGLISH.move(before, MoveString.read(move, before))).isEqualTo(english);
        assertThat(GERMAN.move(before, MoveString.read(move, before))).isEqualTo(german);
    }

    /** The Mosquito touches both the Spider and the destination, but the Pillbug next to it lies under a Beetle. */
    @Test
    void mosquitoNextToCoveredPillbug_cannotThrow_saysWhy() {
        assertRefusal(
                "mlp~w20~wM_0_0.wPbB1_1_0.bS1_0_-1.bQ_1_-1.wQ_2_0",
                "bS1 /wM",
                "The Spider bS1 belongs to Black, and none of White's pieces can throw it to the cell southwest of wM."
                        + " The Mosquito wM cannot throw bS1: from the stack with bB1 on top, it copies only the top"
                        + " piece.",
                "Die Spinne bS1 gehört Schwarz, und Weiß kann diesen Stein nicht auf das Feld südwestlich von wM"
                        + " werfen. Der Moskito wM kann bS1 nicht werfen: Aus dem Stapel mit bB1 obenauf kann er nur den"
                        + " obersten Stein nachahmen.");
        assertRefusal(
                "mlp~w20~wM_0_0.wPbB1_1_0.wB1_0_-1.bQ_1_-1.wQ_2_0",
                "wB1 /wM",
                "The Beetle wB1 can take only one step, but the cell southwest of wM is 2 steps away. The Mosquito wM"
                        + " cannot throw wB1: from the stack with bB1 on top, it copies only the top piece.",
                "Der Käfer wB1 macht nur einen Schritt, das Feld südwestlich von wM ist aber 2 Schritte entfernt. Der"
                        + " Moskito wM kann wB1 nicht werfen: Aus dem Stapel mit bB1 obenauf kann er nur den"
                        + " obersten Stein nachahmen.");
    }

    /** Seven pieces stand on the six cells of the ring. */
    @Test
    void ring_countsCoveredPieces() {
        assertRefusal(
                "base~w12~bQwB1_0_-1.bA1_1_-1.wG2_-2_0.wQ_-1_0.bS1_1_0.wA1_2_0.wS1_-1_1.bG1_0_1.wG1_0_2",
                "wA1 wQ-",
                "The Soldier Ant wA1 cannot get to the cell east of wQ, which is enclosed by a ring of 7 pieces.",
                "Die Ameise wA1 kommt nicht zum Feld östlich von wQ, das von einem Ring aus 7 Steinen eingeschlossen"
                        + " ist.");
    }

    @Test
    void throwOfPinnedPiece_namesCoveredPieces() {
        assertRefusal(
                "mlp~w12~wP_0_0.bA1_1_0.wQ_-1_0.bQbB1_2_0",
                "bA1 wP\\",
                "The Pillbug wP cannot throw bA1, without which bB1 and bQ would be cut off.",
                "Die Kellerassel wP kann bA1 nicht werfen: Ohne diesen Stein ginge die Verbindung zu bB1 und bQ"
                        + " verloren.");
        assertRefusal(
                "mlp~w12~wP_0_0.bA1_1_0.wQ_-1_0.wS1wB1_-2_0.bQbB1_2_0.bS1bB2_3_0",
                "bA1 wP\\",
                "The Pillbug wP cannot throw bA1, which holds the hive together: without it, 4 pieces would be cut"
                        + " off.",
                "Die Kellerassel wP kann bA1 nicht werfen: Ohne diesen Stein ginge die Verbindung zu 4 Steinen"
                        + " verloren.");
    }

    @Test
    void ownPiece_toOccupiedCell_mentionsThrow() {
        assertRefusal(
                "mlp~w12~wP_0_0.wA1_0_-1.bQ_1_0.wQ_-1_0",
                "wA1 bQ",
                "The Soldier Ant wA1 cannot end its move on top of bQ. The Pillbug wP cannot throw wA1 to the cell of"
                        + " bQ, which is occupied.",
                "Die Ameise wA1 kann den Zug nicht auf bQ beenden. Die Kellerassel wP kann wA1 nicht auf bQ werfen:"
                        + " Dort steht schon ein Stein.");
    }

    @Test
    void throw_byEitherPiece_namesBoth() {
        assertMove(
                "mlp~w6~wA1_-2_0.wQ_-1_0.wP_0_0.bP_1_0.bQ_2_0.bA1_3_0.wM_1_-1.bS1_2_-1",
                "bP \\wP",
                "White's Mosquito wM or Pillbug wP throws the Pillbug bP to the cell northeast of wQ.",
                "Der Moskito wM oder die Kellerassel wP von Weiß wirft die Kellerassel bP auf das Feld nordöstlich von"
                        + " wQ.");
    }

    @Test
    void mosquito_movesByItself_saysWhatItCopies() {
        assertMove(
                "mlp~w20~wM_0_0.wG1_1_0.wQ_2_0.bQ_3_0",
                "wM bQ-",
                "White moves the Mosquito wM as a Grasshopper to the cell east of bQ.",
                "Weiß zieht den Moskito wM wie ein Grashüpfer auf das Feld östlich von bQ.");
    }

    /** The Queen slides around the Pillbug; the Pillbug can put her there, too. */
    @Test
    void ownPiece_thatCouldAlsoBeThrown_saysSo() {
        assertMove(
                "mlp~w20~wQ_-1_0.wP_0_0.bQ_1_0",
                "wQ \\wP",
                "White moves the Queen Bee wQ to the cell northwest of wP. The Pillbug wP could also throw it there.",
                "Weiß zieht die Bienenkönigin wQ auf das Feld nordwestlich von wP. Die Kellerassel wP könnte diesen"
                        + " Stein auch dorthin werfen.");
    }

    @Test
    void opponentsPiece_inHand_mentionsNoThrow() {
        assertRefusal(
                NO_PILLBUG,
                MoveString.read("wA1 wS1-", NO_PILLBUG),
                "The Soldier Ant wA1 belongs to White, but it is Black's turn.",
                "Die Ameise wA1 gehört Weiß, am Zug ist aber Schwarz.");
    }

    @Test
    void opponentsPiece_inHandWithPillbugInPlay_mentionsNoThrow() {
        assertRefusal(
                PILLBUG,
                MoveString.read("wB1 bQ-", PILLBUG),
                "The Beetle wB1 belongs to White, but it is Black's turn.",
                "Der Käfer wB1 gehört Weiß, am Zug ist aber Schwarz.");
    }

    @Test
    void opponentsPiece_noPillbugInSet_mentionsNoThrow() {
        assertRefusal(
                NO_PILLBUG,
                Move.move(Piece.of("wS1"), Hex.ORIGIN, Hex.of(1, 0)),
                "The Spider wS1 belongs to White, but it is Black's turn.",
                "Die Spinne wS1 gehört Weiß, am Zug ist aber Schwarz.");
    }

    @Test
    void opponentsPiece_pillbugInPlay_mentionsThrow() {
        assertRefusal(
                PILLBUG,
                MoveString.read("wA1 bQ-", PILLBUG),
                "The Soldier Ant wA1 belongs to White, and none of Black's pieces can throw it to the cell"
                        + " east of bQ.",
                "Die Ameise wA1 gehört Weiß, und Schwarz kann diesen Stein nicht auf das Feld"
                        + " östlich von bQ werfen.");
    }

    @Test
    void opponentsPiece_mosquitoNextToPillbug_mentionsThrow() {
        Position mosquito = GameString.read("Base+MLP;InProgress;Black[3];wP;bM wP-;wQ -wP;bQ bM-;wA1 -wQ")
                .position();
        Position noPillbug = GameString.read("Base+MLP;InProgress;Black[3];wS1;bM wS1-;wQ -wS1;bQ bM-;wA1 -wQ")
                .position();

        assertThat(refusal(mosquito, "wA1 bQ-")).contains("none of Black's pieces can throw it");
        assertThat(refusal(noPillbug, "wA1 bQ-")).doesNotContain("throw");
    }

    private static String refusal(Position before, String move) {
        return ENGLISH.violation(
                before, before.check(MoveString.read(move, before)).orElseThrow());
    }

    @Test
    void ownPiece_failedThrow_isNamedAfterRuleOfPiece() {
        Position before = PositionText.read("mlp~w9~wQ_0_0.wP_1_0.bQ_2_0~wP");

        assertRefusal(
                before,
                Move.move(Piece.of("wQ"), Hex.ORIGIN, Hex.of(2, -1)),
                "The Queen Bee wQ can take only one step, but the cell northwest of bQ is 2 steps away."
                        + " The Pillbug wP was moved on the previous turn and cannot throw wQ now.",
                "Die Bienenkönigin wQ macht nur einen Schritt, das Feld nordwestlich von bQ ist aber 2 Schritte"
                        + " entfernt. Die Kellerassel wP wurde im vorigen Zug bewegt und kann wQ jetzt nicht werfen.");
    }

    @Test
    void mosquito_stackWithMosquitoOnTop_copiesNothingFromIt() {
        Position before = PositionText.read("m~w9~wM_0_0.bA1bM_1_0.bQ_0_1.wQ_1_1");

        assertRefusal(
                before,
                Move.move(Piece.of("wM"), Hex.ORIGIN, Hex.of(2, 1)),
                "The Mosquito wM cannot go to the cell east of wQ: as a Queen Bee, it can take only one step."
                        + " From the stack with the Mosquito bM on top, it copies nothing.",
                "Der Moskito wM kommt nicht auf das Feld östlich von wQ: als Bienenkönigin macht er nur einen"
                        + " Schritt. Aus dem Stapel mit dem Moskito bM obenauf kann er nichts nachahmen.");
    }

    @Test
    void mosquito_onlyStackWithMosquitoOnTop_touchesOnlyMosquito() {
        Position before = PositionText.read("m~w9~wM_0_0.bA1bM_1_0.bQ_2_0.wQ_3_0");
        Violation violation = before.check(Piece.of("wM")).orElseThrow();

        assertThat(violation.rule()).isEqualTo(Rule.MOSQUITO_3);
        assertThat(ENGLISH.violation(before, violation))
                .isEqualTo("The Mosquito wM touches only another Mosquito, which it cannot copy, so it cannot move.");
    }

    @Test
    void mosquito_fivePiecesAround_isShutInWhateverItCopies() {
        Position before = PositionText.read("m~w9~wM_0_0.wQ_1_0.bQ_1_-1.wA1_0_-1.bA1_-1_0.wA2_-1_1");

        assertThat(ENGLISH.violation(before, before.check(Piece.of("wM")).orElseThrow()))
                .isEqualTo("The Mosquito wM is shut in: no gap around it is wide enough.");
    }

    @Test
    void ladybug_besideOneStack_hasRoomForOneStepOnTop() {
        for (String text : List.of("l~w9~wL_0_0.wQ_1_0", "l~w9~wQbB1_1_0.wL_0_0")) {
            Position before = PositionText.read(text);
            Violation violation = before.check(Piece.of("wL")).orElseThrow();

            assertThat(ENGLISH.violation(before, violation))
                    .isEqualTo("The Ladybug wL must take two steps on top of the hive, but has room for only one.");
            assertThat(GERMAN.violation(before, violation))
                    .isEqualTo("Der Marienkäfer wL muss zwei Schritte oben auf dem Schwarm machen, hat dort aber nur"
                            + " Platz für einen.");
        }
    }

    @Test
    void queen_aloneInPlay_wouldTouchNoPieceAnywhere() {
        Position before = PositionText.read("base~w9~wQ_0_0");
        Violation violation = before.check(Piece.of("wQ")).orElseThrow();

        assertThat(ENGLISH.violation(before, violation))
                .isEqualTo("The Queen Bee wQ is the only piece in play: wherever it went, it would touch no other"
                        + " piece.");
        assertThat(GERMAN.violation(before, violation))
                .isEqualTo("Die Bienenkönigin wQ ist der einzige Stein im Spiel und würde nirgends einen anderen Stein"
                        + " berühren.");
    }

    /** Up to three pieces are named, more are counted; a Mosquito says what it copies; a Queen Bee is what players notice. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Without the Spider, three or four pieces are cut off.
                "wQ_0_0.wB1_1_0.wB2_2_0.wS1_3_0.bQ_4_0.bA1_5_0.bA2_6_0.bA3_7_0 | wS1 | 3 | 1"
                        + "| The Spider wS1 holds the hive together: without it, wB1, wB2 and wQ would be cut off.",
                "wG1_-1_0.wQ_0_0.wB1_1_0.wB2_2_0.wS1_3_0.bQ_4_0.bA1_5_0.bA2_6_0.bA3_7_0.bG1_8_0 | wS1 | 3 | 1"
                        + "| The Spider wS1 holds the hive together: without it, 4 pieces would be cut off.",
                "wQ_0_0.wB1_1_0.wB2_2_0.bS1_3_0.wP_4_0.bQ_5_0.bA1_6_0.bA2_7_0.bA3_8_0 | bS1 | 4 | 1"
                        + "| The Pillbug wP cannot throw bS1, without which wB1, wB2 and wQ would be cut off.",
                "wG1_-1_0.wQ_0_0.wB1_1_0.wB2_2_0.bS1_3_0.wP_4_0.bQ_5_0.bA1_6_0.bA2_7_0.bA3_8_0.bG1_9_0 | bS1 | 4 | 1"
                        + "| The Pillbug wP cannot throw bS1, which holds the hive together: without it, 4 pieces would be cut off.",
                // After two steps on top, a Ladybug stands on one of three cells, or of five.
                "wL_0_0.wB1_1_0.bQ_2_0.wQ_2_-1.bA1_1_1.bA2_3_0.bA3_4_0 | wL | 5 | 0"
                        + "| The Ladybug wL can end its two steps on top of the hive only on bA1, bQ and wQ, from where"
                        + " it cannot step down to the cell east of bA3.",
                "wL_0_0.wG1_0_1.wB1_1_0.bQ_2_0.wQ_2_-1.bA1_1_1.bA2_3_0.bA3_4_0 | wL | 5 | 0"
                        + "| The Ladybug wL can end its two steps on top of the hive only on 5 cells, from where it"
                        + " cannot step down to the cell east of bA3.",
                // A Mosquito that cannot throw because it is covered or on top copies no Pillbug.
                "bP_-1_0.wMbB1_0_0.bA1_1_0.wQ_-2_0.bQ_-2_1 | bA1 | 0 | 1"
                        + "| The Mosquito wM is covered and cannot throw bA1.",
                "bP_-1_0.bB1wM_0_0.bA1_1_0.wQ_-2_0.bQ_-2_1 | bA1 | 0 | 1"
                        + "| The Mosquito wM stands on top of another piece and cannot throw bA1.",
                "wPbB1_0_0.bA1_1_0.wQ_-1_0.bQ_-2_1 | bA1 | 0 | 1 | The Pillbug wP is covered and cannot throw bA1.",
                "wQ_0_0.wB1_1_0.wB2_2_0.bS1_3_0.wM_4_0.bP_5_-1.bQ_5_0.bA1_6_0.bA2_7_0 | bS1 | 4 | 1"
                        + "| The Mosquito wM, which copies a Pillbug here, cannot throw bS1, without which wB1, wB2 and"
                        + " wQ would be cut off.",
                // Only White could throw, but has neither Pillbug nor Mosquito.
                "wQ_0_0.bQ_1_0.bP_2_0 | bP | 0 | 1 | The Pillbug bP belongs to Black, but it is White's turn.",
                // A Mosquito next to one kind moves like it, next to two kinds it fails for each.
                "wM_0_0.wS1_1_0.bQ_2_0.wQ_3_0 | wM | 2 | -1"
                        + "| The Mosquito wM, which moves as a Spider here, must take exactly three steps, but the cell"
                        + " northwest of bQ is only 2 steps away.",
                "wM_0_0.wQ_1_0.wS1_0_1.bQ_2_0 | wM | 2 | -1"
                        + "| The Mosquito wM cannot go to the cell northwest of bQ: as a Queen Bee, it can take only one"
                        + " step; as a Spider, it must take exactly three steps, but the path takes only 2 steps.",
                "wM_0_0.wQ_1_0.wS1_0_1.bQ_2_0 | wM | 3 | 0"
                        + "| The Mosquito wM cannot go to the cell east of bQ: as a Queen Bee, it can take only one step;"
                        + " as a Spider, it must take exactly three steps, but the shortest path takes 4 steps.",
                "wM_0_0.wL_1_0.wQ_0_1.bQ_2_0.bA1_3_0.bA2_4_0.bA3_5_0 | wM | 6 | 0"
                        + "| The Mosquito wM cannot go to the cell east of bA3: as a Queen Bee, it can take only one"
                        + " step; as a Ladybug, it cannot get there.",
                "wM_0_0.wQ_-1_0.wB2_-1_1.bA1_-1_-1.bQ_0_-2.wB1_1_-2 | wM | 1 | -1"
                        + "| The Mosquito wM cannot go to the cell southeast of wB1: as a Queen Bee or a Beetle, it would"
                        + " lose contact with the hive on the way.",
                // bM also touches an Ant, which could get there.
                "wM_0_0.bM_1_0.wQ_0_1.bA1_2_0.bQ_0_2 | wM | 3 | 0"
                        + "| The Mosquito wM cannot go to the cell east of bA1: as a Queen Bee, it can take only one step."
                        + " It cannot copy the other Mosquito, bM.",
                "wQ_0_0.wP_1_0.wM_0_1.bQ_2_0~wP | wM | 2 | -1"
                        + "| The Mosquito wM cannot go to the cell northwest of bQ: as a Queen Bee or a Pillbug, it can"
                        + " take only one step. The Pillbug wP was moved on the previous turn and cannot throw wM now.",
                // An Ant with five neighbors, one in a ring around three cells, and two before a gate.
                "wA1_0_0.wQ_1_0.bQ_1_-1.bA1_0_-1.wB1_-1_0.bA2_-1_1 | wA1 | 0 | 1"
                        + "| The Soldier Ant wA1 does not fit between bA2 and wQ: the gap is too small.",
                "wA1_0_0.wQ_1_-1.bQ_0_-1.bG1_-1_0.bA1_-1_1.wA2_-1_2.bA2_0_2.wB1_1_1.bB1_2_0.wG1_2_-1 | wA1 | 3 | 0"
                        + "| The Soldier Ant wA1 is shut in by a ring of 9 pieces: it can reach only 2 cells.",
                "wA1_0_0.wQ_2_-1.bQ_1_1.wB1_1_-1.bB1_0_-1.wG1_-1_0.bG1_-2_1.wS1_-2_2.bS1_-1_2.bA1_0_2 | wA1 | 2 | 0"
                        + "| The Soldier Ant wA1 is shut in: it can reach only 3 cells, and does not fit between bQ and"
                        + " wQ.",
                "wA1_0_0.wQ_2_-1.bQ_1_1.wB1_1_-1.bB1_0_-1.wG1_-1_0.bG1_-2_1.wS1_-2_2.bS1_-2_3.bA1_-1_3.bA2_0_2"
                        + "| wA1 | 2 | 0"
                        + "| The Soldier Ant wA1 does not fit between bQ and wQ on the way to the cell northeast of bQ:"
                        + " the gap is too small.",
                // The Ant and the Spider stop at the same gate.
                "bQ_-3_-1.bS1_-2_-1.bG2_-1_-1.bG1_0_-1.wA1_0_0.wQ_-2_1.wS1_-1_1.wM_0_1 | wM | -1 | 0"
                        + "| The Mosquito wM cannot go to the cell northeast of wQ: as a Soldier Ant or a Spider, it does"
                        + " not fit between bG2 and wQ.",
                // A Spider takes three steps, neither one nor four.
                "wS1_0_0.wB1_1_0.bQ_2_0.wQ_3_0 | wS1 | 1 | -1"
                        + "| The Spider wS1 must take exactly three steps, but the cell northwest of wB1 is only 1 step"
                        + " away.",
                "wS1_0_0.wB1_1_0.bQ_2_0.wQ_3_0 | wS1 | 4 | -1"
                        + "| The Spider wS1 must take exactly three steps, but the shortest path to the cell northeast of"
                        + " wQ takes 4 steps.",
                // The cell is also east of the Mosquito.
                "wB1_0_0.wQ_1_0.bM_2_0.bQ_3_-1 | wB1 | 3 | 0"
                        + "| The Beetle wB1 can take only one step, but the cell southeast of bQ is 3 steps away.",
            })
    void refusal_saysWhatHolds(String cells, String piece, int q, int r, String english) {
        Position before = PositionText.read("mlp~w9~" + cells);
        Hex from = before.cellOf(Piece.of(piece)).orElseThrow();
        Violation violation =
                before.check(Move.move(Piece.of(piece), from, Hex.of(q, r))).orElseThrow();

        assertThat(ENGLISH.violation(before, violation)).isEqualTo(english);
    }

    /** In a ring around three cells, a Spider can take two steps but not three. */
    @Test
    void spider_roomForTwoSteps_hasNowhereToGo() {
        Position before = PositionText.read(
                "base~w9~wS1_0_0.wQ_1_-1.bQ_0_-1.wA1_-1_0.bA1_-1_1.wA2_-1_2.bA2_0_2.wA3_1_1.bA3_2_0.wG1_2_-1");

        assertThat(ENGLISH.violation(before, before.check(Piece.of("wS1")).orElseThrow()))
                .isEqualTo("The Spider wS1 has nowhere to go. The Spider takes exactly three steps on the ground and"
                        + " enters no cell twice.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wA1_0_0.bP_1_0.bB2_-1_0.bA1_0_1.bA2_0_-1.bQ_1_-1.bA3_-1_1.wQbB1_2_-1 | no empty cell touches any of"
                        + " White's uncovered pieces.",
                "wA1bB2_0_0.wQbB1_1_0.bQ_2_0 | all of White's pieces are covered.",
            })
    void pieceInHand_withoutRoom_saysWhy(String cells, String reason) {
        Position before = PositionText.read("mlp~w9~" + cells);

        assertThat(ENGLISH.violation(before, before.check(Piece.of("wS1")).orElseThrow()))
                .isEqualTo("White has no room for the Spider wS1: " + reason);
    }

    @Test
    void gameOver_eachEnding_saysHowGameEnded() {
        Game game = GameString.read("Base;InProgress;Black[2];wQ;bQ wQ-;wA1 -wQ");

        assertGameOver(
                game.end(GameResult.resignationOf(Color.BLACK)),
                "White wins: Black has resigned. No further moves are legal.",
                "Weiß gewinnt: Schwarz hat aufgegeben. Weitere Züge sind nicht erlaubt.");
        assertGameOver(
                game.end(GameResult.lossOnTimeOf(Color.WHITE)),
                "Black wins: White's time has run out. No further moves are legal.",
                "Schwarz gewinnt: Die Zeit von Weiß ist abgelaufen. Weitere Züge sind nicht erlaubt.");
        assertGameOver(
                game.end(GameResult.drawByAgreement()),
                "The game is drawn by agreement. No further moves are legal.",
                "Die Spieler haben sich auf ein Unentschieden geeinigt. Weitere Züge sind nicht erlaubt.");
        assertGameOver(
                repeated(),
                "The game is drawn: the same position has come up three times. No further moves are legal.",
                "Unentschieden: Dieselbe Stellung ist zum dritten Mal entstanden. Weitere Züge sind nicht erlaubt.");
    }

    /** Both Queens go there and back twice. */
    private static Game repeated() {
        Game game = Game.start(Ruleset.BASE.with(Toggle.REPETITION_DRAW));
        for (String move : List.of("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")) {
            game = game.play(MoveString.read(move, game.position()));
        }
        for (int round = 0; round < 2; round++) {
            for (String move : List.of("wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-")) {
                game = game.play(MoveString.read(move, game.position()));
            }
        }
        return game;
    }

    private static void assertGameOver(Game game, String english, String german) {
        Violation violation = game.check(Move.pass()).orElseThrow();
        assertThat(ENGLISH.violation(game.position(), violation)).isEqualTo(english);
        assertThat(GERMAN.violation(game.position(), violation)).isEqualTo(german);
    }

    @Test
    void queenInHand_movement_namesPlayerOfQueen() {
        Position before =
                GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-").position();

        assertRefusal(
                before,
                Move.move(Piece.of("wS1"), Hex.ORIGIN, Hex.of(1, -1)),
                "The Spider wS1 cannot move: White's Queen Bee is not in play yet.",
                "Die Spinne wS1 darf nicht ziehen: Die Bienenkönigin von Weiß ist noch nicht im Spiel.");
    }

    @Test
    void queenInHand_throwOfOpponentsQueen_mentionsThrow() {
        Position before =
                GameString.read("Base+P;InProgress;White[2];wP;bQ wP-").position();

        assertRefusal(
                before,
                Move.move(Piece.of("bQ"), Hex.of(1, 0), Hex.of(0, 1)),
                "White cannot throw the Queen Bee bQ: White's Queen Bee is not in play yet.",
                "Weiß darf die Bienenkönigin bQ nicht werfen: Die Bienenkönigin von Weiß ist noch nicht im Spiel.");
    }

    @Test
    void pieceElsewhere_namesCellByAnotherPiece() {
        Position before = GameString.read("Base;InProgress;White[2];wQ;bQ wQ-").position();

        assertRefusal(
                before,
                Move.move(Piece.of("wQ"), Hex.of(0, -1), Hex.of(1, -1)),
                "The Queen Bee wQ is not on the cell (0,-1) but on the cell west of bQ.",
                "Die Bienenkönigin wQ ist nicht auf dem Feld (0,-1), sondern auf dem Feld westlich von bQ.");
    }

    @Test
    void pieceNotInPlay_saysWhetherSetHasIt() {
        Position before = GameString.read("Base;InProgress;White[2];wQ;bQ wQ-").position();

        assertRefusal(
                before,
                Move.move(Piece.of("wA1"), Hex.ORIGIN, Hex.of(1, -1)),
                "The Soldier Ant wA1 is not in play, so it cannot move.",
                "Die Ameise wA1 ist nicht im Spiel und kann nicht ziehen.");
        assertRefusal(
                before,
                Move.move(Piece.of("wP"), Hex.ORIGIN, Hex.of(1, -1)),
                "The Pillbug wP is not in this set, so it cannot move.",
                "Die Kellerassel wP gehört nicht zum Spielmaterial und kann nicht ziehen.");
    }

    @Test
    void firstPieceOfPlayer_severalPiecesInPlay_mustTouchHive() {
        Position before = Position.of(Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of("wQ"))
                .withPiece(Hex.of(1, 0), Piece.of("wS1"))
                .withTurn(Color.BLACK, 2));

        assertRefusal(
                before,
                Move.place(Piece.of("bS1"), Hex.of(3, 0)),
                "Black's first piece must touch the hive.",
                "Der erste Stein von Schwarz muss den Schwarm berühren.");
    }

    @Test
    void mosquito_severalKindsAtGate_namesThemAll() {
        Position horseshoe = Position.of(Setup.empty(Ruleset.POCKET)
                .withPiece(Hex.of(0, -1), Piece.of("bQ"))
                .withPiece(Hex.of(1, -1), Piece.of("bS1"))
                .withPiece(Hex.of(-1, 0), Piece.of("bG1"))
                .withPiece(Hex.of(1, 0), Piece.of("wA1"))
                .withPiece(Hex.of(-1, 1), Piece.of("wB1"))
                .withPiece(Hex.of(0, 1), Piece.of("wM"))
                .withPiece(Hex.of(2, -1), Piece.of("wQ"))
                .withTurn(Color.WHITE, 9));

        assertRefusal(
                horseshoe,
                Move.move(Piece.of("wM"), Hex.of(0, 1), Hex.ORIGIN),
                "The Mosquito wM cannot go to the cell southeast of bQ: as a Beetle or a Soldier Ant, it does not"
                        + " fit between wA1 and wB1.",
                "Der Moskito wM kommt nicht auf das Feld südöstlich von bQ: als Käfer oder Ameise passt er nicht"
                        + " zwischen wA1 und wB1 hindurch.");
    }

    @Test
    void grasshopper_nothingToJumpOver_saysWhy() {
        Position row = Position.of(Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of("wG1"))
                .withPiece(Hex.of(1, 0), Piece.of("wQ"))
                .withPiece(Hex.of(1, 1), Piece.of("bQ"))
                .withTurn(Color.WHITE, 9));

        assertRefusal(
                row,
                Move.move(Piece.of("wG1"), Hex.ORIGIN, Hex.of(0, 1)),
                "The Grasshopper wG1 must jump over at least one piece, but nothing stands between it and the cell"
                        + " west of bQ.",
                "Der Grashüpfer wG1 muss mindestens einen Stein überspringen, bis zum Feld westlich von bQ steht aber"
                        + " keiner.");
        assertRefusal(
                row,
                Move.move(Piece.of("wG1"), Hex.ORIGIN, Hex.of(0, 2)),
                "The Grasshopper wG1 must jump over at least one piece, but the first cell on the line to the cell"
                        + " southwest of bQ is empty.",
                "Der Grashüpfer wG1 muss mindestens einen Stein überspringen, auf der Linie zum Feld südwestlich von"
                        + " bQ ist aber schon das erste Feld leer.");
    }

    @Test
    void mosquito_touchesOnlyMosquito_cannotCopy() {
        Position alone = Position.of(Setup.empty(Ruleset.POCKET)
                .withPiece(Hex.ORIGIN, Piece.of("wM"))
                .withPiece(Hex.of(1, 0), Piece.of("bM"))
                .withPiece(Hex.of(2, 0), Piece.of("wQ"))
                .withTurn(Color.WHITE, 9));

        assertRefusal(
                alone,
                Move.move(Piece.of("wM"), Hex.ORIGIN, Hex.of(1, -1)),
                "The Mosquito wM touches only another Mosquito, which it cannot copy, so it cannot go to the cell"
                        + " northwest of bM.",
                "Der Moskito wM berührt nur einen anderen Moskito, den er nicht nachahmen kann, und kommt daher nicht"
                        + " auf das Feld nordwestlich von bM.");
    }
}
