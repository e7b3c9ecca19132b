package io.github.hiverules.testkit;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.Indenter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.Expansion;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes all diagrams and perft tables into one JSON file, for programs that are not written in Java. The build runs
 * this source file, even if it compiles no tests, and puts the file into the jar.
 */
public final class FixturesFile {

    private static final String ABOUT = "Diagrams and perft counts of the board game Hive, for testing engines. "
            + "Coordinates are axial, cells pointy-top: from {\"q\":0,\"r\":0}, east is {\"q\":1,\"r\":0} "
            + "and southeast {\"q\":0,\"r\":1}. Stacks go from bottom to top. "
            + "Pieces, moves and games are written as in the Universal Hive Protocol. "
            + "The fields are explained in docs/formats.md.";

    static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new HiveModule()).build();

    private static final Indenter OUTER_LEVELS = new OuterLevels();

    private FixturesFile() {}

    /**
     * Writes the file.
     *
     * @param arguments the path of the file
     * @throws IOException if it cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text());
    }

    /** Returns the content of the file, which does not depend on time or place. */
    static String text() {
        List<Map<String, Object>> diagrams =
                RulebookDiagrams.all().stream().map(FixturesFile::diagram).toList();
        List<Map<String, Object>> perft =
                PerftTables.all().stream().map(FixturesFile::perft).toList();
        Map<String, Object> content = object("format", 1, "about", ABOUT, "diagrams", diagrams, "perft", perft);
        try {
            return MAPPER.writer(new DefaultPrettyPrinter()
                                    .withObjectIndenter(OUTER_LEVELS)
                                    .withArrayIndenter(OUTER_LEVELS))
                            .writeValueAsString(content)
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns an object with the given names and values, in this order. A name with an empty value is left out. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            String name = namesAndValues[i].toString();
            if (!(namesAndValues[i + 1] instanceof Optional<?> optional)) {
                object.put(name, namesAndValues[i + 1]);
            } else {
                optional.ifPresent(value -> object.put(name, value));
            }
        }
        return object;
    }

    /** Adds each toggle of a ruleset, for example {@code gatesAboveGround}. */
    static Map<String, Object> objectWithToggles(Ruleset ruleset, Object... namesAndValues) {
        Map<String, Object> object = object(namesAndValues);
        for (Toggle toggle : Toggle.values()) {
            String[] words = toggle.id().split("-", -1);
            for (int i = 1; i < words.length; i++) {
                words[i] = words[i].substring(0, 1).toUpperCase(Locale.ROOT) + words[i].substring(1);
            }
            object.put(String.join("", words), ruleset.has(toggle));
        }
        return object;
    }

    private static Map<String, Object> diagram(RulebookDiagram diagram) {
        Setup setup = diagram.setup();
        Position position = diagram.position();
        return objectWithToggles(
                setup.ruleset(),
                "id",
                diagram.id(),
                "group",
                diagram.group(),
                "title",
                diagram.title(),
                "caption",
                diagram.caption(),
                "sources",
                sortedTexts(diagram.sources()),
                "expansions",
                expansions(setup),
                "sideToMove",
                setup.sideToMove(),
                "turnNumber",
                setup.turnNumber(),
                "resting",
                setup.resting(),
                "stacks",
                stacks(setup),
                "game",
                diagram.gameString(),
                "testableOverUhp",
                diagram.game().isPresent() && diagram.under(Ruleset.ONLINE).isPresent(),
                "allows",
                diagram.allowingRules().stream().map(Rule::id).toList(),
                "expectations",
                diagram.expectations().stream()
                        .map(expectation -> expectation(expectation, position))
                        .toList(),
                "refusals",
                diagram.refusedMoves().stream()
                        .map(refusal -> refusal(refusal, position))
                        .toList(),
                "questions",
                diagram.questions().stream()
                        .map(question -> question(question, position))
                        .toList());
    }

    private static List<String> sortedTexts(Collection<?> values) {
        return values.stream().map(Object::toString).sorted().toList();
    }

    private static List<Expansion> expansions(Setup setup) {
        return Stream.of(Expansion.values())
                .filter(setup.ruleset().expansions()::contains)
                .toList();
    }

    private static List<Map<String, Object>> stacks(Setup setup) {
        return setup.stacks().keySet().stream()
                .sorted()
                .map(hex -> object("at", hex, "pieces", setup.stacks().getOrDefault(hex, List.of())))
                .toList();
    }

    private static Map<String, Object> expectation(Expectation expectation, Position position) {
        if (expectation instanceof Expectation.Destinations destinations) {
            return object(
                    "kind",
                    "destinations",
                    "piece",
                    destinations.piece(),
                    "legal",
                    sorted(destinations.legal(), position));
        }
        if (expectation instanceof Expectation.Throws thrown) {
            return object("kind", "throws", "thrower", thrown.thrower(), "legal", sorted(thrown.legal(), position));
        }
        if (expectation instanceof Expectation.Placements placements) {
            return object("kind", "placements", "legal", sorted(placements.legal(), position));
        }
        if (expectation instanceof Expectation.OutcomeIs expected) {
            return object("kind", "outcome", "outcome", expected.outcome());
        }
        if (expectation instanceof Expectation.OutcomeAfter after) {
            return object("kind", "outcome-after", "move", move(after.move(), position), "outcome", after.outcome());
        }
        if (expectation instanceof Expectation.GameResultIs game) {
            return object("kind", "game-result", "result", game.result());
        }
        return object("kind", expectation instanceof Expectation.OnlyPass ? "only-pass" : "nothing-legal");
    }

    private static Map<String, Object> question(MoveQuestion question, Position position) {
        return object(
                "move", move(question.move(), position),
                "legal", question.isLegal(),
                "rule", question.refusedBy().map(Rule::id));
    }

    private static Map<String, Object> refusal(RefusedMoves refusal, Position position) {
        return object(
                "rule", refusal.rule().id(),
                "thrower", refusal.thrower(),
                "moves", sorted(refusal.moves(), position));
    }

    private static List<ObjectNode> sorted(Collection<Move> moves, Position position) {
        return moves.stream()
                .sorted(Comparator.comparing(Move::toString))
                .map(move -> move(move, position))
                .toList();
    }

    private static ObjectNode move(Move move, Position position) {
        ObjectNode object = MAPPER.valueToTree(move);
        uhp(move, position).ifPresent(text -> object.put("uhp", text));
        return object;
    }

    /**
     * Returns the move's text only if reading it gives the same move. There is none for a cell that touches nothing, or
     * for a piece that stands elsewhere.
     */
    private static Optional<String> uhp(Move move, Position position) {
        try {
            String text = MoveString.write(move, position);
            return MoveString.read(text, position).equals(move) ? Optional.of(text) : Optional.empty();
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }

    private static Map<String, Object> perft(PerftTable table) {
        return objectWithToggles(
                table.ruleset(),
                "id",
                table.id(),
                "game",
                table.gameString(),
                "expansions",
                table.ruleset().expansions(),
                "counts",
                table.counts());
    }

    /** A line for each diagram and table, and no line within them. */
    private static final class OuterLevels implements Indenter {

        @Override
        public void writeIndentation(JsonGenerator out, int level) throws IOException {
            if (level <= 2) {
                out.writeRaw("\n" + "  ".repeat(level));
            }
        }

        @Override
        public boolean isInline() {
            return false;
        }
    }
}
