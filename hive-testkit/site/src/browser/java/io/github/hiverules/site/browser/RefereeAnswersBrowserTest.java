package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Referee agrees with core about which moves are legal, and shows the library's sentences about the others. */
class RefereeAnswersBrowserTest extends RefereeBrowserTest {

    /** Taps a cell or a piece in hand. */
    private static final String TAP = "function tap(selector) {"
            + "  var at = document.querySelector(selector);"
            + "  if (!at) throw new Error('nothing at ' + selector);"
            + "  at.dispatchEvent(new MouseEvent('click', {bubbles: true}));"
            + "}";

    @Test
    void game_playedByTaps_agreesWithCoreOnEveryPly() {
        Game recorded = sample("both-queens.pgn");
        Game game = Game.start(recorded.startPosition());
        openGame(game);
        for (Move move : recorded.moves()) {
            Map<String, Set<String>> expected = destinations(game.legalMoves(), game.position());
            assertThat(shownDestinations(expected.keySet())).isEqualTo(expected);
            Piece piece = move.movedPiece().orElseThrow();
            String from =
                    game.position().cellOf(piece).map(RefereeBrowserTest::cell).orElse(hand(piece));
            run(
                    TAP + "tap(arguments[0]); tap(arguments[1]); tap(arguments[1]);",
                    from,
                    cell(move.destination().orElseThrow()));
            game = game.play(move);
            assertThat(text("#progress")).isEqualTo("Move " + game.plyCount() + " of " + game.plyCount());
        }
        assertThat(text("#answer strong")).isEqualTo("The game is drawn: both Queen Bees are surrounded");
        assertThat(find("#ask-pass").isEnabled()).isFalse();
        assertThat(fragment()).isEqualTo("#game=" + GameText.write(game) + "&lang=en");
    }

    /** In the script that TeaVM makes, a stream's {@code distinct} after {@code flatMap} drops nothing. */
    @Test
    void selectedPiece_thrownToSeveralCells_namesThrowerOnce() {
        Game game = GameString.read("Base+P;InProgress;White[4];wS1;bG1 wS1-;wQ /wS1;bQ bG1-;wP -wS1;bG2 bQ-");

        open("referee/index.html#game=" + GameText.write(game) + "&tap=wQ&lang=en");

        assertThat(answer()).contains("The white Pillbug can throw it.");
    }

    static Collection<RulebookDiagram> oneDiagramOfEachGroup() {
        Map<String, RulebookDiagram> first = new LinkedHashMap<>();
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            if (!diagram.refusedMoves().isEmpty()) {
                first.putIfAbsent(diagram.group(), diagram);
            }
        }
        assertThat(first).hasSizeGreaterThan(10);
        return first.values();
    }

    @ParameterizedTest
    @MethodSource("oneDiagramOfEachGroup")
    void diagram_everyRefusedCell_showsSentenceOfLibrary(RulebookDiagram diagram) {
        Position position = diagram.position();
        for (Piece piece : pieces(diagram)) {
            open("referee/index.html#position=" + PositionText.write(position) + "&tap=" + piece + "&lang=en");
            Map<String, String> expected = new TreeMap<>();
            for (Hex to : cells(position)) {
                // A tap on another of the player's pieces selects it.
                boolean isAsked = position.topAt(to)
                        .filter(top -> top.color() == position.sideToMove() || top.equals(piece))
                        .isEmpty();
                if (isAsked && !position.cellOf(piece).equals(java.util.Optional.of(to))) {
                    expectedAnswer(position, move(position, piece, to))
                            .ifPresent(answer -> expected.put(cell(to), answer));
                }
            }
            assertThat(shownAnswers(expected.keySet())).isEqualTo(expected);
        }
    }

    private static java.util.Optional<String> expectedAnswer(Position position, Move move) {
        return position.check(move)
                .map(violation -> Sentences.english().violation(position, violation) + " "
                        + violation.rule().id());
    }

    private static Set<Piece> pieces(RulebookDiagram diagram) {
        Set<Piece> pieces = new LinkedHashSet<>();
        diagram.refusedMoves()
                .forEach(refusal ->
                        refusal.moves().forEach(move -> move.movedPiece().ifPresent(pieces::add)));
        return pieces;
    }

    private static Move move(Position position, Piece piece, Hex to) {
        return position.cellOf(piece)
                .<Move>map(from -> Move.move(piece, from, to))
                .orElse(Move.place(piece, to));
    }

    /** Returns the drawn cells: the hive and the cells around it. */
    private static Set<Hex> cells(Position position) {
        Set<Hex> cells = new TreeSet<>();
        position.stacks().keySet().forEach(hex -> {
            cells.add(hex);
            cells.addAll(hex.neighbors());
        });
        return cells.isEmpty() ? Set.of(Hex.ORIGIN) : cells;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, String> shownAnswers(Collection<String> cells) {
        return new TreeMap<>((Map<String, String>) runForValue(
                TAP + "var answers = {};"
                        + "for (var cell of arguments[0]) {"
                        + "  tap(cell);"
                        + "  answers[cell] = document.querySelector('#answer .reason').textContent + ' '"
                        + "      + document.querySelector('#answer .verdict a').textContent;"
                        + "}"
                        + "return answers;",
                List.copyOf(cells)));
    }

    private static Map<String, Set<String>> destinations(LegalMoves moves, Position position) {
        Map<String, Set<String>> destinations = new TreeMap<>();
        moves.placeablePieces().forEach(piece -> destinations.put(hand(piece), cells(moves.destinations(piece))));
        position.topPieces()
                .forEach(piece ->
                        destinations.put(cell(position.cellOf(piece).orElseThrow()), cells(moves.destinations(piece))));
        return destinations;
    }

    private static Set<String> cells(Collection<Hex> hexes) {
        Set<String> cells = new TreeSet<>();
        hexes.forEach(hex -> cells.add(hex.q() + "," + hex.r()));
        return cells;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Set<String>> shownDestinations(Collection<String> pieces) {
        Map<String, List<String>> shown = (Map<String, List<String>>) runForValue(
                TAP + "var reachable = {};"
                        + "for (var piece of arguments[0]) {"
                        + "  tap(piece);"
                        + "  var marks = document.querySelectorAll('#board [data-mark=reachable]');"
                        + "  reachable[piece] = Array.from(marks, mark => mark.closest('[data-cell]').dataset.cell);"
                        + "  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));"
                        + "}"
                        + "return reachable;",
                List.copyOf(pieces));
        Map<String, Set<String>> sorted = new TreeMap<>();
        shown.forEach((piece, cells) -> sorted.put(piece, new TreeSet<>(cells)));
        return sorted;
    }
}
