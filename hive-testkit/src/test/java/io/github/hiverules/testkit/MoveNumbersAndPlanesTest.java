package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.learning.MoveNumber;
import io.github.hiverules.learning.MoveNumberException;
import io.github.hiverules.learning.PlaneWindow;
import io.github.hiverules.learning.PlaneWriter;
import io.github.hiverules.learning.Planes;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares move numbers and planes with those of slow, plain code in lively random games of all sets. */
class MoveNumbersAndPlanesTest {

    private static final int GAMES = TestDepth.of(1, 5);

    /** The number of plies from one reading of all numbers, legal or not, to the next. */
    private static final int PLIES_BETWEEN_READINGS = TestDepth.of(17, 11);

    /** The directions of the specification, clockwise from northeast. */
    private static final List<Hex> DIRECTIONS =
            List.of(Hex.of(1, -1), Hex.of(1, 0), Hex.of(0, 1), Hex.of(-1, 1), Hex.of(-1, 0), Hex.of(0, -1));

    private static final List<String> PIECES =
            Stream.of("w", "b").flatMap(MoveNumbersAndPlanesTest::pieces).toList();

    /** How many numbers a piece has: a direction or on top, for each other piece. */
    private static final int NUMBERS_PER_PIECE = 7 * PIECES.size();

    private static final int PASS = PIECES.size() * NUMBERS_PER_PIECE;

    /** Returns OpenSpiel's pieces of a color, in its order, and then those that it does not know. */
    private static Stream<String> pieces(String color) {
        return Stream.concat(
                        Stream.of("Q", "A1", "A2", "A3", "G1", "G2", "G3", "S1", "S2", "B1", "B2", "M", "L", "P")
                                .map(color::concat),
                        Piece.all().stream().map(Piece::toString).filter(piece -> piece.startsWith(color)))
                .distinct();
    }

    /** All sets or, in every build, only the largest. */
    static Stream<Ruleset> sets() {
        List<Ruleset> all = Ruleset.all().stream()
                .filter(ruleset -> ruleset.has(Toggle.TOURNAMENT_OPENING))
                .filter(ruleset -> ruleset.has(Toggle.GATES_ABOVE_GROUND) && !ruleset.has(Toggle.REPETITION_DRAW))
                .toList();
        return TestDepth.of(List.of(Ruleset.ONLINE), all).stream();
    }

    private static List<Position> positions(Ruleset ruleset) {
        return RandomGames.of(ruleset, 27, 90)
                .lively()
                .games()
                .limit(GAMES)
                .flatMap(game -> game.positions().stream())
                .toList();
    }

    /** Each legal move has one preferred number, which reads back as the move and means the same as the move string. */
    @ParameterizedTest
    @MethodSource("sets")
    void writeLegalNumbers_eachNumber_isReadBackAsLegalMove(Ruleset ruleset) {
        int[] numbers = new int[MoveNumber.COUNT];
        for (Position position : positions(ruleset)) {
            LegalMoves moves = position.legalMoves();

            assertThat(MoveNumber.writeLegalNumbers(position, numbers)).isEqualTo(moves.size());
            for (int index = 0; index < moves.size(); index++) {
                Move move = moves.get(index);
                assertThat(MoveNumber.read(numbers[index], position)).isEqualTo(move);
                assertThat(MoveNumber.write(move, position)).isEqualTo(numbers[index]);
                assertThat(moveString(numbers[index], position)).isEqualTo(MoveString.write(move, position));
            }
        }
    }

