package io.github.hiverules.testkit.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.OneRule;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Programs that offer more than an answer, and programs that are broken. */
class HiveTestsTest {

    /** A right game, for programs that go wrong in one way. */
    private static class RightGame {
        Game game = Game.start(Ruleset.BASE);

        RightGame() {}

        RightGame(Game game) {
            this.game = game;
        }

        boolean attempt(Move move) {
            boolean isLegal = game.isLegal(move);
            game = isLegal ? game.play(move) : game;
            return isLegal;
        }

        List<Move> moves() {
            return game.legalMoves();
        }

        Outcome outcome() {
            return game.position().outcome();
        }

        RightGame copy() {
            return new RightGame(game);
        }
    }

    private static HiveTests<RightGame> tests(HiveTests.Attempt<RightGame, Move> attempt) {
        return HiveTests.of(RightGame::new, attempt).withOptions(options -> options.withGames(0));
    }

    private static List<String> headings(Report report) {
        return report.findings().stream().map(Finding::heading).toList();
    }

    @Test
    void report_rightProgramThatOffersAll_hasNoFinding() {
        HiveTests<RightGame> tests = tests(RightGame::attempt)
                .withCopy(RightGame::copy)
                .withPositions(position -> new RightGame(Game.start(position)))
                .withOutcome(RightGame::outcome);

        assertThat(tests.report().text()).endsWith(" 0 findings\n\nPASSED\n");
        assertThat(tests.withMoves(RightGame::moves).report().findings()).isEmpty();
    }

    @Test
    void report_programThatReadsTexts_isAskedOnlyWhatTextsSay() {
        HiveTests<RightGame> tests = HiveTests.ofMoveStrings(
                RightGame::new, (right, text) -> right.attempt(MoveString.read(text, right.game.position())));

        assertThat(tests.report().findings()).isEmpty();
        assertThat(tests.withMoves(right -> right.moves().stream()
                                .map(move -> MoveString.write(move, right.game.position()))
                                .collect(Collectors.toList()))
                        .report()
                        .findings())
                .isEmpty();
    }

    @Test
    void report_listThatLacksMoves_asksForThem() {
        Report report = tests((right, move) -> {
                    if (isSpider(move)) {
                        throw new IllegalStateException("no Spider");
                    }
                    return right.attempt(move);
                })
                .withMoves(right ->
                        right.moves().stream().filter(move -> !isSpider(move)).toList())
                .report();

        assertThat(headings(report)).singleElement().asString().matches("Refuses (\\d+) of \\1 legal moves of Spiders");
        assertThat(report.findings().get(0).text())
                .containsPattern("it says \\(\\d+ times\\): java.lang.IllegalStateException: no Spider at "
                        + "io.github.hiverules.testkit.judge.HiveTestsTest.lambda.*, line \\d+\n");
    }

    private static boolean isSpider(Move move) {
        return move instanceof Move.Movement movement && movement.piece().bug() == Bug.SPIDER;
    }

    @Test
    void withoutRules_programThatIgnoresThem_hasNoFinding() {
        HiveTests<MistakenGame> tests = HiveTests.of(
                        () -> new MistakenGame(PlantedMistake.PIECES_ENTER_NEXT_TO_THE_OPPONENT, Ruleset.BASE),
                        MistakenGame::attempt)
                .withOptions(options -> options.withGames(0));
        HiveTests<MistakenGame> others = tests.withOptions(options -> options.withoutRules(Rule.PLACE_3));

        assertThat(others.report().findings()).isEmpty();
        assertThat(headings(tests.report()))
                .as("the first tests stay as they are")
                .singleElement()
                .asString()
                .startsWith("Accepts ");
    }

    @Test
    void report_refusedMoveThatChangesGame_isOneFinding() {
        Report report = tests((right, move) -> {
                    boolean isPlayed = right.attempt(move);
                    if (!isPlayed && move instanceof Move.Pass && right.game.plyCount() > 3) {
                        right.game = right.game.undo();
                    }
                    return isPlayed;
                })
                .report();

        assertThat(headings(report)).containsExactly("A refused move or a question changes the game");
        assertThat(report.findings().get(0).details())
                .singleElement()
                .asString()
                .startsWith("after the refused 'pass', the program refuses the legal '");
    }

