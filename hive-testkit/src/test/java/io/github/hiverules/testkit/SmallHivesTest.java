package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.hives.HiveOutline;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.hives.HiveText;
import io.github.hiverules.testkit.hives.SmallHives;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The rules are right in all small hives, not only in a sample of them: fast rules, {@code check} and reference rules
 * agree, and evidence and sentences are true. {@link HiveOutline} says why no shape is missing, {@link SmallHives} what is
 * asked about each. The numbers are in {@code target/small-hives.md}.
 *
 * <p>The table in {@link Kind} is exact, too: what a kind always has, each of its violations has; and what it only
 * sometimes has, some of its violations have and others lack. These are the violations of all small hives, of all
 * diagrams, and of some hives for what needs more pieces.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SmallHivesTest {

    /** The test asks about all hives with at most this many pieces. */
    private static final int MAX_PIECES = TestDepth.of(5, 7);

    /** With at most this many pieces, it also swaps all colors, and switches each toggle over. */
    private static final int MAX_VARIED_PIECES = TestDepth.of(3, 6);

    /** For larger hives, how many shapes there are for each one that the test asks about: every day about others. */
    private static final Map<Integer, Integer> STRIDES = TestDepth.of(Map.of(), Map.of(8, 60, 9, 1500));

    /**
     * Kinds of refusals that need six pieces: gates need two pieces, or two stacks, next to a mover that is not pinned.
     */
    private static final Set<Kind> NEED_SIX_PIECES =
            EnumSet.of(Kind.GATE, Kind.GATE_ABOVE_GROUND, Kind.THROW_GATE_UP, Kind.THROW_GATE_DOWN);

    /** A Queen and her six neighbors. */
    private static final Set<Kind> NEED_SEVEN_PIECES = EnumSet.of(Kind.GAME_OVER);

    private static final Set<String> SENTENCES_THAT_NEED_SIX_PIECES = Set.of(
            "gate",
            "gate-above-ground",
            "gate.later",
            "no-move.shut-in",
            "no-path.gate",
            "pinned.many",
            "throw-gate-down",
            "throw-gate-up");

    /** A ring around a piece or an empty cell. */
    private static final Set<String> SENTENCES_THAT_NEED_SEVEN_PIECES =
            Set.of("game-over", "no-path.hole", "no-path.stuck", "no-placement.surrounded");

    /** A hole in which an Ant or a Spider can move; several obstacles around one piece; parts of more than three cells. */
    private static final Set<String> SENTENCES_THAT_NEED_MORE =
            Set.of("gate.shut-in", "no-move", "no-path.shut-in", "throw-piece-pinned.many");

    private static final int MAX_DIFFERENCES = 5;

    private final Queue<String> differences = new ConcurrentLinkedQueue<>();
    private final List<Result> results = new ArrayList<>();
    private final HiveTally all = new HiveTally();
    private final long day =
            Long.getLong("hive.day", LocalDate.now(ZoneOffset.UTC).toEpochDay());

    private record Result(int pieceCount, int shapes, int stride, HiveTally tally, Duration processorTime) {

        String row() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %d | %,d | %,d | %d s |",
                    stride == 1 ? pieceCount : pieceCount + ", 1 of " + stride,
                    shapes,
                    tally.setups(),
                    tally.questions(),
                    processorTime.toSeconds());
        }
    }

    @BeforeAll
    void askAboutHives() throws IOException {
        for (int pieceCount = 0; pieceCount <= MAX_PIECES; pieceCount++) {
            results.add(ask(pieceCount, 1));
        }
        new TreeMap<>(STRIDES).forEach((pieceCount, stride) -> results.add(ask(pieceCount, stride)));
        Files.writeString(Path.of("target", "small-hives.md"), report());
        results.forEach(result -> all.add(result.tally()));
        Stream.concat(RulebookDiagrams.all().stream().map(RulebookDiagram::setup), largerHives())
                .forEach(this::addViolationsOf);
        Game resigned = Game.start(Ruleset.BASE).end(GameResult.resignationOf(Color.WHITE));
        resigned.check(Move.pass()).ifPresent(all::addEvidence);
    }

    private static Stream<Setup> largerHives() {
        return Stream.of(
                surroundedAnt(),
                // wA2 cannot pass the gate behind which the Mosquito on wA1 would throw it.
                hive(Color.WHITE, "wP 0,0; wG1 1,0; wA1 0,-1; wM 0,-1; bG1 1,-2; wA2 0,-2; bS1 2,-2; wQ 3,-2"),
                // The covered Pillbug would throw the Mosquito through the gate above the ground.
                hive(Color.BLACK, "wA1 0,0; bM 0,0; bP 0,-1; bB2 0,-1; bA1 -1,1; bB1 -1,1; bS1 1,1; bS2 0,1; bQ 1,-2"),
                // The Ladybug only gets to the middle of three stacks, with a gate in each direction.
                hive(Color.WHITE, "wA1 0,0; wQ 1,0; wB1 1,0; wA2 -1,1; wB2 -1,1; bA1 0,-1; bB1 0,-1; wL 2,0"),
                // As a Spider, the Mosquito would lose contact; as a Grasshopper, it would jump over nothing.
                hive(Color.WHITE, "bS1 1,-2; bG1 1,-3; bS2 2,-2; bG2 1,0; bG3 2,-1; wQ 2,-4; wM 3,-2"));
    }

    private static Setup hive(Color sideToMove, String pieces) {
        return HiveText.read(pieces).withTurn(sideToMove, 9);
    }

    /** White's only piece is surrounded, so no empty cell touches it. */
    private static Setup surroundedAnt() {
        Setup setup = Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, Piece.of("wA1"));
        List<String> names = List.of("bQ", "bS1", "bS2", "bG1", "bG2", "bA1");
        for (int index = 0; index < names.size(); index++) {
            setup = setup.withPiece(Hex.ORIGIN.neighbors().get(index), Piece.of(names.get(index)));
        }
        return setup.withTurn(Color.WHITE, 7);
    }

    private void addViolationsOf(Setup setup) {
        Position position = Position.of(setup);
        MovesNearHive.of(setup).forEach(move -> position.check(move).ifPresent(all::addEvidence));
        Piece.all().forEach(piece -> position.check(piece).ifPresent(all::addEvidence));
    }

    @Test
    void check_allSmallHives_agreesWithReferenceAndBoard() {
        assertThat(differences.stream().limit(MAX_DIFFERENCES)).isEmpty();
        assertThat(EnumSet.allOf(Kind.class).stream()
                        .filter(kind -> results.stream()
                                .allMatch(result -> result.tally().refusals(kind) == 0)))
                .as("kinds of refusals that never came up")
                .containsExactlyElementsOf(unreachableKinds());
        assertThat(silentSentences(results.stream().filter(result -> result.stride() == 1)))
                .as("sentences that never came up")
                .containsExactlyInAnyOrderElementsOf(unreachableSentences());
    }

    @ParameterizedTest
    @EnumSource
    void violations_eachKind_haveEvidenceOfItsTable(Kind kind) {
        Set<Role> always = EnumSet.allOf(Role.class);
        Set<Role> ever = EnumSet.noneOf(Role.class);
        all.evidence(kind).forEach(roles -> {
            always.retainAll(roles);
            ever.addAll(roles);
        });
        // Where a thrower touches both cells, contact is kept, and it is only lost where there is room for other moves.
        if (kind == Kind.CONTACT_LOST) {
            always.remove(Role.REACHABLE);
            ever.add(Role.ATTEMPTS);
        }
        Set<Role> expected = EnumSet.copyOf(kind.evidence());
        assertThat(always).as("always evidence of " + kind.id()).isEqualTo(expected);
        expected.addAll(kind.occasionalEvidence());
        assertThat(ever).as("any evidence of " + kind.id()).isEqualTo(expected);
        // A piece that cannot move at all names many rules, most of them rarely.
        assertThat(kind == Kind.NO_MOVE ? kind.rules() : all.rules(kind))
                .as("rules of " + kind.id())
                .containsAll(all.rules(kind))
                .isEqualTo(kind.rules());
    }

    private static Set<Kind> unreachableKinds() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        if (MAX_PIECES < 6) {
            kinds.addAll(NEED_SIX_PIECES);
        }
        if (MAX_PIECES < 7) {
            kinds.addAll(NEED_SEVEN_PIECES);
        }
        return kinds;
    }

    private static Set<String> unreachableSentences() {
        Set<String> sentences = new TreeSet<>(SENTENCES_THAT_NEED_MORE);
        if (MAX_PIECES < 6) {
            sentences.addAll(SENTENCES_THAT_NEED_SIX_PIECES);
        }
        if (MAX_PIECES < 7) {
            sentences.addAll(SENTENCES_THAT_NEED_SEVEN_PIECES);
        }
        return sentences;
    }

    private static Set<String> silentSentences(Stream<Result> results) {
        Set<String> silent = SentenceClaims.all();
        results.forEach(result -> silent.removeAll(result.tally().sentences()));
        return silent;
    }

    private Result ask(int pieceCount, int stride) {
        Duration before = processorTime();
        HiveTally tally = new HiveTally();
        if (pieceCount == 0) {
            SmallHives.askOpening(questions -> inspect(questions, tally));
            return new Result(0, 1, 1, tally, processorTime().minus(before));
        }
        List<HiveOutline> outlines = HiveOutline.all(pieceCount);
        List<HiveOutline> shapes = IntStream.range(0, outlines.size())
                .filter(index -> (index + day) % stride == 0)
                .mapToObj(outlines::get)
                .toList();
        shapes.parallelStream()
                .map(shape -> {
                    HiveTally ofShape = new HiveTally();
                    Consumer<HiveQuestions> consumer = questions -> inspect(questions, ofShape);
                    if (pieceCount <= MAX_VARIED_PIECES) {
                        SmallHives.askVaried(shape, consumer);
                    } else {
                        SmallHives.ask(shape, consumer);
                    }
                    return ofShape;
                })
                .toList()
                .forEach(tally::add);
        return new Result(
                pieceCount, shapes.size(), stride, tally, processorTime().minus(before));
    }

    private void inspect(HiveQuestions questions, HiveTally tally) {
        if (differences.size() < MAX_DIFFERENCES) {
            try {
                HiveInspection.inspect(questions, tally);
            } catch (RuntimeException | AssertionError e) {
                differences.add(e + "\n  in " + questions.setup());
            }
        }
    }

    private static Duration processorTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private String report() {
        List<String> lines = new ArrayList<>(List.of("| pieces | shapes | positions | questions | processor time |"));
        lines.add("| ---: | ---: | ---: | ---: | ---: |");
        results.forEach(result -> lines.add(result.row()));
        lines.add("");
        lines.add(results.stream()
                .map(result -> " " + result.pieceCount() + " |")
                .collect(Collectors.joining("", "| refusals |", "")));
        lines.add("| --- |" + " ---: |".repeat(results.size()));
        for (Kind kind : Kind.values()) {
            lines.add(results.stream()
                    .map(result ->
                            String.format(Locale.ROOT, " %,d |", result.tally().refusals(kind)))
                    .collect(Collectors.joining("", "| " + kind.id() + " |", "")));
        }
        lines.add("");
        lines.add("Sentences that never came up: " + silentSentences(results.stream()));
        lines.add("");
        lines.add("Samples of day " + day + " (-Dhive.day=" + day + " takes the same)");
        return String.join("\n", lines) + "\n";
    }
}
