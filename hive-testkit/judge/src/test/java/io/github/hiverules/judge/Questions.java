package io.github.hiverules.judge;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Games after which tests ask programs in this process: those of diagrams and tables, and a few random ones. */
final class Questions {

    private static final int PLIES = 70;

    /** Every third position of a random game is asked. */
    private static final int STEP = 3;

    /** In the first plies, every position is asked. */
    private static final int OPENING = 10;

    private static final int SEED = 11;

    private static final List<Game> GAMES = findGames();

    private Questions() {}

    static List<Finding> findings(MistakenProgram program) {
        return findings(
                game -> {
                    Setup setup = stands(program, game);
                    return List.copyOf(Reader.ofTexts(game, setup, program.legalMoves(setup)));
                },
                (game, move) -> {
                    Setup setup = stands(program, game);
                    return program.accepts(setup, move, program.legalMoves(setup));
                },
                game -> program.outcome(stands(program, game)));
    }

    /** Returns where a program stands after a game. */
    private static Setup stands(MistakenProgram program, Game game) {
        if (program.playing().isEmpty()) {
            return game.position().setup();
        }
        Setup setup = game.startPosition().setup();
        for (Move move : game.moves()) {
            setup = program.play(setup, move);
        }
        return setup;
    }

    /** A program's answer to whether it plays a move. */
    interface Attempts {
        boolean accepts(Game game, Move move);
    }

    static List<Finding> findings(
            Function<Game, List<Move>> moves, Attempts attempts, Function<Game, Outcome> outcome) {
        List<Answer> answers = new ArrayList<>();
        for (Game game : GAMES) {
            answers.add(Answer.ofResult(game, "newgame", outcome.apply(game)));
            if (answers.get(answers.size() - 1).isRight()) {
                answers.add(Answer.ofList(game, "validmoves", moves.apply(game)));
                covered(game)
                        .ifPresent(move -> answers.add(Answer.ofAttempt(
                                game,
                                "play",
                                move,
                                attempts.accepts(game, move)
                                        ? Optional.empty()
                                        : Optional.of(ProgramRefusal.ofFalse()))));
            }
        }
        return findings(List.of(), answers);
    }

    /** Returns a move of a covered piece to where the piece on top can go. */
    private static Optional<Move> covered(Game game) {
        return game.legalMoves().stream()
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .filter(move -> game.position().heightAt(move.from()) > 1)
                .findFirst()
                .map(move -> Move.move(game.position().stackAt(move.from()).get(0), move.from(), move.to()));
    }

    /** Returns the findings of a case with some differences and answers. */
    static List<Finding> findings(List<Difference> differences, List<Answer> answers) {
        return Findings.of(
                List.of(new CaseResult(
                        CaseResult.Suite.DIAGRAMS, "a row", differences, answers, List.of(), "", Duration.ZERO)),
                Reader::ofTexts,
                RunEnd.after(Optional.empty()));
    }

    static List<Game> games() {
        return GAMES;
    }

    private static List<Game> findGames() {
        Set<Game> games = new LinkedHashSet<>();
        RulebookDiagrams.all()
                .forEach(diagram -> diagram.game()
                        .ifPresent(game ->
                                replay(game, true).or(() -> replay(game, false)).ifPresent(games::add)));
        PerftTables.pitfalls().forEach(table -> games.add(Game.start(table.position())));
        for (PerftTable table : PerftTables.startPositions()) {
            Ruleset ruleset = table.ruleset();
            // Only the whole set shows everything.
            int count = ruleset.expansions().size() == Expansion.values().length ? 4 : 1;
            for (Game whole : RandomGames.of(ruleset, SEED, PLIES)
                    .lively()
                    .games()
                    .limit(count)
                    .toList()) {
                for (Game game = whole; game.plyCount() > 0; game = game.undo()) {
                    if (game.plyCount() % STEP == 0 || game.plyCount() < OPENING) {
                        games.add(game);
                    }
                }
            }
        }
        return List.copyOf(games);
    }

    private static Optional<Game> replay(Game game, boolean opening) {
        try {
            Ruleset ruleset = game.ruleset().without(Toggle.REPETITION_DRAW);
            return Optional.of(Game.start(
                            opening
                                    ? ruleset.with(Toggle.TOURNAMENT_OPENING)
                                    : ruleset.without(Toggle.TOURNAMENT_OPENING))
                    .playAll(game.moves()));
        } catch (IllegalMoveException e) {
            return Optional.empty();
        }
    }
}
