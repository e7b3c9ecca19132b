package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.PlacementViolation;
import io.github.hiverules.Position;
import io.github.hiverules.ReachViolation;
import io.github.hiverules.Rule;
import io.github.hiverules.ThrowViolation;
import io.github.hiverules.TurnViolation;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the evidence of each kind of violation with what a human reads off a diagram. Cells have the names of the
 * Universal Hive Protocol: {@code bQ/} is northeast of the black Queen, {@code bQ} is her own cell.
 */
class ViolationEvidenceInDiagramsTest {

    private static final Map<Character, Direction> DIRECTIONS_BY_PREFIX =
            Map.of('-', Direction.W, '\\', Direction.NW, '/', Direction.SW);
    private static final Map<Character, Direction> DIRECTIONS_BY_SUFFIX =
            Map.of('-', Direction.E, '\\', Direction.SE, '/', Direction.NE);

    /** The violation that the library finds for a question about a diagram, and the expected one. */
    record EvidenceCase(String diagramId, Optional<Violation> actual, Violation expected) {}

    static Stream<EvidenceCase> cases() {
        return Stream.of(turns(), placements(), movements(), paths(), jumpsAndMosquitoes(), throwsOfPieces())
                .flatMap(group -> group);
    }

    private static Stream<EvidenceCase> turns() {
        Diagram gameOver = new Diagram("R01a");
        Diagram turn = new Diagram("N06");
        Diagram queenInHand = new Diagram("R06");
        return Stream.of(
                gameOver.check(Move.pass(), new TurnViolation.GameOver(Optional.of(Color.WHITE), gameOver.hexes("bQ"))),
                turn.check(
                        turn.move("bQ", "\\bQ"),
                        new TurnViolation.NotYourPiece(
                                Piece.of("bQ"), Optional.of(turn.hex("bQ")), Optional.of(turn.hex("\\bQ")))),
                turn.check(
                        Move.move(Piece.of("wQ"), turn.hex("-wQ"), turn.hex("wQ/")),
                        new TurnViolation.NotOnStartCell(Piece.of("wQ"), turn.hex("-wQ"), Optional.of(turn.hex("wQ")))),
                queenInHand.check(
                        queenInHand.move("wA1", "wA1/"),
                        new TurnViolation.QueenInHand(Piece.of("wA1"), queenInHand.hex("wA1"))));
    }

    private static Stream<EvidenceCase> placements() {
        Diagram set = new Diagram("N03");
        Diagram numbers = new Diagram("N04");
        Diagram due = new Diagram("R04");
        Diagram opening = new Diagram("R32");
        Diagram first = new Diagram("N02");
        Diagram second = new Diagram("R02");
        Diagram third = new Diagram("R03");
        Diagram covered = new Diagram("N11");
        Hex apart = second.hex("wA1-").neighbor(Direction.E);
        Hex isolated = third.hex("wA1-").neighbor(Direction.E);
        return Stream.of(
                set.place(
                        "wP",
                        Hex.ORIGIN,
                        new PlacementViolation.PieceNotInSet(Piece.of("wP"), Optional.of(Hex.ORIGIN))),
                third.place(
                        "wA1",
                        third.hex("wA1/"),
                        new PlacementViolation.AlreadyInPlay(Piece.of("wA1"), third.hex("wA1"))),
                numbers.place(
                        "wA3",
                        numbers.hex("-wA1"),
                        new PlacementViolation.NumberOutOfOrder(
                                Piece.of("wA3"), Piece.of("wA2"), Optional.of(numbers.hex("-wA1")))),
                due.place(
                        "wS2",
                        due.hex("-wA1"),
                        new PlacementViolation.QueenDue(Piece.of("wS2"), Optional.of(due.hex("-wA1")))),
                opening.place(
                        "wQ",
                        Hex.ORIGIN,
                        new PlacementViolation.QueenTooEarly(Piece.of("wQ"), Optional.of(Hex.ORIGIN))),
                second.place(
                        "bS1",
                        second.hex("wA1"),
                        new PlacementViolation.CellOccupied(second.hex("wA1"), Piece.of("wA1"))),
                first.place("wS1", Hex.of(1, 0), new PlacementViolation.NotAtOrigin(Hex.of(1, 0))),
                second.place("bS1", apart, new PlacementViolation.NotTouchingFirstPiece(apart)),
                third.place(
                        "wQ",
                        third.hex("-wA1"),
                        new PlacementViolation.TouchesOpponent(third.hex("-wA1"), third.hexes("bS1"))),
                third.place("wQ", isolated, new PlacementViolation.TouchesNoOwnPiece(isolated)),
                covered.check(
                        Piece.of("wA1"),
                        new PlacementViolation.NoPlacement(Piece.of("wA1"), List.of(), covered.hexes("bB1"))));
    }

