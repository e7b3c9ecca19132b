package example.json;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializerBase;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;
import java.util.List;
import java.util.function.Function;

/** Tells Jackson how to write and read pieces, moves, rulesets, positions and games, and how to write violations. */
public final class HiveModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    public HiveModule() {
        addText(Piece.class, Piece::toString, Piece::of);
        addText(Position.class, PositionText::write, PositionText::read);
        addText(Ruleset.class, RulesetText::write, RulesetText::read);
        addText(Game.class, GameText::write, GameText::read);
        setMixInAnnotation(Rule.class, ById.class);
        setMixInAnnotation(Violation.Kind.class, ById.class);
        setMixInAnnotation(Move.class, ByType.class);
        setMixInAnnotation(Violation.class, AsRefusal.class);
    }

    /** Writes and reads a type as one string. A text that cannot be read is Jackson's InvalidFormatException. */
    @SuppressWarnings("serial")
    private <T> void addText(Class<T> type, Function<T, String> write, Function<String, T> read) {
        addSerializer(type, new ToStringSerializerBase(type) {
            @Override
            public String valueToString(Object value) {
                return write.apply(type.cast(value));
            }
        });
        addDeserializer(type, new FromStringDeserializer<>(type) {
            @Override
            protected T _deserialize(String text, DeserializationContext context) {
                return read.apply(text);
            }
        });
    }

    private interface ById {
        @JsonValue
        String id();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Move.Placement.class, name = "place"),
        @JsonSubTypes.Type(value = Move.Movement.class, name = "move"),
        @JsonSubTypes.Type(value = Move.Pass.class, name = "pass")
    })
    private interface ByType {}

    @JsonSerialize(converter = ToRefusal.class)
    private interface AsRefusal {}

    private static final class ToRefusal extends StdConverter<Violation, Refusal> {
        @Override
        public Refusal convert(Violation violation) {
            return new Refusal(violation.kind(), violation.rule(), violation.hexes(), violation.pieces());
        }
    }

    /** What a client learns of a violation: enough to show it, and the same for all kinds. */
    public record Refusal(Violation.Kind kind, Rule rule, List<Hex> hexes, List<Piece> pieces) {}
}
