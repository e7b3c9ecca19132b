package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One run of the tests of a program in this process: all cases, and the report. Each case runs once. Not thread-safe. */
final class ObjectRun<G> {

    /** Long enough for stacks and pinned pieces, short enough for programs that need some time for a move. */
    private static final int PLIES_OF_RANDOM_GAMES = 30;

    /** Long enough for a player to place all pieces. */
    private static final int PLIES_TO_EMPTY_A_HAND = 90;

    /** The number of random games in which all sorts of moves are looked for. */
    private static final int GAMES_WITH_ALL_SORTS = 60;

    /** The number of games that are tried for each sort; not all of them can tell whether a move was carried out. */
    private static final int MAX_TRIES = 4;

    private final HiveTests<G> tests;
    private final Ruleset ruleset;
    private final AskedMoves asked;
    private final Reader reader;
    private final Run<ObjectSession<G>> run;
    private final List<ConformanceCase<ObjectSession<G>>> cases = new ArrayList<>();
    private final Map<ConformanceCase<?>, CaseResult> results = new LinkedHashMap<>();
    private int unreachable;

    ObjectRun(HiveTests<G> tests) {
        this.tests = tests;
        ruleset = tests.ruleset;
        asked = new AskedMoves(tests);
        reader = tests.reader.orElse(asked);
        ConformanceOptions options = tests.options;
        RunEnd end = RunEnd.after(options.runLimit());
        run = new Run<>(() -> new ObjectProgram<>(tests, asked, options.timeLimit(), end), options, end);
        RandomGames games =
                RandomGames.of(ruleset, options.seed(), PLIES_OF_RANDOM_GAMES).lively();
        if (options.randomGamesPerSet() > 0) {
            if (tests.outcome.isPresent() || tests.moves.isPresent()) {
                addQuestionsThatChangeNothing(games.game(0));
            }
            addMovesToCarryOut(games);
        }
        addDiagrams();
        for (int number = 0; number < options.randomGamesPerSet(); number++) {
            add(CaseResult.Suite.RANDOM_GAMES, "game " + (number + 1), games.game(number), 0);
        }
        if (options.randomGamesPerSet() > 0) {
            addEmptyHand(RandomGames.of(ruleset, options.seed(), PLIES_TO_EMPTY_A_HAND)
                    .lively());
        }
    }

    /** Returns all cases; those that show whether the program keeps track of the game come first. */
    List<ConformanceCase<ObjectSession<G>>> cases() {
        return Collections.unmodifiableList(cases);
    }