    /** The same words from the same line, for whatever piece: they are rightly said of pinned pieces. */
    @Test
    void report_refusalsWithWordsOfOneRule_areOneFinding() {
        Report report = tests((right, move) -> {
                    boolean isPinned = right.game
                            .check(move)
                            .filter(found -> found.rule() == Rule.HIVE_2)
                            .isPresent();
                    boolean isWronglyPinned = move instanceof Move.Movement movement
                            && movement.piece().bug() != Bug.QUEEN_BEE
                            && right.game.position().heightAt(movement.from()) == 1
                            && right.game.isLegal(move)
                            && right.game.position().occupiedNeighborCount(movement.from()) > 2;
                    if (isPinned || isWronglyPinned) {
                        throw new IllegalArgumentException("would break the hive");
                    }
                    return right.attempt(move);
                })
                .report();

        assertThat(headings(report)).singleElement().asString().startsWith("Refuses ");
        assertThat(report.findings().get(0).text())
                .containsPattern("rightly said \\d+ times when HIVE-2 forbids a move");
    }

    @Test
    void report_programThatHangsAtOneMove_goesOnOnAnotherThread() {
        Set<Thread> hung = ConcurrentHashMap.newKeySet();
        AtomicBoolean isAskedTwice = new AtomicBoolean();
        Report report = tests((right, move) -> {
                    if (hung.contains(Thread.currentThread())) {
                        isAskedTwice.set(true);
                    }
                    if (right.game.plyCount() == 5 && move instanceof Move.Pass && hung.isEmpty()) {
                        hung.add(Thread.currentThread());
                        new CountDownLatch(1).await();
                    }
                    return right.attempt(move);
                })
                .withOptions(options ->
                        options.withRuleset(Ruleset.BASE).withGames(0).withTimeLimit(Duration.ofSeconds(2)))
                .report();

        assertThat(headings(report)).singleElement().asString().startsWith("Gives no answer in time");
        assertThat(report.findings().get(0).details()).containsExactly("no answer in time to 'pass'");
        assertThat(isAskedTwice).isFalse();
        assertThat(report.positions()).isGreaterThan(10);
    }

    /** Returns an attempt that stops the judge, which runs on this thread, after a number of attempts. */
    private static <G> HiveTests.Attempt<G, Move> stoppingAt(int attempts, HiveTests.Attempt<G, Move> attempt) {
        Thread judge = Thread.currentThread();
        AtomicInteger count = new AtomicInteger();
        return (game, move) -> {
            if (count.incrementAndGet() == attempts) {
                judge.interrupt();
            }
            return attempt.play(game, move);
        };
    }

    @Test
    void report_stopped_keepsCountsAndMoves() {
        Report report = HiveTests.of(
                        () -> new MistakenGame(PlantedMistake.PASS_IS_ALWAYS_ACCEPTED, Ruleset.BASE),
                        stoppingAt(1000, MistakenGame::attempt))
                .report();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(report.isStopped()).isTrue();
        assertThat(headings(report))
                .singleElement()
                .asString()
                .matches("Accepts (\\d+) of \\1 moves that PASS-1 forbids");
        assertThat(report.findings().get(0).moves()).containsExactly(Move.pass());
    }