    private static Stream<EvidenceCase> movements() {
        Diagram covered = new Diagram("R11");
        Diagram stays = new Diagram("R17");
        Diagram resting = new Diagram("X34");
        Diagram pinned = new Diagram("X13");
        Diagram shutIn = new Diagram("R24");
        Diagram turn = new Diagram("N06");
        ReachViolation gate = new ReachViolation.Gate(
                Piece.of("bA1"),
                Bug.SOLDIER_ANT,
                shutIn.hex("bA1"),
                shutIn.hex("/bA1"),
                shutIn.hexes("bA1", "/bA1"),
                shutIn.hexes("wS1", "wA1"),
                List.of());
        return Stream.of(
                covered.check(
                        covered.move("wB1", "wQ"),
                        new MovementViolation.Covered(Piece.of("wB1"), covered.hex("bB1"), Piece.of("bB1"))),
                stays.check(stays.move("wL", "wL"), new MovementViolation.EndsAtStart(Piece.of("wL"), stays.hex("wL"))),
                resting.check(
                        resting.move("wA1", "wA1-"),
                        new MovementViolation.Resting(Piece.of("wA1"), resting.hex("wA1"))),
                pinned.check(
                        pinned.move("wB1", "bQ"),
                        new MovementViolation.Pinned(
                                Piece.of("wB1"), pinned.hex("wB1"), pinned.hexes("wQ"), List.of(Piece.of("wQ")))),
                shutIn.check(
                        Piece.of("bA1"),
                        new MovementViolation.NoMove(Piece.of("bA1"), shutIn.hex("bA1"), List.of(gate))),
                shutIn.check(shutIn.move("bA1", "/bA1"), gate),
                turn.check(
                        turn.move("wQ", "-wQ"),
                        new ReachViolation.LeavesHive(Piece.of("wQ"), turn.hex("wQ"), turn.hex("-wQ"))));
    }

