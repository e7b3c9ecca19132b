package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Asks about each piece in all setups of one, two or three pieces, with each kind and color on each cell. The claims of
 * the answers are checked with nothing but stacks and the reference rules.
 */
class TinySetupsTest {

    private static final Hex EAST = Hex.of(1, 0);

    /** Where the pieces stand, one after another; all other arrangements are rotated, mirrored or translated. */
    private static final List<List<Hex>> ARRANGEMENTS = List.of(
            List.of(Hex.ORIGIN),
            List.of(Hex.ORIGIN, EAST),
            List.of(Hex.ORIGIN, Hex.ORIGIN),
            List.of(Hex.ORIGIN, EAST, Hex.of(2, 0)),
            List.of(Hex.ORIGIN, EAST, Hex.of(1, 1)),
            List.of(Hex.ORIGIN, EAST, Hex.of(0, 1)),
            List.of(Hex.ORIGIN, EAST, EAST),
            List.of(Hex.ORIGIN, Hex.ORIGIN, Hex.ORIGIN));

    private static final Ruleset ALL_KINDS = Ruleset.of(Expansion.values());

    private static final Sentences ENGLISH = Sentences.english();

    @Test
    void check_pieceInAnyTinySetup_hasTrueAnswer() {
        Set<Kind> kinds = new HashSet<>();
        forEachSetup(setup -> {
            // Each color stands on each cell, so it is enough to ask White.
            checkPieces(setup.withTurn(Color.WHITE, 9), kinds);
            if (pieceCount(setup) <= TestDepth.of(2, 3)) {
                checkOtherTurns(setup, kinds);
            }
        });

        assertThat(kinds).contains(Kind.NO_MOVE, Kind.NO_PLACEMENT, Kind.QUEEN_DUE, Kind.PINNED, Kind.RESTING);
    }

    private static void checkOtherTurns(Setup setup, Set<Kind> kinds) {
        ViolationEvidenceInRandomPositionsTest.checkAll(Position.of(setup.withTurn(Color.WHITE, 9)));
        setup.stacks().values().stream()
                .map(stack -> stack.get(stack.size() - 1))
                .forEach(top -> checkPieces(setup.withTurn(Color.WHITE, 9).withResting(top), kinds));
        for (Color color : Color.values()) {
            Setup early = setup.withTurn(color);
            checkPieces(early, kinds);
            checkPieces(early.withRuleset(ALL_KINDS.withTournamentOpening(true)), kinds);
        }
    }

    private static void forEachSetup(Consumer<Setup> action) {
        List<Piece> kinds =
                Piece.all().stream().filter(piece -> piece.number() == 1).toList();
        ARRANGEMENTS.forEach(cells -> add(Setup.empty(ALL_KINDS), cells, kinds, action));
    }

    private static void add(Setup setup, List<Hex> cells, List<Piece> kinds, Consumer<Setup> action) {
        int count = pieceCount(setup);
        if (count == cells.size()) {
            action.accept(setup);
            return;
        }
        Hex cell = cells.get(count);
        for (Piece kind : kinds) {
            Piece last = Piece.of(kind.color(), kind.bug(), kind.bug().count());
            boolean isInHand = setup.stacks().values().stream().noneMatch(stack -> stack.contains(last));
            if (isInHand && (kind.bug().climbs() || !setup.stacks().containsKey(cell))) {
                add(setup.withPiece(cell, kind.color(), kind.bug()), cells, kinds, action);
            }
        }
    }

    private static int pieceCount(Setup setup) {
        return setup.stacks().values().stream().mapToInt(List::size).sum();
    }

    private static void checkPieces(Setup setup, Set<Kind> kinds) {
        Position position = Position.of(setup);
        Set<Optional<Piece>> movable =
                ReferenceRules.legalMoves(setup).stream().map(Move::movedPiece).collect(Collectors.toSet());
        for (Piece piece : Piece.all()) {
            Optional<Violation> violation = position.check(piece);
            assertThat(violation.isEmpty())
                    .as("%s in %s", piece, setup)
                    .isEqualTo(movable.contains(Optional.of(piece)));
            violation.ifPresent(refusal -> {
                kinds.add(refusal.kind());
                new Claims(setup, position, refusal).check();
            });
        }
    }

