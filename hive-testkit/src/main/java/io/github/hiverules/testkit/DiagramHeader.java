package io.github.hiverules.testkit;

import io.github.hiverules.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The fields that only rulebook diagrams have: the rules that allow something, the sources and the game. */
record DiagramHeader(Set<Rule> allows, List<DiagramSource> sources, Optional<DiagramGame> game) {

    private static final Pattern FIELD = Pattern.compile("(?<name>allows|source|game):\\s+(?<value>\\S.*)");
    private static final Pattern SOURCE = Pattern.compile("(?<letter>[A-Z]) (?<passage>\\S.*)");
    private static final Pattern SEMICOLON = Pattern.compile(";\\s*");

    static boolean isField(DiagramLine line) {
        return FIELD.matcher(line.text()).matches();
    }

    /** Reads these fields, and skips all others. */
    static DiagramHeader read(List<DiagramLine> lines) {
        Set<Rule> allows = EnumSet.noneOf(Rule.class);
        List<DiagramSource> sources = new ArrayList<>();
        Optional<DiagramGame> game = Optional.empty();
        for (DiagramLine line : lines) {
            Matcher field = FIELD.matcher(line.text());
            if (field.matches()) {
                switch (field.group("name")) {
                    case "allows" -> readRules(line, field).forEach(allows::add);
                    case "source" -> readSources(line, field).forEach(sources::add);
                    default -> game = Optional.of(new DiagramGame(line, field.start("value")));
                }
            }
        }
        if (sources.isEmpty()) {
            throw lines.get(0).fault("a field 'source'");
        }
        return new DiagramHeader(allows, sources, game);
    }

    private static Stream<Rule> readRules(DiagramLine line, Matcher field) {
        return DiagramLine.list(field.group("value")).stream()
                .map(id -> Rule.find(id).orElseThrow(() -> fault(line, field, "ids of rules")));
    }

    private static Stream<DiagramSource> readSources(DiagramLine line, Matcher field) {
        return Stream.of(SEMICOLON.split(field.group("value"), -1))
                .map(text -> readSource(text)
                        .orElseThrow(() -> fault(line, field, "a letter and a passage, such as 'P Spinne'")));
    }

    private static Optional<DiagramSource> readSource(String text) {
        Matcher source = SOURCE.matcher(text);
        return source.matches()
                ? RuleSource.find(source.group("letter").charAt(0))
                        .map(ruleSource -> new DiagramSource(ruleSource, source.group("passage")))
                : Optional.empty();
    }

    private static DiagramSyntaxException fault(DiagramLine line, Matcher field, String expected) {
        return line.fault(field.start("value"), field.group("value"), expected);
    }
}
