package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/**
 * Asks the objects of a program in this process during one case.
 *
 * @param <G> the program's class for a game
 */
final class ObjectSession<G> extends Session {

    private final ObjectProgram<G> program;
    private final ProgramObjects<G> objects;
    private final AskedMoves asked;

    /** The game that the program was last asked about. */
    private Game game = Game.start(Ruleset.BASE);

    ObjectSession(ObjectProgram<G> program, ProgramObjects<G> objects, AskedMoves asked) {
        this.program = program;
        this.objects = objects;
        this.asked = asked;
    }

    /** Returns an answer, or reports that the program failed. */
    private <T> Optional<T> answer(Callable<T> question) throws IOException {
        try {
            return Optional.of(program.ask(question));
        } catch (ExecutionException e) {
            report(Difference.Kind.FAILURE, List.of("answered: " + UhpAnswer.excerpt(String.valueOf(e.getCause()))));
            return Optional.empty();
        }
    }

    private void report(Difference.Kind kind, List<String> details) {
        add(new Difference(kind, game, "", details));
    }

    @Override
    void reportFailure(String message) {
        report(Difference.Kind.FAILURE, List.of(message));
    }

    @Override
    boolean ensureGame(Game wanted) throws IOException {
        return play(wanted).isPresent();
    }

    /** Returns an object that has played a game, unless it got the end of the game wrong. */
    private Optional<G> play(Game wanted) throws IOException {
        game = wanted;
        Optional<ProgramObjects.Played<G>> played = answer(() -> objects.play(wanted));
        Optional<G> object = played.flatMap(ProgramObjects.Played::object);
        if (object.isEmpty()) {
            played.ifPresent(this::addRefusal);
            return Optional.empty();
        }
        Optional<Evidence> result = answer(() -> objects.outcome(object.get()))
                .flatMap(outcome -> outcome.map(said -> Evidence.ofResult(wanted, "", said)));
        result.ifPresent(this::add);
        return object.filter(any -> result.map(Evidence::isRight).orElse(true));
    }

    private void addRefusal(ProgramObjects.Played<G> played) {
        List<Move> moves = game.moves();
        Game before = Game.start(game.startPosition()).playAll(moves.subList(0, played.plies()));
        addAttempt(before, moves.get(played.plies()), Optional.of(played.refusal()));
    }

    private void addAttempt(Game before, Move move, Optional<String> refusal) {
        String answer = UhpAnswer.excerpt(refusal.orElse("accepted"));
        add(Evidence.ofAttempt(before, "play " + text(before, move), move, refusal.isEmpty(), answer));
    }

    private static String text(Game before, Move move) {
        return IllegalMoves.text(before.position(), move).orElse(move.toString());
    }

    @Override
    void expectMoves(Game wanted) throws IOException {
        if (!objects.canList()) {
            expectMoves(wanted, asked.of(wanted));
            return;
        }
        Optional<G> object = play(wanted);
        if (object.isPresent()) {
            answer(() -> List.copyOf(objects.list(object.get()))).ifPresent(this::addList);
        }
    }

    private void addList(List<?> listed) {
        MoveComparison.Reading reading = MoveComparison.read(game, listed, notes());
        reading.moves()
                .ifPresentOrElse(
                        moves -> add(Evidence.ofMoves(game, "", moves)),
                        () -> report(Difference.Kind.MOVES, reading.problems()));
    }

    @Override
    void expectMoves(Game wanted, Collection<Move> some) throws IOException {
        if (objects.canList()) {
            expectMoves(wanted);
        } else if (play(wanted).isPresent()) {
            List<Move> tried = new ArrayList<>(some);
            tried.retainAll(asked.of(wanted));
            answer(() -> objects.tryAll(wanted, tried)).ifPresent(answers -> addTried(tried, answers));
        }
    }

    private void addTried(List<Move> tried, ProgramObjects.Tried answers) {
        if (answers.change().isEmpty()) {
            List<Move> moves = new ArrayList<>(game.legalMoves());
            moves.removeAll(tried);
            moves.addAll(answers.accepted());
            add(Evidence.ofMoves(game, "", moves));
        } else {
            ProgramObjects.Change change = answers.change().get();
            String refused = change.refused()
                    .map(move -> "the refused '" + text(game, move) + "'")
                    .orElse("several refused moves");
            report(
                    Difference.Kind.CHANGED,
                    List.of("a refused move changes the game: after " + refused + ", the legal '"
                            + text(game, change.legal()) + "' is refused, too"));
        }
    }

    @Override
    void tryMove(Game wanted, Move move) throws IOException {
        Optional<G> object = play(wanted);
        if (object.isPresent()) {
            answer(() -> objects.whyRefused(object.get(), wanted.position(), move))
                    .ifPresent(refusal -> addAttempt(wanted, move, refusal));
        }
    }
}
