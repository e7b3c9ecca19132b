package io.github.hiverules.testkit;

import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** One turn: the player, the pieces on the table and in hand, and the mistakes to make. */
record ReferenceTurn(Setup setup, ReferenceHive hive, Mistakes mistakes) {

    ReferenceTurn(Setup setup, Mistakes mistakes) {
        this(setup, new ReferenceHive(setup.stacks()), mistakes);
    }

    static ReferenceTurn of(Setup setup) {
        return new ReferenceTurn(setup, Mistakes.none());
    }

    boolean applies(Rule rule) {
        return !mistakes.ignore(rule);
    }

    /** Returns whether a rule applies to a kind of piece. */
    boolean applies(Rule rule, Bug kind) {
        return !mistakes.ignore(rule, kind);
    }

    boolean makes(MistakePattern pattern) {
        return mistakes.make(pattern);
    }

    /** Returns whether a mistake is made with a kind of piece. */
    boolean makes(MistakePattern pattern, Bug kind) {
        return mistakes.make(pattern, kind);
    }

    /** Returns whether a rule allows a move: the condition is met, or the rule is ignored. */
    boolean permits(Rule rule, boolean condition) {
        return condition || !applies(rule);
    }

    Ruleset ruleset() {
        return setup.ruleset();
    }

    Color sideToMove() {
        return setup.sideToMove();
    }

    boolean isOwn(Piece piece) {
        return piece.color() == sideToMove();
    }

    List<Piece> hand() {
        return Piece.all().stream()
                .filter(piece -> permits(Rule.TURN_2, isOwn(piece)))
                .filter(piece -> permits(Rule.MAT_1, ruleset().includes(piece.bug())))
                .filter(piece -> permits(Rule.PLACE_6, !isInPlay(piece)))
                .toList();
    }

    private boolean isInPlay(Piece piece) {
        return hive.cellOf(piece).isPresent();
    }

    /** MAT-2: all pieces of the same kind and color with a lower number are in play. */
    boolean isNextOfItsKind(Piece piece) {
        return Piece.all().stream()
                .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                .allMatch(other -> other.number() >= piece.number() || isInPlay(other));
    }

    boolean isQueenInHand() {
        return !isInPlay(Piece.of(sideToMove(), Bug.QUEEN_BEE));
    }

    /** QUEEN-1: it is the player's fourth turn or later, and the Queen is still in hand. */
    boolean isQueenDue() {
        return isQueenInHand() && isTurnOfQueen();
    }

    private boolean isTurnOfQueen() {
        int turns = 2 * setup.turnNumber() - (sideToMove() == Color.WHITE ? 1 : 0);
        return switch (setup.turnNumber()) {
            case 1 -> false;
            case 2, 3 -> turns >= 4 && makes(MistakePattern.REQUIRES_THE_QUEEN_TOO_EARLY);
            case 4 -> !makes(MistakePattern.REQUIRES_THE_QUEEN_TOO_LATE);
            default -> true;
        };
    }

    int piecesInPlay() {
        return hive.piecesInPlay(sideToMove());
    }

    /** OPENING-1: the first piece must not be the Queen, unless a setup made her due. */
    boolean isQueenTooEarly() {
        return ruleset().tournamentOpening() && piecesInPlay() == 0 && !isQueenDue();
    }

    /** PILLBUG-5: the piece moved or was thrown on the previous turn. The rule comes with the Pillbug. */
    boolean isResting(Piece piece) {
        return setup.resting().equals(Optional.of(piece)) && hasPillbug() && applies(Rule.PILLBUG_5);
    }

    private boolean hasPillbug() {
        return ruleset().includes(Bug.PILLBUG);
    }

    Outcome outcome() {
        return new ReferenceGameEnd(this).outcome();
    }

    /** Returns whether a mistake lets pinned pieces leave on this turn. */
    boolean forgetsPins() {
        return hive.cellOf(Piece.of(sideToMove().opposite(), Bug.QUEEN_BEE)).isEmpty()
                && makes(MistakePattern.MOVES_PINNED_PIECES_WHILE_THE_OTHER_QUEEN_IS_IN_HAND);
    }

    /** Returns the setup of the next turn with the given hive. */
    Setup nextSetup(ReferenceHive nextHive, Optional<Piece> resting) {
        int turnNumber = sideToMove() == Color.BLACK ? setup.turnNumber() + 1 : setup.turnNumber();
        return new Setup(
                ruleset(),
                sideToMove().opposite(),
                turnNumber,
                nextHive.stacks(),
                resting.filter(unused -> hasPillbug()));
    }
}
