package io.github.hiverules.testkit.judge;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The games of the rulebook's diagrams and other tricky positions, shortest first. Not thread-safe. */
final class Games {

    private static final int PLIES_OF_ENDED_GAME = 120;

    /** The number of games in which different ends are looked for. */
    private static final int ENDED_GAMES = 100;

    private final JudgeOptions options;
    private final boolean setsUp;
    private int unreachable;

    Games(JudgeOptions options, boolean setsUp) {
        this.options = options;
        this.setsUp = setsUp;
    }

    /** Returns the base set, the sets with one expansion, and the one with all. */
    List<Ruleset> sets() {
        Ruleset all = options.ruleset();
        Stream<Set<Expansion>> single = all.expansions().stream().map(Set::of);
        return Stream.concat(Stream.concat(Stream.of(Set.<Expansion>of()), single), Stream.of(all.expansions()))
                .distinct()
                .map(all::withExpansions)
                .toList();
    }

    /** Returns the number of diagrams to which no game leads. */
    int unreachable() {
        return unreachable;
    }

    /** Returns the games, each in the smallest of these sets that has its pieces. */
    List<Game> given(List<Ruleset> sets) {
        List<Game> games = new ArrayList<>();
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            if (Collections.disjoint(diagram.allowingRules(), options.exceptRules())) {
                Optional<Ruleset> set = smallest(sets, diagram.setup().ruleset());
                Optional<Game> drawn = set.flatMap(rules -> ReducedGame.under(rules, Game.start(diagram.position())));
                Optional<Game> game = setsUp
                        ? drawn
                        : set.flatMap(rules -> diagram.game().flatMap(one -> ReducedGame.under(rules, one)));
                game.ifPresent(games::add);
                unreachable += drawn.isPresent() && game.isEmpty() ? 1 : 0;
            }
        }
        for (PerftTable table : PerftTables.pitfalls()) {
            smallest(sets, table.ruleset())
                    .flatMap(set -> ReducedGame.under(set, table.game()))
                    .ifPresent(games::add);
        }
        sets.stream().skip(sets.size() - 1L).forEach(set -> games.addAll(ends(set)));
        games.sort(Comparator.comparingInt(Game::plyCount));
        return games;
    }

    /** Returns random games that end in different ways: each result, with and without a piece on a Queen Bee. */
    private Collection<Game> ends(Ruleset set) {
        RandomGames random =
                RandomGames.of(set, options.seed(), PLIES_OF_ENDED_GAME).lively();
        Map<String, Game> ends = new LinkedHashMap<>();
        for (int number = 0; number < ENDED_GAMES; number++) {
            Game game = random.game(number);
            if (game.isOver()) {
                Position end = game.position();
                boolean isCovered = Stream.of(Color.values())
                        .flatMap(color -> end.cellOf(Piece.of(color, Bug.QUEEN_BEE)).stream())
                        .anyMatch(cell -> end.heightAt(cell) > 1);
                ends.putIfAbsent(end.outcome() + " " + isCovered, game);
            }
        }
        return ends.values();
    }

    private static Optional<Ruleset> smallest(List<Ruleset> sets, Ruleset wanted) {
        return sets.stream()
                .filter(set -> set.expansions().containsAll(wanted.expansions()))
                .findFirst();
    }
}
