package io.github.hiverules.engine;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * An engine that speaks the Universal Hive Protocol over any reader and writer.
 *
 * <p>It knows all commands of the protocol: {@code info}, {@code newgame}, {@code play}, {@code pass}, {@code
 * validmoves}, {@code bestmove}, {@code undo} and {@code options}, and also {@code perft n} and {@code exit}. Until
 * {@code newgame} starts a game, the engine answers {@code err} to every command that needs one. An option for the
 * rules, such as {@code RepetitionDraw}, also applies to the game in progress; if that game breaks the changed rules,
 * the answer is {@code err} and the option stays as it was. To make a bot an engine:
 *
 * <pre>{@code
 * MoveChooser bot = (game, limit) -> game.legalMoves().get(0);
 * UhpEngine.of("MyBot v1", bot)
 *         .withFailureListener(Throwable::printStackTrace)
 *         .run(new InputStreamReader(System.in, UTF_8), new OutputStreamWriter(System.out, UTF_8));
 * }</pre>
 *
 * <p>Immutable; each run has its own game. Thread-safe if the move chooser is.
 */
public final class UhpEngine {

    final String id;
    final MoveChooser chooser;
    final Consumer<? super Throwable> failureListener;
    final ReadOptions rules;

    private UhpEngine(String id, MoveChooser chooser, Consumer<? super Throwable> failureListener, ReadOptions rules) {
        this.id = id;
        this.chooser = chooser;
        this.failureListener = failureListener;
        this.rules = rules;
    }

    /**
     * {@return an engine with the rules of {@link ReadOptions#lenient()}}
     *
     * @param id its name and version, for example {@code MyBot v1.2}
     * @param chooser picks the moves
     * @throws IllegalArgumentException if the id has a line break or another control character
     */
    public static UhpEngine of(String id, MoveChooser chooser) {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(chooser, "chooser");
        if (id.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("a control character in the id of the engine");
        }
        return new UhpEngine(id, chooser, failure -> {}, ReadOptions.lenient());
    }

    /**
     * {@return a copy that reads games under the given rules, which the options of the engine, such as {@code
     * RepetitionDraw}, can change} With {@link TournamentOpening#AUTO}, new games have the tournament opening; games
     * given with their moves have it unless a player's first piece is the Queen Bee. With {@link
     * ReadOptions#withRenumbering renumbering}, each piece keeps the name under which it entered.
     *
     * @param newRules the toggles, and whether equal pieces may enter in any order
     */
    public UhpEngine withRules(ReadOptions newRules) {
        return new UhpEngine(id, chooser, failureListener, Objects.requireNonNull(newRules, "newRules"));
    }

    /**
     * {@return a copy that tells a listener what the bot throws, for example {@code Throwable::printStackTrace}} The
     * answer {@code err} to a {@code bestmove} that failed has no stack trace.
     *
     * @param newFailureListener receives each exception and error; whatever it throws is ignored
     */
    public UhpEngine withFailureListener(Consumer<? super Throwable> newFailureListener) {
        Objects.requireNonNull(newFailureListener, "newFailureListener");
        return new UhpEngine(id, chooser, newFailureListener, rules);
    }

    /**
     * Writes the answer to {@code info}, then answers commands until the input ends or the command {@code exit}
     * arrives.
     *
     * @param in where commands come from, one per line
     * @param out where answers go; it is flushed after each answer and stays open
     * @throws IOException if reading or writing fails
     */
    public void run(Reader in, Writer out) throws IOException {
        Objects.requireNonNull(in, "in");
        UhpSession session = new UhpSession(this);
        Reader commands = new BufferedReader(in);
        for (String line = "info"; !line.strip().equals("exit"); line = nextCommand(commands)) {
            for (String answer : session.answer(line)) {
                out.write(answer);
                out.write('\n');
            }
            out.write("ok\n");
            out.flush();
        }
    }

    /**
     * Returns the next line, or {@code exit} at the end of the input. Keeps only one character more than a command may
     * have, so that no line can fill the memory.
     */
    private static String nextCommand(Reader in) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return "exit";
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() <= ReadOptions.MAX_LENGTH) {
                line.append((char) c);
            }
        }
        return line.toString();
    }
}
