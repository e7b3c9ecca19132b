package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Role;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
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
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Drawings mark the evidence of each kind of violation. */
class SvgEvidenceTest {

    private static final Piece QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece BEETLE = Piece.of(Color.WHITE, Bug.BEETLE);
    private static final Piece MOSQUITO = Piece.of(Color.WHITE, Bug.MOSQUITO);
    private static final Piece PILLBUG = Piece.of(Color.WHITE, Bug.PILLBUG);
    private static final Piece BLACK_QUEEN = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece IN_HAND = Piece.of(Color.WHITE, Bug.SPIDER, 2);

    private static final Hex PILLBUG_CELL = Hex.of(0, 0);
    private static final Hex STACK_CELL = Hex.of(1, 0);
    private static final Hex ANT_CELL = Hex.of(2, 0);
    private static final Hex MOSQUITO_CELL = Hex.of(3, 0);
    private static final Hex QUEEN_CELL = Hex.of(0, 1);
    private static final Hex EMPTY = Hex.of(1, 1);

    /**
     * From west to east: a Pillbug, a Beetle on the black Queen, an Ant and a Mosquito. In the next row: the white
     * Queen.
     */
    static final SvgDrawing DRAWING = SvgDrawing.of(Map.of(
            PILLBUG_CELL, List.of(PILLBUG),
            STACK_CELL, List.of(BLACK_QUEEN, BEETLE),
            ANT_CELL, List.of(ANT),
            MOSQUITO_CELL, List.of(MOSQUITO),
            QUEEN_CELL, List.of(QUEEN)));

    static Stream<Arguments> violations() {
        return Stream.of(
                        turnViolations(),
                        placementViolations(),
                        movementViolations(),
                        destinationViolations(),
                        throwViolations())
                .flatMap(cases -> cases);
    }

