package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.RepairKind;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The properties of one game by their purpose: those that describe the game, the players, and the events. */
final class SgfContents {

    /** Properties that describe the game and occur once. */
    private static final Set<String> GAME_PROPERTIES =
            Set.of("GM", "SU", "DT", "GN", "RE", "EV", "PC", "RO", SgfWriter.RULESET);

    /** Properties that change nothing: the format, the clocks, and the colors that the players had chosen. */
    private static final Set<String> IGNORED_PROPERTIES = Set.of("VV", "FF", "CA", "AP", "ST", "TC", "CM");

    private static final String TIME = "time";

    /** Words that the site writes among the events, but that describe a player. */
    private static final Set<String> ABOUT_PLAYERS = Set.of("ranking", TIME);

    private static final String ID = "id";

    private final Source source;
    private final Repairs repairs;
    private final Map<String, Property> gameProperties = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final SgfNotes notes = new SgfNotes();
    private final Map<Integer, String> totals = new HashMap<>();
    private final List<SgfEvent> events = new ArrayList<>();

    SgfContents(Source source, Repairs repairs) {
        this.source = source;
        this.repairs = repairs;
    }

    /** Takes the properties with a purpose; lists the rest as repairs. */
    void take(Property property) {
        boolean taken = switch (property.name()) {
            case "P0", "P1" -> takeOfPlayer(property);
            case SgfNotes.COMMENT, SgfNotes.USED, SgfNotes.WHITE_LEFT, SgfNotes.BLACK_LEFT -> takeNote(property);
            default -> IGNORED_PROPERTIES.contains(property.name()) || takeGameProperty(property);
        };
        if (!taken) {
            repairs.add(RepairKind.IGNORED_PROPERTY, property.nameStart(), property.end() + 1, "");
        }
    }

    /** Clocks before the first event are settings of the game. */
    private boolean takeNote(Property property) {
        boolean isClock = !property.name().equals(SgfNotes.COMMENT);
        if (!isClock || !events.isEmpty()) {
            notes.add(property.name(), text(property), events.size());
        }
        return true;
    }

    private boolean takeGameProperty(Property property) {
        return GAME_PROPERTIES.contains(property.name())
                && gameProperties.putIfAbsent(property.name(), property) == null;
    }

    private boolean takeOfPlayer(Property property) {
        int start = source.skipBlanks(property.start(), property.end());
        if (start < property.end() && Texts.isDigit(source.at(start))) {
            return events.add(SgfEvent.of(source, property));
        }
        int end = source.skipUntilBlank(start, property.end());
        String word = source.excerpt(start, end);
        if (word.equals(ID)) {
            String name = text(property).strip().substring(ID.length()).strip();
            return names.putIfAbsent(property.name().charAt(1) - '0', unquoted(name)) == null;
        }
        if (word.equals(TIME)) {
            String time = source.excerpt(end, property.end()).strip();
            totals.put(property.name().charAt(1) - '0', time);
        }
        if (start < property.end() && !ABOUT_PLAYERS.contains(word)) {
            events.add(SgfEvent.of(source, property));
        }
        return true;
    }

    private static String unquoted(String name) {
        int start = name.startsWith("\"") ? 1 : 0;
        int end = name.endsWith("\"") && name.length() > start ? name.length() - 1 : name.length();
        return name.substring(start, end);
    }

    Optional<Property> property(String name) {
        return Optional.ofNullable(gameProperties.get(name));
    }

    String text(Property property) {
        String value = source.substring(property.start(), property.end());
        if (value.indexOf('\\') < 0) {
            return value;
        }
        StringBuilder plain = new StringBuilder();
        int from = 0;
        for (int at = value.indexOf('\\'); at >= 0 && at + 1 < value.length(); at = value.indexOf('\\', from + 1)) {
            plain.append(value, from, at);
            from = at + 1;
        }
        return plain.append(value, from, value.length()).toString();
    }

    /** Returns the name of a player, who is 0 or 1. */
    String playerName(int player) {
        return names.getOrDefault(player, "");
    }

    SgfNotes notes() {
        return notes;
    }

    /** Returns the time that a player used for the whole game, by the number of the player, as the text writes it. */
    Map<Integer, String> totals() {
        return totals;
    }

    List<SgfEvent> events() {
        return events;
    }
}