    CaseResult result(ConformanceCase<ObjectSession<G>> one) {
        return results.computeIfAbsent(one, unused -> {
            try {
                return run.result(one);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    ConformanceReport report() {
        cases.forEach(this::result);
        try {
            return run.report(
                    reader,
                    unreachable == 0
                            ? List.of()
                            : List.of(
                                    unreachable
                                            + " diagrams to which no game leads were left out; 'positions(...)' would set them up"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds questions about a game, such as who has won, which must not change it. */
    private void addQuestionsThatChangeNothing(Game whole) {
        for (int plies = 0; plies < whole.plyCount(); plies += 10) {
            Game game = prefix(whole, plies);
            cases.add(new ConformanceCase<>(
                    CaseResult.Suite.RANDOM_GAMES,
                    "questions change nothing after " + plies + " plies",
                    ruleset,
                    session -> session.expectHarmlessQuestions(game)));
        }
    }

    /** Asks about all positions of a game after at least the given number of plies. */
    private void add(CaseResult.Suite suite, String name, Game game, int firstPly) {
        cases.add(new ConformanceCase<>(suite, name, ruleset, session -> {
            for (int ply = firstPly; ply <= game.plyCount(); ply++) {
                session.expectMoves(prefix(game, ply));
            }
        }));
    }

    private void addLastPosition(CaseResult.Suite suite, String name, Game game) {
        add(suite, name, game, game.plyCount());
    }

    /** Asks about a position in which a player has placed all pieces, and has to move one. */
    private void addEmptyHand(RandomGames games) {
        games.games()
                .limit(GAMES_WITH_ALL_SORTS)
                .flatMap(game -> game.positions().stream()
                        .filter(position -> position.hand(position.sideToMove()).isEmpty()
                                && !position.legalMoves().isEmpty()
                                && !position.isLegal(Move.pass()))
                        .map(position -> prefix(game, game.positions().indexOf(position))))
                .findFirst()
                .ifPresent(game -> addLastPosition(CaseResult.Suite.RANDOM_GAMES, "all pieces are placed", game));
    }

    /** Asks about the position after a move of each sort, which must be carried out. */
    private void addMovesToCarryOut(RandomGames games) {
        Map<LostTrack.Sort, Integer> tries = new HashMap<>();
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            diagram.game()
                    .flatMap(this::replay)
                    .filter(game -> game.isLegal(Move.pass()))
                    .map(game -> game.play(Move.pass()))
                    .filter(game -> !game.isOver())
                    .ifPresent(game -> addMoveToCarryOut(game, tries));
        }
        for (int number = 0; number < GAMES_WITH_ALL_SORTS; number++) {
            Game whole = games.game(number);
            for (int plies = 4; plies <= whole.plyCount(); plies++) {
                Move last = whole.moves().get(plies - 1);
                if (tries.getOrDefault(LostTrack.Sort.of(last), 0) < MAX_TRIES && isLongEnough(last)) {
                    addMoveToCarryOut(prefix(whole, plies), tries);
                }
            }
        }
    }

    private void addMoveToCarryOut(Game game, Map<LostTrack.Sort, Integer> tries) {
        LostTrack.Sort sort = LostTrack.Sort.of(game.lastMove().orElseThrow());
        boolean isNeeded = !game.isOver() && tries.merge(sort, 1, Integer::sum) <= MAX_TRIES;
        if (isNeeded && LostTrack.canTell(game, asked.of(game), asked)) {
            tries.put(sort, MAX_TRIES);
            addLastPosition(CaseResult.Suite.RANDOM_GAMES, sort.words() + " are carried out", game);
        }
    }

    /** A single step does not show whether an Ant would stop after it. */
    private static boolean isLongEnough(Move move) {
        return !(move instanceof Move.Movement movement)
                || movement.piece().bug() != Bug.SOLDIER_ANT
                || movement.from().distanceTo(movement.to()) > 1;
    }

    private static Game prefix(Game game, int plies) {
        return Game.start(game.startPosition()).playAll(game.moves().subList(0, plies));
    }

    /** Adds the diagrams that are positions under these rules, and other tricky positions. */
    private void addDiagrams() {
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            Optional<Game> position = replay(Game.start(diagram.position()));
            if (position.isPresent() && Collections.disjoint(diagram.allowingRules(), tests.exceptRules)) {
                Optional<Game> game =
                        tests.setUp.isPresent() ? position : diagram.game().flatMap(this::replay);
                game.ifPresentOrElse(
                        found -> addLastPosition(CaseResult.Suite.DIAGRAMS, diagram.toString(), found),
                        () -> unreachable++);
            }
        }
        for (PerftTable table : PerftTables.pitfalls()) {
            Game game = tests.setUp.isPresent() ? Game.start(table.position()) : table.game();
            replay(game).ifPresent(found -> addLastPosition(CaseResult.Suite.PERFT, table.id(), found));
        }
    }

    /** Returns a game under these rules, or empty if they forbid its start or one of its moves. */
    private Optional<Game> replay(Game game) {
        try {
            Position start = Position.of(game.startPosition().setup().withRuleset(ruleset));
            return Optional.of(Game.start(start).playAll(game.moves()));
        } catch (IllegalMoveException | InvalidSetupException e) {
            return Optional.empty();
        }
    }
}
