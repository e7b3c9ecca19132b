package io.github.hiverules;

import static io.github.hiverules.Shorthand.destinations;
import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.hexes;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.position;
import static io.github.hiverules.Shorthand.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The table has no edge: a hive can wander off, be anywhere, span as many cells as there are pieces, and have stacks of seven pieces. */
class FarHiveTest {

    private static final Piece WHITE_QUEEN = piece("wQ");
    private static final Piece BLACK_QUEEN = piece("bQ");
    private static final Ruleset ALL_EXPANSIONS = Ruleset.of(Expansion.values());
    private static final int OTHERS = Piece.all().size() - 1;

    @ParameterizedTest
    @EnumSource
    void wanderingHive_hasExactCoordinates(Direction direction) {
        Hex blackOffset = Hex.ORIGIN.neighbor(direction.rotated(-1));
        Position position = Position.initial(Ruleset.BASE)
                .play(Move.place(WHITE_QUEEN, Hex.ORIGIN))
                .play(Move.place(BLACK_QUEEN, blackOffset));
        Hex white = Hex.ORIGIN;
        for (int step = 1; step <= 100; step++) {
            position = position.play(Move.move(WHITE_QUEEN, white, white.neighbor(direction)));
            white = white.neighbor(direction);
            Hex black = white.plus(blackOffset);
            position = position.play(Move.move(BLACK_QUEEN, black.neighbor(direction.opposite()), black));

            assertThat(position.stacks()).isEqualTo(Map.of(white, List.of(WHITE_QUEEN), black, List.of(BLACK_QUEEN)));
        }
        assertThat(white).isEqualTo(Hex.of(100 * direction.dq(), 100 * direction.dr()));
        assertThat(position.turnNumber()).isEqualTo(102);
        assertThat(destinations(position, "wQ"))
                .containsExactlyInAnyOrder(white.neighbor(direction), white.neighbor(direction.rotated(-2)));
        assertThat(position.topAt(Hex.ORIGIN)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2147483647,-2147483648", "-2147483648,2147483647", "2147483646,2147483647", "0,-2147483648"})
    void hiveAtLimitsOfInt_hasTheSameMoves(String corner) {
        Hex offset = hex(corner);
        Setup near = setup(Ruleset.ONLINE, "0,0 wQ", "1,0 bQ", "1,-1 wB1", "2,-1 bG1", "0,1 wP", "-1,1 bA1");
        RigidMotion shift = RigidMotion.translation(offset);
        Position far = Position.of(shift.apply(near));

        assertThat(far.setup()).isEqualTo(shift.apply(near));
        assertThat(far.cellOf(piece("bG1"))).contains(offset.plus(Hex.of(2, -1)));
        assertThat(far.legalMoves())
                .containsExactlyInAnyOrderElementsOf(Position.of(near).legalMoves().stream()
                        .map(shift::apply)
                        .toList());
        for (Move move : Position.of(near).legalMoves()) {
            assertThat(far.play(shift.apply(move)).setup())
                    .isEqualTo(shift.apply(Position.of(near).play(move).setup()));
        }
    }

    /** An Ant in a ring around three cells. */
    @Test
    void ringAnywhere_enclosesTheSameCells() {
        Setup ring = setup(
                Ruleset.BASE,
                "0,0 wA1",
                "1,-1 wQ",
                "0,-1 bQ",
                "-1,0 wB1",
                "-1,1 bB1",
                "-1,2 wG1",
                "0,2 bG1",
                "1,1 wS1",
                "2,0 bS1",
                "2,-1 bA1");
        for (int row = 0; row < 64; row++) {
            Hex from = Hex.of(-row, row);
            Position shifted = Position.of(RigidMotion.translation(from).apply(ring));
            Violation violation = shifted.check(Move.move(piece("wA1"), from, from.plus(Hex.of(3, 0))))
                    .orElseThrow();

            assertThat(violation.enclosedCell()).contains(from);
            assertThat(violation.ringCells()).hasSize(9);
        }
    }

    /** All pieces in one line. */
    private static Setup line(Piece first, Direction direction, Piece last) {
        Setup setup = Setup.empty(ALL_EXPANSIONS).withTurn(Color.WHITE, Shorthand.LATE_TURN);
        List<Piece> pieces = new ArrayList<>(Piece.all());
        pieces.removeAll(List.of(first, last));
        pieces.add(0, first);
        pieces.add(last);
        Hex hex = Hex.ORIGIN;
        for (Piece piece : pieces) {
            setup = setup.withPiece(hex, piece);
            hex = hex.neighbor(direction);
        }
        return setup;
    }

    @ParameterizedTest
    @EnumSource
    void lineOfAllPieces_letsOnlyItsEndsMove(Direction direction) {
        Piece pillbug = piece("bP");
        Setup line = line(WHITE_QUEEN, direction, pillbug);
        Position position = Position.of(line);
        Hex end = Hex.of(OTHERS * direction.dq(), OTHERS * direction.dr());

        assertThat(position.setup()).isEqualTo(line);
        assertThat(Piece.all())
                .allMatch(piece -> position.isPinned(piece) != (piece.equals(WHITE_QUEEN) || piece.equals(pillbug)));
        assertThat(position.legalMoves())
                .containsExactlyInAnyOrder(
                        Move.move(WHITE_QUEEN, Hex.ORIGIN, Hex.ORIGIN.neighbor(direction.rotated(1))),
                        Move.move(WHITE_QUEEN, Hex.ORIGIN, Hex.ORIGIN.neighbor(direction.rotated(-1))));

        Position black = Position.of(line.withTurn(Color.BLACK, Shorthand.LATE_TURN));
        assertThat(black.legalMoves())
                .containsExactlyInAnyOrder(
                        Move.move(pillbug, end, end.neighbor(direction.rotated(2))),
                        Move.move(pillbug, end, end.neighbor(direction.rotated(-2))));
    }

    /** Without the Ant, 2n + 4 cells touch the line of n pieces, and the Ant stands on one of these. */
    @ParameterizedTest
    @EnumSource
    void antNextToLine_goesAllAround(Direction direction) {
        Position position = Position.of(line(piece("wA1"), direction, BLACK_QUEEN));

        assertThat(destinations(position, "wA1")).hasSize(2 * OTHERS + 3);
    }

    @Test
    void grasshopperNextToLine_landsBeyondIt() {
        Position position = Position.of(line(piece("wG1"), Direction.E, BLACK_QUEEN));
        Hex landing = Hex.of(Piece.all().size(), 0);

        assertThat(destinations(position, "wG1")).containsExactly(landing);
        Position after = position.play(Move.move(piece("wG1"), Hex.ORIGIN, landing));
        assertThat(after.cellOf(piece("wG1"))).contains(landing);
        assertThat(after.topAt(Hex.ORIGIN)).isEmpty();
        assertThat(Position.of(after.setup()).setup()).isEqualTo(after.setup());
    }

    @Test
    void stackOf7_hasAllLevels() {
        Position stack = position(Ruleset.ONLINE, "0,0 bQ wB1 bB1 wB2 bB2 bM wM", "1,0 wQ", "-1,0 wA1", "0,1 bA1");

        assertThat(stack.stackAt(Hex.ORIGIN))
                .extracting(Piece::toString)
                .containsExactly("bQ", "wB1", "bB1", "wB2", "bB2", "bM", "wM");
        assertThat(stack.topAt(Hex.ORIGIN)).contains(piece("wM"));
        assertThat(destinations(stack, "wM")).isEqualTo(hexes("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"));
        assertThat(destinations(stack, "wB2")).isEmpty();
        Position down = Shorthand.play(stack, "wM 1,-1");
        assertThat(down.stackAt(Hex.ORIGIN)).hasSize(6);
        assertThat(down.topAt(Hex.ORIGIN)).contains(piece("bM"));
        assertThat(Shorthand.play(Shorthand.play(down, "bA1 -1,1"), "wM 0,-1").stackAt(hex("0,-1")))
                .containsExactly(piece("wM"));
    }

    @Test
    void stackOf7_builtByPlaying_hasAllLevels() {
        Position position = position(Ruleset.ONLINE, "0,0 bQ wB1 bB1 wB2 bB2 bM", "1,0 wQ wM", "-1,0 wA1", "0,1 bA1");

        assertThat(Shorthand.play(position, "wM 0,0").stackAt(Hex.ORIGIN))
                .extracting(Piece::toString)
                .containsExactly("bQ", "wB1", "bB1", "wB2", "bB2", "bM", "wM");
    }
}
