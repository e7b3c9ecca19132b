package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.SampleFile;
import io.github.hiverules.testkit.SampleGames;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ExplanationStepsTest {

    /** A row of four: wQ, wS1, bS1 and bQ, from west to east, with the Spider wS2 northwest of wQ. */
    private static final Game ROW =
            GameString.read("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wS2 \\wQ;bA1 bQ-");

    private static List<String> texts(Session session, RefereeLanguage language) {
        int count = Answer.of(session, language).stepCount();
        return IntStream.rangeClosed(1, count)
                .mapToObj(step -> Answer.of(session.showStep(step), language).text())
                .toList();
    }

    private static Session ask(Game game, String piece, Hex to) {
        return Session.of(game).asking(Piece.of(piece), Optional.of(to));
    }

    /** The Spider's shortest path from the cell northwest of wQ to the cell north of wS1 and bS1 has two steps. */
    @Test
    void of_spiderThatMustGoFarther_returnsStepsOfItsPath() {
        Session session = ask(ROW, "wS2", Hex.of(1, -1));

        assertThat(texts(session, RefereeLanguage.of("en")))
                .hasSize(3)
                .startsWith(
                        "Step 1 of 3: wS2 slides to the cell next to wQ and wS1.",
                        "Step 2 of 3: wS2 slides to the cell next to wS1 and bS1.")
                .last()
                .asString()
                .startsWith("Step 3 of 3: The Spider wS2");
        assertThat(texts(session, RefereeLanguage.of("de")))
                .startsWith("Schritt 1 von 3: wS2 zieht auf das Feld neben wQ und wS1.");
    }

    @Test
    void of_pathToGate_endsWithAnswer() {
        Session gate = Example.INITIAL.session();
        Answer whole = Answer.of(gate, RefereeLanguage.of("en"));

        assertThat(texts(gate, RefereeLanguage.of("en")))
                .hasSize(whole.stepCount())
                .allSatisfy(text -> assertThat(text).startsWith("Step "))
                .last()
                .asString()
                .endsWith(whole.text());
    }

    /** The answer to the example says that the shortest path takes five steps. */
    @Test
    void of_destinationTooFarForSpider_returnsAllStepsOfShortestPath() {
        Session spider = Example.ALL.get(3).session();

        assertThat(texts(spider, RefereeLanguage.of("en")))
                .hasSize(5 + 1)
                .last()
                .asString()
                .contains("takes 5 steps");
    }

    /** The Ladybug bL goes from the ground onto two pieces and down again. */
    @Test
    void of_lastMoveOfLadybug_returnsItsClimb() {
        Game game = GameString.read(
                "Base+L;InProgress;White[5];wS1;bL wS1-;wQ -wS1;bQ bL/;wA1 -wQ;bQ wS1/;wA1 \\wQ;bL /wQ");

        assertThat(texts(Session.of(game), RefereeLanguage.of("en")))
                .hasSize(4)
                .satisfies(texts -> assertThat(texts.get(0)).isEqualTo("Step 1 of 4: bL climbs onto wS1."))
                .satisfies(texts ->
                        assertThat(texts.get(1)).isEqualTo("Step 2 of 4: bL continues across the hive onto wQ."))
                .satisfies(texts ->
                        assertThat(texts.get(2)).isEqualTo("Step 3 of 4: bL climbs down to the cell next to wQ."));
    }

    @Test
    void of_moveOfOneStep_isEmpty() {
        assertThat(Answer.of(Session.of(ROW), RefereeLanguage.of("en")).stepCount())
                .isZero();
        assertThat(Answer.of(ask(ROW, "wQ", Hex.of(-1, 1)), RefereeLanguage.of("en"))
                        .stepCount())
                .isZero();
    }

    @Test
    void step_nextQuestion_startsWithWholeAnswer() {
        Session second = ask(ROW, "wS2", Hex.of(1, -1)).showStep(2);

        assertThat(Answer.of(second, RefereeLanguage.of("en")).drawing(second).toSvg())
                .contains("data-route=\"route\"");
        assertThat(second.tap(Hex.of(2, -1)).question().step()).isZero();
        assertThat(second.at(0).question().step()).isZero();
        assertThat(new Link(Link.write(second, "en"))
                        .session(Session.of(ROW))
                        .question()
                        .step())
                .isEqualTo(2);
        assertThat(Answer.of(second.showStep(99), RefereeLanguage.of("en")).text())
                .startsWith("Step 3 of 3: ");
    }

    /** The diagrams contain refusals of all kinds. Each step has a sentence and a mark. */
    @Test
    void of_everyRefusalInDiagrams_hasTextAndMarks() {
        Set<Violation.Kind> kindsWithSteps = EnumSet.noneOf(Violation.Kind.class);
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            Session session = Session.of(Game.start(diagram.position()));
            SvgDrawing drawing = SvgDrawing.of(diagram.position());
            for (Move move : diagram.refusedMoves().stream()
                    .flatMap(refusal -> refusal.moves().stream())
                    .filter(refused -> refused.destination().isPresent())
                    .toList()) {
                Session asked = session.asking(Question.of(move.movedPiece(), move.destination()));
                int count = Answer.of(asked, RefereeLanguage.of("de")).stepCount();
                for (int step = 1; step <= count; step++) {
                    Answer answer = Answer.of(asked.showStep(step), RefereeLanguage.of("de"));
                    assertThat(answer.text()).startsWith("Schritt " + step + " von " + count + ": ");
                    assertThat(answer.text()).doesNotContain("{", "  ");
                    answer.step()
                            .ifPresent(shown -> assertThat(
                                            shown.marks().apply(drawing).toSvg())
                                    .isNotEqualTo(drawing.toSvg()));
                    asked.violation().stream()
                            .flatMap(violation -> Stream.concat(Stream.of(violation), violation.attempts().stream()))
                            .forEach(violation -> kindsWithSteps.add(violation.kind()));
                }
            }
        }
        assertThat(kindsWithSteps)
                .contains(
                        Violation.Kind.GATE,
                        Violation.Kind.GATE_ABOVE_GROUND,
                        Violation.Kind.TOO_FEW_STEPS,
                        Violation.Kind.NO_PATH,
                        Violation.Kind.EMPTY_CELL_IN_LINE,
                        Violation.Kind.MOSQUITO_CANNOT_COPY,
                        Violation.Kind.THROW_GATE_DOWN);
    }

    @Test
    void violationsOfAllPieces_forcedPass_containsEveryPieceInPlay() {
        Game passing = SampleGames.legal().stream()
                .filter(sample -> sample.path().equals("passes.uhp"))
                .map(SampleFile::games)
                .map(games -> games.get(0).orThrow().game())
                .findFirst()
                .orElseThrow();
        Game before = passing;
        while (!before.legalMoves().mustPass()) {
            before = before.undo();
        }
        Session session = Session.of(before).asking(Question.PASS);
        Game stuck = before;

        List<Piece> inPlay = before.position().stacks().values().stream()
                .flatMap(List::stream)
                .filter(piece -> piece.color() == stuck.sideToMove())
                .toList();
        assertThat(ExplanationSteps.violationsOfAllPieces(session).keySet()).containsAll(inPlay);
        for (Violation violation :
                ExplanationSteps.violationsOfAllPieces(session).values()) {
            assertThat(Answer.of(session, RefereeLanguage.of("en")).text())
                    .contains(Sentences.english().violation(before.position(), violation));
        }
        assertThat(texts(session, RefereeLanguage.of("de"))).hasSizeGreaterThan(inPlay.size());
    }
}
