package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.GamePlayer;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.RepairKind;
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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Understands one scanned game. */
final class SgfReader implements GameReader {

    /** The game of Hive, in small letters. */
    private static final Set<String> HIVE = Set.of("27", "hive");

    private final Source source;
    private final ReadOptions options;
    private final Repairs repairs;
    private final SgfScanner scanner;
    private final SgfContents contents;
    private final GamePlayer player;
    private final SgfReplay replay;

    SgfReader(Source source, SgfBounds bounds, int from, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.repairs = new Repairs(source, options);
        this.scanner = new SgfScanner(source, bounds, from, repairs);
        this.contents = new SgfContents(source, repairs);
        this.player = new GamePlayer(source, repairs, options);
        this.replay = new SgfReplay(source, repairs, player);
    }

    @Override
    public int end() {
        return scanner.end();
    }

    @Override
    public ParsedGame read() {
        TextLocation location = source.location(scanner.start());
        Optional<Fault> unusual = Faults.in(() -> scanner.properties().forEach(contents::take));
        Optional<Fault> faultInMoves = otherGame()
                .or(() -> noSetup(unusual))
                .or(() -> Faults.in(this::playEvents))
                .or(() -> unusual)
                .or(scanner::fault)
                .or(() -> Faults.in(replay::finish));
        Map<String, String> tags = tags();
        Optional<Fault> fault = faultInMoves.or(() -> Faults.in(() -> readResult(tags)));
        return ParsedGame.of(contents.notes().addTo(GameRecord.of(player.game()).withTags(tags)))
                .withLocation(location)
                .withRepairs(repairs.list())
                .withFault(fault);
    }

    private Optional<Fault> otherGame() {
        return contents.property("GM")
                .filter(game -> !HIVE.contains(contents.text(game).strip().toLowerCase(Locale.ROOT)))
                .map(game -> source.fault(game.start(), game.end(), Expectations.SGF_HIVE));
    }

    private Optional<Fault> noSetup(Optional<Fault> unusual) {
        return contents.property("SU").isPresent()
                ? Optional.empty()
                : unusual.or(scanner::fault)
                        .or(() -> Optional.of(source.fault(scanner.start(), scanner.end(), Expectations.SGF_SETUP)));
    }

    private void playEvents() {
        List<SgfEvent> events = contents.events();
        Ruleset set = SgfSetup.read(source, contents.property("SU").orElseThrow(), repairs);
        player.start(ruleset(options.applyTo(set, isQueenFirst(events))));
        SgfNotes notes = contents.notes();
        notes.take(0, Color.WHITE, 0);
        boolean goesOn = true;
        for (int index = 0; index < events.size() && goesOn; index++) {
            SgfEvent event = events.get(index);
            goesOn = replay.follow(event);
            if (goesOn) {
                notes.take(
                        index + 1, replay.color(event.player()), player.game().plyCount());
            }
        }
        int plies = player.game().plyCount();
        notes.takeRest(plies);
        contents.totals().forEach((number, time) -> notes.takeTotal(time, replay.color(number), plies));
    }

    /** The toggles in the record take precedence over those of the options. */
    private Ruleset ruleset(Ruleset assumed) {
        return contents.property(SgfWriter.RULESET)
                .map(told -> Rulesets.readRecorded(source, told.start(), told.end(), assumed, repairs))
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
        tags.put(Tags.WHITE, names.getOrDefault(Color.WHITE, ""));
        tags.put(Tags.BLACK, names.getOrDefault(Color.BLACK, ""));
        contents.property("DT").map(contents::text).ifPresent(date -> {
            tags.put(Tags.DATE, SgfDates.normal(date).orElse(date));
            tags.put(Tags.SGF_DATE, date);
        });
        tag(tags, Tags.EVENT, "EV");
        tag(tags, Tags.SITE, "PC");
        tag(tags, Tags.ROUND, "RO");
        tag(tags, Tags.SGF_GAME_NAME, "GN");
        tag(tags, Tags.SGF_RESULT, "RE");
        return tags;
    }

    private void tag(Map<String, String> tags, String name, String property) {
        contents.property(property).ifPresent(value -> tags.put(name, contents.text(value)));
    }

    private void readResult(Map<String, String> tags) {
        contents.property("RE").ifPresent(result -> readResult(result, tags));
    }

    private void readResult(Property property, Map<String, String> tags) {
        Game game = player.game();
        Optional<GameResult> recorded = SgfResults.result(
                contents.text(property), tags.getOrDefault(Tags.WHITE, ""), tags.getOrDefault(Tags.BLACK, ""));
        if (recorded.isEmpty() && !game.isOver()) {
            repairs.add(RepairKind.UNKNOWN_RESULT, property.start(), property.end(), "");
        }
        GameResult result = recorded.orElse(GameResult.IN_PROGRESS);
        player.end(Results.settle(game, result.outcome(), result.ending(), source, property.start(), property.end()));
    }
}
