package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.testing.CommandLoop;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.GameTypeString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** An engine for the protocol that plays by rules with mistakes, and stands where they lead. */
final class MistakenEngine {

    private static final int GAME_FIELDS = 3;

    private final MistakenProgram rules;
    private Ruleset ruleset = Ruleset.BASE;
    private final List<String> texts = new ArrayList<>();
    private final List<Setup> setups = new ArrayList<>();

    private MistakenEngine(MistakenProgram rules) {
        this.rules = rules;
    }

    static EngineStarter of(String mistakes) {
        return of(mistakes, (command, answer) -> answer);
    }

    /** Returns an engine that may also answer some commands in another way. */
    static EngineStarter of(String mistakes, BiFunction<String, List<String>, List<String>> altered) {
        MistakenProgram rules = MistakenProgram.of(mistakes);
        return InProcessEngine.of((in, out) -> {
            out.write("id Mistaken v1\nMosquito;Ladybug;Pillbug\nok\n");
            out.flush();
            MistakenEngine engine = new MistakenEngine(rules);
            CommandLoop.answerAll(in, out, command -> altered.apply(command, engine.answer(command)));
        });
    }

    private List<String> answer(String command) {
        String[] words = command.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        return switch (words[0]) {
            case "info" -> List.of("id Mistaken v1", "Mosquito;Ladybug;Pillbug");
            case "newgame" -> newGame(rest.isEmpty() ? "Base" : rest);
            case "play" -> play(rest);
            case "pass" -> play("pass");
            case "undo" -> undo(rest.isEmpty() ? 1 : Integer.parseInt(rest));
            case "validmoves" -> List.of(String.join(";", legalTexts()));
            case "bestmove" -> List.of(legalTexts().iterator().next());
            case "options" -> List.of();
            default -> List.of("err unknown");
        };
    }

    private List<String> newGame(String text) {
        String[] fields = text.split(";", -1);
        ruleset = GameTypeString.read(fields[0]).with(Toggle.TOURNAMENT_OPENING);
        texts.clear();
        setups.clear();
        setups.add(Setup.empty(ruleset));
        for (int i = GAME_FIELDS; i < fields.length; i++) {
            List<String> answer = play(fields[i]);
            if (answer.get(0).startsWith("invalidmove")) {
                return answer;
            }
        }
        return gameString();
    }

    private Setup setup() {
        return setups.get(setups.size() - 1);
    }

    private Position position() {
        try {
            return Position.of(setup());
        } catch (InvalidSetupException e) {
            return Game.start(ruleset).position();
        }
    }

    private List<String> play(String text) {
        try {
            Move move = MoveString.read(text, position());
            if (!rules.accepts(setup(), move, legalMoves())) {
                return List.of("invalidmove");
            }
            setups.add(rules.play(setup(), move));
            texts.add(text);
            return gameString();
        } catch (NotationException e) {
            return List.of("invalidmove");
        }
    }

    private List<String> undo(int moves) {
        if (moves > texts.size()) {
            return List.of("err too many");
        }
        for (int i = 0; i < moves; i++) {
            texts.remove(texts.size() - 1);
            setups.remove(setups.size() - 1);
        }
        return gameString();
    }

    private List<Move> legalMoves() {
        return rules.legalMoves(setup());
    }

    private Set<String> legalTexts() {
        return texts(legalMoves(), position());
    }

    /** Returns the moves that rules with mistakes list in a position, as texts. */
    static Set<String> texts(MistakenProgram rules, Position position) {
        return texts(rules.legalMoves(position.setup()), position);
    }

    private static Set<String> texts(List<Move> moves, Position position) {
        Set<String> texts = new LinkedHashSet<>();
        moves.forEach(move -> text(move, position).ifPresent(texts::add));
        return texts;
    }

    /** Returns the text of a move, or empty if no text can say it. */
    private static Optional<String> text(Move move, Position position) {
        try {
            return Optional.of(MoveString.write(move, position));
        } catch (InexpressibleException e) {
            return Optional.empty();
        }
    }

    private List<String> gameString() {
        int plies = texts.size();
        String state = plies == 0 ? "NotStarted" : state(rules.outcome(setup()));
        String color = setup().sideToMove() == Color.WHITE ? "White" : "Black";
        String turn = color + "[" + setup().turnNumber() + "]";
        List<String> fields = new ArrayList<>(List.of(GameTypeString.write(ruleset), state, turn));
        fields.addAll(texts);
        return List.of(String.join(";", fields));
    }

    private static String state(Outcome outcome) {
        return switch (outcome) {
            case IN_PROGRESS -> "InProgress";
            case DRAW -> "Draw";
            case WHITE_WINS -> "WhiteWins";
            case BLACK_WINS -> "BlackWins";
        };
    }
}
