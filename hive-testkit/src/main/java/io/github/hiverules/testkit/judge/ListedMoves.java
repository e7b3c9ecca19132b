package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.judge.Finding.Kind;
import io.github.hiverules.testkit.judge.Program.Answer;
import io.github.hiverules.testkit.judge.Program.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The moves that a program lists, as moves or as texts, compared by piece and cell. Which of several equal pieces in
 * hand enters first is a matter of names.
 *
 * @param texts the moves, each with the program's own text
 * @param twice what is listed more than once
 * @param unreadable what cannot be read
 */
record ListedMoves(Map<Move, String> texts, List<String> twice, List<String> unreadable) {

    /** Asks the program to play a move, and returns why it refuses. */
    interface Attempt {
        Optional<Words> refusal(Move move, String text) throws Program.GameRefused, IOException;
    }

    static ListedMoves read(Game game, Collection<?> listed) {
        ListedMoves read = new ListedMoves(new LinkedHashMap<>(), new ArrayList<>(), new ArrayList<>());
        for (Object one : listed) {
            try {
                Move move = one instanceof Move asMove ? asMove : MoveString.read(String.valueOf(one), game.position());
                String text = one instanceof Move ? textOrCells(game.position(), move) : String.valueOf(one);
                if (read.texts.putIfAbsent(withNextNumber(game.position(), move), text) != null) {
                    read.twice.add(text);
                }
            } catch (NotationException e) {
                read.unreadable.add("'" + UhpAnswer.excerpt(String.valueOf(one)) + "'");
            }
        }
        return read;
    }

    private static Move withNextNumber(Position position, Move move) {
        boolean isOutOfOrder = move instanceof Move.Placement
                && position.check(move).map(Violation::rule).equals(Optional.of(Rule.MAT_2));
        return move.movedPiece()
                .filter(piece -> isOutOfOrder)
                .flatMap(piece -> position.nextInHand(position.sideToMove(), piece.bug()))
                .<Move>map(next -> Move.place(next, move.destination().orElseThrow()))
                .orElse(move);
    }

    /**
     * Has the legal moves played that are not listed, for the program's words. If the program plays one, but not all that
     * it lists, it knows the moves and writes them wrongly, so the list is not evidence.
     */
    Answer answer(Game game, List<Move> moves, Attempt attempt) throws Program.GameRefused, IOException {
        List<Finding> incidents = new ArrayList<>();
        if (!unreadable.isEmpty()) {
            incidents.add(Finding.of(Kind.LISTS_NO_MOVE, game, few(unreadable)));
        }
        if (!twice.isEmpty()) {
            incidents.add(Finding.of(Kind.LISTS_TWICE, game, "twice: " + few(twice)));
        }
        Map<Move, Words> refused = new LinkedHashMap<>();
        List<String> played = new ArrayList<>();
        for (Move move : moves) {
            if (texts.containsKey(move)) {
                continue;
            }
            if (!game.isLegal(move)) {
                refused.put(move, Words.NONE);
            } else if (unreadable.isEmpty()) {
                String text = textOrCells(game.position(), move);
                Optional<Words> words = attempt.refusal(move, text);
                refused.put(move, words.orElse(Words.NONE));
                if (words.isEmpty()) {
                    played.add(text);
                }
            }
        }
        List<String> unplayed = played.isEmpty() ? List.of() : unplayed(game, attempt);
        if (!unplayed.isEmpty()) {
            Finding otherwise = Finding.of(
                    Kind.LISTS_OTHERWISE,
                    game,
                    "it lists, but does not play: " + few(unplayed),
                    "it plays, but does not list: " + few(played));
            return Answer.unusable(otherwise);
        }
        return new Answer(texts, refused, Optional.empty(), incidents, unreadable.isEmpty() || !texts.isEmpty());
    }

    /** Returns what is listed twice, or an illegal move that is listed, but refused. */
    private List<String> unplayed(Game game, Attempt attempt) throws Program.GameRefused, IOException {
        Optional<Move> illegal =
                texts.keySet().stream().filter(move -> !game.isLegal(move)).findFirst();
        String text = illegal.map(texts::get).orElse("");
        boolean isRefused =
                illegal.isPresent() && attempt.refusal(illegal.get(), text).isPresent();
        return isRefused ? List.of(text) : twice;
    }

    /** Returns a few of some moves that are not among the others, and how many more there are. */
    static String without(Map<Move, String> some, Map<Move, String> others) {
        Map<Move, String> rest = new LinkedHashMap<>(some);
        rest.keySet().removeAll(others.keySet());
        return rest.isEmpty() ? "(nothing)" : few(rest.values());
    }

    private static String few(Collection<String> texts) {
        int shown = 5;
        String few = String.join(";", texts.stream().limit(shown).toList());
        return texts.size() <= shown ? few : few + "; and " + (texts.size() - shown) + " more";
    }

    /** Returns the text of a move, or empty if no text means exactly this move. */
    static Optional<String> text(Position position, Move move) {
        try {
            String text = MoveString.write(move, position);
            return Optional.of(text)
                    .filter(any -> MoveString.read(any, position).equals(move));
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns the text of a move or, if it has none, its cells. */
    static String textOrCells(Position position, Move move) {
        return text(position, move).orElse(move.toString());
    }
}
