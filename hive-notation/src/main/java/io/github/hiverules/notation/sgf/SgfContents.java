package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The properties of one game, sorted into properties of the game, properties of the players, and events. */
final class SgfContents {

    /** Properties that describe the game and occur once. */
    private static final Set<String> GAME_PROPERTIES =
            Set.of("GM", "SU", "DT", "GN", "RE", "EV", "PC", "RO", SgfWriter.RULESET);

    /** Properties that change nothing, such as the format, the settings of the clocks, and the colors chosen. */
    private static final Set<String> IGNORED_PROPERTIES = Set.of("VV", "FF", "CA", "AP", "ST", "TC", "CM");

    // Words that look like events, but describe a player.
    private static final String ID = "id";
    private static final String RANKING = "ranking";
    private static final String TIME = "time";

    private final Source source;
    private final Reading reading;
    private final Map<String, Property> gameProperties = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final SgfNotes notes = new SgfNotes();
    private final Map<Integer, Long> totalTimes = new HashMap<>();
    private final List<SgfEvent> events = new ArrayList<>();

    /** The number of the next event; 0 before the first one. */
    private int nextNumber;

    SgfContents(Reading reading) {
        this.source = reading.source();
        this.reading = reading;
    }

    /** Takes the properties up to a fault. */
    void takeAll(List<Property> properties) {
        for (Property property : properties) {
            if (reading.hasFailed()) {
                return;
            }
            take(property);
        }
    }

    /** Takes a property, or lists it as a repair if it has no purpose. */
    private void take(Property property) {
        boolean isTaken = switch (property.name()) {
            case "P0", "P1" -> takePlayerProperty(property);
            case SgfNotes.COMMENT, SgfNotes.TIME_USED, SgfNotes.WHITE_TIME_LEFT, SgfNotes.BLACK_TIME_LEFT ->
                takeNote(property);
            default -> IGNORED_PROPERTIES.contains(property.name()) || takeGameProperty(property);
        };
        if (!isTaken) {
            Repair.Kind kind = gameProperties.containsKey(property.name()) ? Repair.Kind.REPEATED : Repair.Kind.IGNORED;
            reading.add(kind, property.nameStart(), property.end() + 1, "");
        }
    }

    private boolean takeNote(Property property) {
        notes.add(property.name(), text(property), events.size());
        return !SgfNotes.isClock(property.name())
                || SgfNotes.millis(property.name(), text(property)).isPresent();
    }

    private boolean takeGameProperty(Property property) {
        return GAME_PROPERTIES.contains(property.name())
                && gameProperties.putIfAbsent(property.name(), property) == null;
    }

    private boolean takePlayerProperty(Property property) {
        int start = source.skipWhitespace(property.start(), property.end());
        int end = source.skipToWhitespace(start, property.end());
        if (source.rangeEquals(ID, start, end)) {
            String name = text(property).strip().substring(ID.length()).strip();
            return names.putIfAbsent(property.name().charAt(1) - '0', unquote(name)) == null;
        }
        if (source.rangeEquals(TIME, start, end)) {
            OptionalLong time =
                    SgfNotes.totalMillis(source.excerpt(end, property.end()).strip());
            time.ifPresent(millis -> totalTimes.put(property.name().charAt(1) - '0', millis));
            return time.isPresent();
        }
        if (start < property.end() && !source.rangeEquals(RANKING, start, end)) {
            addEvent(SgfEvent.read(source, property), start);
        }
        return true;
    }

    /** Adds an event, which must have the next number if it has one. The first number is 0 or 1. */
    private void addEvent(SgfEvent event, int start) {
        events.add(event);
        if (event.number().isPresent()) {
            int number = event.number().getAsInt();
            boolean isNext = nextNumber == 0 ? number <= 1 : number == nextNumber;
            if (!isNext) {
                reading.add(
                        Repair.Kind.WRONG_NUMBER,
                        start,
                        source.skipDigits(start, event.start()),
                        Integer.toString(nextNumber));
            }
            nextNumber = number + 1;
        }
    }

    private static String unquote(String name) {
        boolean isQuoted = name.length() > 1 && name.startsWith("\"") && name.endsWith("\"");
        return isQuoted ? name.substring(1, name.length() - 1) : name;
    }

    Optional<Property> property(String name) {
        return Optional.ofNullable(gameProperties.get(name));
    }

    /** Returns the value of a property: without escapes, and without line ends that are escaped. */
    String text(Property property) {
        Characters value = new Characters(source.substring(property.start(), property.end()));
        StringBuilder plain = new StringBuilder();
        int at = 0;
        while (at < value.length()) {
            boolean isEscaped = value.at(at) == '\\';
            // A value never ends with a backslash, because that would escape the bracket.
            at += isEscaped ? 1 : 0;
            if (isEscaped && Strings.isLineEnd(value.at(at))) {
                at = value.nextLine(at);
            } else {
                plain.append(value.at(at));
                at++;
            }
        }
        return plain.toString();
    }

    String playerName(int player) {
        return names.getOrDefault(player, "");
    }

    SgfNotes notes() {
        return notes;
    }

    /** Returns the milliseconds that the players used in the whole game, by the players' numbers. */
    Map<Integer, Long> totalTimes() {
        return totalTimes;
    }

    List<SgfEvent> events() {
        return events;
    }
}