    private static Stream<Arguments> turnViolations() {
        return Stream.of(
                expecting(gameOver(Outcome.WHITE_WINS, STACK_CELL), "blocker 1,0"),
                expecting(gameOver(Outcome.DRAW, STACK_CELL, QUEEN_CELL), "blocker 0,1", "blocker 1,0"),
                expecting(Violation.of(Kind.GAME_OVER, Rule.END_3, Map.of(Role.RESULT, GameResult.drawByAgreement()))),
                expecting(
                        Violation.of(
                                Kind.PASS_NOT_ALLOWED,
                                Rule.PASS_1,
                                Map.of(Role.ALTERNATIVES, List.of(Move.place(IN_HAND, EMPTY)))),
                        "reachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.PASS_NOT_ALLOWED,
                                Rule.PASS_1,
                                Map.of(Role.ALTERNATIVES, List.of(Move.move(ANT, ANT_CELL, EMPTY)))),
                        "selected 2,0",
                        "reachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NOT_YOUR_PIECE,
                                Rule.TURN_2,
                                Map.of(Role.PIECE, BLACK_QUEEN, Role.FROM, STACK_CELL, Role.TO, EMPTY)),
                        "selected 1,0",
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NOT_ON_START_CELL,
                                Rule.TURN_1,
                                Map.of(Role.PIECE, ANT, Role.FROM, EMPTY, Role.AT, ANT_CELL)),
                        "unreachable 1,1",
                        "selected 2,0"),
                expecting(
                        Violation.of(
                                Kind.NOT_ON_START_CELL, Rule.TURN_1, Map.of(Role.PIECE, IN_HAND, Role.FROM, EMPTY)),
                        "unreachable 1,1"),
                expecting(
                        Violation.of(Kind.QUEEN_IN_HAND, Rule.QUEEN_2, Map.of(Role.PIECE, ANT, Role.FROM, ANT_CELL)),
                        "selected 2,0"));
    }

    private static Violation gameOver(Outcome outcome, Hex... surrounded) {
        GameResult result = new GameResult(outcome, GameResult.Ending.QUEEN_SURROUNDED);
        return Violation.of(
                Kind.GAME_OVER, Rule.END_3, Map.of(Role.RESULT, result, Role.SURROUNDED_CELLS, List.of(surrounded)));
    }

    private static Stream<Arguments> placementViolations() {
        return Stream.of(
                expecting(
                        Violation.of(Kind.PIECE_NOT_IN_SET, Rule.MAT_1, Map.of(Role.PIECE, IN_HAND, Role.TO, EMPTY)),
                        "unreachable 1,1"),
                expecting(
                        Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, Map.of(Role.PIECE, IN_HAND, Role.TO, EMPTY)),
                        "unreachable 1,1"),
                expecting(
                        Violation.of(Kind.QUEEN_TOO_EARLY, Rule.OPENING_1, Map.of(Role.PIECE, IN_HAND, Role.TO, EMPTY)),
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NUMBER_OUT_OF_ORDER,
                                Rule.MAT_2,
                                Map.of(Role.PIECE, IN_HAND, Role.NEXT, Piece.of("wS1"), Role.TO, EMPTY)),
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NOT_TOUCHING_FIRST_PIECE,
                                Rule.PLACE_2,
                                Map.of(Role.PIECE, IN_HAND, Role.TO, Hex.of(5, 0))),
                        "unreachable 5,0"),
                expecting(
                        Violation.of(Kind.ALREADY_IN_PLAY, Rule.PLACE_6, Map.of(Role.PIECE, ANT, Role.AT, ANT_CELL)),
                        "selected 2,0"),
                expecting(
                        Violation.of(
                                Kind.CELL_OCCUPIED,
                                Rule.PLACE_4,
                                Map.of(Role.PIECE, IN_HAND, Role.TO, ANT_CELL, Role.TOP, ANT)),
                        "unreachable 2,0"),
                expecting(
                        Violation.of(Kind.NOT_AT_ORIGIN, Rule.PLACE_1, Map.of(Role.PIECE, IN_HAND, Role.TO, EMPTY)),
                        "reachable 0,0",
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.TOUCHES_OPPONENT,
                                Rule.PLACE_3,
                                Map.of(Role.PIECE, IN_HAND, Role.TO, EMPTY, Role.OPPONENT_CELLS, List.of(STACK_CELL))),
                        "blocker 1,0",
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.TOUCHES_NO_OWN_PIECE, Rule.PLACE_3, Map.of(Role.PIECE, IN_HAND, Role.TO, EMPTY)),
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NO_PLACEMENT,
                                Rule.PLACE_3,
                                Map.of(
                                        Role.PIECE,
                                        IN_HAND,
                                        Role.EMPTY_CELLS,
                                        List.of(EMPTY),
                                        Role.OPPONENT_CELLS,
                                        List.of(STACK_CELL))),
                        "blocker 1,0",
                        "unreachable 1,1"));
    }

    private static Stream<Arguments> movementViolations() {
        return Stream.of(
                expecting(
                        Violation.of(
                                Kind.COVERED,
                                Rule.COVER_1,
                                Map.of(Role.PIECE, BLACK_QUEEN, Role.FROM, STACK_CELL, Role.TOP, BEETLE)),
                        "selected 1,0",
                        "blocker 1,0"),
                expecting(
                        Violation.of(Kind.ENDS_AT_START, Rule.STAY_1, Map.of(Role.PIECE, ANT, Role.FROM, ANT_CELL)),
                        "selected 2,0",
                        "unreachable 2,0"),
                expecting(
                        Violation.of(Kind.RESTING, Rule.PILLBUG_5, Map.of(Role.PIECE, ANT, Role.FROM, ANT_CELL)),
                        "selected 2,0",
                        "resting 2,0"),
                expecting(antPinned(), "selected 2,0", "cut-off 3,0"),
                expecting(
                        Violation.of(
                                Kind.LEAVES_HIVE,
                                Rule.HIVE_1,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.FROM,
                                        ANT_CELL,
                                        Role.TO,
                                        Hex.of(7, 0),
                                        Role.MOVES_AS,
                                        ANT.bug())),
                        "selected 2,0",
                        "unreachable 7,0"),
                expecting(gateViolation(), "selected 0,1", "blocker 0,0", "blocker 1,0", "stopped"),
                expecting(
                        Violation.of(
                                Kind.GATE_ABOVE_GROUND,
                                Rule.CLIMB_1,
                                Map.of(
                                        Role.PIECE,
                                        BEETLE,
                                        Role.MOVES_AS,
                                        Bug.BEETLE,
                                        Role.FROM,
                                        STACK_CELL,
                                        Role.TO,
                                        EMPTY,
                                        Role.PATH,
                                        List.of(STACK_CELL, EMPTY),
                                        Role.SIDES,
                                        List.of(QUEEN_CELL, ANT_CELL))),
                        "selected 1,0",
                        "blocker 0,1",
                        "blocker 2,0",
                        "stopped"),
                expecting(
                        Violation.of(
                                Kind.CONTACT_LOST,
                                Rule.SLIDE_2,
                                Map.of(
                                        Role.PIECE,
                                        QUEEN,
                                        Role.MOVES_AS,
                                        Bug.QUEEN_BEE,
                                        Role.FROM,
                                        QUEEN_CELL,
                                        Role.TO,
                                        EMPTY,
                                        Role.PATH,
                                        List.of(QUEEN_CELL, EMPTY),
                                        Role.SIDES,
                                        List.of(Hex.of(0, 2)),
                                        Role.REACHABLE,
                                        List.of(PILLBUG_CELL))),
                        "selected 0,1",
                        "empty-cell 0,2",
                        "reachable 0,0",
                        "stopped"),
                expecting(
                        Violation.of(
                                Kind.GATE,
                                Rule.SLIDE_1,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.MOVES_AS,
                                        Bug.SOLDIER_ANT,
                                        Role.FROM,
                                        ANT_CELL,
                                        Role.TO,
                                        Hex.of(9, 0),
                                        Role.PATH,
                                        List.of(ANT_CELL, EMPTY, QUEEN_CELL),
                                        Role.SIDES,
                                        List.of(PILLBUG_CELL, STACK_CELL),
                                        Role.REACHABLE,
                                        List.of(EMPTY))),
                        "selected 2,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "reachable 1,1",
                        "unreachable 9,0",
                        "stopped"),
                expecting(
                        Violation.of(
                                Kind.TOO_FAR,
                                Rule.QUEEN_3,
                                Map.of(
                                        Role.PIECE,
                                        QUEEN,
                                        Role.MOVES_AS,
                                        Bug.QUEEN_BEE,
                                        Role.FROM,
                                        QUEEN_CELL,
                                        Role.TO,
                                        MOSQUITO_CELL)),
                        "selected 0,1",
                        "unreachable 3,0"),
                expecting(
                        mosquitoCannotCopy(
                                Optional.of(STACK_CELL),
                                Violation.of(
                                        Kind.TOO_FAR,
                                        Rule.BEETLE_1,
                                        Map.of(
                                                Role.PIECE,
                                                MOSQUITO,
                                                Role.MOVES_AS,
                                                Bug.BEETLE,
                                                Role.FROM,
                                                MOSQUITO_CELL,
                                                Role.TO,
                                                EMPTY))),
                        "selected 3,0",
                        "blocker 1,0",
                        "unreachable 1,1"),
                expecting(mosquitoCannotCopy(Optional.empty()), "selected 3,0", "blocker 2,0", "unreachable 1,1"),
                expecting(
                        mosquitoCannotCopy(
                                Optional.empty(),
                                Violation.of(
                                        Kind.TOO_FAR,
                                        Rule.BEETLE_1,
                                        Map.of(
                                                Role.PIECE,
                                                MOSQUITO,
                                                Role.MOVES_AS,
                                                Bug.BEETLE,
                                                Role.FROM,
                                                MOSQUITO_CELL,
                                                Role.TO,
                                                EMPTY)),
                                mosquitoAtGate(Bug.QUEEN_BEE),
                                mosquitoAtGate(Bug.SOLDIER_ANT)),
                        "selected 3,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "reachable 0,1",
                        "stopped"),
                expecting(
                        Violation.of(
                                Kind.MOSQUITO_ON_TOP,
                                Rule.MOSQUITO_2,
                                Map.of(
                                        Role.PIECE,
                                        MOSQUITO,
                                        Role.FROM,
                                        MOSQUITO_CELL,
                                        Role.TO,
                                        EMPTY,
                                        Role.MOVES_AS,
                                        Bug.BEETLE)),
                        "selected 3,0",
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NOTHING_TO_JUMP_OVER,
                                Rule.GRASSHOPPER_1,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.FROM,
                                        ANT_CELL,
                                        Role.TO,
                                        EMPTY,
                                        Role.FIRST_EMPTY_CELL,
                                        QUEEN_CELL,
                                        Role.MOVES_AS,
                                        Bug.GRASSHOPPER)),
                        "selected 2,0",
                        "empty-cell 0,1",
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.EMPTY_CELL_IN_LINE,
                                Rule.GRASSHOPPER_1,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.FROM,
                                        ANT_CELL,
                                        Role.TO,
                                        Hex.of(9, 0),
                                        Role.ROW,
                                        List.of(MOSQUITO_CELL),
                                        Role.FIRST_EMPTY_CELL,
                                        EMPTY,
                                        Role.MOVES_AS,
                                        Bug.GRASSHOPPER)),
                        "selected 2,0",
                        "reachable 1,1",
                        "unreachable 9,0",
                        "route"),
                expecting(
                        Violation.of(
                                Kind.TOO_FEW_STEPS,
                                Rule.SPIDER_1,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.FROM,
                                        ANT_CELL,
                                        Role.TO,
                                        EMPTY,
                                        Role.PATH,
                                        List.of(ANT_CELL, EMPTY),
                                        Role.MOVES_AS,
                                        Bug.SPIDER)),
                        "selected 2,0",
                        "unreachable 1,1",
                        "route"),
                expecting(
                        Violation.of(
                                Kind.NO_PATH,
                                Rule.ANT_1,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.MOVES_AS,
                                        Bug.SOLDIER_ANT,
                                        Role.FROM,
                                        ANT_CELL,
                                        Role.TO,
                                        EMPTY,
                                        Role.RING_CELLS,
                                        List.of(PILLBUG_CELL, STACK_CELL),
                                        Role.ENCLOSED_CELL,
                                        EMPTY)),
                        "selected 2,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NO_PATH,
                                Rule.LADYBUG_1,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.MOVES_AS,
                                        Bug.LADYBUG,
                                        Role.FROM,
                                        ANT_CELL,
                                        Role.TO,
                                        EMPTY,
                                        Role.HALFWAY_CELLS,
                                        List.of(STACK_CELL),
                                        Role.REACHABLE,
                                        List.of(QUEEN_CELL))),
                        "selected 2,0",
                        "halfway 1,0",
                        "reachable 0,1",
                        "unreachable 1,1"),
                expecting(
                        Violation.of(
                                Kind.NO_MOVE,
                                Rule.SLIDE_1,
                                Map.of(
                                        Role.PIECE,
                                        QUEEN,
                                        Role.FROM,
                                        QUEEN_CELL,
                                        Role.ATTEMPTS,
                                        List.of(gateViolation()))),
                        "selected 0,1",
                        "blocker 0,0",
                        "blocker 1,0",
                        "stopped"),
                expecting(
                        Violation.of(
                                Kind.NO_MOVE,
                                Rule.SLIDE_1,
                                Map.of(Role.PIECE, ANT, Role.FROM, ANT_CELL, Role.ATTEMPTS, List.of(antPinned()))),
                        "selected 2,0",
                        "cut-off 3,0"),
                expecting(
                        mosquitoCannotCopy(
                                Optional.empty(),
                                Violation.of(
                                        Kind.NO_PATH,
                                        Rule.ANT_1,
                                        Map.of(
                                                Role.PIECE,
                                                MOSQUITO,
                                                Role.MOVES_AS,
                                                Bug.SOLDIER_ANT,
                                                Role.FROM,
                                                MOSQUITO_CELL,
                                                Role.TO,
                                                EMPTY,
                                                Role.RING_CELLS,
                                                List.of(PILLBUG_CELL, STACK_CELL)))),
                        "selected 3,0",
                        "blocker 0,0",
                        "blocker 1,0",
                        "unreachable 1,1"));
    }

    private static Stream<Arguments> destinationViolations() {
        return Stream.of(
                expecting(
                        antCannotReach(MOSQUITO_CELL, Kind.DESTINATION_OCCUPIED, Rule.ANT_1, Role.TOP, MOSQUITO),
                        "selected 2,0",
                        "unreachable 3,0"),
                expecting(
                        antCannotReach(
                                EMPTY, Kind.NOT_IN_LINE, Rule.GRASSHOPPER_1, Role.REACHABLE, List.of(Hex.of(4, 0))),
                        "selected 2,0",
                        "reachable 4,0",
                        "unreachable 1,1"),
                expecting(
                        antCannotReach(
                                EMPTY,
                                Kind.TOO_MANY_STEPS,
                                Rule.SPIDER_1,
                                Role.PATH,
                                List.of(ANT_CELL, Hex.of(3, -1), EMPTY)),
                        "selected 2,0",
                        "unreachable 1,1",
                        "route"));
    }

    private static Violation antCannotReach(Hex to, Kind kind, Rule rule, Role role, Object value) {
        return Violation.of(
                kind,
                rule,
                Map.of(Role.PIECE, ANT, Role.MOVES_AS, ANT.bug(), Role.FROM, ANT_CELL, Role.TO, to, role, value));
    }

    private static Stream<Arguments> throwViolations() {
        return Stream.of(
                expecting(
                        throwViolation(Kind.THROW_DESTINATION_OCCUPIED),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Kind.THROW_THROWER_COVERED),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 0,0",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Kind.THROW_PILLBUG_COVERED, STACK_CELL),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 1,0",
                        "unreachable -1,0"),
                expecting(throwViolation(Kind.THROW_THROWER_ON_TOP), "selected 0,1", "thrower 0,0", "unreachable -1,0"),
                expecting(
                        throwViolation(Kind.THROW_THROWER_RESTS),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0",
                        "resting 0,0"),
                expecting(
                        throwViolation(Kind.THROW_PIECE_RESTS),
                        "selected 0,1",
                        "thrower 0,0",
                        "unreachable -1,0",
                        "resting 0,1"),
                expecting(
                        throwViolation(Kind.THROW_PIECE_STACKED),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 0,1",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Kind.THROW_PIECE_PINNED, ANT_CELL, MOSQUITO_CELL),
                        "selected 0,1",
                        "thrower 0,0",
                        "cut-off 2,0",
                        "cut-off 3,0",
                        "unreachable -1,0"),
                expecting(
                        throwViolation(Kind.THROW_GATE_UP, STACK_CELL, EMPTY),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 1,0",
                        "blocker 1,1",
                        "stopped"),
                expecting(
                        throwViolation(Kind.THROW_GATE_DOWN, STACK_CELL, EMPTY),
                        "selected 0,1",
                        "thrower 0,0",
                        "blocker 1,0",
                        "blocker 1,1",
                        "stopped"),
                expecting(
                        queenTooFar(throwViolation(Kind.THROW_GATE_DOWN, STACK_CELL, EMPTY)),
                        "selected 0,1",
                        "unreachable -1,0",
                        "thrower 0,0",
                        "blocker 1,0",
                        "blocker 1,1",
                        "stopped"),
                expecting(
                        queenTooFar(throwViolation(Kind.THROW_DESTINATION_OCCUPIED)),
                        "selected 0,1",
                        "unreachable -1,0"));
    }

    /** Returns the violation of a Queen that neither walks nor is thrown to the west. */
    private static Violation queenTooFar(Violation failedThrow) {
        return Violation.of(
                Kind.TOO_FAR,
                Rule.QUEEN_3,
                Map.of(
                        Role.PIECE,
                        QUEEN,
                        Role.MOVES_AS,
                        Bug.QUEEN_BEE,
                        Role.FROM,
                        QUEEN_CELL,
                        Role.TO,
                        Hex.of(-1, 0),
                        Role.ATTEMPTS,
                        List.of(failedThrow)));
    }

    /** The Pillbug throws the white Queen to the west. */
    private static Violation throwViolation(Violation.Kind kind, Hex... evidence) {
        List<Hex> cells = List.of(evidence);
        List<Hex> none = List.of();
        boolean isPinned = kind == Kind.THROW_PIECE_PINNED;
        boolean isUncopied = kind == Kind.THROW_PILLBUG_COVERED;
        return Violation.of(
                kind,
                kind.rules().iterator().next(),
                Map.of(
                        Role.PIECE,
                        QUEEN,
                        Role.FROM,
                        QUEEN_CELL,
                        Role.TO,
                        Hex.of(-1, 0),
                        Role.THROWER,
                        PILLBUG,
                        Role.THROWER_CELL,
                        PILLBUG_CELL,
                        Role.SIDES,
                        isPinned || isUncopied ? none : cells,
                        Role.CUT_OFF_CELLS,
                        isPinned ? cells : none,
                        Role.CUT_OFF_PIECES,
                        isPinned ? List.of(QUEEN) : none,
                        Role.UNCOPIED_CELL,
                        isUncopied ? Optional.of(cells.get(0)) : Optional.empty()));
    }

    private static Violation mosquitoCannotCopy(Optional<Hex> uncopied, Violation... attempts) {
        return Violation.of(
                Kind.MOSQUITO_CANNOT_COPY,
                Rule.MOSQUITO_1,
                Map.of(
                        Role.PIECE,
                        MOSQUITO,
                        Role.FROM,
                        MOSQUITO_CELL,
                        Role.TO,
                        EMPTY,
                        Role.UNCOPIED_CELL,
                        uncopied,
                        Role.ATTEMPTS,
                        List.of(attempts),
                        Role.MOVES_AS,
                        Bug.MOSQUITO));
    }

    private static Violation antPinned() {
        return Violation.of(
                Kind.PINNED,
                Rule.HIVE_2,
                Map.of(
                        Role.PIECE,
                        ANT,
                        Role.FROM,
                        ANT_CELL,
                        Role.CUT_OFF_CELLS,
                        List.of(MOSQUITO_CELL),
                        Role.CUT_OFF_PIECES,
                        List.of(MOSQUITO)));
    }

    private static Violation mosquitoAtGate(Bug movesAs) {
        return Violation.of(
                Kind.GATE,
                Rule.SLIDE_1,
                Map.of(
                        Role.PIECE,
                        MOSQUITO,
                        Role.MOVES_AS,
                        movesAs,
                        Role.FROM,
                        MOSQUITO_CELL,
                        Role.TO,
                        EMPTY,
                        Role.PATH,
                        List.of(MOSQUITO_CELL, EMPTY),
                        Role.SIDES,
                        List.of(PILLBUG_CELL, STACK_CELL),
                        Role.REACHABLE,
                        List.of(QUEEN_CELL)));
    }

    static Violation gateViolation() {
        return Violation.of(
                Kind.GATE,
                Rule.SLIDE_1,
                Map.of(
                        Role.PIECE,
                        QUEEN,
                        Role.MOVES_AS,
                        Bug.QUEEN_BEE,
                        Role.FROM,
                        QUEEN_CELL,
                        Role.TO,
                        EMPTY,
                        Role.PATH,
                        List.of(QUEEN_CELL, EMPTY),
                        Role.SIDES,
                        List.of(PILLBUG_CELL, STACK_CELL)));
    }

    private static Arguments expecting(Violation violation, String... marks) {
        return Arguments.of(violation, List.of(marks));
    }

    @ParameterizedTest
    @MethodSource("violations")
    void violation_anyKind_marksItsEvidence(Violation violation, List<String> marks) {
        SvgDocument svg = SvgDocument.of(DRAWING.withViolation(violation));
        Stream<String> routes = svg.elementsWith("data-route").stream().map(e -> e.getAttribute("data-route"));
        assertThat(Stream.concat(svg.marks().stream(), routes)).containsExactlyInAnyOrderElementsOf(marks);
    }

    @Test
    void violations_areOfEveryKind() {
        assertThat(violations().map(arguments -> ((Violation) arguments.get()[0]).kind()))
                .contains(Kind.values());
    }

    @Test
    void violation_gate_drawsPathFromPiece() {
        SvgDocument svg = SvgDocument.of(DRAWING.withViolation(gateViolation()));
        List<Double> start = SvgDocument.offset(svg.piece("wQ"));
        String x = Markup.number(start.get(0));
        String y = Markup.number(start.get(1));
        assertThat(svg.elementsWith("data-route")
                        .get(0)
                        .getFirstChild()
                        .getAttributes()
                        .getNamedItem("d")
                        .getNodeValue())
                .startsWith("M" + x + " " + y);
    }
}
