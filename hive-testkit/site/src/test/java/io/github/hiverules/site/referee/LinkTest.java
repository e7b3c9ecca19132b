package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinkTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#game=1~base~&lang=en",
                "See https://example.org/referee/#game=1~base~&lang=en.",
                "(https://example.org/referee/#game=1~base~&lang=en), he wrote",
                "<a href=\"https://example.org/#game=1~base~&lang=en\">"
            })
    void in_textWithLink_findsIt(String text) {
        Link link = Link.in(text).orElseThrow();

        assertThat(link.text()).contains("1~base~");
        assertThat(link.language()).contains("en");
        assertThat(link.faults()).isEmpty();
    }

    @Test
    void in_textWithoutLink_findsNothing() {
        assertThat(Link.in("Base;NotStarted;White[1]")).isEmpty();
    }

    @Test
    void state_emptyLink_showsEndOfGame() {
        PageState state = new Link("").state(PageState.of(ROW));

        assertThat(state.wholeGame()).isEqualTo(ROW);
        assertThat(state.isAtEnd()).isTrue();
        assertThat(state.selectedPiece()).isEmpty();
    }

    @Test
    void state_pieceAndCell_asksWhetherPieceCanGoThere() {
        PageState state = new Link("#tap=wS1&to=0_1").state(PageState.of(ROW));

        assertThat(state.selectedPiece()).contains(Piece.of("wS1"));
        assertThat(state.violation()).map(Violation::rule).contains(Rule.HIVE_2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#ply=-1",
                "#ply=1e3",
                "#ply=99999999999999999999",
                "#tap=wX9",
                "#tap=",
                "#=&&ply&game",
                "#ply=999999"
            })
    void state_unknownParts_areIgnored(String fragment) {
        PageState state = new Link(fragment).state(PageState.of(ROW));

        assertThat(Link.write(state, "en")).isEqualTo("game=" + GameText.write(ROW) + "&lang=en");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#tap=wS1&to=1", "#tap=wS1&to=x_1", "#tap=wS1&to=9999_0"})
    void state_unreadableCell_onlySelectsPiece(String fragment) {
        PageState state = new Link(fragment).state(PageState.of(ROW));

        assertThat(state.selectedPiece()).contains(Piece.of("wS1"));
        assertThat(state.askedCell()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"game=1%7Ebase%7E-%7E-, 1~base~-~-", "#position=a%20b, a b", "game=100%, 100%", "game=%zz%20, %zz%20"})
    void text_escapes_areDecodedUnlessOneIsMalformed(String fragment, String text) {
        assertThat(new Link(fragment).text()).contains(text);
    }

    @Test
    void language_namedInLink_isReturned() {
        assertThat(new Link("#lang=de").language()).contains("de");
        assertThat(new Link("#game=1~base~-~-").language()).isEmpty();
    }

    @Test
    void write_allOptions_isReadBack() {
        PageState state = PageState.of(ROW).at(3).asking(Piece.of("wQ"), Optional.of(Hex.of(0, -1)));
        String fragment = Link.write(state, "de");
        PageState read = new Link(fragment).state(PageState.of(ROW));

        assertThat(fragment).isEqualTo("game=" + GameText.write(ROW) + "&ply=3&tap=wQ&to=0_-1&lang=de");
        assertThat(read.shownGame()).isEqualTo(state.shownGame());
        assertThat(read.selectedPiece()).isEqualTo(state.selectedPiece());
        assertThat(read.askedCell()).isEqualTo(state.askedCell());
    }

    @Test
    void state_cellWithoutPiece_asksWhichPiecesCanGoThere() {
        PageState state = new Link("#to=-1_1").state(PageState.of(ROW));

        assertThat(state.question()).isEqualTo(Question.of(Optional.empty(), Optional.of(Hex.of(-1, 1))));
        assertThat(Link.write(state, "en")).endsWith("&to=-1_1&lang=en");
    }

    @Test
    void state_askingAboutPass_isWrittenBack() {
        PageState state = new Link("#ask=pass").state(PageState.of(ROW));

        assertThat(state.violation()).map(Violation::rule).contains(Rule.PASS_1);
        assertThat(Link.write(state, "en")).endsWith("&ask=pass&lang=en");
    }

    @ParameterizedTest
    @CsvSource({
        "#game=1~base~-~-&ply=3&tap=wQ&to=0_-1&lang=de, ''",
        "#ask=pass, ''",
        "#ply=-1, ply=-1",
        "#tap=wX9, tap=wX9",
        "#to=1, to=1",
        "#ask=why, ask=why",
        "#lang=fr, lang=fr",
        "#nonsense, nonsense",
        "#=&&, ''"
    })
    void faults_listsUnknownParts(String fragment, String fault) {
        assertThat(String.join(" ", new Link(fragment).faults())).isEqualTo(fault);
    }

    @Test
    void hasQuestion_isTrueOnlyWithQuestionOrPly() {
        assertThat(new Link("#lang=de").hasQuestion()).isFalse();
        assertThat(new Link("#ply=3").hasQuestion()).isTrue();
    }

    @Test
    void write_positionWithoutMoves_writesPositionText() {
        assertThat(Link.write(PageState.of(Game.start(ROW.position())), "en"))
                .isEqualTo("position=" + PositionText.write(ROW.position()) + "&lang=en");
    }

    @Test
    void setup_invalidOne_survivesReload() {
        SetupEditor editor = SetupEditor.of(Setup.empty(Ruleset.ONLINE))
                .put(Piece.of("wQ"), Hex.ORIGIN)
                .put(Piece.of("bQ"), Hex.of(5, 5));
        String fragment = Link.write(PageState.of(Game.start(Ruleset.ONLINE)).editing(editor), "en");
        Link link = new Link(fragment);

        assertThat(fragment).startsWith("setup=");
        assertThat(link.faults()).isEmpty();
        assertThat(link.state(Example.of(Example.FIRST)).setup().map(SetupEditor::setup))
                .contains(editor.setup());
        assertThat(new Link("setup=nonsense").faults()).containsExactly("setup=nonsense");
    }

    @Test
    void questionForOtherPlayer_survivesReload() {
        PageState asked =
                Example.of(Example.FIRST).deselect().select(Piece.of("bG1")).askingAsOther();
        String fragment = Link.write(asked, "en");

        assertThat(fragment).contains("&as=other");
        assertThat(new Link(fragment).state(Example.of(Example.FIRST)).question())
                .isEqualTo(asked.question());
    }
}
