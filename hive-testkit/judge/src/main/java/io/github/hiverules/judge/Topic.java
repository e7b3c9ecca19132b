package io.github.hiverules.judge;

import io.github.hiverules.Rule;
import io.github.hiverules.judge.MoveType.Way;
import io.github.hiverules.piece.Bug;
import java.util.Collection;
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
 */
record Topic(Deed deed, Optional<Rule> rule, Optional<Bug> kind, String words) {

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
        ACCEPTS_UNLISTED;

        boolean isRefusal() {
            return compareTo(REFUSES_WITH_WORDS) >= 0 && compareTo(REFUSES_LISTED) <= 0;
        }

        boolean isAboutResults() {
            return compareTo(MISSES_END) >= 0 && compareTo(NAMES_WRONG_RESULT) <= 0;
        }
    }

    static Topic of(Deed deed) {
        return new Topic(deed, Optional.empty(), Optional.empty(), "");
    }

    static Topic of(Deed deed, Rule rule) {
        return new Topic(deed, Optional.of(rule), Optional.empty(), "");
    }

    /** Returns whether a move is of the sort that the finding is about. */
    boolean isAbout(MoveType type) {
        return switch (deed) {
            case ACCEPTS_ALL, ACCEPTS, ACCEPTS_UNLISTED ->
                rule.isEmpty() ? !type.isLegal() : type.broken().equals(rule);
            case REFUSES_PLACEMENTS -> type.isLegal() && type.way() == Way.PLACEMENT;
            case REFUSES_DUE_QUEEN -> type.isLegal() && type.way() == Way.DUE_QUEEN;
            case REFUSES_PASSES -> type.isLegal() && type.way() == Way.PASS;
            case REFUSES_THROWS -> type.isLegal() && type.way() == Way.THROW;
            case REFUSES_KIND, REFUSES_PIECES -> type.isLegal() && type.way().isOwnMovement();
            case REFUSES_MOVING -> type.isLegal() && (type.way().isOwnMovement() || type.way() == Way.THROW);
            case REFUSES_MOVES ->
                type.isLegal()
                        && type.way().isOwnMovement()
                        && (kind.equals(type.movesAs()) || kind.equals(type.kind()));
            default -> type.isLegal();
        };
    }

    /** Returns the description, for a program that lists moves or one that only answers. */
    String title(boolean isLister, Collection<Bug> kinds, Collection<Way> ways) {
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
            case REFUSES_MOVES -> refuses + " legal " + steps(ways) + " of " + pieces;
            case REFUSES_THROWS -> refuses + " legal throws of " + pieces;
            case REFUSES_PASSES -> refuses + " forced passes";
            case REFUSES_LISTED -> "Refuses legal moves that it lists";
            case ACCEPTS_ALL -> accepts + " every illegal move";
            case ACCEPTS -> acceptedTitle(accepts, pieces);
            case ACCEPTS_UNLISTED ->
                "Accepts illegal moves that it does not list" + inBrackets() + (pieces.isEmpty() ? "" : ": " + pieces);
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
    private String steps(Collection<Way> ways) {
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
            default -> "such questions";
        };
    }
}
