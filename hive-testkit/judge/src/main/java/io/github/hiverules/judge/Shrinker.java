package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks for a shorter game with fewer pieces that shows the same difference, by asking the engine again: first the
 * prefixes of the game, then the game without some of its moves (delta debugging, Zeller 1999). Not
 * thread-safe.
 */
final class Shrinker {

    private final Program<?> program;
    private final long deadline;
    private final Finding finding;
    private Difference shortest;

    private Shrinker(Program<?> program, Duration time, Finding finding) {
        this.program = program;
        this.finding = finding;
        this.deadline = System.nanoTime() + time.toNanos();
        this.shortest = finding.example();
    }

    /**
     * Returns the finding with the shortest example that was found in time. The finding stays unchanged if its example
     * cannot be reproduced by giving the engine a game.
     */
    static Finding shrink(Finding finding, Program<?> program, Duration time) throws IOException {
        Shrinker shrinker = new Shrinker(program, time, finding);
        if (isReproducible(finding)) {
            shrinker.tryPrefixes();
            shrinker.leaveOutMoves();
        }
        return finding.withExample(shrinker.shortest);
    }

    private List<Move> moves() {
        return shortest.game().moves();
    }

    private void tryPrefixes() throws IOException {
        List<Move> all = moves();
        for (int plies = 0; plies < all.size(); plies++) {
            if (tryMoves(all.subList(0, plies))) {
                return;
            }
        }
    }

    /**
     * Leaves out parts of the game until no more can be left out. Each part has as many moves of White as of Black, so
     * that turns still alternate.
     */
    private void leaveOutMoves() throws IOException {
        int before;
        do {
            before = moves().size();
            for (int length = before / 2 * 2; length >= 2; length -= 2) {
                leaveOutConsecutiveMoves(length);
            }
            leaveOutPairs();
        } while (moves().size() < before && isTimeLeft());
    }

    private void leaveOutConsecutiveMoves(int length) throws IOException {
        for (int from = moves().size() - length; from >= 0; from--) {
            if (from + length <= moves().size()) {
                List<Move> rest = new ArrayList<>(moves());
                rest.subList(from, from + length).clear();
                tryMoves(rest);
            }
        }
    }

    private void leaveOutPairs() throws IOException {
        for (int second = moves().size() - 1; second > 0; second--) {
            for (int first = second - 3; first >= 0 && second < moves().size(); first -= 2) {
                List<Move> rest = new ArrayList<>(moves());
                rest.remove(second);
                rest.remove(first);
                tryMoves(rest);
            }
        }
    }

    private boolean isTimeLeft() {
        return System.nanoTime() < deadline;
    }

    /** Keeps these moves as the shortest example if they are legal and show the difference, too. */
    private boolean tryMoves(List<Move> fewer) throws IOException {
        Optional<ReducedGame> reduced =
                isTimeLeft() ? ReducedGame.of(shortest.game().startPosition(), fewer) : Optional.empty();
        if (reduced.isEmpty()) {
            return false;
        }
        Optional<Difference> found = findIn(reduced.get(), program.session());
        found.ifPresent(difference -> shortest = difference);
        return found.isPresent();
    }

    /** Returns whether giving the program a game can show such a difference again. */
    private static boolean isReproducible(Finding finding) {
        Difference example = finding.example();
        return switch (example.kind()) {
            case MOVES -> example.isAboutRules();
            case ACCEPTED, REFUSED -> example.isAboutRules() || example.isAfter("newgame");
            case GAME, STATE, TURN -> example.isAboutRules() || example.isAfter("newgame") || example.isAfter("play");
            case NOT_CARRIED_OUT, OTHER_MOVE ->
                example.isAfter("play") && finding.topic().deed() != Topic.Deed.LOSES_TRACK;
            case CHANGED, COUNT, PROTOCOL, FAILURE -> false;
        };
    }

    /** Returns the difference that a game shows, or empty if the program shows none with the same cause. */
    private Optional<Difference> findIn(ReducedGame reduced, Session session) throws IOException {
        Difference original = shortest;
        Game game = reduced.game();
        List<Move> wrong = Stream.concat(original.surplus().stream(), original.missing().stream())
                .flatMap(move -> reduced.translate(move).stream())
                .toList();
        if (original.kind() == Difference.Kind.MOVES) {
            session.expectMoves(game, wrong);
        } else if (original.isAboutMoves()) {
            for (Move move : wrong) {
                session.tryMove(game, move);
            }
        } else if (original.isAfter("play") && game.lastMove().isPresent()) {
            session.tryMove(game.undo(), game.lastMove().get());
        } else {
            session.ensureGame(game);
        }
        return original.isAboutRules()
                ? session.answers().stream()
                        .flatMap(answer -> finding.shownBy(answer).stream())
                        .findFirst()
                : session.differences().stream()
                        .filter(other -> !other.isAboutRules() && other.kind() == original.kind())
                        .findFirst();
    }
}
