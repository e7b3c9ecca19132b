package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import io.github.hiverules.piece.Bug;
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
    private final ReadOptions options;
    private final Repairs repairs;
    private final SgfScanner scanner;
    private final SgfContents contents;
    private final GameBuilder builder;
    private final SgfReplay replay;

    SgfReader(Source source, SgfBounds bounds, int from, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.repairs = new Repairs(source, options);
        this.scanner = new SgfScanner(source, bounds, from, repairs);
        this.contents = new SgfContents(source, repairs);
        this.builder = new GameBuilder(source, repairs, options);
        this.replay = new SgfReplay(source, repairs, builder);
    }

    @Override
    public int end() {
        return scanner.end();
    }

    @Override
    public Parsed<GameRecord> read() {
        Optional<Fault> faultInProperties =
                Faults.thrownBy(() -> scanner.properties().forEach(contents::take));
        Optional<Fault> faultInMoves = faultIfOtherGame()
                .or(() -> faultIfNoSetup(faultInProperties))
                .or(() -> Faults.thrownBy(this::playEvents))
                .or(() -> faultInProperties)
                .or(scanner::fault)
                .or(() -> Faults.thrownBy(replay::finish));
        Map<String, String> tags = tags();
        Optional<Fault> fault = faultInMoves.or(() -> Faults.thrownBy(() -> readResult(tags)));
        return builder.result(scanner.start(), fault)
                .map(game -> contents.notes().addTo(GameRecord.of(game).withTags(tags)));
    }

    private Optional<Fault> faultIfOtherGame() {
        return contents.property("GM")
                .filter(game -> !HIVE_NAMES.contains(
                        Texts.toAsciiLower(contents.text(game).strip())))
                .map(game -> source.fault(game.start(), game.end(), Expected.SGF_HIVE));
    }

    private Optional<Fault> faultIfNoSetup(Optional<Fault> faultInProperties) {
        return contents.property("SU").isPresent()
                ? Optional.empty()
                : faultInProperties
                        .or(scanner::fault)
                        .or(() -> Optional.of(source.fault(scanner.start(), scanner.end(), Expected.SGF_SETUP)));
    }

    private void playEvents() {
        List<SgfEvent> events = contents.events();
        Ruleset base = SgfSetup.read(source, contents.property("SU").orElseThrow(), repairs);
        builder.start(readRuleset(options.rulesetFor(base, isQueenFirst(events))));
        SgfNotes notes = contents.notes();
        notes.take(0, Color.WHITE, 0);
        boolean continues = true;
        for (int index = 0; index < events.size() && continues; index++) {
            SgfEvent event = events.get(index);
            continues = replay.follow(event);
            if (continues) {
                notes.take(
                        index + 1, replay.color(event.player()), builder.game().plyCount());
            }
        }
        int plies = builder.game().plyCount();
        notes.takeRemaining(plies);
        contents.totalTimes().forEach((number, time) -> notes.takeTotalTime(time, replay.color(number), plies));
    }

    /** Returns the ruleset. Toggles that the text names take precedence over those of the options. */
    private Ruleset readRuleset(Ruleset assumed) {
        return contents.property(SgfWriter.RULESET)
                .map(recorded -> Rulesets.readRecorded(source, recorded.start(), recorded.end(), assumed, repairs))
                .orElse(assumed);
    }

    private static boolean isQueenFirst(List<SgfEvent> events) {
        int committed = 0;
        Optional<Bug> last = Optional.empty();
        for (SgfEvent event : events) {
            if (event.verb().isDrop()) {
                last = SgfPiece.read(event.word(event.verb().pieceIndex()))
                        .map(name -> name.piece().bug());
            }
            if (event.verb().commits() && last.isPresent()) {
                if (last.get() == Bug.QUEEN_BEE) {
                    return true;
                }
                last = Optional.empty();
                committed++;
            }
            if (committed == 2) {
                return false;
            }
        }
        return false;
    }

    private Map<String, String> tags() {
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

    private void readResult(Map<String, String> tags) {
        contents.property("RE").ifPresent(result -> readResult(result, tags));
    }

    private void readResult(Property property, Map<String, String> tags) {
        Game game = builder.game();
        Optional<GameResult> recorded = SgfResults.find(
                contents.text(property), tags.getOrDefault(Tags.WHITE, ""), tags.getOrDefault(Tags.BLACK, ""));
        if (recorded.isEmpty() && !game.isOver()) {
            repairs.add(Repair.Kind.UNKNOWN_RESULT, property.start(), property.end(), "");
        }
        GameResult result = recorded.orElse(GameResult.IN_PROGRESS);
        builder.finish(Results.withRecorded(
                game, result.outcome(), result.ending(), source, property.start(), property.end()));
    }
}
