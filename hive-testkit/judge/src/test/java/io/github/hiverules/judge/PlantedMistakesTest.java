package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the report says about programs with mistakes that list moves is true, and can be counted. */
class PlantedMistakesTest {

    /** The questions do not show these: no text can say them, they are habits, or the positions are too rare. */
    private static final Set<String> UNSEEN = Set.of(
            "PLACES_FIRST_PIECE_ANYWHERE",
            "PLACES_SECOND_PIECE_ANYWHERE",
            "PLACES_EQUAL_PIECES_IN_ANY_ORDER",
            "LISTS_THROWS_TWICE",
            "START_CELL_SUPPORTS:SOLDIER_ANT",
            "OVERLOOKS_COVERED_QUEENS");

    /** No text can say the moves that break their own rule, so only other rules are named. */
    private static final Set<String> SAID_BY_OTHER_RULES =
            Set.of("PLACES_A_PIECE_TWICE", "MOVES_THE_QUEEN_FROM_ANYWHERE", "LEAVES_THE_HIVE");

    private static final List<String> TWELVE = List.of(
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
            "MOVES_BEFORE_PLACING_THE_QUEEN");

    private static final int SEED = 46;

    static Stream<String> mistakes() {
        return TestDepth.of(
                        List.of("TESTS_ONE_HIVE_AT_THE_DESTINATION", "ANT_TAKES_ONE_STEP", "NEVER_THROWS"),
                        Mistake.all().stream().map(Mistake::id).toList())
                .stream()
                .filter(id -> !UNSEEN.contains(id));
    }

    static Stream<String> pairs() {
        List<String> all = new ArrayList<>();
        IntStream.range(0, TWELVE.size())
                .forEach(first -> IntStream.range(first + 1, TWELVE.size())
                        .forEach(second -> all.add(TWELVE.get(first) + " " + TWELVE.get(second))));
        Collections.shuffle(all, new Random(SEED));
        return all.stream().limit(TestDepth.of(2, all.size()));
    }

    @ParameterizedTest
    @MethodSource({"mistakes", "pairs"})
    void findings_mistakes_areTrueAndHintsAreRight(String ids) {
        MistakenProgram program = MistakenProgram.of(ids);

        List<Finding> findings = Questions.findings(program);

        boolean isSaidByOtherRules = SAID_BY_OTHER_RULES.contains(ids.split(":", -1)[0]);
        assertThat(findings)
                .anyMatch(finding -> isSaidByOtherRules
                        || finding.rule().map(program::isAbout).orElse(false)
                        || !finding.example().missing().isEmpty()
                        || finding.example().kind() == Difference.Kind.STATE);
        assertThat(findings).allSatisfy(finding -> {
            if (finding.example().kind() == Difference.Kind.MOVES) {
                assertThat(finding.count())
                        .as("%s", finding)
                        .isBetween(1, wrongMoves(game -> heard(program, game), finding));
            }
            assertThat(finding.asked().orElse(finding.count())).isGreaterThanOrEqualTo(finding.count());
            finding.mistake()
                    .ifPresent(mistake -> assertThat(program.mistakes())
                            .as("the mistake, perhaps for all pieces: %s", mistake)
                            .anyMatch(planted -> isSaidByOtherRules
                                    || mistake.id().equals(planted.id())
                                    || mistake.id().startsWith(planted.id() + ":")));
        });
    }

    private static List<Move> heard(MistakenProgram program, Game game) {
        Setup setup = game.position().setup();
        return List.copyOf(Reader.ofTexts(game, setup, program.legalMoves(setup)));
    }

    /** Counts the wrong moves of the finding's kinds of pieces, and of its rule if they are illegal. */
    private static int wrongMoves(Function<Game, List<Move>> moves, Finding finding) {
        boolean isAboutIllegal = !finding.example().surplus().isEmpty();
        Predicate<Move> isOfKind = move -> move.movedPiece()
                .map(piece -> finding.kinds().contains(piece.bug()))
                .orElse(true);
        int count = 0;
        for (Game game : Questions.games()) {
            List<Move> listed = moves.apply(game);
            count += (int)
                    (isAboutIllegal
                            ? listed.stream()
                                    .filter(isOfKind)
                                    .filter(move -> game.position()
                                            .check(move)
                                            .map(Violation::rule)
                                            .equals(finding.rule()))
                                    .distinct()
                                    .count()
                            : game.legalMoves().stream()
                                    .filter(isOfKind)
                                    .filter(move -> !listed.contains(move))
                                    .count());
        }
        return count;
    }

