package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.learning.MoveNumber;
import io.github.hiverules.learning.PlaneWindow;
import io.github.hiverules.learning.PlaneWriter;
import io.github.hiverules.learning.Planes;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The examples for programs that learn. {@link CompiledExamplesTest} compares the lines. */
class LearningExamplesTest {

    /** White can surround bQ at once. */
    private static final String WIN_IN_ONE_MOVE =
            "Base;InProgress;White[7];wS1;bS1 wS1-;wA1 -wS1;bQ bS1-;wQ \\wA1;bA1 bQ/;wA2 -wA1;bA2 bQ-;wA2 \\bQ;bG1"
                    + " bQ\\;wA3 -wA1;bG2 bG1-";

    @RegisterExtension
    private final Printed printed = new Printed();

    /** A network's answer: the probability of each move, and the value of the position for the player to move. */
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares evaluations.
    private record Evaluation(float[] policy, float value) {}

    /** Stands in for the reader's network. */
    private interface Network {
        Evaluation evaluate(float[] planes);
    }

    /** Considers all moves equally good. */
    private static Evaluation evaluateUniformly(float[] planes) {
        float[] policy = new float[MoveNumber.COUNT];
        Arrays.fill(policy, planes.length == 0 ? 0 : 1f / MoveNumber.COUNT);
        return new Evaluation(policy, 0);
    }

    @Test
    void write_position_fillsPlanes() {
        Position position = GameString.read(WIN_IN_ONE_MOVE).position();
        PlaneWriter writer =
                Planes.of(position.ruleset()).withMovingWindow(true).writer();
        float[] input = new float[writer.planes().size()];
        PlaneWindow window = writer.write(position, input);
        System.out.println(
                writer.planes().count() + " planes of " + writer.planes().width() + " rows");
        System.out.println("moved by " + window.center() + ", outside: " + window.piecesOutside());

        assertThat(printed.lines()).containsExactly("17 planes of 17 rows", "moved by (0,0), outside: []");
        assertThat(input).containsOnly(0, 1);
    }

    @Test
    void writeLegalPolicy_networkOutput_givesBestMove() {
        Position position = GameString.read(WIN_IN_ONE_MOVE).position();
        float[] policy = new float[MoveNumber.COUNT];
        int[] numbers = MoveNumber.numbersOf(MoveString.read("wB1 -wA3", position), position);
        policy[numbers[0]] = 0.2f;
        policy[numbers[1]] = 0.3f; // wB2 is in hand too, so this is the same placement

        LegalMoves moves = position.legalMoves();
        float[] values = new float[moves.size()];
        MoveNumber.writeLegalPolicy(position, policy, values);
        int best = IntStream.range(0, moves.size())
                .reduce(0, (first, second) -> values[second] > values[first] ? second : first);
        System.out.println(MoveString.write(moves.get(best), position) + " " + values[best]);

        assertThat(printed.lines()).containsExactly("wB1 -wA3 0.5");
    }

    @Test
    void transformed_numberAndPlanes_agreeWithPosition() {
        Position position = GameString.read(WIN_IN_ONE_MOVE).position();
        int number = MoveNumber.write(MoveString.read("wA3 -wQ", position), position);
        PlaneWriter writer = Planes.of(position.ruleset()).writer();
        float[] input = new float[writer.planes().size()];

        Symmetry symmetry = Symmetry.ROTATE_60;
        Position rotated = position.transformed(symmetry);
        Move image = MoveNumber.read(MoveNumber.transformed(number, symmetry), rotated);
        writer.write(rotated, input);

        assertThat(input).containsOnly(0, 1);
        assertThat(image).isEqualTo(MoveNumber.read(number, position).transformed(symmetry));
    }

    /** A node of a Monte Carlo tree search. */
    private static final class Node {
        private final Position position;
        private final LegalMoves moves;
        private final float[] priors;
        private final Map<Integer, Node> children = new HashMap<>();
        private float total;
        private int visits;

        Node(Position position) {
            this.position = position;
            this.moves = position.legalMoves();
            this.priors = new float[moves.size()];
        }

        /** Walks down to a new position, asks the network to evaluate it, and adds the value on the way back. */
        float step(Network network, PlaneWriter writer, float[] input) {
            float value;
            if (moves.isEmpty()) {
                value = finalValue();
            } else if (visits == 0) {
                writer.write(position, input);
                Evaluation evaluation = network.evaluate(input);
                MoveNumber.writeLegalPolicy(position, evaluation.policy(), priors);
                float sum = 0;
                for (float prior : priors) {
                    sum += prior;
                }
                for (int index = 0; index < priors.length; index++) {
                    priors[index] /= sum;
                }
                value = evaluation.value();
            } else {
                int chosen = choose();
                Node child = children.computeIfAbsent(chosen, index -> new Node(moves.play(index)));
                value = -child.step(network, writer, input);
            }
            visits++;
            total += value;
            return value;
        }

        /** Returns the index of the move with the best mean so far plus a bonus for rarely visited moves. */
        private int choose() {
            int best = 0;
            double bestScore = Double.NEGATIVE_INFINITY;
            for (int index = 0; index < priors.length; index++) {
                Node child = children.get(index);
                int childVisits = child == null ? 0 : child.visits;
                double mean = child == null ? 0 : -child.total / childVisits;
                double score = mean + 1.5 * priors[index] * Math.sqrt(visits) / (1 + childVisits);
                if (score > bestScore) {
                    best = index;
                    bestScore = score;
                }
            }
            return best;
        }

        /** Returns the value of a finished game for the player to move. */
        private float finalValue() {
            return switch (position.outcome()) {
                case WHITE_WINS -> position.sideToMove() == Color.WHITE ? 1 : -1;
                case BLACK_WINS -> position.sideToMove() == Color.BLACK ? 1 : -1;
                default -> 0;
            };
        }

        private Move mostVisited() {
            int best = 0;
            for (Map.Entry<Integer, Node> entry : children.entrySet()) {
                if (!children.containsKey(best) || entry.getValue().visits > children.get(best).visits) {
                    best = entry.getKey();
                }
            }
            return moves.get(best);
        }
    }

    @Test
    void treeSearch_winInOneMove_findsIt() {
        Network network = LearningExamplesTest::evaluateUniformly;
        Position position = GameString.read(WIN_IN_ONE_MOVE).position();
        PlaneWriter writer = Planes.of(position.ruleset()).writer();
        float[] input = new float[writer.planes().size()];

        Node root = new Node(position);
        for (int step = 0; step < 400; step++) {
            root.step(network, writer, input);
        }
        System.out.println(MoveString.write(root.mostVisited(), position));

        assertThat(position.play(root.mostVisited()).outcome().isOver()).isTrue();
        assertThat(printed.lines()).containsExactly("wA3 -bG1");
    }
}
