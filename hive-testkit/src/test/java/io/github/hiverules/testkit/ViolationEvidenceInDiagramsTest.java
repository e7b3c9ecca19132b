package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.Violation.Role;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
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
                gameOver.check(
                        Move.pass(),
                        Violation.of(
                                Kind.GAME_OVER,
                                Rule.END_3,
                                Map.of(
                                        Role.RESULT,
                                        new GameResult(Outcome.WHITE_WINS, GameResult.Ending.QUEEN_SURROUNDED),
                                        Role.SURROUNDED_CELLS,
                                        gameOver.hexes("bQ")))),
                turn.check(
                        turn.move("bQ", "\\bQ"),
                        Violation.of(
                                Kind.NOT_YOUR_PIECE,
                                Rule.TURN_2,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("bQ"),
                                        Role.FROM,
                                        turn.hex("bQ"),
                                        Role.TO,
                                        turn.hex("\\bQ")))),
                turn.check(
                        Move.move(Piece.of("wQ"), turn.hex("-wQ"), turn.hex("wQ/")),
                        Violation.of(
                                Kind.NOT_ON_START_CELL,
                                Rule.TURN_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wQ"),
                                        Role.FROM,
                                        turn.hex("-wQ"),
                                        Role.AT,
                                        turn.hex("wQ")))),
                queenInHand.check(
                        queenInHand.move("wA1", "wA1/"),
                        Violation.of(
                                Kind.QUEEN_IN_HAND,
                                Rule.QUEEN_2,
                                Map.of(Role.PIECE, Piece.of("wA1"), Role.FROM, queenInHand.hex("wA1")))));
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
                        Violation.of(
                                Kind.PIECE_NOT_IN_SET,
                                Rule.MAT_1,
                                Map.of(Role.PIECE, Piece.of("wP"), Role.TO, Hex.ORIGIN))),
                third.place(
                        "wA1",
                        third.hex("wA1/"),
                        Violation.of(
                                Kind.ALREADY_IN_PLAY,
                                Rule.PLACE_6,
                                Map.of(Role.PIECE, Piece.of("wA1"), Role.AT, third.hex("wA1")))),
                numbers.place(
                        "wA3",
                        numbers.hex("-wA1"),
                        Violation.of(
                                Kind.NUMBER_OUT_OF_ORDER,
                                Rule.MAT_2,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wA3"),
                                        Role.NEXT,
                                        Piece.of("wA2"),
                                        Role.TO,
                                        numbers.hex("-wA1")))),
                due.place(
                        "wS2",
                        due.hex("-wA1"),
                        Violation.of(
                                Kind.QUEEN_DUE,
                                Rule.QUEEN_1,
                                Map.of(Role.PIECE, Piece.of("wS2"), Role.TO, due.hex("-wA1")))),
                opening.place(
                        "wQ",
                        Hex.ORIGIN,
                        Violation.of(
                                Kind.QUEEN_TOO_EARLY,
                                Rule.OPENING_1,
                                Map.of(Role.PIECE, Piece.of("wQ"), Role.TO, Hex.ORIGIN))),
                second.place(
                        "bS1",
                        second.hex("wA1"),
                        Violation.of(
                                Kind.CELL_OCCUPIED,
                                Rule.PLACE_4,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("bS1"),
                                        Role.TO,
                                        second.hex("wA1"),
                                        Role.TOP,
                                        Piece.of("wA1")))),
                first.place(
                        "wS1",
                        Hex.of(1, 0),
                        Violation.of(
                                Kind.NOT_AT_ORIGIN,
                                Rule.PLACE_1,
                                Map.of(Role.PIECE, Piece.of("wS1"), Role.TO, Hex.of(1, 0)))),
                second.place(
                        "bS1",
                        apart,
                        Violation.of(
                                Kind.NOT_TOUCHING_FIRST_PIECE,
                                Rule.PLACE_2,
                                Map.of(Role.PIECE, Piece.of("bS1"), Role.TO, apart))),
                third.place(
                        "wQ",
                        third.hex("-wA1"),
                        Violation.of(
                                Kind.TOUCHES_OPPONENT,
                                Rule.PLACE_3,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wQ"),
                                        Role.TO,
                                        third.hex("-wA1"),
                                        Role.OPPONENT_CELLS,
                                        third.hexes("bS1")))),
                third.place(
                        "wQ",
                        isolated,
                        Violation.of(
                                Kind.TOUCHES_NO_OWN_PIECE,
                                Rule.PLACE_3,
                                Map.of(Role.PIECE, Piece.of("wQ"), Role.TO, isolated))),
                covered.check(
                        Piece.of("wA1"),
                        Violation.of(
                                Kind.NO_PLACEMENT,
                                Rule.PLACE_3,
                                Map.of(Role.PIECE, Piece.of("wA1"), Role.OPPONENT_CELLS, covered.hexes("bB1")))));
    }

    private static Stream<EvidenceCase> movements() {
        Diagram covered = new Diagram("R11");
        Diagram stays = new Diagram("R17");
        Diagram resting = new Diagram("X34");
        Diagram pinned = new Diagram("X13");
        Diagram shutIn = new Diagram("R24");
        Diagram turn = new Diagram("N06");
        Violation gate = Violation.of(
                Kind.GATE,
                Rule.SLIDE_1,
                Map.of(
                        Role.PIECE,
                        Piece.of("bA1"),
                        Role.MOVES_AS,
                        Bug.SOLDIER_ANT,
                        Role.FROM,
                        shutIn.hex("bA1"),
                        Role.TO,
                        shutIn.hex("/bA1"),
                        Role.PATH,
                        shutIn.hexes("bA1", "/bA1"),
                        Role.SIDES,
                        shutIn.hexes("wS1", "wA1")));
        return Stream.of(
                covered.check(
                        covered.move("wB1", "wQ"),
                        Violation.of(
                                Kind.COVERED,
                                Rule.COVER_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wB1"),
                                        Role.FROM,
                                        covered.hex("bB1"),
                                        Role.TOP,
                                        Piece.of("bB1")))),
                stays.check(
                        stays.move("wL", "wL"),
                        Violation.of(
                                Kind.ENDS_AT_START,
                                Rule.STAY_1,
                                Map.of(Role.PIECE, Piece.of("wL"), Role.FROM, stays.hex("wL")))),
                resting.check(
                        resting.move("wA1", "wA1-"),
                        Violation.of(
                                Kind.RESTING,
                                Rule.PILLBUG_5,
                                Map.of(Role.PIECE, Piece.of("wA1"), Role.FROM, resting.hex("wA1")))),
                pinned.check(
                        pinned.move("wB1", "bQ"),
                        Violation.of(
                                Kind.PINNED,
                                Rule.HIVE_2,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wB1"),
                                        Role.FROM,
                                        pinned.hex("wB1"),
                                        Role.CUT_OFF_CELLS,
                                        pinned.hexes("wQ"),
                                        Role.CUT_OFF_PIECES,
                                        List.of(Piece.of("wQ"))))),
                shutIn.check(
                        Piece.of("bA1"),
                        Violation.of(
                                Kind.NO_MOVE,
                                Rule.SLIDE_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("bA1"),
                                        Role.FROM,
                                        shutIn.hex("bA1"),
                                        Role.ATTEMPTS,
                                        List.of(gate)))),
                shutIn.check(shutIn.move("bA1", "/bA1"), gate),
                turn.check(
                        turn.move("wQ", "-wQ"),
                        Violation.of(
                                Kind.LEAVES_HIVE,
                                Rule.HIVE_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wQ"),
                                        Role.FROM,
                                        turn.hex("wQ"),
                                        Role.TO,
                                        turn.hex("-wQ"),
                                        Role.MOVES_AS,
                                        Piece.of("wQ").bug()))));
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
                        Violation.of(
                                Kind.CONTACT_LOST,
                                Rule.SLIDE_2,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("bS1"),
                                        Role.MOVES_AS,
                                        Bug.SPIDER,
                                        Role.FROM,
                                        gap.hex("bS1"),
                                        Role.TO,
                                        gap.hex("-wB1"),
                                        Role.PATH,
                                        gap.hexes("bS1", "-bS1"),
                                        Role.SIDES,
                                        gap.hexes("/bS1", "\\bS1"),
                                        Role.REACHABLE,
                                        gap.hexes("\\wB1", "wQ-", "bQ-", "-bB1")))),
                climb.check(
                        climb.move("wB1", "wB1-"),
                        Violation.of(
                                Kind.GATE_ABOVE_GROUND,
                                Rule.CLIMB_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wB1"),
                                        Role.MOVES_AS,
                                        Bug.BEETLE,
                                        Role.FROM,
                                        climb.hex("wB1"),
                                        Role.TO,
                                        climb.hex("wB1-"),
                                        Role.PATH,
                                        climb.hexes("wB1", "wB1-"),
                                        Role.SIDES,
                                        climb.hexes("bB1", "bB2"),
                                        Role.REACHABLE,
                                        climb.hexes("wQ", "bB1", "-wB1", "/wB1", "bB2")))),
                queen.check(
                        queen.move("bQ", "-bG1"),
                        Violation.of(
                                Kind.TOO_FAR,
                                Rule.QUEEN_3,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("bQ"),
                                        Role.MOVES_AS,
                                        Bug.QUEEN_BEE,
                                        Role.FROM,
                                        queen.hex("bQ"),
                                        Role.TO,
                                        queen.hex("-bG1")))),
                queen.check(
                        queen.move("bQ", "bA1"),
                        Violation.of(
                                Kind.DESTINATION_OCCUPIED,
                                Rule.QUEEN_3,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("bQ"),
                                        Role.MOVES_AS,
                                        Bug.QUEEN_BEE,
                                        Role.FROM,
                                        queen.hex("bQ"),
                                        Role.TO,
                                        queen.hex("bA1"),
                                        Role.TOP,
                                        Piece.of("bA1")))),
                spider.check(
                        spider.move("bS1", "wS1-"),
                        Violation.of(
                                Kind.TOO_FEW_STEPS,
                                Rule.SPIDER_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("bS1"),
                                        Role.FROM,
                                        spider.hex("bS1"),
                                        Role.TO,
                                        spider.hex("wS1-"),
                                        Role.PATH,
                                        spider.hexes("bS1", "bS1-", "wS1-"),
                                        Role.MOVES_AS,
                                        Bug.SPIDER))),
                bay.check(
                        bay.move("wS2", "wS2"),
                        Violation.of(
                                Kind.TOO_MANY_STEPS,
                                Rule.SPIDER_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wS2"),
                                        Role.FROM,
                                        bay.hex("wS2"),
                                        Role.TO,
                                        bay.hex("wS2"),
                                        Role.MOVES_AS,
                                        Bug.SPIDER))),
                chamber.check(
                        chamber.move("wA1", "wQ/"),
                        Violation.of(
                                Kind.NO_PATH,
                                Rule.ANT_1,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wA1"),
                                        Role.MOVES_AS,
                                        Bug.SOLDIER_ANT,
                                        Role.FROM,
                                        chamber.hex("wA1"),
                                        Role.TO,
                                        chamber.hex("wQ/"),
                                        Role.RING_CELLS,
                                        chamber.hexes("wQ", "wS1", "bA1", "bS1", "wB1", "bQ", "wG1", "bG1", "bB1"),
                                        Role.REACHABLE,
                                        chamber.hexes("wA1-", "wA1\\"),
                                        Role.ENCLOSED_CELL,
                                        chamber.hex("wA1")))));
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
                        Violation.of(
                                Kind.NOTHING_TO_JUMP_OVER,
                                Rule.GRASSHOPPER_1,
                                Map.of(
                                        Role.PIECE,
                                        grasshopper,
                                        Role.FROM,
                                        rows.hex("wG1"),
                                        Role.TO,
                                        rows.hex("wA1-"),
                                        Role.FIRST_EMPTY_CELL,
                                        rows.hex("wG1-"),
                                        Role.MOVES_AS,
                                        Bug.GRASSHOPPER))),
                line.check(
                        line.move("wG1", "bA1/"),
                        Violation.of(
                                Kind.NOT_IN_LINE,
                                Rule.GRASSHOPPER_1,
                                Map.of(
                                        Role.PIECE,
                                        grasshopper,
                                        Role.FROM,
                                        line.hex("wG1"),
                                        Role.TO,
                                        line.hex("bA1/"),
                                        Role.REACHABLE,
                                        line.hexes("bS1-"),
                                        Role.MOVES_AS,
                                        Bug.GRASSHOPPER))),
                line.check(
                        line.move("wG1", "bQ-"),
                        Violation.of(
                                Kind.EMPTY_CELL_IN_LINE,
                                Rule.GRASSHOPPER_1,
                                Map.of(
                                        Role.PIECE,
                                        grasshopper,
                                        Role.FROM,
                                        line.hex("wG1"),
                                        Role.TO,
                                        line.hex("bQ-"),
                                        Role.ROW,
                                        line.hexes("bS1"),
                                        Role.FIRST_EMPTY_CELL,
                                        line.hex("bS1-"),
                                        Role.MOVES_AS,
                                        Bug.GRASSHOPPER))),
                twoMosquitoes.check(
                        twoMosquitoes.move("wM", "wM/"),
                        Violation.of(
                                Kind.MOSQUITO_CANNOT_COPY,
                                Rule.MOSQUITO_3,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wM"),
                                        Role.FROM,
                                        twoMosquitoes.hex("wM"),
                                        Role.TO,
                                        twoMosquitoes.hex("wM/"),
                                        Role.UNCOPIED_CELL,
                                        twoMosquitoes.hex("bM"),
                                        Role.ATTEMPTS,
                                        List.of(Violation.of(
                                                Kind.NOTHING_TO_JUMP_OVER,
                                                Rule.GRASSHOPPER_1,
                                                Map.of(
                                                        Role.PIECE,
                                                        Piece.of("wM"),
                                                        Role.FROM,
                                                        twoMosquitoes.hex("wM"),
                                                        Role.TO,
                                                        twoMosquitoes.hex("wM/"),
                                                        Role.FIRST_EMPTY_CELL,
                                                        twoMosquitoes.hex("wM/"),
                                                        Role.MOVES_AS,
                                                        Bug.GRASSHOPPER))),
                                        Role.MOVES_AS,
                                        Bug.MOSQUITO))),
                onTop.check(
                        onTop.move("wM", "-bQ"),
                        Violation.of(
                                Kind.MOSQUITO_ON_TOP,
                                Rule.MOSQUITO_2,
                                Map.of(
                                        Role.PIECE,
                                        Piece.of("wM"),
                                        Role.FROM,
                                        onTop.hex("wM"),
                                        Role.TO,
                                        onTop.hex("-bQ"),
                                        Role.MOVES_AS,
                                        Bug.BEETLE))));
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
        return diagram.checkThrow(
                diagram.move(piece, to),
                Violation.of(
                        kind,
                        kind.rules().iterator().next(),
                        Map.of(
                                Role.PIECE,
                                Piece.of(piece),
                                Role.FROM,
                                diagram.hex(piece),
                                Role.TO,
                                diagram.hex(to),
                                Role.THROWER,
                                Piece.of(thrower),
                                Role.THROWER_CELL,
                                diagram.hex(thrower),
                                Role.SIDES,
                                isPinned ? List.of() : diagram.hexes(evidence),
                                Role.CUT_OFF_CELLS,
                                isPinned ? diagram.hexes(evidence) : List.of())));
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
            assertThat(violation.alternatives())
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

        /** For a player's own piece, the failed throw is the last attempt. */
        EvidenceCase checkThrow(Move move, Violation expected) {
            Optional<Violation> failedThrow = position.check(move)
                    .map(violation -> violation.attempts().stream()
                            .reduce((first, last) -> last)
                            .orElse(violation));
            return new EvidenceCase(id, failedThrow, expected);
        }

        EvidenceCase check(Piece piece, Violation expected) {
            return new EvidenceCase(id, position.check(piece), expected);
        }

        EvidenceCase place(String piece, Hex to, Violation expected) {
            return check(Move.place(Piece.of(piece), to), expected);
        }
    }
}