    @Test
    void findings_noMistake_areNone() {
        assertThat(Questions.findings(MistakenProgram.of(""))).isEmpty();
    }

    private static List<Finding> ofMoves(Function<Game, List<Move>> moves) {
        return Questions.findings(moves, Game::isLegal, game -> game.position().outcome());
    }

    private static List<Finding> without(Predicate<Move> isMissed) {
        return ofMoves(
                game -> game.legalMoves().stream().filter(isMissed.negate()).toList());
    }

    private static boolean isOf(Move move, Bug bug) {
        return move.movedPiece().filter(piece -> piece.bug() == bug).isPresent();
    }

    private static boolean goesEast(Move move) {
        return move instanceof Move.Movement movement
                && movement.to().q() > movement.from().q();
    }

    private static void assertOnly(List<Finding> findings, String title) {
        assertThat(findings).as("%s", findings).extracting(Finding::title).containsExactly(title);
        assertThat(findings.get(0).hint()).isEmpty();
    }

    /** No known mistake depends on directions. */
    @Test
    void findings_spiderNeverGoesEast_isFactWithoutHint() {
        List<Finding> findings = without(move -> isOf(move, Bug.SPIDER) && goesEast(move));

        assertThat(findings)
                .extracting(Finding::title)
                .containsExactly("Misses legal moves of Spiders", "Misses legal throws of Spiders");
        assertThat(findings).allMatch(finding -> finding.hint().isEmpty());
    }

    @Test
    void findings_whiteNeverPlacesFirstBeetle_isFactWithoutHint() {
        assertOnly(
                without(move -> move instanceof Move.Placement placement
                        && placement.piece().equals(Piece.of(Color.WHITE, Bug.BEETLE, 1))),
                "Misses legal placements of Beetles");
    }

    @Test
    void findings_blackAntsIgnorePins_isFactWithoutHint() {
        Mistake mistake = Mistake.of("MOVES_PINNED_PIECES:SOLDIER_ANT");
        assertOnly(
                ofMoves(game -> !game.isOver() && game.sideToMove() == Color.BLACK
                        ? mistake.legalMoves(game.position().setup())
                        : game.legalMoves()),
                "Lists moves that HIVE-2 forbids: Soldier Ants");
    }

    @Test
    void findings_grasshopperNeverJumpsFar_isFactWithoutHint() {
        List<Finding> findings = without(move -> isOf(move, Bug.GRASSHOPPER)
                && move instanceof Move.Movement movement
                && movement.from().distanceTo(movement.to()) == 3);

        assertThat(findings).extracting(Finding::title).contains("Misses legal moves of Grasshoppers");
        assertThat(findings).allSatisfy(finding -> {
            assertThat(finding.hint()).isEmpty();
            assertThat(finding.kinds()).isSubsetOf(Bug.GRASSHOPPER, Bug.MOSQUITO);
        });
    }

    @Test
    void findings_whiteMayPassAlways_isFactWithoutHint() {
        List<Finding> findings = ofMoves(game -> {
            List<Move> moves = new ArrayList<>(game.legalMoves());
            if (!game.isOver() && game.sideToMove() == Color.WHITE && !moves.contains(Move.pass())) {
                moves.add(Move.pass());
            }
            return moves;
        });

        assertOnly(findings, "Lists passes while other moves are legal (PASS-1)");
    }

    @Test
    void findings_noPieceMovesAfterTheTenthTurn_areFactsWithoutHint() {
        List<Finding> findings = ofMoves(game -> game.legalMoves().stream()
                .filter(move -> game.position().turnNumber() <= 10 || move instanceof Move.Placement)
                .toList());

        assertThat(findings).isNotEmpty().allSatisfy(finding -> {
            assertThat(finding.title()).startsWith("Misses ");
            assertThat(finding.hint()).isEmpty();
        });
    }

    /** Moves through gates may lose contact, too; they must not count as a second mistake. */
    @Test
    void findings_noGatesAndNoContact_doNotAccuseOneHive() {
        assertThat(Questions.findings(MistakenProgram.of("SLIDES_THROUGH_GATES LOSES_CONTACT")))
                .extracting(Finding::rule)
                .contains(Optional.of(Rule.SLIDE_1), Optional.of(Rule.SLIDE_2))
                .doesNotContain(Optional.of(Rule.HIVE_1));
    }
}
