package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.hives.HiveQuestions;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Asks about each piece in all setups of one or two pieces, with each kind and color on each cell, and in some of three,
 * or all in the deep run. The claims of the answers are checked with nothing but stacks and the reference rules.
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

    /** Of the setups with three pieces, the test asks about one in this many. */
    private static final int STRIDE = TestDepth.of(61, 1);

    private static final Ruleset ALL_KINDS = Ruleset.of(Expansion.values());

    @Test
    void check_pieceInAnyTinySetup_hasTrueAnswer() {
        Set<Kind> kinds = new HashSet<>();
        AtomicInteger number = new AtomicInteger();
        forEachSetup(setup -> {
            if (pieceCount(setup) == 3 && number.getAndIncrement() % STRIDE != 0) {
                return;
            }
            // Each color stands on each cell, so it is enough to ask White.
            checkPieces(setup.withTurn(Color.WHITE, 9), kinds);
            if (pieceCount(setup) <= TestDepth.of(2, 3)) {
                checkOtherTurns(setup, kinds);
            }
        });

        assertThat(kinds).contains(Kind.NO_MOVE, Kind.NO_PLACEMENT, Kind.QUEEN_DUE, Kind.PINNED, Kind.RESTING);
    }

    private static void checkOtherTurns(Setup setup, Set<Kind> kinds) {
        Setup late = setup.withTurn(Color.WHITE, 9);
        HiveInspection.inspect(new HiveQuestions(late, MovesNearHive.of(late), Piece.all()), new HiveTally());
        setup.stacks().values().stream()
                .map(stack -> stack.get(stack.size() - 1))
                .forEach(top -> checkPieces(setup.withTurn(Color.WHITE, 9).withResting(top), kinds));
        for (Color color : Color.values()) {
            Setup early = setup.withTurn(color);
            checkPieces(early, kinds);
            checkPieces(early.withRuleset(ALL_KINDS.with(Toggle.TOURNAMENT_OPENING)), kinds);
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
        EvidenceOnBoard evidence = new EvidenceOnBoard(setup);
        Set<Optional<Piece>> movable =
                ReferenceRules.legalMoves(setup).stream().map(Move::movedPiece).collect(Collectors.toSet());
        for (Piece piece : Piece.all()) {
            Optional<Violation> violation = position.check(piece);
            assertThat(violation.isEmpty())
                    .as("%s in %s", piece, setup)
                    .isEqualTo(movable.contains(Optional.of(piece)));
            violation.ifPresent(refusal -> {
                kinds.add(refusal.kind());
                evidence.check(refusal, piece);
                SentenceClaims.check(position, refusal);
            });
        }
    }
}
