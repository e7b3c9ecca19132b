package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.Repair;
import io.github.hiverules.notation.TextPlace;
import io.github.hiverules.notation.internal.GamePlayer;
import io.github.hiverules.notation.internal.Games.GameReader;
import io.github.hiverules.notation.internal.Repairs;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Understands one scanned game. */
final class SgfReader implements GameReader {

    private final Source source;
    private final SgfScanner scanner;
    private final ReadOptions options;
    private final Repairs repairs;
    private final Map<String, String> tags = new LinkedHashMap<>();

    SgfReader(Source source, int from, ReadOptions options) {
        this.source = source;
        this.scanner = new SgfScanner(source, from);
        this.options = options;
        this.repairs = new Repairs(source, options);
    }

    @Override
    public int end() {
        return scanner.end();
    }

    @Override
    public ReadGame read() {
        TextPlace place = source.place(scanner.start());
        List<SgfEvent> events = scanner.properties().stream()
                .flatMap(property -> SgfEvent.of(source, property).stream())
                .toList();
        Ruleset ruleset;
        try {
            ruleset = options.applyTo(setup(), isQueenFirst(events));
        } catch (NotationException e) {
            return GamePlayer.unplayable(place, repairs, e);
        }
        GamePlayer player = new GamePlayer(source, repairs, options, ruleset, tags);
        SgfTable table = new SgfTable(source, repairs, player);
        try {
            boolean goesOn = true;
            for (int index = 0; index < events.size() && goesOn; index++) {
                goesOn = table.follow(events.get(index));
            }
            if (scanner.fault().isPresent()) {
                throw scanner.fault().get();
            }
            table.finish();
            readTags(table);
            player.end(settled(player.game()));
            return player.read(place, Optional.empty());
        } catch (NotationException e) {
            readTags(table);
            return player.read(place, Optional.of(e));
        }
    }

    private Ruleset setup() {
        Optional<Property> game = property("GM");
        Optional<Property> setup = property("SU");
        if (game.isPresent() && !text(game.get()).strip().equals("27")) {
            throw source.unreadable(game.get().start(), game.get().end(), Expected.SGF_HIVE);
        }
        if (setup.isEmpty()) {
            throw scanner.fault()
                    .orElseGet(() -> source.unreadable(scanner.start(), scanner.end(), Expected.SGF_SETUP));
        }
        return SgfSetup.read(source, setup.get(), repairs);
    }

    /** Looks whether the Queen is the first piece that a player commits. */
    private static boolean isQueenFirst(List<SgfEvent> events) {
        int committed = 0;
        Optional<Bug> last = Optional.empty();
        for (SgfEvent event : events) {
            if (event.isDrop()) {
                last = SgfPiece.read(event.word(event.pieceIndex()))
                        .map(name -> name.piece().bug());
            }
            if (event.commits() && last.isPresent()) {
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

    private void readTags(SgfTable table) {
        Map<Color, String> names = new HashMap<>();
        for (Property property : scanner.properties()) {
            String value = text(property).strip();
            if ((property.name().equals("P0") || property.name().equals("P1")) && value.startsWith("id ")) {
                String name = value.substring("id ".length()).strip().replaceAll("^\"|\"$", "");
                names.putIfAbsent(table.color(property.name().charAt(1) - '0'), name);
            }
        }
        tags.put("White", names.getOrDefault(Color.WHITE, ""));
        tags.put("Black", names.getOrDefault(Color.BLACK, ""));
        property("DT").map(this::text).flatMap(SgfDates::normal).ifPresent(date -> tags.put("Date", date));
        tag("SgfDate", "DT");
        tag("SgfGameName", "GN");
        tag("SgfResult", "RE");
    }

    private void tag(String name, String property) {
        property(property).ifPresent(found -> tags.put(name, text(found)));
    }

    private Game settled(Game game) {
        Optional<Property> result = property("RE");
        if (result.isEmpty()) {
            return game;
        }
        Property property = result.get();
        String words = text(property);
        Optional<GameResult> recorded =
                SgfResults.result(words, tags.getOrDefault("White", ""), tags.getOrDefault("Black", ""));
        if (recorded.isEmpty() && !game.result().outcome().isOver()) {
            repairs.add(Repair.Kind.UNKNOWN_RESULT, property.start(), property.end(), "");
        }
        GameResult told = recorded.orElse(GameResult.IN_PROGRESS);
        return Results.settle(game, told.outcome(), told.ending(), source, property.start(), property.end());
    }

    private Optional<Property> property(String name) {
        return scanner.properties().stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
    }

    private String text(Property property) {
        return source.text().substring(property.start(), property.end()).replaceAll("\\\\(.)", "$1");
    }
}
