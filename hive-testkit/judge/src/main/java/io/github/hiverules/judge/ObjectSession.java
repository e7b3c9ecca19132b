package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * Asks the objects of a program in this process during one case.
 *
 * @param <G> the program's class for a game
 */
final class ObjectSession<G> extends Session {

    private final ObjectProgram<G> program;
    private final AskedMoves asked;

    /** The game that the program was last asked about. */
    private Game game = Game.start(Ruleset.BASE);

    ObjectSession(ObjectProgram<G> program, AskedMoves asked) {
        this.program = program;
        this.asked = asked;
    }

    /** Returns an answer, or reports that the program failed. */
    private <T> Optional<T> answer(Callable<T> question) throws IOException {
        try {
            return Optional.of(program.ask(question));
        } catch (ExecutionException e) {
            String text = UhpAnswer.excerpt(String.valueOf(e.getCause()));
            Optional<Throwable> cause = Optional.ofNullable(e.getCause());
            add(new Difference(Difference.Kind.FAILURE, game, "", List.of("answered: " + text), text, cause));
            return Optional.empty();
        }
    }

    private void report(Difference.Kind kind, String words, List<String> details) {
        add(new Difference(kind, game, "", details, words, Optional.empty()));
    }

    @Override
    void reportFailure(IOException failure) {
        String text = String.valueOf(failure.getMessage());
        report(Difference.Kind.FAILURE, text, List.of(text));
    }

    @Override
    boolean ensureGame(Game wanted) throws IOException {
        return play(wanted).isPresent();
    }

    /** Returns an object that has played a game, unless it got the end of the game wrong. */
    private Optional<G> play(Game wanted) throws IOException {
        game = wanted;
        Optional<ObjectProgram.Played<G>> played = answer(() -> program.play(wanted));
        Optional<G> object = played.flatMap(ObjectProgram.Played::object);
        if (object.isEmpty()) {
            if (played.isPresent()) {
                addRefusal(played.get());
            }
            return Optional.empty();
        }
        addAccepted(wanted);
        // Another object tells the outcome, because in some programs the question changes the game.
        Optional<Answer> result = outcome(wanted);
        result.ifPresent(this::add);
        return object.filter(any -> result.map(Answer::isRight).orElse(true));
    }

    private Optional<Answer> outcome(Game played) throws IOException {
        return program.canTellOutcome()
                ? answer(() -> program.play(played).object().flatMap(program::outcome))
                        .flatMap(outcome -> outcome.map(said -> Answer.ofResult(played, "", said)))
                : Optional.empty();
    }

    /** The program has accepted all moves of a game, which is evidence, too. */
    private void addAccepted(Game played) {
        Game before = played;
        while (before.plyCount() > 0 && program.isNew(before)) {
            Move last = before.lastMove().orElseThrow();
            before = before.reopen().undo();
            addAttempt(before, last, Optional.empty());
        }
    }

    private void addRefusal(ObjectProgram.Played<G> played) throws IOException {
        List<Move> moves = game.moves();
        Game before = Game.start(game.startPosition()).playAll(moves.subList(0, played.plies()));
        addAccepted(before);
        // A program that thinks that the game is over refuses whatever follows.
        outcome(before).ifPresent(this::add);
        addAttempt(before, moves.get(played.plies()), played.refusal());
    }

    private void addAttempt(Game before, Move move, Optional<ProgramRefusal> refusal) {
        add(Answer.ofAttempt(before, "play " + IllegalMoves.textOrCells(before, move), move, refusal));
    }

    @Override
    void expectMoves(Game wanted) throws IOException {
        if (!program.canList()) {
            expectMoves(wanted, asked.of(wanted));
            return;
        }
        Optional<G> object = play(wanted);
        if (object.isPresent()) {
            answer(() -> List.copyOf(program.list(object.get()))).ifPresent(this::addList);
        }
    }

    private void addList(List<?> listed) {
        MoveComparison.Reading reading = MoveComparison.read(game, listed, notes());
        reading.moves()
                .ifPresentOrElse(
                        moves -> add(Answer.ofList(game, "", moves)),
                        () -> report(Difference.Kind.MOVES, "", reading.problems()));
    }

    @Override
    void expectMoves(Game wanted, Collection<Move> some) throws IOException {
        if (program.canList()) {
            expectMoves(wanted);
        } else if (play(wanted).isPresent()) {
            List<Move> tried = new ArrayList<>(some);
            tried.retainAll(asked.of(wanted));
            answer(() -> program.tryAll(wanted, tried)).ifPresent(answers -> addTried(tried, answers));
        }
    }

    private void addTried(List<Move> tried, ObjectProgram.Tried answers) {
        add(Answer.ofAnswers(game, new LinkedHashSet<>(tried), answers.refusals()));
        answers.change().ifPresent(this::addChange);
    }

    private void addChange(ObjectProgram.Change change) {
        String refused = change.refused()
                .map(move -> "the refused '" + IllegalMoves.textOrCells(game, move) + "'")
                .orElse("several refused moves");
        String answered = IllegalMoves.textOrCells(game, change.answered());
        String effect = game.isLegal(change.answered())
                ? "the legal '" + answered + "' is refused, too"
                : "the illegal '" + answered + "' is accepted";
        report(
                Difference.Kind.CHANGED,
                "play",
                List.of("a refused move changes the game: after " + refused + ", " + effect));
    }

    /** Expects that questions change nothing: after each, the program still accepts a legal move. */
    void expectHarmlessQuestions(Game wanted) throws IOException {
        if (play(wanted).isEmpty()) {
            return;
        }
        if (program.canTellOutcome()) {
            expectHarmless(wanted, "the outcome", program::outcome);
        }
        if (program.canList()) {
            expectHarmless(wanted, "the legal moves", program::list);
        }
    }

    private void expectHarmless(Game wanted, String subject, Consumer<G> question) throws IOException {
        answer(() -> program.refusedAfter(wanted, question))
                .flatMap(refused -> refused)
                .ifPresent(move -> report(
                        Difference.Kind.CHANGED,
                        subject,
                        List.of("asking for " + subject + " changes the game: afterwards, the legal '"
                                + IllegalMoves.textOrCells(wanted, move) + "' is refused")));
    }

    @Override
    void tryMove(Game wanted, Move move) throws IOException {
        Optional<G> object = play(wanted);
        if (object.isPresent()) {
            answer(() -> program.whyRefused(object.get(), wanted.position(), move))
                    .ifPresent(refusal -> addAttempt(wanted, move, refusal));
        }
    }
}
