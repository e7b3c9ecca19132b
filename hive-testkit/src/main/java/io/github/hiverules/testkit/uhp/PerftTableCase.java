package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.testkit.PerftTable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares perft counts; an engine without the command {@code perft} is walked move by move instead. */
record PerftTableCase(PerftTable table) implements ConformanceCase {

    /** A walk asks three times per node, so it goes less deep. */
    private static final long NODES_OF_A_WALK = 500;

    /** No move is longer, whatever names an engine has for its pieces. */
    private static final int LONGEST_MOVE = 100;

    /** It does not backtrack, because a line may have a million characters. */
    private static final Pattern COUNT = Pattern.compile("(?i)^\\W*+(?:perft\\W*+)?(\\d++)\\W++([\\d,]++)");

    @Override
    public CaseResult.Suite suite() {
        return CaseResult.Suite.PERFT;
    }

    @Override
    public String name() {
        return table.id();
    }

    @Override
    public Ruleset ruleset() {
        return table.ruleset();
    }

    @Override
    public void run(EngineSession session) throws EngineFailureException {
        Game game = GameString.read(table.gameString(), ReadOptions.lenient().withTogglesOf(table.ruleset()));
        if (!session.newGame(game)) {
            return;
        }
        int depth = deepest(session.options().perftNodes());
        UhpAnswer answer = depth == 0 ? new UhpAnswer("", List.of()) : session.askPerft(depth);
        OptionalLong count = answer.isError() ? OptionalLong.empty() : countIn(answer, depth);
        if (count.isPresent()) {
            compare(session, game, answer, depth, count.getAsLong());
        } else {
            walk(session, game);
        }
    }

    private int deepest(long nodes) {
        int depth = 0;
        while (depth < table.depth() && table.count(depth + 1) <= nodes) {
            depth++;
        }
        return depth;
    }

    private static OptionalLong countIn(UhpAnswer answer, int depth) {
        for (String line : answer.lines()) {
            Matcher matcher = COUNT.matcher(line);
            Optional<String> digits = matcher.find() && matcher.group(1).equals(String.valueOf(depth))
                    ? Optional.ofNullable(matcher.group(2)).map(found -> found.replace(",", ""))
                    : Optional.empty();
            if (digits.isPresent()
                    && !digits.get().isEmpty()
                    && digits.get().length() < String.valueOf(Long.MAX_VALUE).length()) {
                return OptionalLong.of(Long.parseLong(digits.get()));
            }
        }
        return OptionalLong.empty();
    }

    private void walk(EngineSession session, Game game) throws EngineFailureException {
        int depth = Math.min(table.depth(), deepest(NODES_OF_A_WALK) + 1);
        long toPlay = 0;
        for (int plies = 1; plies < depth; plies++) {
            toPlay += table.count(plies);
        }
        Walk walk = new Walk(session, toPlay);
        long count = walk.count(depth);
        UhpAnswer answer = new UhpAnswer("validmoves", List.of());
        if (walk.toPlay < 0) {
            String expected = "expected: " + toPlay + " moves on the way to perft(" + depth + ")";
            session.report(Difference.Kind.COUNT, game, answer, expected, "answered: more");
        } else {
            compare(session, game, answer, depth, count);
        }
    }

    /** Counts by playing; stops if an engine lists more moves than there are. */
    private static final class Walk {
        private final EngineSession session;
        private long toPlay;

        Walk(EngineSession session, long toPlay) {
            this.session = session;
            this.toPlay = toPlay;
        }

        long count(int depth) throws EngineFailureException {
            String[] moves = moves(session);
            if (depth == 1) {
                return moves.length;
            }
            toPlay -= moves.length;
            long count = 0;
            for (int i = 0; i < moves.length && toPlay >= 0; i++) {
                if (moves[i].length() <= LONGEST_MOVE
                        && !session.ask("play " + moves[i]).isError()) {
                    count += count(depth - 1);
                    session.ask("undo");
                }
            }
            return count;
        }
    }

    private static String[] moves(EngineSession session) throws EngineFailureException {
        UhpAnswer answer = session.ask("validmoves");
        return answer.isError() || answer.lines().isEmpty()
                ? new String[0]
                : answer.lines().get(0).split(";", -1);
    }

    private void compare(EngineSession session, Game game, UhpAnswer answer, int depth, long count) {
        if (count != table.count(depth)) {
            session.report(
                    Difference.Kind.COUNT,
                    game,
                    answer,
                    "expected: perft(" + depth + ") = " + table.count(depth),
                    "answered: " + count);
        }
    }
}