    /** Of all numbers, only those that the specification gives to legal moves can be read. */
    @ParameterizedTest
    @MethodSource("sets")
    void read_everyNumber_agreesWithSpecification(Ruleset ruleset) {
        SplittableRandom random = new SplittableRandom(27);
        boolean[] mask = new boolean[MoveNumber.COUNT];
        float[] values = new float[MoveNumber.COUNT];
        List<Position> positions = positions(ruleset);
        for (int ply = 0; ply < positions.size(); ply += PLIES_BETWEEN_READINGS) {
            Position position = positions.get(ply);
            LegalMoves moves = position.legalMoves();
            float[] policy = new float[MoveNumber.COUNT];
            float[] sums = new float[moves.size()];
            for (int number = 0; number < MoveNumber.COUNT; number++) {
                policy[number] = random.nextInt(1000);
                Optional<Move> move = read(number, position);
                if (move.isPresent()) {
                    sums[moves.indexOf(move.get())] += policy[number];
                }
            }

            assertThat(MoveNumber.writeLegalPolicy(position, policy, values)).isEqualTo(moves.size());
            assertThat(Arrays.copyOf(values, moves.size())).isEqualTo(sums);
            int count = MoveNumber.writeMask(position, mask);
            assertThat(indexesOfTrue(mask))
                    .hasSize(count)
                    .allMatch(number -> read(number, position).isPresent());
            for (Move move : moves) {
                assertThat(boxed(MoveNumber.numbersOf(move, position)))
                        .containsExactlyInAnyOrderElementsOf(expectedNumbers(move, position));
            }
        }
    }

