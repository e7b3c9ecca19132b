package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Asks a program again after a shorter game, and looks whether its answers show the same. */
record Reproduction(Finding finding, Difference original) {

    /** Returns whether giving the program a game can show such a difference again. */
    boolean isPossible() {
        return switch (original.kind()) {
            case MOVES -> original.isAboutRules();
            case ACCEPTED, REFUSED -> original.isAboutRules() || isAbout("newgame");
            case GAME, STATE, TURN -> original.isAboutRules() || isAbout("newgame") || isAbout("play");
            case NOT_CARRIED_OUT, OTHER_MOVE -> isAbout("play") && !finding.isAbout(Topic.Deed.LOSES_TRACK);
            case CHANGED, COUNT, PROTOCOL, FAILURE -> false;
        };
    }

    /** Returns the difference that a game shows, or empty if the program shows none with the same cause. */
    Optional<Difference> findIn(ReducedGame reduced, Session session) throws IOException {
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
        } else if (isAbout("play") && game.lastMove().isPresent()) {
            session.tryMove(game.undo(), game.lastMove().get());
        } else {
            session.ensureGame(game);
        }
        Stream<Difference> shown = original.isAboutRules()
                ? session.evidence().stream().flatMap(evidence -> shown(evidence).stream())
                : session.differences().stream().filter(difference -> !difference.isAboutRules());
        return shown.filter(difference -> original.isAboutRules() || difference.kind() == original.kind())
                .findFirst();
    }

    private boolean isAbout(String command) {
        return original.commandWord().equals(command);
    }

    private Optional<Difference> shown(Evidence evidence) {
        return finding.shownBy(evidence);
    }
}
