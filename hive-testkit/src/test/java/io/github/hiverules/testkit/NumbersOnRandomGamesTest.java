package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.number.MoveNumber;
import io.github.hiverules.notation.number.MoveNumberException;
import io.github.hiverules.notation.number.PlaneWindow;
import io.github.hiverules.notation.number.PlaneWriter;
import io.github.hiverules.notation.number.Planes;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
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

/** Moves and boards as numbers, on lively random games of all sets, each checked by slow and plain code. */
class NumbersOnRandomGamesTest {

    /** By the specification, from northeast clockwise. */
    private static final List<Hex> SIDES =
            List.of(Hex.of(1, -1), Hex.of(1, 0), Hex.of(0, 1), Hex.of(-1, 1), Hex.of(-1, 0), Hex.of(0, -1));

    private static final List<String> PIECES = List.of(
            "wQ", "wA1", "wA2", "wA3", "wG1", "wG2", "wG3", "wS1", "wS2", "wB1", "wB2", "wM", "wL", "wP", "bQ", "bA1",
            "bA2", "bA3", "bG1", "bG2", "bG3", "bS1", "bS2", "bB1", "bB2", "bM", "bL", "bP");

    static Stream<Ruleset> sets() {
        return IntStream.range(0, 8)
                .mapToObj(number -> Ruleset.ONLINE.withExpansions(Set.of(Stream.of(Expansion.values())
                        .filter(expansion -> (number & 1 << expansion.ordinal()) != 0)
                        .toArray(Expansion[]::new))));
    }

    private static List<Position> positions(Ruleset ruleset, int games) {
        return RandomGames.of(ruleset, 27, 90)
                .lively()
                .games()
                .limit(games)
                .flatMap(game -> game.positions().stream())
                .toList();
    }

    /** Each legal move has one number, which reads back, and refers to what the move string refers to. */
    @ParameterizedTest
    @MethodSource("sets")
    void legalNumbers_readBackAsTheLegalMoves(Ruleset ruleset) {
        int[] numbers = new int[MoveNumber.COUNT];
        boolean[] mask = new boolean[MoveNumber.COUNT];
        for (Position position : positions(ruleset, 3)) {
            LegalMoves moves = position.legalMoves();

            assertThat(MoveNumber.writeLegal(position, numbers)).isEqualTo(moves.size());
            assertThat(MoveNumber.writeMask(position, mask)).isEqualTo(moves.size());
            assertThat(marked(mask)).containsExactlyInAnyOrder(boxed(Arrays.copyOf(numbers, moves.size())));
            for (int index = 0; index < moves.size(); index++) {
                Move move = moves.get(index);
                assertThat(MoveNumber.read(numbers[index], position)).isEqualTo(move);
                assertThat(MoveNumber.write(move, position)).isEqualTo(numbers[index]);
                assertThat(asMoveString(numbers[index], position)).isEqualTo(MoveString.write(move, position));
            }
        }
    }

    /** What is read, for all 5489 numbers, are the names that the specification describes. */
    @ParameterizedTest
    @MethodSource("sets")
    void everyName_readsBack(Ruleset ruleset) {
        SplittableRandom random = new SplittableRandom(27);
        boolean[] mask = new boolean[MoveNumber.COUNT];
        float[] values = new float[MoveNumber.COUNT];
        List<Position> positions = positions(ruleset, 1);
        for (int at = 0; at < positions.size(); at += 11) {
            Position position = positions.get(at);
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
            int names = MoveNumber.writeMaskOfAll(position, mask);
            assertThat(marked(mask))
                    .hasSize(names)
                    .allMatch(number -> read(number, position).isPresent());
            for (Move move : moves) {
                assertThat(boxed(MoveNumber.numbersOf(move, position)))
                        .containsExactlyInAnyOrderElementsOf(slowNames(move, position));
            }
        }
    }

