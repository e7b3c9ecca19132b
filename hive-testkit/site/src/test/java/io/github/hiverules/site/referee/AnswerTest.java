package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswerTest {

    private static final PageState ROW =
            PageState.of(GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"));

    private static final Setup TWO_ANTS = new Setup(
            Ruleset.BASE,
            Color.WHITE,
            3,
            Map.of(Hex.ORIGIN, List.of(Piece.of("wA1")), Hex.of(1, 0), List.of(Piece.of("wA2"))),
            Optional.empty());

    private static String sentence(Violation violation) {
        return Sentences.english().violation(ROW.position(), violation);
    }

    @Test
    void of_illegalMove_quotesLibrary() {
        PageState asked = ROW.tap(Hex.ORIGIN).tap(Hex.of(0, 1));
        Answer answer = Answer.of(asked, RefereeLanguage.of("en"));

        assertThat(answer.violation()).isEqualTo(asked.violation());
        assertThat(answer.text()).isEqualTo(sentence(asked.violation().orElseThrow()));
    }

    @Test
    void of_pinnedPiece_saysWhyItCannotMove() {
        Answer answer = Answer.of(ROW.tap(Hex.ORIGIN), RefereeLanguage.of("en"));

        assertThat(answer.headline()).isEqualTo("No: pinned");
        assertThat(answer.violation()).map(Violation::rule).contains(Rule.HIVE_2);
        assertThat(answer.text()).isEqualTo(sentence(answer.violation().orElseThrow()));
    }

    @Test
    void of_pieceThatCanMove_countsItsDestinations() {
        Answer answer = Answer.of(ROW.select(Piece.of("wQ")), RefereeLanguage.of("en"));

        assertThat(answer.violation()).isEmpty();
        assertThat(answer.text()).contains("can go to 2 cells");
        assertThat(Answer.of(ROW.select(Piece.of("wQ")), RefereeLanguage.of("de"))
                        .text())
                .contains("Die Bienenkönigin wQ kann auf 2 Felder.");
        PageState jump = PageState.of(GameString.read("Base;InProgress;White[3];wQ;bQ wQ-;wG1 -wQ;bG1 bQ-"))
                .select(Piece.of("wG1"));
        assertThat(Answer.of(jump, RefereeLanguage.of("en")).text()).contains("can go to 1 cell.");
        assertThat(Answer.of(jump, RefereeLanguage.of("de")).text()).contains("kann auf 1 Feld.");
    }

    @Test
    void of_emptyCell_namesPiecesThatCanGoThere() {
        assertThat(Answer.of(ROW.tap(Hex.of(0, -1)), RefereeLanguage.of("en")).text())
                .contains("white Queen Bee");
        assertThat(Answer.of(ROW.tap(Hex.of(3, 0)), RefereeLanguage.of("en")).text())
                .startsWith("No piece can go here");
    }

    @Test
    void of_legalMove_saysYesWithItsRule() {
        Answer answer = Answer.of(ROW.select(Piece.of("wQ")).tap(Hex.of(0, -1)), RefereeLanguage.of("en"));

        assertThat(answer.headline()).isEqualTo("Yes: one step");
        assertThat(answer.verdict()).isEqualTo("yes");
        assertThat(answer.rule()).contains(Rule.QUEEN_3);
        assertThat(answer.text()).startsWith("White moves the Queen Bee wQ");
    }

    /** Placing a Spider takes no steps: a headline says how a piece moves only if it moves by itself. */
    @Test
    void of_legalMoveOfAnyDiagram_hasHeadlineOfItsKindOfAction() {
        RefereeLanguage language = RefereeLanguage.of("en");
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            Game game = Game.start(diagram.position());
            for (Move move : game.legalMoves()) {
                PageState asked = move.equals(Move.pass())
                        ? PageState.of(game).asking(Question.PASS)
                        : PageState.of(game).asking(move.movedPiece().orElseThrow(), move.destination());
                String headline = Answer.of(asked, language).headline();
                String piece = move.movedPiece()
                        .map(Piece::bug)
                        .map(bug -> language.text("yes." + bug.letter()))
                        .orElse("");
                if (!(move instanceof Move.Movement)) {
                    assertThat(headline)
                            .isEqualTo(move instanceof Move.Placement ? "Yes: it may be placed" : "Yes: no other move");
                } else if (!headline.startsWith("Yes: thrown by ") && !piece.equals("a copied move")) {
                    assertThat(headline).isEqualTo("Yes: " + piece);
                }
            }
        }
    }

    /** Diagram N23: the Mosquito throws the Pillbug that it copies. */
    @Test
    void of_throwByMosquito_namesKindAndRule() {
        RulebookDiagram diagram = RulebookDiagrams.find("N23").orElseThrow();
        Position position = diagram.position();
        Move thrown = position.legalMoves().stream()
                .filter(move -> position.route(move).flatMap(Route::thrower).stream()
                        .anyMatch(thrower -> thrower.bug() == Bug.MOSQUITO))
                .findFirst()
                .orElseThrow();
        Answer answer = Answer.of(
                PageState.of(Game.start(position)).asking(thrown.movedPiece().orElseThrow(), thrown.destination()),
                RefereeLanguage.of("en"));

        assertThat(answer.headline()).isEqualTo("Yes: thrown by wM");
        assertThat(answer.rule()).contains(Rule.PILLBUG_6);
        assertThat(answer.text()).endsWith("The Mosquito throws as a Pillbug.");
    }

    /** On the empty table, there is no other cell to tap; and moves are named without a notation. */
    @Test
    void of_selectedPieceOrPass_saysNothingThatPlayersCannotSee() {
        RefereeLanguage language = RefereeLanguage.of("en");
        PageState empty = PageState.of(Game.start(Ruleset.POCKET)).select(Piece.of("wS1"));

        assertThat(Answer.of(empty, language).text()).isEqualTo("The Spider wS1 can go to 1 cell.");
        assertThat(Answer.of(ROW.asking(Question.PASS), language).text())
                .matches(
                        "White may not pass: there are legal moves, for example with wG1 \\(in hand\\), w\\w+ \\(in hand\\), wQ\\.");
    }

    /** Diagrams whose player must pass: the first reason is about a piece in hand, if there is one. */
    @Test
    void of_pass_startsWithPieceInHand() {
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            PageState asked = PageState.of(Game.start(diagram.position())).asking(Question.PASS);
            if (asked.legalMoves().mustPass() && !diagram.position().outcome().isOver()) {
                Answer answer = Answer.of(asked, RefereeLanguage.of("en"));
                assertThat(answer.headline()).isEqualTo("Yes: no other move");
                diagram.position().hand(diagram.position().sideToMove()).stream()
                        .limit(1)
                        .forEach(piece -> assertThat(answer.text())
                                .contains(" must pass. "
                                        + Sentences.english()
                                                .violation(
                                                        diagram.position(),
                                                        diagram.position()
                                                                .check(piece)
                                                                .orElseThrow())));
            }
        }
    }

    /** Real pieces carry no numbers: one is shown only where two pieces of a kind and color are in play. */
    @Test
    void html_namedPieces_areDrawnWithoutNeedlessNumbers() {
        PageState asked = ROW.tap(Hex.ORIGIN);
        RefereeLanguage language = RefereeLanguage.of("en");
        String html = Answer.of(asked, language).html(asked.position().setup(), language);

        assertThat(html)
                .contains("aria-label=\"white Spider\">", "<span>wS1</span>")
                .doesNotContain("data-number");
        assertThat(PieceTiles.html("wA2 <b>, “wA1 bM”", TWO_ANTS, language.sentences()))
                .startsWith("<span class=\"tile\" role=\"img\" aria-label=\"white Soldier Ant 2\" data-number=\"2\">")
                .endsWith(" &lt;b&gt;, “wA1 bM”");
    }

    @Test
    void everyReason_isInBothLanguages() {
        for (Violation.Kind kind : Violation.Kind.values()) {
            for (RefereeLanguage language : List.of(RefereeLanguage.of("en"), RefereeLanguage.of("de"))) {
                assertThat(language.text("no." + kind.id()).split(" ", -1)).hasSizeBetween(1, 3);
            }
        }
        for (Bug bug : Bug.values()) {
            assertThat(RefereeLanguage.of("de").text("yes." + bug.letter())).isNotEmpty();
        }
    }

    @Test
    void of_otherPlayersPiece_canBeAskedForThem() {
        PageState asked = ROW.select(Piece.of("bQ"));

        assertThat(Answer.of(asked, RefereeLanguage.of("en")).rule()).contains(Rule.TURN_2);
        assertThat(Answer.of(asked.askingAsOther(), RefereeLanguage.of("en")).text())
                .startsWith("If it were Black's turn: The Queen Bee bQ can go to");
        assertThat(Answer.of(asked.askingAsOther(), RefereeLanguage.of("de")).text())
                .startsWith("Angenommen, Schwarz wäre am Zug. Die Bienenkönigin bQ kann auf");
    }

    @Test
    void of_finishedGame_saysHowItEnded() {
        Game resigned = ROW.wholeGame().end(GameResult.resignationOf(Color.WHITE));

        Answer answer = Answer.of(PageState.of(resigned), RefereeLanguage.of("en"));
        assertThat(answer.headline()).isEqualTo("Black wins: White has resigned");
        assertThat(answer.plainText())
                .startsWith(Sentences.english().result(resigned.result()) + " ")
                .endsWith(answer.text());
    }
}
