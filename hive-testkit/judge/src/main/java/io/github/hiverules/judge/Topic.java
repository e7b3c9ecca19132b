package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.judge.MoveType.Way;
import io.github.hiverules.piece.Bug;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What the wrong answers of a finding have in common.
 *
 * @param deed what the program did
 * @param rule the rule that it breaks, or that is about the moves that it refuses
 * @param kind the kind of piece as which pieces move, if the finding is about the movements of one kind
 * @param words the program's own words, or what happens instead
 * @param kinds the kinds of pieces with which it was seen
 * @param ways the ways to move with which it was seen
 */
record Topic(Deed deed, Optional<Rule> rule, Optional<Bug> kind, String words, Set<Bug> kinds, Set<Way> ways) {

    /** What a program does, in the order of the report. */
    enum Deed {
        LOSES_TRACK,
        MISSES_END,
        ENDS_EARLY,
        NAMES_WRONG_RESULT,
        REFUSES_WITH_WORDS,
        REFUSES_EVERYTHING,
        REFUSES_MOVING,
        REFUSES_PLACEMENTS,
        REFUSES_DUE_QUEEN,
        REFUSES_KIND,
        REFUSES_PIECES,
        REFUSES_MOVES,
        REFUSES_THROWS,
        REFUSES_PASSES,
        REFUSES_LISTED,
        ACCEPTS_ALL,
        ACCEPTS,
        ACCEPTS_UNLISTED,
        /** Something that is not about the rules; the words say what. */
        OTHER;

        boolean isRefusal() {
            return compareTo(REFUSES_WITH_WORDS) >= 0 && compareTo(REFUSES_LISTED) <= 0;
        }

        boolean isAboutResults() {
            return compareTo(MISSES_END) >= 0 && compareTo(NAMES_WRONG_RESULT) <= 0;
        }
    }

    static Topic of(Deed deed) {
        return of(deed, Optional.empty(), Optional.empty(), "");
    }

    static Topic of(Deed deed, Rule rule) {
        return of(deed, Optional.of(rule), Optional.empty(), "");
    }

    static Topic of(Deed deed, String words) {
        return of(deed, Optional.empty(), Optional.empty(), words);
    }

    static Topic of(Deed deed, Optional<Rule> rule, Optional<Bug> kind, String words) {
        return new Topic(deed, rule, kind, words, Set.of(), Set.of());
    }

    Topic seenWith(Set<Bug> someKinds, Set<Way> someWays) {
        return new Topic(deed, rule, kind, words, someKinds, someWays);
    }

    /** Returns whether a move belongs to the finding if the program gets it wrong. */
    boolean includes(Game game, Move move, Purity purity) {
        if (move.movedPiece().filter(piece -> !kinds.contains(piece.bug())).isPresent()) {
            return false;
        }
        if (deed.compareTo(Deed.ACCEPTS_ALL) < 0) {
            MoveType type = MoveType.of(game, move);
            return type.isLegal() && ways.contains(type.way()) && isAbout(type);
        }
        Optional<Rule> broken = MoveType.broken(game, move);
        return rule.isEmpty()
                ? broken.isPresent()
                : broken.equals(rule)
                        && (deed != Deed.ACCEPTS || !words.isEmpty() || purity.isPure(game, move, rule.get()));
    }

    /** Returns whether a legal move is of the sort that the finding is about. */
    private boolean isAbout(MoveType type) {
        return switch (deed) {
            case REFUSES_PLACEMENTS -> type.way() == Way.PLACEMENT;
            case REFUSES_DUE_QUEEN -> type.way() == Way.DUE_QUEEN;
            case REFUSES_PASSES -> type.way() == Way.PASS;
            case REFUSES_THROWS -> type.way() == Way.THROW;
            case REFUSES_KIND, REFUSES_PIECES -> type.way().isOwnMovement();
            case REFUSES_MOVING -> type.way().isOwnMovement() || type.way() == Way.THROW;
            case REFUSES_MOVES ->
                type.way().isOwnMovement() && (kind.equals(type.movesAs()) || kind.equals(type.kind()));
            default -> true;
        };
    }

    /** Returns the description, for a program that lists moves or one that only answers. */
    String title(boolean isLister) {
        String refuses = isLister ? "Misses" : "Refuses";
        String accepts = isLister ? "Lists" : "Accepts";
        String pieces = Kinds.names(kinds);
        return switch (deed) {
            case LOSES_TRACK -> "Accepted " + words;
            case MISSES_END -> "Does not see that the game is over" + inBrackets();
            case ENDS_EARLY -> "Ends the game too early" + inBrackets();
            case NAMES_WRONG_RESULT -> "Names the wrong result of a finished game" + inBrackets();
            case REFUSES_WITH_WORDS ->
                refuses + " legal moves with '" + words + "'" + (pieces.isEmpty() ? "" : ": " + pieces);
            case REFUSES_EVERYTHING -> refuses + " every legal move in some positions";
            case REFUSES_MOVING -> refuses + " all legal moves of pieces on the board" + words;
            case REFUSES_PLACEMENTS -> refuses + " legal placements of " + pieces;
            case REFUSES_DUE_QUEEN -> refuses + " the Queen Bee when she is due";
            case REFUSES_KIND -> refuses + " all moves of " + pieces;
            case REFUSES_PIECES -> refuses + " every move of some pieces that may move: " + pieces;
            case REFUSES_MOVES -> refuses + " legal " + steps() + " of " + pieces;
            case REFUSES_THROWS -> refuses + " legal throws of " + pieces;
            case REFUSES_PASSES -> refuses + " forced passes";
            case REFUSES_LISTED -> "Refuses legal moves that it lists";
            case ACCEPTS_ALL -> accepts + " every illegal move";
            case ACCEPTS -> acceptedTitle(accepts, pieces);
            case ACCEPTS_UNLISTED ->
                "Accepts illegal moves that it does not list" + inBrackets() + (pieces.isEmpty() ? "" : ": " + pieces);
            case OTHER -> words;
        };
    }

    private String acceptedTitle(String accepts, String pieces) {
        return rule.equals(Optional.of(Rule.PASS_1))
                ? accepts + " passes while other moves are legal (PASS-1)"
                : accepts + " moves that " + ruleId() + words + (words.isEmpty() ? " forbids" : " forbid")
                        + (pieces.isEmpty() ? "" : ": " + pieces);
    }

    private String ruleId() {
        return rule.map(Rule::id).orElse("no rule");
    }

    private String inBrackets() {
        return rule.map(named -> " (" + named.id() + ")").orElse("");
    }

    /** Returns which steps are meant; a Beetle that cannot climb may still step on the ground. */
    private String steps() {
        Set<Way> some = new TreeSet<>(ways);
        boolean climbs = kind.filter(bug -> bug == Bug.BEETLE).isPresent();
        if (!climbs || some.size() == 3) {
            return "moves";
        }
        return some.stream()
                .map(way -> way == Way.UP ? "up" : way == Way.DOWN ? "down" : "on the level")
                .collect(Collectors.joining(" or "))
                .transform(text -> "steps " + text);
    }

    /** Returns what is counted. */
    String unit() {
        return switch (deed) {
            case REFUSES_EVERYTHING, MISSES_END, ENDS_EARLY, NAMES_WRONG_RESULT, LOSES_TRACK -> "positions";
            case REFUSES_KIND, REFUSES_PIECES -> "pieces";
            case REFUSES_PASSES -> "passes";
            case REFUSES_MOVING -> "moves";
            case OTHER -> "questions";
            default -> "such questions";
        };
    }
}