    /** It makes no difference whether a position is transformed before or after a move is played. */
    @ParameterizedTest
    @MethodSource("sets")
    void transformed_everySymmetry_commutesWithPlaying(Ruleset ruleset) {
        int[] numbers = new int[MoveNumber.COUNT];
        List<Position> positions = positions(ruleset);
        for (int ply = 0; ply < positions.size(); ply += 7) {
            Position position = positions.get(ply);
            int count = MoveNumber.writeLegalNumbers(position, numbers);
            for (Symmetry symmetry : Symmetry.values()) {
                Position transformed = position.transformed(symmetry);
                for (int index = 0; index < count; index++) {
                    Move image = MoveNumber.read(MoveNumber.transformed(numbers[index], symmetry), transformed);
                    Move move = MoveNumber.read(numbers[index], position);

                    assertThat(transformed.play(image))
                            .isEqualTo(position.play(move).transformed(symmetry));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void write_everyPosition_agreesWithSlowWriter(Ruleset ruleset) {
        List<Position> positions = positions(ruleset);
        for (int radius : new int[] {4, 8, 12}) {
            for (boolean isMoving : new boolean[] {false, true}) {
                Planes planes = Planes.of(ruleset).withRadius(radius).withMovingWindow(isMoving);
                PlaneWriter writer = planes.writer();
                float[] written = new float[planes.size()];
                for (Position position : positions) {
                    PlaneWindow window = writer.write(position, written);

                    SlowPlanes slow = new SlowPlanes(position, planes, window.center());
                    assertThat(written).isEqualTo(slow.write());
                    assertThat(window.piecesOutside()).containsExactlyInAnyOrderElementsOf(slow.outside);
                    assertThat(isMoving || window.center().equals(Hex.ORIGIN)).isTrue();
                    assertThat(!isMoving
                                    || radius < 12
                                    || window.piecesOutside().isEmpty())
                            .isTrue();
                }
            }
        }
    }

    private static Optional<Move> read(int number, Position position) {
        try {
            return Optional.of(MoveNumber.read(number, position));
        } catch (MoveNumberException e) {
            return Optional.empty();
        }
    }

    private static String moveString(int number, Position position) {
        if (number == PASS) {
            return "pass";
        }
        String piece = PIECES.get(number / NUMBERS_PER_PIECE);
        String reference = PIECES.get(number % NUMBERS_PER_PIECE / 7);
        String to = List.of(
                        reference + "/",
                        reference + "-",
                        reference + "\\",
                        "/" + reference,
                        "-" + reference,
                        "\\" + reference,
                        reference)
                .get(number % 7);
        return position.isEmpty() ? piece : piece + " " + to;
    }

    /**
     * Returns the numbers of a move: for each equal piece in hand, one for each piece next to the destination and one
     * for the piece on it.
     */
    private static List<Integer> expectedNumbers(Move move, Position position) {
        if (move.movedPiece().isEmpty()) {
            return List.of(PASS);
        }
        Piece moved = move.movedPiece().get();
        Hex to = move.destination().orElseThrow();
        List<Piece> equalPieces = position.cellOf(moved).isPresent()
                ? List.of(moved)
                : position.hand(moved.color()).stream()
                        .filter(piece -> piece.bug() == moved.bug())
                        .toList();
        List<Integer> numbers = new ArrayList<>();
        for (Piece piece : equalPieces) {
            int pieceIndex = PIECES.indexOf(piece.toString());
            if (position.isEmpty()) {
                numbers.add(pieceIndex * NUMBERS_PER_PIECE + pieceIndex * 7 + 6);
            }
            topWithout(moved, to, position)
                    .ifPresent(top -> numbers.add(pieceIndex * NUMBERS_PER_PIECE + PIECES.indexOf(top) * 7 + 6));
            for (int side = 0; side < 6; side++) {
                int direction = side;
                topWithout(moved, to.minus(DIRECTIONS.get(side)), position)
                        .ifPresent(top ->
                                numbers.add(pieceIndex * NUMBERS_PER_PIECE + PIECES.indexOf(top) * 7 + direction));
            }
        }
        return numbers;
    }

    private static Optional<String> topWithout(Piece moved, Hex hex, Position position) {
        List<Piece> stack = new ArrayList<>(position.stackAt(hex));
        stack.remove(moved);
        return stack.isEmpty()
                ? Optional.empty()
                : Optional.of(stack.get(stack.size() - 1).toString());
    }

    private static List<Integer> indexesOfTrue(boolean[] mask) {
        return IntStream.range(0, mask.length)
                .filter(number -> mask[number])
                .boxed()
                .toList();
    }

    private static Integer[] boxed(int[] numbers) {
        return Arrays.stream(numbers).boxed().toArray(Integer[]::new);
    }

    /** Writes planes cell by cell, as the specification describes them. */
    private static final class SlowPlanes {
        private static final String ALL_KINDS = "QAGSBMLP";

        private final Map<Hex, List<Piece>> stacks;
        private final Color mover;
        private final Planes planes;
        private final Hex center;
        private final String kinds;
        private final float[] written;
        private final List<Piece> outside = new ArrayList<>();

        SlowPlanes(Position position, Planes planes, Hex center) {
            this.stacks = position.stacks();
            this.mover = position.sideToMove();
            this.planes = planes;
            this.center = center;
            this.kinds = ALL_KINDS
                    .chars()
                    .filter(letter -> Stream.of(Bug.values())
                            .anyMatch(bug ->
                                    bug.letter() == letter && position.ruleset().includes(bug)))
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            this.written = new float[planes.size()];
        }

        float[] write() {
            int kindCount = kinds.length();
            stacks.forEach((hex, stack) -> {
                for (int level = 0; level < stack.size(); level++) {
                    Piece piece = stack.get(level);
                    boolean isInWindow = set(
                            opponentOffset(piece.color()) * kindCount
                                    + kinds.indexOf(piece.bug().letter()),
                            hex);
                    if (!isInWindow) {
                        outside.add(piece);
                    }
                    if (level < stack.size() - 1) {
                        set(2 * kindCount + 4 + opponentOffset(piece.color()), hex);
                    }
                }
                if (holdsHiveTogether(hex)) {
                    set(2 * kindCount + opponentOffset(stack.get(0).color()), hex);
                }
                for (Hex empty : hex.neighbors()) {
                    if (!stacks.containsKey(empty) && colorsAround(empty).size() == 1) {
                        set(
                                2 * kindCount
                                        + 2
                                        + opponentOffset(
                                                colorsAround(empty).iterator().next()),
                                empty);
                    }
                }
            });
            if (mover == Color.BLACK) {
                Arrays.fill(written, written.length - planes.width() * planes.width(), written.length, 1);
            }
            return written;
        }

        private int opponentOffset(Color color) {
            return color == mover ? 0 : 1;
        }

        private boolean set(int plane, Hex hex) {
            OptionalInt index = planes.indexOf(hex.minus(center));
            index.ifPresent(at -> written[plane * planes.width() * planes.width() + at] = 1);
            return index.isPresent();
        }

        private Set<Color> colorsAround(Hex hex) {
            Set<Color> colors = new HashSet<>();
            for (Hex neighbor : hex.neighbors()) {
                List<Piece> stack = stacks.get(neighbor);
                if (stack != null) {
                    colors.add(stack.get(stack.size() - 1).color());
                }
            }
            return colors;
        }

        private boolean holdsHiveTogether(Hex removed) {
            Map<Hex, List<Piece>> rest = new HashMap<>(stacks);
            rest.remove(removed);
            return !new ReferenceHive(rest).isConnected();
        }
    }
}
