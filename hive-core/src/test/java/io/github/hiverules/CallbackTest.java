package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Code of the caller's that the library calls, such as a source of random numbers, may ask about other positions. The
 * thread's workspace then has another position loaded, and the answer must still be the same.
 */
class CallbackTest {

    private static final long GAMES = 20;
    private static final int DRAWS = 10;

    /** Each call of the public API that runs code of the caller's, with the question that this code asks. */
    @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
    enum Callback {
        RANDOM_OF_MOVE((position, question) -> draws(question, position.legalMoves()::random)),
        RANDOM_OF_GAME(
                (position, question) -> draws(question, Game.start(position).legalMoves()::random)),
        RANDOM_OF_POSITION((position, question) -> draws(question, position.legalMoves()::playRandom)),
        VISITOR_OF_PIECES((position, question) -> {
            List<Object> seen = new ArrayList<>();
            position.forEachPiece((piece, cell, level) -> seen.add(List.of(piece, cell, level, question.ask())));
            return seen;
        }),
        VISITOR_OF_STACKS((position, question) -> {
            List<Object> seen = new ArrayList<>();
            position.stacks().forEach((cell, stack) -> seen.add(List.of(cell, stack, question.ask())));
            return seen;
        }),
        LOOP_OVER_STACKS((position, question) -> {
            List<Object> seen = new ArrayList<>();
            for (Map.Entry<Hex, List<Piece>> stack : position.stacks().entrySet()) {
                seen.add(List.of(stack, question.ask(), position.stackAt(stack.getKey())));
            }
            return seen;
        }),
        EQUAL_MAP((position, question) -> position.stacks().equals(question.askingMap(position.stacks()))),
        VISITOR_OF_MOVES((position, question) -> {
            List<Object> seen = new ArrayList<>();
            position.legalMoves().forEach(move -> seen.add(List.of(move, question.ask())));
            return seen;
        }),
        LOOP_OVER_INDEXES((position, question) -> {
            List<Object> seen = new ArrayList<>();
            LegalMoves moves = position.legalMoves();
            for (int index = 0; index < moves.size(); index++) {
                seen.add(List.of(moves.get(index), question.ask(), moves.play(index)));
            }
            return seen;
        }),
        STREAM_OF_MOVES((position, question) -> position.legalMoves().stream()
                .filter(move -> question.ask() == 0 || position.isLegal(move))
                .map(position::play)
                .toList()),
        EQUAL_LIST((position, question) -> position.legalMoves().equals(question.askingList(position.legalMoves()))),
        SETUP((position, question) -> Position.of(new Setup(
                position.ruleset(),
                position.sideToMove(),
                position.turnNumber(),
                question.askingMap(position.stacks()),
                position.resting()))),
        EXPANSIONS((position, question) -> position.setup()
                .withRuleset(position.ruleset().withExpansions(question.askingSet(List.of(Expansion.values()))))),
        GAME((position, question) -> Game.start(position)
                .playAll(question.askingList(position.legalMoves().subList(0, 1)))
                .position()),
        ROUTE((position, question) -> position.legalMoves().stream()
                .flatMap(move -> position.route(move).stream())
                .map(route -> Route.of(route.piece(), question.askingList(route.stops())))
                .toList()),
        VIOLATION((position, question) -> position.check(Move.pass())
                .map(violation ->
                        Violation.of(violation.kind(), violation.rule(), question.askingMap(violation.evidence()))));

        private final BiFunction<Position, Question, Object> call;

        Callback(BiFunction<Position, Question, Object> call) {
            this.call = call;
        }

        private static List<Object> draws(Question question, Draw draw) {
            RandomGenerator random = question.askingRandom();
            return Stream.generate(() -> draw.apply(random)).limit(DRAWS).toList();
        }
    }

    @FunctionalInterface
    private interface Draw {
        Object apply(RandomGenerator random);
    }

    /** What the caller's code asks: nothing at first, then about the given positions in turn. */
    private static final class Question {

        private final List<Position> positions;
        private final SplittableRandom random = new SplittableRandom(60);
        private int asked;

        Question(Position... positions) {
            this.positions = List.of(positions);
        }

        /** Asks questions that load another position, list moves and draw one; always returns 0. */
        int ask() {
            if (positions.isEmpty()) {
                return 0;
            }
            Position other = positions.get(asked++ % positions.size());
            other.legalMoves().random(random);
            other.isPinned(Piece.of("wA1"));
            other.check(Piece.of("bQ"));
            Perft.count(other, 1);
            return other.outcome().isOver() ? 1 : 0;
        }

        RandomGenerator askingRandom() {
            SplittableRandom numbers = new SplittableRandom(61);
            return new RandomGenerator() {
                @Override
                public long nextLong() {
                    ask();
                    return numbers.nextLong();
                }
            };
        }

        <T> List<T> askingList(List<T> list) {
            return new AbstractList<>() {
                @Override
                public T get(int index) {
                    ask();
                    return list.get(index);
                }

                @Override
                public int size() {
                    ask();
                    return list.size();
                }
            };
        }

        <T> Set<T> askingSet(List<T> values) {
            List<T> list = askingList(values);
            return new AbstractSet<>() {
                @Override
                public Iterator<T> iterator() {
                    return list.iterator();
                }

                @Override
                public int size() {
                    return list.size();
                }
            };
        }

        <K, V> Map<K, V> askingMap(Map<K, V> map) {
            List<Map.Entry<K, V>> entries = askingList(List.copyOf(map.entrySet()));
            return new AbstractMap<>() {
                @Override
                public Set<Map.Entry<K, V>> entrySet() {
                    return new AbstractSet<>() {
                        @Override
                        public Iterator<Map.Entry<K, V>> iterator() {
                            return entries.iterator();
                        }

                        @Override
                        public int size() {
                            return entries.size();
                        }
                    };
                }
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void callback_asksAboutOtherPositions_answerIsTheSame(Callback callback) {
        for (long seed = 0; seed < GAMES; seed++) {
            Position position = RandomPlay.position(seed, 20 + (int) seed);
            Position other = RandomPlay.position(seed + GAMES, 40);
            if (position.outcome().isOver() || other.outcome().isOver()) {
                continue;
            }
            Object expected = callback.call.apply(position, new Question());
            Position sameUnderOtherRules =
                    Position.of(position.setup().withRuleset(position.ruleset().without(Toggle.GATES_ABOVE_GROUND)));

            assertThat(callback.call.apply(position, new Question(other)))
                    .as("%s in %s", callback, position)
                    .isEqualTo(expected);
            assertThat(callback.call.apply(position, new Question(position, sameUnderOtherRules)))
                    .as("%s in %s", callback, position)
                    .isEqualTo(expected);
            assertThat(callback.call.apply(position, new Question(Position.initial(Ruleset.BASE), other, position)))
                    .as("%s in %s", callback, position)
                    .isEqualTo(expected);
        }
    }
}
