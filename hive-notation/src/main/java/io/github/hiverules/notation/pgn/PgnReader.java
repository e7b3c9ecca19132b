package io.github.hiverules.notation.pgn;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.Repair;
import io.github.hiverules.notation.TextPlace;
import io.github.hiverules.notation.internal.GamePlayer;
import io.github.hiverules.notation.internal.Games.GameReader;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Repairs;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Rulesets;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.pgn.PgnScanner.Ply;
import io.github.hiverules.notation.pgn.PgnScanner.Span;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Understands one scanned game. */
final class PgnReader implements GameReader {

    private final Source source;
    private final PgnScanner scanner;
    private final ReadOptions options;
    private final Repairs repairs;

    PgnReader(Source source, int from, ReadOptions options) {
        this.source = source;
        this.scanner = new PgnScanner(source, from, options);
        this.options = options;
        this.repairs = scanner.repairs();
    }

    @Override
    public int end() {
        return scanner.end();
    }

    @Override
    public ReadGame read() {
        TextPlace place = source.place(scanner.start());
        Ruleset type;
        try {
            type = gameType();
        } catch (NotationException e) {
            return GamePlayer.unplayable(place, repairs, e);
        }
        boolean queenFirst = scanner.plies().stream()
                .limit(2)
                .anyMatch(ply -> Pieces.isQueen(source.text(), ply.move().start()));
        GamePlayer player = new GamePlayer(source, repairs, options, options.applyTo(type, queenFirst), tags());
        try {
            playAll(player);
            if (scanner.fault().isPresent()) {
                throw scanner.fault().get();
            }
            Span left = scanner.numberLeft();
            if (!left.isEmpty()) {
                repairs.add(Repair.Kind.MOVE_NUMBER, left.start(), left.end(), "");
            }
            player.end(settled(player.game()));
            return player.read(place, Optional.empty());
        } catch (NotationException e) {
            return player.read(place, Optional.of(e));
        }
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        scanner.tags().forEach((name, value) -> tags.put(name, source.text().substring(value.start(), value.end())));
        return tags;
    }

    private Ruleset gameType() {
        Span tag = scanner.tags().getOrDefault("GameType", Span.NONE);
        if (!tag.isEmpty()) {
            return Rulesets.readGameType(source, tag.start(), tag.end(), repairs);
        }
        if (scanner.plies().isEmpty()) {
            throw scanner.fault().orElseGet(() -> source.unreadable(scanner.start(), scanner.end(), Expected.GAME));
        }
        Ruleset needed = Ruleset.BASE.withExpansions(expansionsInMoves());
        repairs.add(Repair.Kind.MISSING_GAME_TYPE, scanner.start(), scanner.start(), Rulesets.gameType(needed));
        return needed;
    }

    private Set<Expansion> expansionsInMoves() {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Ply ply : scanner.plies()) {
            int letter = ply.move().start() + 1;
            for (Expansion expansion : Expansion.values()) {
                if (letter < ply.move().end()
                        && Character.toUpperCase(source.at(letter))
                                == expansion.bug().letter()) {
                    expansions.add(expansion);
                }
            }
        }
        return expansions;
    }

    private void playAll(GamePlayer player) {
        boolean numbersNoted = false;
        List<Ply> plies = scanner.plies();
        for (int index = 0; index < plies.size(); index++) {
            Ply ply = plies.get(index);
            if (!numbersNoted && !isNumbered(ply, index + 1)) {
                Span found = ply.number().isEmpty() ? ply.move() : ply.number();
                repairs.add(Repair.Kind.MOVE_NUMBER, found.start(), ply.move().end(), (index + 1) + ".");
                numbersNoted = true;
            }
            player.play(ply.move().start(), ply.move().end());
        }
    }

    private boolean isNumbered(Ply ply, int number) {
        String right = number + ".";
        Span found = ply.number();
        return found.end() - found.start() == right.length() && source.text().startsWith(right, found.start());
    }

    /** Returns the game with the results of the tag and of the last line, which may not contradict each other. */
    private Game settled(Game played) {
        Span tag = scanner.tags().getOrDefault("Result", Span.NONE);
        Game game = settled(played, tag);
        return scanner.result().isPresent() ? settled(game, scanner.result().get()) : game;
    }

    private Game settled(Game game, Span span) {
        String word = source.excerpt(span.start(), span.end());
        Optional<Outcome> recorded = PgnResults.outcome(word);
        if (recorded.isEmpty() && !PgnResults.isUnknown(word)) {
            repairs.add(Repair.Kind.UNKNOWN_RESULT, span.start(), span.end(), "");
        }
        Outcome outcome = recorded.orElse(Outcome.IN_PROGRESS);
        if (recorded.isPresent() && !outcome.isOver() && game.result().outcome().isOver()) {
            repairs.add(Repair.Kind.STATE, span.start(), span.end(), Results.word(game));
        }
        String termination = tags().getOrDefault("Termination", "");
        return Results.settle(game, outcome, PgnResults.winBy(termination), source, span.start(), span.end());
    }
}