    @Test
    void tests_stopped_firstFails() {
        HiveTests<RightGame> tests = tests(stoppingAt(1000, RightGame::attempt));

        List<Runnable> all = tests.tests((name, test) -> test).toList();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(all).hasSize(1);
        assertThatThrownBy(() -> all.get(0).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching("[1-9].* 0 findings;.* not everything was asked, because the run was stopped");
    }

    @Test
    void tests_runLimit_firstFails() {
        HiveTests<RightGame> tests =
                tests(RightGame::attempt).withOptions(options -> options.withRunLimit(Duration.ZERO));

        List<Runnable> all = tests.tests((name, test) -> test).toList();

        assertThat(all).hasSize(1);
        assertThatThrownBy(() -> all.get(0).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageEndingWith("not everything was asked, because the time for the run was over");
    }

    @Test
    void report_nullInsteadOfList_isOneFinding() {
        Function<RightGame, List<Move>> nullAtFirst = right ->
                right.game.plyCount() == 0 ? Map.<String, List<Move>>of().get("moves") : right.moves();

        Report report = tests(RightGame::attempt).withMoves(nullAtFirst).report();

        assertThat(headings(report)).singleElement().asString().startsWith("Lists something that is not a move");
    }

    /** What the program would be asked after the end is illegal for other reasons, too, and says nothing. */
    @Test
    void report_noEnd_countsOnlyMovesThatWouldBeLegal() {
        Report report = tests((right, move) -> {
                    boolean isAccepted = right.game.isOver()
                            ? OneRule.forbids(right.game, move, Rule.END_3)
                            : right.game.isLegal(move);
                    right.game = right.game.playIfLegal(move).orElse(right.game);
                    return isAccepted;
                })
                .report();

        assertThat(headings(report))
                .singleElement()
                .asString()
                .matches("Accepts (\\d+) of \\1 moves that END-3 forbids");
    }

    /** An Ant surrounds a covered Queen (X67), although a Beetle could also do so and uncover her. */
    @Test
    void report_coveredQueenThatIsNotFound_isFindingInBaseGame() {
        Report report = tests(RightGame::attempt)
                .withOutcome(right -> PlantedMistake.QUEEN_UNDER_A_BEETLE_IS_NOT_FOUND.outcome(right.game.position()))
                .report();

        assertThat(headings(report))
                .singleElement()
                .asString()
                .matches("Says InProgress after \\d+ of \\d+ games whose result is WhiteWins");
    }

    /** It forgets placements. */
    @Test
    void report_passWithoutMovements_isFinding() {
        Report report = tests((right, move) -> {
                    boolean isStuck = right.game
                                    .position()
                                    .cellOf(Piece.of(right.game.sideToMove(), Bug.QUEEN_BEE))
                                    .isPresent()
                            && right.moves().stream().noneMatch(Move.Movement.class::isInstance);
                    return right.attempt(move) || (move instanceof Move.Pass && isStuck);
                })
                .report();

        assertThat(headings(report))
                .singleElement()
                .asString()
                .matches("Accepts \\d+ of \\d+ moves that PASS-1 forbids");
    }

    @ParameterizedTest
    @EnumSource(names = {"SPIDER", "BEETLE", "GRASSHOPPER", "SOLDIER_ANT"})
    void report_insectThatIsNeverUsedUp_isFinding(Bug bug) {
        Report report = tests((right, move) -> {
                    boolean isUsedUp = move instanceof Move.Placement placement
                            && placement.piece().bug() == bug
                            && right.game
                                    .position()
                                    .nextInHand(right.game.sideToMove(), bug)
                                    .isEmpty()
                            && right.game
                                    .check(move)
                                    .filter(found -> OneRule.forbids(right.game, move, found.rule()))
                                    .isPresent();
                    return right.attempt(move) || isUsedUp;
                })
                .report();

        assertThat(headings(report))
                .singleElement()
                .asString()
                .startsWith("Accepts ")
                .contains("PLACE-6 forbids");
    }

    @Test
    void report_questionThatFails_isFinding() {
        Report report = tests(RightGame::attempt)
                .withOutcome(right -> Map.of("won", Outcome.WHITE_WINS).get(right.game.plyCount() > 3 ? "won" : "who"))
                .report();

        assertThat(headings(report)).isNotEmpty();
    }

    @Test
    void tests_findings_fail() {
        HiveTests<MistakenGame> tests = HiveTests.of(
                        () -> new MistakenGame(PlantedMistake.LADYBUGS_FAIL, Ruleset.ONLINE), MistakenGame::attempt)
                .withRuleset(Ruleset.ONLINE)
                .withOptions(options -> options.withGames(0));

        List<Map.Entry<String, Runnable>> all =
                tests.<Map.Entry<String, Runnable>>tests(Map::entry).toList();

        assertThat(all).hasSize(2);
        all.get(0).getValue().run();
        assertThatThrownBy(() -> all.get(1).getValue().run())
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Refuses ")
                .hasCauseInstanceOf(OutOfMemoryError.class)
                .hasNoSuppressedExceptions();
    }

    @Test
    void position_listedBySetup_isAskedWithoutGame() {
        int[] setUps = {0};
        tests(RightGame::attempt)
                .withPositions((Position position) -> {
                    setUps[0]++;
                    return new RightGame(Game.start(position));
                })
                .report();

        assertThat(setUps[0]).isGreaterThan(50);
    }
}