    private static Stream<EvidenceCase> paths() {
        Diagram gap = new Diagram("X44");
        Diagram climb = new Diagram("X01");
        Diagram queen = new Diagram("R07");
        Diagram spider = new Diagram("R15");
        Diagram bay = new Diagram("X48");
        Diagram chamber = new Diagram("X52a");
        return Stream.of(
                gap.check(
                        gap.move("bS1", "-wB1"),
                        new ReachViolation.ContactLost(
                                Piece.of("bS1"),
                                Bug.SPIDER,
                                gap.hex("bS1"),
                                gap.hex("-wB1"),
                                gap.hexes("bS1", "-bS1"),
                                gap.hexes("/bS1", "\\bS1"),
                                gap.hexes("\\wB1", "wQ-", "bQ-", "-bB1"))),
                climb.check(
                        climb.move("wB1", "wB1-"),
                        new ReachViolation.GateAboveGround(
                                Piece.of("wB1"),
                                Bug.BEETLE,
                                climb.hex("wB1"),
                                climb.hex("wB1-"),
                                climb.hexes("wB1", "wB1-"),
                                climb.hexes("bB1", "bB2"),
                                climb.hexes("wQ", "bB1", "-wB1", "/wB1", "bB2"))),
                queen.check(
                        queen.move("bQ", "-bG1"),
                        new ReachViolation.TooFar(
                                Piece.of("bQ"), Bug.QUEEN_BEE, queen.hex("bQ"), queen.hex("-bG1"), 2)),
                queen.check(
                        queen.move("bQ", "bA1"),
                        new ReachViolation.DestinationOccupied(
                                Piece.of("bQ"), Bug.QUEEN_BEE, queen.hex("bQ"), queen.hex("bA1"), Piece.of("bA1"))),
                spider.check(
                        spider.move("bS1", "wS1-"),
                        new ReachViolation.TooFewSteps(
                                Piece.of("bS1"),
                                spider.hex("bS1"),
                                spider.hex("wS1-"),
                                spider.hexes("bS1", "bS1-", "wS1-"))),
                bay.check(
                        bay.move("wS2", "wS2"),
                        new ReachViolation.TooManySteps(Piece.of("wS2"), bay.hex("wS2"), bay.hex("wS2"), List.of())),
                chamber.check(
                        chamber.move("wA1", "wQ/"),
                        new ReachViolation.NoPath(
                                Piece.of("wA1"),
                                Bug.SOLDIER_ANT,
                                chamber.hex("wA1"),
                                chamber.hex("wQ/"),
                                List.of(),
                                List.of(),
                                chamber.hexes("wQ", "wS1", "bA1", "bS1", "wB1", "bQ", "wG1", "bG1", "bB1"),
                                true,
                                List.of(),
                                chamber.hexes("wA1-", "wA1\\"))));
    }

    private static Stream<EvidenceCase> jumpsAndMosquitoes() {
        Diagram rows = new Diagram("R14");
        Diagram line = new Diagram("X60");
        Diagram twoMosquitoes = new Diagram("X24");
        Diagram onTop = new Diagram("R19");
        Piece grasshopper = Piece.of("wG1");
        return Stream.of(
                rows.check(
                        rows.move("wG1", "wA1-"),
                        new ReachViolation.NothingToJumpOver(
                                grasshopper, rows.hex("wG1"), rows.hex("wA1-"), rows.hex("wG1-"))),
                line.check(
                        line.move("wG1", "bA1/"),
                        new ReachViolation.NotInLine(
                                grasshopper, line.hex("wG1"), line.hex("bA1/"), line.hexes("bS1-"))),
                line.check(
                        line.move("wG1", "bQ-"),
                        new ReachViolation.EmptyCellInLine(
                                grasshopper, line.hex("wG1"), line.hex("bQ-"), line.hexes("bS1"), line.hex("bS1-"))),
                twoMosquitoes.check(
                        twoMosquitoes.move("wM", "wM/"),
                        new ReachViolation.MosquitoCannotCopy(
                                Rule.MOSQUITO_3,
                                Piece.of("wM"),
                                twoMosquitoes.hex("wM"),
                                twoMosquitoes.hex("wM/"),
                                Optional.of(twoMosquitoes.hex("bM")),
                                List.of(new ReachViolation.NothingToJumpOver(
                                        Piece.of("wM"),
                                        twoMosquitoes.hex("wM"),
                                        twoMosquitoes.hex("wM/"),
                                        twoMosquitoes.hex("wM/"))))),
                onTop.check(
                        onTop.move("wM", "-bQ"),
                        new ReachViolation.MosquitoOnTop(Piece.of("wM"), onTop.hex("wM"), onTop.hex("-bQ"), 2)));
    }

