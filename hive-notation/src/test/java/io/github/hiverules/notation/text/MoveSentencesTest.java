package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sentences about moves, most of them from the file {@code moves.txt}. Refusals never suggest anything that the set, the
 * hands or the position rules out.
 */
class MoveSentencesTest {

    private static final Sentences ENGLISH = Sentences.english();
    private static final Sentences GERMAN = Sentences.german();

    /** Returns the entries of the file, each a list of lines. */
    private static Stream<List<String>> entries() throws IOException {
        try (InputStream file = Objects.requireNonNull(MoveSentencesTest.class.getResourceAsStream("moves.txt"))) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return Stream.of(text.replaceAll("(?m)^#.*\n", "").strip().split("\n{2,}"))
                    .map(entry -> entry.lines().toList());
        }
    }

    @ParameterizedTest
    @MethodSource("entries")
    void sentence_ofMoveOrRefusal_isThatOfFile(List<String> entry) {
        Position before = PositionText.read(entry.get(0));
        String subject = entry.get(1);
        boolean isMove = subject.contains("_") || subject.equals("pass");
        Optional<Violation> violation =
                isMove ? before.check(GameText.readMove(subject, before)) : before.check(Piece.of(subject));

        for (int line = 2; line < entry.size(); line++) {
            Sentences language = line == 2 ? ENGLISH : GERMAN;
            assertThat(violation
                            .map(found -> language.violation(before, found))
                            .orElseGet(() -> language.move(before, GameText.readMove(subject, before))))
                    .isEqualTo(entry.get(line));
        }
    }

    private static void assertRefusal(Position before, Move move, String english, String german) {
        assertThat(ENGLISH.violation(before, before.check(move).orElseThrow())).isEqualTo(english);
        assertThat(GERMAN.violation(before, before.check(move).orElseThrow())).isEqualTo(german);
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
}