    /** What one answer claims. */
    private record Claims(Setup setup, Position position, Violation violation) {

        void check() {
            switch (violation.kind()) {
                case NO_MOVE -> checkNoMove();
                case NO_PLACEMENT -> checkNoPlacement();
                default -> {
                    // Such a sentence only names the broken rule.
                }
            }
        }

        private String description() {
            return violation + " in " + setup;
        }

        private void checkNoMove() {
            Piece piece = violation.piece().orElseThrow();
            Hex from = violation.from().orElseThrow();
            assertThat(violation.attempts()).as(description()).isNotEmpty();
            for (Violation attempt : violation.attempts()) {
                Hex to = attempt.to().orElseThrow();
                assertThat(to.isAdjacentTo(from)).as(description()).isTrue();
                Violation refusal = position.check(Move.move(piece, from, to)).orElseThrow();
                assertThat(attempt.kind()).as(description()).isEqualTo(refusal.kind());
                assertThat(attempt.rule()).as(description()).isEqualTo(refusal.rule());
            }
            String sentence = ENGLISH.violation(position, violation);
            boolean touchesNothing = position.occupiedNeighborCount(from) == 0;
            boolean hasNoGap = from.neighbors().stream()
                    .allMatch(to -> position.isOccupied(to)
                            || from.neighbors().stream()
                                    .filter(to::isAdjacentTo)
                                    .allMatch(position::isOccupied));
            assertThat(hasNoGap || !sentence.contains("shut in"))
                    .as(description())
                    .isTrue();
            assertThat(sentence.contains("the only piece in play"))
                    .as(description())
                    .isEqualTo(touchesNothing);
            assertThat(sentence.contains("room for only one"))
                    .as(description())
                    .isEqualTo(moves(piece).contains(Bug.LADYBUG));
            assertThat(sentence.contains("touches only another Mosquito"))
                    .as(description())
                    .isEqualTo(moves(piece).isEmpty() && !touchesNothing);
        }

        /** Returns the kind of a piece on the ground, or those that a Mosquito copies. */
        private Set<Bug> moves(Piece piece) {
            return piece.bug() == Bug.MOSQUITO
                    ? position.occupiedNeighbors(violation.from().orElseThrow()).stream()
                            .map(cell -> position.topAt(cell).orElseThrow().bug())
                            .filter(bug -> bug != Bug.MOSQUITO)
                            .collect(Collectors.toSet())
                    : Set.of(piece.bug());
        }

        private void checkNoPlacement() {
            List<Hex> empty = new ArrayList<>();
            Set<Hex> opponents = new HashSet<>();
            setup.stacks().keySet().stream()
                    .filter(cell -> isOwn(cell))
                    .flatMap(cell -> cell.neighbors().stream())
                    .distinct()
                    .filter(cell -> !position.isOccupied(cell))
                    .forEach(cell -> {
                        empty.add(cell);
                        position.occupiedNeighbors(cell).stream()
                                .filter(neighbor -> !isOwn(neighbor))
                                .forEach(opponents::add);
                        assertThat(position.occupiedNeighbors(cell))
                                .as(description())
                                .anyMatch(neighbor -> !isOwn(neighbor));
                    });
            assertThat(violation.emptyCells()).as(description()).containsExactlyInAnyOrderElementsOf(empty);
            String sentence = ENGLISH.violation(position, violation);
            if (empty.isEmpty()) {
                assertThat(sentence).as(description()).contains("all of ", " pieces are covered");
                assertThat(setup.stacks().keySet()).as(description()).noneMatch(this::isOwn);
            } else {
                assertThat(violation.opponentCells()).as(description()).containsExactlyInAnyOrderElementsOf(opponents);
                assertThat(sentence).as(description()).contains("each empty cell next to");
            }
        }

        private boolean isOwn(Hex cell) {
            return position.topAt(cell).stream().allMatch(top -> top.color() == position.sideToMove())
                    && position.isOccupied(cell);
        }
    }
}
