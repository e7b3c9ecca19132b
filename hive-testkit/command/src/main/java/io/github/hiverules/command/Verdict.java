package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import java.util.Optional;

/**
 * The result of checking one recorded game.
 *
 * @param state the result as a game string expresses it
 */
record Verdict(
        Status status,
        String file,
        Optional<TextLocation> location,
        int plies,
        Optional<String> state,
        Optional<GameResult> result,
        Optional<Rule> rule,
        Optional<Violation> violation,
        String reason) {

    /** Says whether a game is legal. */
    enum Status {
        OK(32),
        ILLEGAL(31),
        UNREADABLE(33);

        /** The number that terminals use for green, red or yellow. */
        private final int color;

        Status(int color) {
            this.color = color;
        }

        private String text(boolean colored) {
            return colored ? "\u001B[1;" + color + "m" + name() + "\u001B[0m" : name();
        }
    }

    static Verdict of(String file, Parsed<GameRecord> parsed) {
        return parsed.fault().map(fault -> faulty(file, parsed, fault)).orElseGet(() -> fine(file, parsed));
    }

    static Verdict unreadable(String file, String reason) {
        return new Verdict(
                Status.UNREADABLE,
                file,
                Optional.empty(),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                reason);
    }

    private static Verdict fine(String file, Parsed<GameRecord> parsed) {
        Game game = parsed.orThrow().game();
        boolean opening = game.ruleset().has(Toggle.TOURNAMENT_OPENING);
        int occurrences = game.maxOccurrences();
        String repetition = occurrences > 1 ? ", a position came up " + occurrences + " times" : "";
        String repairs = parsed.repairs().isEmpty()
                ? ""
                : ", " + Wording.count(parsed.repairs().size(), "repair");
        return new Verdict(
                Status.OK,
                file,
                Optional.of(parsed.location()).filter(found -> found.line() > 1),
                game.plyCount(),
                Optional.of(GameString.writeState(game)),
                Optional.of(game.result()),
                Optional.empty(),
                Optional.empty(),
                "opening " + (opening ? "on" : "off") + ", " + Wording.ending(game.result()) + repetition + repairs);
    }

    private static Verdict faulty(String file, Parsed<GameRecord> parsed, Fault fault) {
        int plies = parsed.value().map(record -> record.game().plyCount()).orElse(0);
        Status status = Status.UNREADABLE;
        String reason = Wording.message(fault);
        Optional<Rule> rule = Optional.empty();
        Optional<Violation> violation = Optional.empty();
        if (fault.violation().isPresent()) {
            status = Status.ILLEGAL;
            violation = fault.violation();
            rule = violation.map(Violation::rule);
            reason = "ply " + (plies + 1) + ": " + fault.text() + ": "
                    + rule.orElseThrow().id() + " "
                    + Sentences.english().violation(fault.position().orElseThrow(), violation.orElseThrow())
                    + (rule.equals(Optional.of(Rule.MAT_2)) ? " The option --renumber reads such games." : "");
        } else if (fault.actual().isPresent()) {
            status = Status.ILLEGAL;
            GameResult actual = fault.actual().get();
            rule = Optional.of(ruleOfEnd(actual));
            reason = "recorded " + GameString.writeState(fault.recorded().orElseThrow()) + ", but "
                    + rule.get().id() + " " + Sentences.english().result(actual);
        }
        boolean showsEmptyGame = status == Status.ILLEGAL;
        Optional<Game> readGame =
                parsed.value().map(GameRecord::game).filter(game -> showsEmptyGame || game.plyCount() > 0);
        return new Verdict(
                status,
                file,
                Optional.of(fault.location()),
                plies,
                readGame.map(GameString::writeState),
                readGame.map(Game::result),
                rule,
                violation,
                Wording.oneLine(reason));
    }

    private static Rule ruleOfEnd(GameResult result) {
        if (result.ending() == GameResult.Ending.REPETITION) {
            return Rule.DRAW_2;
        }
        return result.outcome() == Outcome.DRAW ? Rule.END_2 : Rule.END_1;
    }

    /** Returns the line to print: status, file and line, legal plies, result and reason, separated by tabs. */
    String line(boolean colored) {
        return String.join("\t", status.text(colored), where(), String.valueOf(plies), state.orElse("-"), reason);
    }

    /** Returns the file, and the line of the fault, or of a game that does not begin on the first line. */
    private String where() {
        return Wording.oneLine(file) + location.map(found -> ":" + found.line()).orElse("");
    }

    String complaint() {
        return file + (location.isPresent() ? ":" : ": ") + reason;
    }

    Map<String, Object> json() {
        return Json.object(
                "status", status,
                "file", file,
                "line", location.map(TextLocation::line),
                "column", location.map(TextLocation::column),
                "plies", plies,
                "result", result,
                "rule", rule.map(Rule::id),
                "violation", violation,
                "reason", reason);
    }
}
