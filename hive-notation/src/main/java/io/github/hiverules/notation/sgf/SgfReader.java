package io.github.hiverules.notation.sgf;

import io.github.hiverules.GameResult;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.GameIterator.GameReader;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import io.github.hiverules.piece.Color;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the game whose properties the scanner has found. */
final class SgfReader implements GameReader {

    /** The number and the name of Hive, in lowercase letters. */
    private static final Set<String> HIVE_NAMES = Set.of("27", "hive");

    private final Source source;
    private final Reading reading;
    private final SgfScanner scanner;
    private final SgfContents contents;

    SgfReader(Source source, SgfBounds bounds, int from, ReadOptions options) {
        this.source = source;
        this.reading = new Reading(source, options);
        this.scanner = new SgfScanner(reading, bounds, from);
        this.contents = new SgfContents(reading);
    }

    @Override
    public int end() {
        return scanner.end();
    }

    @Override
    public Parsed<GameRecord> read() {
        contents.takeAll(scanner.properties());
        // The moves before a fault are read, and a fault in them comes first.
        Optional<Fault> faultInProperties = reading.takeFault().or(scanner::fault);
        Optional<Ruleset> pieces = readPieces(faultInProperties);
        if (pieces.isEmpty()) {
            return reading.<GameRecord>parsed(Optional.empty()).withLocation(source.location(scanner.start()));
        }
        Optional<Range> ruleset =
                contents.property(SgfWriter.RULESET).map(property -> new Range(property.start(), property.end()));
        GameBuilder builder = GameBuilder.recorded(reading, pieces.get(), ruleset);
        SgfReplay replay = new SgfReplay(reading, builder);
        playEvents(builder, replay);
        faultInProperties.ifPresent(reading::fail);
        Map<String, String> tags = tags(replay);
        if (!reading.hasFailed()) {
            replay.finish();
            contents.property("RE").ifPresent(result -> readResult(builder, result, tags));
        }
        return builder.result(scanner.start())
                .map(game -> contents.notes().addTo(GameRecord.of(game).withTags(tags)));
    }

    /** Returns the ruleset with the right set of pieces, or empty after a fault. */
    private Optional<Ruleset> readPieces(Optional<Fault> faultInProperties) {
        Optional<Property> other = contents.property("GM")
                .filter(game -> !HIVE_NAMES.contains(
                        Strings.toAsciiLower(contents.text(game).strip())));
        if (other.isPresent()) {
            return reading.fail(other.get().start(), other.get().end(), Expected.SGF_SETUP);
        }
        Optional<Property> setup = contents.property("SU");
        if (setup.isEmpty()) {
            faultInProperties.ifPresent(reading::fail);
            return reading.fail(scanner.start(), scanner.end(), Expected.SGF_SETUP);
        }
        return SgfSetup.read(reading, setup.get()).filter(unused -> !reading.hasFailed());
    }

    private void playEvents(GameBuilder builder, SgfReplay replay) {
        List<SgfEvent> events = contents.events();
        SgfNotes notes = contents.notes();
        notes.take(0, Color.WHITE, 0);
        boolean continues = !reading.hasFailed();
        for (int index = 0; index < events.size() && continues; index++) {
            SgfEvent event = events.get(index);
            continues = replay.follow(event);
            if (continues) {
                notes.take(
                        index + 1, replay.color(event.player()), builder.game().plyCount());
            }
        }
        if (!reading.hasFailed()) {
            int plies = builder.game().plyCount();
            notes.takeRemaining(plies);
            contents.totalTimes().forEach((number, time) -> notes.takeTotalTime(time, replay.color(number), plies));
        }
    }

    private Map<String, String> tags(SgfReplay replay) {
        Map<Color, String> names = new EnumMap<>(Color.class);
        names.put(replay.color(0), contents.playerName(0));
        names.put(replay.color(1), contents.playerName(1));
        Map<String, String> tags = new LinkedHashMap<>();
        names.forEach((color, name) -> {
            if (!name.isEmpty()) {
                tags.put(color == Color.WHITE ? Tags.WHITE : Tags.BLACK, name);
            }
        });
        contents.property("DT").map(contents::text).ifPresent(date -> {
            tags.put(Tags.DATE, SgfDates.normalize(date).orElse(date));
            tags.put(Tags.SGF_DATE, date);
        });
        addTag(tags, Tags.EVENT, "EV");
        addTag(tags, Tags.SITE, "PC");
        addTag(tags, Tags.ROUND, "RO");
        addTag(tags, Tags.SGF_GAME_NAME, "GN");
        addTag(tags, Tags.SGF_RESULT, "RE");
        return tags;
    }

    private void addTag(Map<String, String> tags, String name, String property) {
        contents.property(property).ifPresent(value -> tags.put(name, contents.text(value)));
    }

    private void readResult(GameBuilder builder, Property property, Map<String, String> tags) {
        Optional<GameResult> recorded = SgfResults.find(
                contents.text(property), tags.getOrDefault(Tags.WHITE, ""), tags.getOrDefault(Tags.BLACK, ""));
        if (recorded.isEmpty() && !builder.game().isOver()) {
            reading.add(Repair.Kind.UNKNOWN_VALUE, property.start(), property.end(), "");
        }
        GameResult result = recorded.orElse(GameResult.IN_PROGRESS);
        builder.finish(result.outcome(), result.ending(), property.start(), property.end());
    }
}