    /** Symmetries commute with playing and with drawing planes. */
    @ParameterizedTest
    @MethodSource("sets")
    void symmetries_commuteWithPlaying(Ruleset ruleset) {
        Planes planes = Planes.of(ruleset).withRadius(20);
        PlaneWriter writer = planes.writer();
        int[] numbers = new int[MoveNumber.COUNT];
        List<Position> positions = positions(ruleset, 1);
        for (int at = 0; at < positions.size(); at += 7) {
            Position position = positions.get(at);
            float[] written = new float[planes.size()];
            writer.write(position, written);
            int count = MoveNumber.writeLegal(position, numbers);
            for (Symmetry symmetry : Symmetry.values()) {
                Position turned = position.transformed(symmetry);
                for (int index = 0; index < count; index++) {
                    Move image = MoveNumber.read(MoveNumber.transformed(numbers[index], symmetry), turned);
                    Move move = MoveNumber.read(numbers[index], position);

                    assertThat(turned.play(image)).isEqualTo(position.play(move).transformed(symmetry));
                }
                float[] ofTurned = new float[planes.size()];
                writer.write(turned, ofTurned);
                assertThat(turned(written, planes, symmetry)).isEqualTo(ofTurned);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void planes_agreeWithASlowWriter(Ruleset ruleset) {
        for (int radius : new int[] {4, 8, 12}) {
            for (boolean moves : new boolean[] {false, true}) {
                Planes planes = Planes.of(ruleset).withRadius(radius).withMovingWindow(moves);
                PlaneWriter writer = planes.writer();
                float[] written = new float[planes.size()];
                for (Position position : positions(ruleset, 1)) {
                    PlaneWindow window = writer.write(position, written);

                    SlowPlanes slow = new SlowPlanes(position, planes, window.center());
                    assertThat(written).isEqualTo(slow.write());
                    assertThat(window.outside()).containsExactlyInAnyOrderElementsOf(slow.outside);
                    assertThat(moves || window.center().equals(Hex.ORIGIN)).isTrue();
                    assertThat(!moves || radius < 12 || window.outside().isEmpty())
                            .isTrue();
                }
            }
        }
    }

    private static float[] turned(float[] written, Planes planes, Symmetry symmetry) {
        int[] images = planes.permutation(symmetry);
        float[] turned = new float[written.length];
        int last = written.length - images.length;
        Arrays.fill(turned, last, turned.length, written[last]);
        for (int index = 0; index < last; index++) {
            int image = images[index % images.length];
            if (written[index] == 1) {
                turned[index - index % images.length + image] = 1;
            }
        }
        return turned;
    }

    private static Optional<Move> read(int number, Position position) {
        try {
            return Optional.of(MoveNumber.read(number, position));
        } catch (MoveNumberException e) {
            return Optional.empty();
        }
    }

    private static String asMoveString(int number, Position position) {
        if (number == 5488) {
            return "pass";
        }
        String piece = PIECES.get(number / 196);
        String reference = PIECES.get(number % 196 / 7);
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

    /** One name for each neighbor of the destination and for the top of the stack there, times equal pieces in hand. */
    private static List<Integer> slowNames(Move move, Position position) {
        if (move.movedPiece().isEmpty()) {
            return List.of(5488);
        }
        Piece moved = move.movedPiece().get();
        Hex to = move.destination().orElseThrow();
        List<Piece> alike = position.cellOf(moved).isPresent()
                ? List.of(moved)
                : position.hand(moved.color()).stream()
                        .filter(piece -> piece.bug() == moved.bug())
                        .toList();
        List<Integer> names = new ArrayList<>();
        for (Piece piece : alike) {
            int own = PIECES.indexOf(piece.toString());
            if (position.isEmpty()) {
                names.add(own * 196 + own * 7 + 6);
            }
            topWithout(moved, to, position).ifPresent(top -> names.add(own * 196 + PIECES.indexOf(top) * 7 + 6));
            for (int side = 0; side < 6; side++) {
                int direction = side;
                topWithout(moved, to.minus(SIDES.get(side)), position)
                        .ifPresent(top -> names.add(own * 196 + PIECES.indexOf(top) * 7 + direction));
            }
        }
        return names;
    }

    private static Optional<String> topWithout(Piece moved, Hex hex, Position position) {
        List<Piece> stack = new ArrayList<>(position.stackAt(hex));
        stack.remove(moved);
        return stack.isEmpty()
                ? Optional.empty()
                : Optional.of(stack.get(stack.size() - 1).toString());
    }

    private static List<Integer> marked(boolean[] mask) {
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
        private static final String ORDER = "QAGSBMLP";

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
            this.kinds = ORDER.chars()
                    .filter(letter -> Stream.of(Bug.values())
                            .anyMatch(bug ->
                                    bug.letter() == letter && position.ruleset().includes(bug)))
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            this.written = new float[planes.size()];
        }

        float[] write() {
            int n = kinds.length();
            stacks.forEach((hex, stack) -> {
                for (int level = 0; level < stack.size(); level++) {
                    Piece piece = stack.get(level);
                    boolean isShown = set(
                            opponent(piece.color()) * n
                                    + kinds.indexOf(piece.bug().letter()),
                            hex);
                    if (!isShown) {
                        outside.add(piece);
                    }
                    if (level < stack.size() - 1) {
                        set(2 * n + 4 + opponent(piece.color()), hex);
                    }
                }
                if (fallsApartWithout(hex)) {
                    set(2 * n + opponent(stack.get(0).color()), hex);
                }
                for (Hex empty : hex.neighbors()) {
                    if (!stacks.containsKey(empty) && colorsAround(empty).size() == 1) {
                        set(2 * n + 2 + opponent(colorsAround(empty).iterator().next()), empty);
                    }
                }
            });
            if (mover == Color.BLACK) {
                Arrays.fill(written, written.length - planes.width() * planes.width(), written.length, 1);
            }
            return written;
        }

        private int opponent(Color color) {
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

        private boolean fallsApartWithout(Hex removed) {
            Set<Hex> rest = new HashSet<>(stacks.keySet());
            rest.remove(removed);
            List<Hex> found = new ArrayList<>();
            rest.stream().findFirst().ifPresent(found::add);
            for (int at = 0; at < found.size(); at++) {
                for (Hex neighbor : found.get(at).neighbors()) {
                    if (rest.contains(neighbor) && !found.contains(neighbor)) {
                        found.add(neighbor);
                    }
                }
            }
            return found.size() < rest.size();
        }
    }
}
