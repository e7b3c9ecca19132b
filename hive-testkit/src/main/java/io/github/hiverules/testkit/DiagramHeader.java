package io.github.hiverules.testkit;

import io.github.hiverules.Expansion;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields between caption and drawing: set, turn, resting piece, rules that allow something, sources, game. */
record DiagramHeader(
        Ruleset ruleset,
        Color sideToMove,
        int turnNumber,
        Optional<Piece> resting,
        Set<Rule> allows,
        List<DiagramSource> sources,
        Optional<String> game) {

    private static final Set<String> NAMES = Set.of("set", "turn", "rests", "allows", "source", "game");
    private static final Pattern FIELD = Pattern.compile("(?<name>[a-z]+):\\s+(?<value>\\S.*)");
    private static final Pattern TURN = Pattern.compile("(?<side>White|Black) (?<number>[1-9]\\d{0,3})");
    private static final Pattern SET = Pattern.compile("Base(?:\\+(?<expansions>M?L?P?))?(?<toggles>(?:, [a-z ]+)*)");
    private static final Pattern SOURCE = Pattern.compile("(?<letter>[A-Z]) (?<passage>\\S.*)");
    private static final Pattern SEMICOLON = Pattern.compile(";\\s*");

    static DiagramHeader read(List<DiagramLine> lines) {
        Map<String, Field> fields = new LinkedHashMap<>();
        for (DiagramLine line : lines) {
            Matcher field = FIELD.matcher(line.text());
            if (!field.matches() || !NAMES.contains(field.group("name"))) {
                throw line.error("one of the fields " + NAMES.stream().sorted().toList() + " and its value");
            }
            fields.put(field.group("name"), new Field(line, field.start("value"), field.group("value")));
        }
        DiagramLine first = lines.get(0);
        Field turn = Optional.ofNullable(fields.get("turn")).orElseThrow(() -> first.error("a field 'turn'"));
        Matcher turnParts = turn.match(TURN, "a turn such as 'White 5'");
        return new DiagramHeader(
                ruleset(Optional.ofNullable(fields.get("set")).orElseThrow(() -> first.error("a field 'set'"))),
                DiagramTokens.color(turnParts.group("side")),
                Integer.parseInt(turnParts.group("number")),
                Optional.ofNullable(fields.get("rests")).map(DiagramHeader::piece),
                Optional.ofNullable(fields.get("allows"))
                        .map(DiagramHeader::rules)
                        .orElse(Set.of()),
                sources(Optional.ofNullable(fields.get("source")).orElseThrow(() -> first.error("a field 'source'"))),
                Optional.ofNullable(fields.get("game")).map(Field::value));
    }

    private static Ruleset ruleset(Field field) {
        Matcher set = field.match(SET, "a set such as 'Base+MLP, tournament opening'");
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (char letter :
                Optional.ofNullable(set.group("expansions")).orElse("").toCharArray()) {
            for (Expansion expansion : Expansion.values()) {
                if (expansion.bug().letter() == letter) {
                    expansions.add(expansion);
                }
            }
        }
        Ruleset ruleset = Ruleset.BASE.withExpansions(expansions);
        for (String toggle :
                DiagramTokens.list(set.group("toggles")).stream().skip(1).toList()) {
            ruleset = switch (toggle) {
                case "tournament opening" -> ruleset.withTournamentOpening(true);
                case "repetition draw" -> ruleset.withRepetitionDraw(true);
                case "no gates above ground" -> ruleset.withGatesAboveGround(false);
                default -> throw field.error("'tournament opening', 'repetition draw' or 'no gates above ground'");
            };
        }
        return ruleset;
    }

    private static Piece piece(Field field) {
        return DiagramTokens.piece(field.value()).orElseThrow(() -> field.error("the name of a piece"));
    }

    private static Set<Rule> rules(Field field) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        for (String id : DiagramTokens.list(field.value())) {
            rules.add(Rule.ofId(id).orElseThrow(() -> field.error("ids of rules")));
        }
        return rules;
    }

    private static List<DiagramSource> sources(Field field) {
        List<DiagramSource> sources = new ArrayList<>();
        for (String text : SEMICOLON.split(field.value(), -1)) {
            Matcher source = SOURCE.matcher(text);
            Optional<Booklet> booklet =
                    source.matches() ? Booklet.ofLetter(source.group("letter").charAt(0)) : Optional.empty();
            if (booklet.isEmpty()) {
                throw field.error("a letter and a passage, such as 'P Spinne'");
            }
            sources.add(new DiagramSource(booklet.get(), source.group("passage")));
        }
        return sources;
    }

    /** The value of a field and where it stands. */
    private record Field(DiagramLine line, int offset, String value) {
        DiagramSyntaxException error(String expected) {
            return line.error(offset, value, expected);
        }

        Matcher match(Pattern pattern, String expected) {
            Matcher matcher = pattern.matcher(value);
            if (!matcher.matches()) {
                throw error(expected);
            }
            return matcher;
        }
    }
}
