package io.github.hiverules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveNumberTest {

    private static final Position EMPTY = Position.initial(Ruleset.ONLINE);

    /** wB1 stands on bS1. */
    private static final Position STACKED = GameString.read(
                    "Base;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bG1 bQ-;wB1 \\wQ;bG2 bG1-")
            .position();

    /** In the specification, the number of a move is piece * 196 + reference * 7 + direction. */
    @ParameterizedTest
    @CsvSource({
        "wA1, 209", // 1 * 196 + 1 * 7 + 6, the specification's example
        "wP, 2645", // 13 * 196 + 13 * 7 + 6
        "wS1, 1427" // 7 * 196 + 7 * 7 + 6
    })
    void write_firstPiece_isItsOwnReference(String piece, int number) {
        Move move = Move.place(Piece.of(piece), Hex.ORIGIN);

        assertThat(MoveNumber.write(move, EMPTY)).isEqualTo(number);
        assertThat(MoveNumber.read(number, EMPTY)).isEqualTo(move);
    }

    @Test
    void placement_equalPiecesInHand_areInterchangeable() {
        assertThat(MoveNumber.read(2 * 196 + 2 * 7 + 6, EMPTY)).isEqualTo(Move.place(Piece.of("wA1"), Hex.ORIGIN));
        assertThat(MoveNumber.numbersOf(Move.place(Piece.of("wA1"), Hex.ORIGIN), EMPTY))
                .containsExactlyInAnyOrder(209, 2 * 196 + 2 * 7 + 6, 3 * 196 + 3 * 7 + 6);
        assertThat(MoveNumber.numbersOf(MoveString.read("wG1 \\wB1", STACKED), STACKED))
                .containsExactlyInAnyOrder(4 * 196 + 9 * 7 + 5, 5 * 196 + 9 * 7 + 5, 6 * 196 + 9 * 7 + 5);
        assertThat(MoveNumber.read(6 * 196 + 9 * 7 + 5, STACKED)).isEqualTo(MoveString.read("wG1 \\wB1", STACKED));
    }

    /** The replay of a public game whose first Grasshoppers are wG2 and bG3. */
    @Test
    void readAll_equalPiecesInAnyOrder_keepTheirNumbers() {
        Game game = MoveNumber.readAll(Game.start(Ruleset.ONLINE), 1021, 3959, 1997, 5240);

        assertThat(GameString.write(game)).isEqualTo("Base+MLP;InProgress;White[3];wG1;bG1 -wG1;wB1 wG1\\;bL -bG1");
        assertThat(MoveNumber.readAll(game)).isEqualTo(game);
        int moveOfFirstGrasshopper = 5 * 196 + 10 * 7 + 1;
        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() ->
                        MoveNumber.readAll(Game.start(Ruleset.ONLINE), 1021, 3959, 1997, 5240, moveOfFirstGrasshopper))
                .satisfies(e -> assertThat(e.violation()).map(Violation::rule).contains(Rule.QUEEN_2));
    }

    /** A copy would have neither reference nor violation, so there is none. */
    @Test
    void serialize_exception_isRefused() {
        Throwable thrown = catchThrowable(() -> MoveNumber.read(-1, STACKED));

        assertThatExceptionOfType(NotSerializableException.class)
                .isThrownBy(() -> new ObjectOutputStream(OutputStream.nullOutputStream()).writeObject(thrown))
                .withMessage("MoveNumberException: send its message, or its kind and number as text");
    }

    /** Ants, Grasshoppers, Spiders and Beetles with other numbers: the first indices of White's, and how many. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void readAll_gameNumberedAtRandom_isTheSameGame(long seed) {
        Random random = new Random(seed);
        int[] names = IntStream.range(0, 28).toArray();
        for (int first : new int[] {1, 4, 15, 18}) {
            swap(names, first, first + 1 + random.nextInt(2));
        }
        for (int first : new int[] {7, 9, 21, 23}) {
            swap(names, first, first + random.nextInt(2));
        }
        Game game = Game.start(Ruleset.ONLINE);
        List<Integer> numbers = new ArrayList<>();
        while (game.plyCount() < 80 && !game.isOver()) {
            Move move = game.legalMoves().get(random.nextInt(game.legalMoves().size()));
            int number = MoveNumber.write(move, game.position());
            numbers.add(
                    number == MoveNumber.PASS
                            ? number
                            : names[number / 196] * 196 + names[number % 196 / 7] * 7 + number % 7);
            game = game.play(move);
        }

        int[] all = numbers.stream().mapToInt(Integer::intValue).toArray();
        assertThat(MoveNumber.readAll(Game.start(Ruleset.ONLINE), all)).isEqualTo(game);
        Parsed<Game> inParts = Parsed.of(Game.start(Ruleset.ONLINE), List.of()).withNumbering(Numbering.free());
        for (int from = 0; from < all.length; from += 7) {
            inParts = MoveNumber.readAll(inParts, Arrays.copyOfRange(all, from, Math.min(from + 7, all.length)));
        }
        assertThat(inParts.orThrow()).isEqualTo(game);
    }

    private static void swap(int[] names, int first, int second) {
        int name = names[first];
        names[first] = names[second];
        names[second] = name;
    }

    @Test
    void readAll_referenceNotInPlay_isNamedAsTheNumberNamesIt() {
        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.readAll(Game.start(Ruleset.ONLINE), 1021, 18 * 196 + 4 * 7 + 1))
                .withMessageContaining("at index 1: ")
                .withMessageContaining("refers to wG1, which is not in play")
                .satisfies(e -> assertThat(e.index()).isEqualTo(1))
                .satisfies(e -> assertThat(e.kind().id()).isEqualTo("not-in-play"))
                .satisfies(e -> assertThat(e.reference()).contains(Piece.of("wG1")));
    }

    @Test
    void readAll_gameIsOver_isRefused() {
        Game resigned = Game.start(Ruleset.ONLINE).end(GameResult.resignationOf(Color.WHITE));

        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.readAll(resigned, 1021))
                .satisfies(e -> assertThat(e.violation()).map(Violation::rule).contains(Rule.END_3));
    }

    @Test
    void numbersOf_climb_includesNeighborsAsReferences() {
        Move move = MoveString.read("wB1 wS1", STACKED);

        // wB1 stands northwest of wQ, which stands west of wS1; bS1 stands east of wS1.
        assertThat(MoveNumber.write(move, STACKED)).isEqualTo(9 * 196 + 7 * 7 + 6);
        assertThat(MoveNumber.numbersOf(move, STACKED))
                .containsExactlyInAnyOrder(9 * 196 + 7 * 7 + 6, 9 * 196 + 0 * 7 + 1, 9 * 196 + 21 * 7 + 4);
    }

    @Test
    void write_pass_isHighestNumber() {
        Position position = GameString.read(
                        "Base;InProgress;Black[4];wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wB1 -wQ;bG2 bQ-;wA1 -wB1")
                .position();

        assertThat(MoveNumber.PASS).isEqualTo(5488);
        assertThat(MoveNumber.COUNT).isEqualTo(5489);
        assertThat(MoveNumber.write(Move.pass(), position)).isEqualTo(5488);
        assertThat(MoveNumber.numbersOf(Move.pass(), position)).containsExactly(5488);
        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.read(5488, position))
                .satisfies(e -> assertThat(e.violation()).map(Violation::rule).contains(Rule.PASS_1));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5489, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void read_numberOutOfRange_reportsFault(int number) {
        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.read(number, EMPTY))
                .withMessage(number + " is not the number of a move: move numbers go from 0 to 5488")
                .satisfies(e -> assertThat(e.kind().id()).isEqualTo("no-such-number"))
                .satisfies(e -> assertThat(e.number()).isEqualTo(number));
        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.transformed(number, Symmetry.ROTATE_60));
    }

    @ParameterizedTest
    @CsvSource({
        "wQ, wQ, 0",
        "wA1, wA2, 1",
        "wA1, wQ, 6",
        "wA1, wA1, 1",
    })
    void read_referenceNotInPlay_reportsFault(String piece, String reference, int side) {
        int number = PieceGrid.number(Piece.of(piece)) * 196 + PieceGrid.number(Piece.of(reference)) * 7 + side;

        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.read(number, EMPTY))
                .withMessage("move number " + number + " refers to " + reference + ", which is not in play")
                .satisfies(e -> assertThat(e.kind().id()).isEqualTo("not-in-play"))
                .satisfies(e -> assertThat(e.number()).isEqualTo(number))
                .satisfies(e -> assertThat(e.reference()).contains(Piece.of(reference)));
    }

    @Test
    void read_coveredOrMovingReference_reportsFault() {
        Position position =
                STACKED.play(MoveString.read("wB1 wQ", STACKED)).play(Move.place(Piece.of("bA1"), Hex.of(2, 1)));
        int nextToTheQueen = 1 * 196 + 0 * 7 + 5;
        int onItself = 9 * 196 + 9 * 7 + 6;

        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.read(nextToTheQueen, position))
                .withMessage("move number 201 refers to wQ, which is covered or is the moving piece itself")
                .satisfies(e -> assertThat(e.kind().id()).isEqualTo("not-on-top"))
                .satisfies(e -> assertThat(e.number()).isEqualTo(nextToTheQueen))
                .satisfies(e -> assertThat(e.reference()).contains(Piece.of("wQ")));
        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.read(onItself, position))
                .satisfies(e -> assertThat(e.kind().id()).isEqualTo("not-on-top"))
                .satisfies(e -> assertThat(e.number()).isEqualTo(onItself))
                .satisfies(e -> assertThat(e.reference()).contains(Piece.of("wB1")));
    }

    @Test
    void read_referenceTwoBelowMover_reportsFault() {
        Position position = PositionText.read("base~w9~wQ_0_0.bQbB1wB1_1_0");
        int number = 9 * 196 + 14 * 7 + 0;

        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.read(number, position))
                .satisfies(e -> assertThat(e.kind().id()).isEqualTo("not-on-top"))
                .satisfies(e -> assertThat(e.number()).isEqualTo(number))
                .satisfies(e -> assertThat(e.reference()).contains(Piece.of("bQ")));
    }

    /** The Queen that the Beetle uncovers can be the reference for the Beetle's destination. */
    @Test
    void read_referenceUnderMover_isAccepted() {
        Position position =
                STACKED.play(MoveString.read("wB1 wQ", STACKED)).play(Move.place(Piece.of("bA1"), Hex.of(2, 1)));
        int number = 9 * 196 + 0 * 7 + 5;

        assertThat(MoveNumber.read(number, position)).isEqualTo(MoveString.read("wB1 \\wQ", position));
        assertThat(MoveNumber.write(MoveNumber.read(number, position), position))
                .isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({
        "wS1, bQ, 1, HIVE_2",
        "wM, wB1, 5, MAT_1",
        "bA1, bG2, 1, TURN_2",
        "wB1, wQ, 2, BEETLE_1",
    })
    void read_illegalMove_reportsRule(String piece, String reference, int side, Rule rule) {
        int number = PieceGrid.number(Piece.of(piece)) * 196 + PieceGrid.number(Piece.of(reference)) * 7 + side;

        assertThatExceptionOfType(MoveNumberException.class)
                .isThrownBy(() -> MoveNumber.read(number, STACKED))
                .withMessageStartingWith("move number " + number + " is illegal: The ")
                .satisfies(e -> {
                    assertThat(e.number()).isEqualTo(number);
                    assertThat(e.violation().flatMap(Violation::piece)).contains(Piece.of(piece));
                    assertThat(e.violation()).map(Violation::rule).contains(rule);
                });
    }

    /** A cell far away must not be mistaken for one next to the hive. */
    @ParameterizedTest
    @ValueSource(strings = {"9,9", "64,0", "0,64", "-1024,0", "-4096,0", "63,1", "65,-1", "-1,1025"})
    void write_destinationAwayFromHive_isInexpressible(String cell) {
        assertThatExceptionOfType(InexpressibleException.class)
                .isThrownBy(() -> MoveNumber.write(Move.place(Piece.of("wA1"), Hex.of(cell)), STACKED));
        assertThat(MoveNumber.numbersOf(Move.place(Piece.of("wA1"), Hex.of(cell)), STACKED))
                .isEmpty();
    }

    @Test
    void writeLegalNumbers_position_listsMovesInOrder() {
        int[] numbers = new int[MoveNumber.COUNT];
        int count = MoveNumber.writeLegalNumbers(STACKED, numbers);

        assertThat(Arrays.stream(numbers, 0, count).mapToObj(number -> MoveNumber.read(number, STACKED)))
                .containsExactlyElementsOf(STACKED.legalMoves());
    }

    @Test
    void write_arrayTooShort_leavesItUnchanged() {
        int room = STACKED.legalMoves().size() - 1;
        int[] numbers = new int[room];
        float[] values = new float[room];
        float[] policy = new float[MoveNumber.COUNT];
        Arrays.fill(policy, 1);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveNumber.writeLegalNumbers(STACKED, numbers))
                .withMessage("more legal moves than the " + room + " elements of the array");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveNumber.writeLegalPolicy(STACKED, policy, values))
                .withMessage("more legal moves than the " + room + " elements of the array");
        assertThat(numbers).containsOnly(0);
        assertThat(values).containsOnly(0);
    }

    /** Any piece but the Queen Bee may be first; it is its own reference. Equal pieces mean the same move. */
    @Test
    void mask_ofFirstMove_haveNumbersOfSpecification() {
        int[] numbers = new int[MoveNumber.COUNT];
        boolean[] mask = new boolean[MoveNumber.COUNT];
        Arrays.fill(mask, true);

        assertThat(MoveNumber.writeLegalNumbers(EMPTY, numbers)).isEqualTo(7);
        assertThat(Arrays.copyOf(numbers, 7)).containsExactlyInAnyOrder(209, 818, 1427, 1833, 2239, 2442, 2645);
        assertThat(MoveNumber.writeMask(EMPTY, mask)).isEqualTo(13);
        assertThat(trueIndexes(mask))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 13)
                        .map(piece -> piece * 196 + piece * 7 + 6)
                        .boxed()
                        .toList());
    }

    private static List<Integer> trueIndexes(boolean[] mask) {
        return IntStream.range(0, mask.length)
                .filter(index -> mask[index])
                .boxed()
                .toList();
    }

    @Test
    void writeLegalPolicy_sumsNumbersOfEachMove() {
        float[] policy = new float[MoveNumber.COUNT];
        policy[6] = 16; // the Queen Bee, which must not be first
        policy[209] = 1;
        policy[2 * 196 + 2 * 7 + 6] = 2;
        policy[3 * 196 + 3 * 7 + 6] = 4;
        policy[2645] = 8;
        float[] values = new float[7];

        assertThat(MoveNumber.writeLegalPolicy(EMPTY, policy, values)).isEqualTo(7);
        for (int index = 0; index < values.length; index++) {
            Piece piece = EMPTY.legalMoves().get(index).movedPiece().orElseThrow();
            assertThat(values[index])
                    .isEqualTo(
                            switch (piece.bug()) {
                                case SOLDIER_ANT -> 7;
                                case PILLBUG -> 8;
                                default -> 0;
                            });
        }
        assertThatIllegalArgumentException().isThrownBy(() -> MoveNumber.writeLegalPolicy(EMPTY, policy, new float[6]));
    }

    /** Direction 0 is northeast; the others follow clockwise, and 6 is on top. Rotations are counterclockwise. */
    @ParameterizedTest
    @CsvSource({
        "197, ROTATE_60, 196",
        "196, ROTATE_60, 201",
        "0, ROTATE_180, 3",
        "196, MIRROR_0, 198",
        "197, MIRROR_90, 200",
        "202, ROTATE_120, 202",
        "5487, ROTATE_60, 5487",
        "5488, ROTATE_60, 5488",
    })
    void transformed_turnsDirection(int number, Symmetry symmetry, int image) {
        assertThat(MoveNumber.transformed(number, symmetry)).isEqualTo(image);
    }

    @Test
    void write_arrayTooShort_throws() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveNumber.writeMask(STACKED, new boolean[5488]))
                .withMessage("expected 5489 elements, not 5488");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveNumber.writeLegalPolicy(STACKED, new float[5488], new float[5489]));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveNumber.writeLegalPolicy(STACKED, new float[5489], new float[3]));
    }

    @Test
    void writeLegalNumbers_gameOver_isEmpty() {
        Position won = GameString.read(
                        "Base;WhiteWins;Black[7];wS1;bS1 wS1-;wA1 -wS1;bQ bS1-;wQ \\wA1;bA1 bQ/;wA2 -wA1;"
                                + "bA2 bQ-;wA3 -wA2;bA3 bQ\\;wA3 /bQ;bG1 bA2-;wA2 \\bQ")
                .position();
        boolean[] mask = new boolean[MoveNumber.COUNT];
        Arrays.fill(mask, true);

        assertThat(MoveNumber.writeLegalNumbers(won, new int[0])).isZero();
        assertThat(MoveNumber.writeMask(won, mask)).isZero();
        assertThat(mask).containsOnly(false);
    }
}
