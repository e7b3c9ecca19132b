package io.github.hiverules.jackson;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Route;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sample values of any public type: those of a table, all constants of an enum, or records made of other samples. */
final class JsonSamples {

    private static final Game GAME = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-");

    static final Position POSITION = GAME.position();

    private static final Hex CELL = Hex.of(1, -2);
    private static final Piece PIECE = Piece.of("wA1");
    private static final Repair REPAIR =
            GameString.parse("Base;InProgress;White[2];wS1;bG1  wS1-").repairs().get(0);
    private static final Fault FAULT =
            GameString.parse("Base;InProgress;White[2];wS1;bX1 wS1-").fault().orElseThrow();
    private static final GameRecord RECORD = GameRecord.of(GAME)
            .withTag("White", "Ada")
            .withComment(2, "a \"quoted\" word")
            .withTimeLeft(1, Duration.ofMillis(1500))
            .withTimeUsed(3, Duration.ofMillis(20));

    private static final Map<Class<?>, List<?>> SAMPLES_BY_TYPE = Map.ofEntries(
            Map.entry(int.class, List.of(3)),
            Map.entry(double.class, List.of(1.5)),
            Map.entry(boolean.class, List.of(true)),
            Map.entry(Character.class, List.of('+')),
            Map.entry(String.class, List.of("a \"text\"")),
            Map.entry(Hex.class, List.of(CELL)),
            Map.entry(Piece.class, List.of(PIECE)),
            Map.entry(Position.class, List.of(POSITION)),
            Map.entry(Game.class, List.of(GAME)),
            Map.entry(Ruleset.class, List.of(Ruleset.TOURNAMENT)),
            Map.entry(GameResult.class, List.of(GameResult.drawByAgreement())),
            Map.entry(Setup.class, List.of(POSITION.setup(), Setup.empty(Ruleset.BASE))),
            Map.entry(Expected.class, List.of(Expected.PIECE)),
            Map.entry(Repair.class, List.of(REPAIR)),
            Map.entry(
                    Fault.class,
                    List.of(
                            FAULT,
                            GameString.parse("Base;InProgress;White[2];wS1;bA1 wS1-;wS1 bA1-")
                                    .fault()
                                    .orElseThrow())),
            Map.entry(
                    SetupProblem.class,
                    List.of(
                            SetupProblem.of(
                                    SetupProblem.Kind.CANNOT_CLIMB,
                                    Map.of(Role.PIECE, PIECE, Role.CELLS, List.of(CELL))),
                            SetupProblem.of(
                                    SetupProblem.Kind.TOO_MANY_PIECES,
                                    Map.of(Role.PIECE, PIECE, Role.IN_PLAY, 2, Role.TURNS, 1)),
                            SetupProblem.of(
                                    SetupProblem.Kind.DISCONNECTED, Map.of(Role.CELLS, List.of(Hex.ORIGIN, CELL))))),
            Map.entry(TextKind.class, List.of(TextKind.PGN, TextKind.GAME_TEXT)),
            Map.entry(Repair.Kind.class, List.of(REPAIR.kind())),
            Map.entry(
                    Route.class,
                    List.of(Route.of(PIECE, List.of(new Route.Stop(Hex.ORIGIN, 0), new Route.Stop(CELL, 1))))),
            Map.entry(
                    Violation.class,
                    List.of(
                            POSITION.check(Move.pass()).orElseThrow(),
                            POSITION.check(Piece.of("wS1")).orElseThrow())),
            Map.entry(GameRecord.class, List.of(RECORD, GameRecord.of(GAME))),
            Map.entry(
                    Parsed.class,
                    List.of(
                            Parsed.of(PIECE, List.of()),
                            Parsed.of(Optional.empty(), List.of(REPAIR), Optional.of(FAULT)),
                            Parsed.of(Optional.of(PIECE), List.of(), Optional.of(FAULT))
                                    .withLocation(FAULT.location()))));

    private JsonSamples() {}

    static List<?> of(Class<?> type) {
        List<?> samples = SAMPLES_BY_TYPE.get(type);
        if (samples != null) {
            return samples;
        }
        if (type.isEnum()) {
            return List.of(type.getEnumConstants());
        }
        if (type.isSealed()) {
            return of(type.getPermittedSubclasses()[0]);
        }
        return List.of(makeRecord(type));
    }

    private static Object makeRecord(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new AssertionError("no sample of " + type + ", and no reason why it is not sent as JSON");
        }
        Object[] values = Arrays.stream(components)
                .map(component -> sample(component.getGenericType()))
                .toArray();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("no sample of " + type, e);
        }
    }

    private static Object sample(Type type) {
        if (!(type instanceof ParameterizedType generic)) {
            return of((Class<?>) type).get(0);
        }
        Object first = sample(generic.getActualTypeArguments()[0]);
        if (generic.getRawType() == Map.class) {
            return Map.of(first, sample(generic.getActualTypeArguments()[1]));
        }
        return generic.getRawType() == Optional.class ? Optional.of(first) : List.of(first);
    }
}
