package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.Mistake;
import io.github.hiverules.testkit.MistakenRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs with known mistakes, alone and together, are explained by these mistakes and by nothing else. */
class PlantedMistakesTest {

    /** The questions do not show these: no text can say them, they are habits, or the positions are too rare. */
    private static final Set<String> UNSEEN = Set.of(
            "PLACES_FIRST_PIECE_ANYWHERE",
            "PLACES_SECOND_PIECE_ANYWHERE",
            "PLACES_EQUAL_PIECES_IN_ANY_ORDER",
            "LISTS_THROWS_TWICE",
            "START_CELL_SUPPORTS:SOLDIER_ANT",
            "OVERLOOKS_COVERED_QUEENS",
            "ACCEPTS_EVERYTHING");

    /** To the questions, these look like a mistake that stands before them in the catalog. */
    private static final Set<String> LIKE_ANOTHER = Set.of(
            "REQUIRES_THE_QUEEN_TOO_LATE",
            "WINS_ONLY_WITH_OWN_PIECES",
            "START_CELL_SUPPORTS:SPIDER",
            "WALKS_WITHOUT_LIFTING:SOLDIER_ANT");

    private static final List<Mistake> TWELVE = Stream.of(
                    "PLACES_NEXT_TO_THE_OPPONENT",
                    "NEVER_REQUIRES_THE_QUEEN",
                    "TESTS_ONE_HIVE_AT_THE_DESTINATION",
                    "SLIDES_THROUGH_GATES",
                    "LOSES_CONTACT",
                    "CLIMBS_THROUGH_GATES",
                    "BEETLES_STAY_ON_THE_GROUND",
                    "GRASSHOPPER_STEPS",
                    "SPIDER_STOPS_EARLY",
                    "ANT_TAKES_ONE_STEP",
                    "NEVER_THROWS",
                    "MOVES_BEFORE_PLACING_THE_QUEEN")
            .map(Mistake::of)
            .toList();

    private static final int SEED = 46;

    static Stream<Mistake> mistakes() {
        return TestDepth.of(Mistake.unlimited(), Mistake.all()).stream()
                .filter(mistake -> !UNSEEN.contains(mistake.id()) && !LIKE_ANOTHER.contains(mistake.id()));
    }

    static Stream<List<Mistake>> pairs() {
        List<List<Mistake>> all = new ArrayList<>();
        IntStream.range(0, TWELVE.size())
                .forEach(first -> IntStream.range(first + 1, TWELVE.size())
                        .forEach(second -> all.add(List.of(TWELVE.get(first), TWELVE.get(second)))));
        Collections.shuffle(all, new Random(SEED));
        return all.stream().limit(TestDepth.of(4, all.size()));
    }

    static Stream<List<Mistake>> triples() {
        Random random = new Random(SEED);
        return Stream.generate(() -> {
                    List<Mistake> some = new ArrayList<>(TWELVE);
                    Collections.shuffle(some, random);
                    return some.subList(0, 3);
                })
                .limit(TestDepth.of(2, 10));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void findings_oneMistake_isTheOnlyFindingAndExplainsAll(Mistake mistake) {
        List<Finding> findings = Questions.findings(List.of(mistake));

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.mistake()).contains(mistake);
            assertThat(finding.proof()).containsPattern("explains ([\\d,]+) of \\1 difference");
            assertThat(finding.proof()).contains("contradicts none of ");
        });
    }

    @ParameterizedTest
    @MethodSource({"pairs", "triples"})
    void findings_severalMistakes_areAllFoundAndNothingElse(List<Mistake> mistakes) {
        assertThat(Questions.findings(mistakes))
                .extracting(Finding::mistake)
                .containsExactlyInAnyOrderElementsOf(
                        mistakes.stream().map(Optional::of).toList());
    }

    @ParameterizedTest
    @FieldSource("LIKE_ANOTHER")
    void findings_mistakeLikeAnother_isOneFindingAboutItsRule(String id) {
        assertThat(Questions.findings(List.of(Mistake.of(id))))
                .singleElement()
                .satisfies(finding ->
                        assertThat(finding.rule()).isEqualTo(Mistake.of(id).rule()));
    }

    @Test
    void findings_noMistake_areNone() {
        assertThat(Questions.findings(List.of())).isEmpty();
    }

    private static List<Finding> ofMoves(Function<Game, List<Move>> moves) {
        return Questions.findings(moves, Game::isLegal, game -> game.position().outcome());
    }

    private static boolean isOf(Move move, Bug bug) {
        return move.movedPiece().filter(piece -> piece.bug() == bug).isPresent();
    }

    private static boolean isThrow(Game game, Move move) {
        return game.position().route(move).flatMap(Route::thrower).isPresent();
    }

    private static boolean goesEast(Move move) {
        return move instanceof Move.Movement movement
                && movement.to().q() > movement.from().q();
    }

    /** No known mistake depends on directions. */
    @Test
    void findings_spiderNeverGoesEast_isUnexplained() {
        List<Finding> findings = ofMoves(game -> game.legalMoves().stream()
                .filter(move -> !isOf(move, Bug.SPIDER) || isThrow(game, move) || !goesEast(move))
                .toList());

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("misses moves of the Spider (SPIDER-1)");
            assertThat(finding.mistake()).isEmpty();
            assertThat(finding.rule()).contains(Rule.SPIDER_1);
            assertThat(finding.proof()).startsWith("No known mistake explains ");
        });
    }

    @Test
    void findings_whiteMissesPlacements_areUnexplainedPlacements() {
        List<Finding> findings = ofMoves(game -> game.legalMoves().stream()
                .filter(move -> !(move instanceof Move.Placement placement)
                        || !placement.piece().equals(Piece.of(Color.WHITE, Bug.BEETLE, 1)))
                .toList());

        assertThat(findings).extracting(Finding::title).containsExactly("misses placements (PLACE-3)");
        assertThat(findings.get(0).mistake()).isEmpty();
    }

    @Test
    void findings_blackAntsIgnorePins_areUnexplained() {
        List<Finding> findings = ofMoves(game -> {
            Position position = game.position();
            List<Move> moves = new ArrayList<>(game.legalMoves());
            if (!game.isOver()
                    && game.sideToMove() == Color.BLACK
                    && moves.stream().noneMatch(Move.pass()::equals)) {
                Mistake.all().stream()
                        .filter(mistake -> mistake.id().equals("MOVES_PINNED_PIECES:SOLDIER_ANT"))
                        .flatMap(mistake -> MistakenRules.of(mistake).legalMoves(position.setup()).stream())
                        .filter(move -> !moves.contains(move))
                        .forEach(moves::add);
            }
            return moves;
        });

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("allows moves of the Soldier Ant that HIVE-2 forbids (HIVE-2)");
            assertThat(finding.mistake()).isEmpty();
            assertThat(finding.example().surplus()).isNotEmpty();
        });
    }
}