    private static Stream<EvidenceCase> throwsOfPieces() {
        return Stream.of(
                throwCase("R35b", Kind.THROW_DESTINATION_OCCUPIED, "wP", "bA1", "wQ"),
                throwCase("X42", Kind.THROW_THROWER_COVERED, "wP", "wQ", "bB1\\"),
                throwCase("X30", Kind.THROW_THROWER_ON_TOP, "wM", "wQ", "wM\\"),
                throwCase("X35a", Kind.THROW_THROWER_RESTS, "wP", "wQ", "-wP"),
                throwCase("X33", Kind.THROW_PIECE_RESTS, "wP", "bA1", "bQ-"),
                throwCase("X37", Kind.THROW_PIECE_STACKED, "wP", "bB1", "bQ-"),
                throwCase("X38", Kind.THROW_PIECE_PINNED, "wP", "bS1", "wP/", "bQ"),
                throwCase("N21", Kind.THROW_GATE_UP, "wP", "bS1", "-wP", "bB1", "wB1"),
                throwCase("X40", Kind.THROW_GATE_DOWN, "wP", "wQ", "wP-", "bB1", "wB1"));
    }

    /** Expects the cells that would be cut off, or the two stacks of a gate, as evidence of a refused throw. */
    private static EvidenceCase throwCase(
            String id, Kind kind, String thrower, String piece, String to, String... evidence) {
        Diagram diagram = new Diagram(id);
        boolean isPinned = kind == Kind.THROW_PIECE_PINNED;
        return diagram.check(
                diagram.move(piece, to),
                new ThrowViolation(
                        kind,
                        Piece.of(piece),
                        diagram.hex(piece),
                        diagram.hex(to),
                        Piece.of(thrower),
                        diagram.hex(thrower),
                        isPinned ? List.of() : diagram.hexes(evidence),
                        isPinned ? diagram.hexes(evidence) : List.of()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void check_illegalMove_showsEvidenceOfDiagram(EvidenceCase evidenceCase) {
        assertThat(evidenceCase.actual()).as(evidenceCase.diagramId()).contains(evidenceCase.expected());
    }

    @Test
    void check_illegalPass_showsLegalMoves() {
        Diagram first = new Diagram("N02");

        assertThat(first.position.check(Move.pass())).hasValueSatisfying(violation -> {
            TurnViolation.PassNotAllowed pass = (TurnViolation.PassNotAllowed) violation;
            assertThat(pass.alternatives())
                    .hasSize(3)
                    .doesNotHaveDuplicates()
                    .allMatch(move -> move.destination().equals(Optional.of(Hex.ORIGIN)));
        });
    }

    @Test
    void cases_coverEveryKind() {
        assertThat(Stream.concat(
                        cases().map(evidenceCase -> evidenceCase.expected().kind()), Stream.of(Kind.PASS_NOT_ALLOWED)))
                .containsOnlyOnce(Kind.values());
    }

    /** The position of a diagram, with names for its cells. */
    private static final class Diagram {

        private final String id;
        private final Position position;

        Diagram(String id) {
            this.id = id;
            this.position = RulebookDiagrams.find(id).orElseThrow().position();
        }

        Hex hex(String name) {
            Direction prefix = DIRECTIONS_BY_PREFIX.get(name.charAt(0));
            Direction suffix = DIRECTIONS_BY_SUFFIX.get(name.charAt(name.length() - 1));
            Hex cell =
                    position.cellOf(Piece.of(name.replaceAll("[-/\\\\]", ""))).orElseThrow();
            if (prefix != null) {
                return cell.neighbor(prefix);
            }
            return suffix == null ? cell : cell.neighbor(suffix);
        }

        List<Hex> hexes(String... names) {
            return Stream.of(names).map(this::hex).toList();
        }

        Move move(String piece, String to) {
            return Move.move(Piece.of(piece), hex(piece), hex(to));
        }

        EvidenceCase check(Move move, Violation expected) {
            return new EvidenceCase(id, position.check(move), expected);
        }

        EvidenceCase check(Piece piece, Violation expected) {
            return new EvidenceCase(id, position.check(piece), expected);
        }

        EvidenceCase place(String piece, Hex to, Violation expected) {
            return check(Move.place(Piece.of(piece), to), expected);
        }
    }
}
