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
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The result of checking one recorded game.
 *
 * @param parsed the game; empty if the file cannot be read
 * @param rule the rule that the game or its recorded result breaks
 */
record Verdict(
        Status status,
        String file,
        Optional<TextKind> notation,
        Optional<Parsed<GameRecord>> parsed,
        Optional<Rule> rule,
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

    static Verdict unreadable(String file, String reason) {
        return new Verdict(Status.UNREADABLE, file, Optional.empty(), Optional.empty(), Optional.empty(), reason);
    }

    static Verdict of(String file, Optional<TextKind> notation, Parsed<GameRecord> parsed) {
        Optional<Parsed<GameRecord>> found = Optional.of(parsed);
        Optional<Fault> fault = parsed.fault();
        if (fault.isEmpty()) {
            return new Verdict(Status.OK, file, notation, found, Optional.empty(), remarks(parsed));
        }
        Optional<Violation> violation = fault.get().violation();
        if (violation.isPresent()) {
            Rule rule = violation.get().rule();
            String reason = "ply " + (plies(parsed) + 1) + ": " + fault.get().text() + ": " + rule.id() + " "
                    + Sentences.english().violation(fault.get().position().orElseThrow(), violation.get())
                    + Wording.hint(violation.get());
            return new Verdict(Status.ILLEGAL, file, notation, found, Optional.of(rule), Wording.oneLine(reason));
        }
        if (fault.get().actual().isPresent()) {
            GameResult actual = fault.get().actual().get();
            Rule rule = ruleOfEnd(actual);
            String reason =
                    "recorded " + GameString.writeState(fault.get().recorded().orElseThrow()) + ", but " + rule.id()
                            + " " + Sentences.english().result(actual);
            return new Verdict(Status.ILLEGAL, file, notation, found, Optional.of(rule), reason);
        }
        return new Verdict(Status.UNREADABLE, file, notation, found, Optional.empty(), Wording.message(fault.get()));
    }

    private static String remarks(Parsed<GameRecord> parsed) {
        Game game = parsed.orThrow().game();
        boolean opening = game.ruleset().has(Toggle.TOURNAMENT_OPENING);
        int occurrences = game.maxOccurrences();
        return "opening " + (opening ? "on" : "off") + ", " + Wording.ending(game.result())
                + (occurrences > 1 ? ", a position came up " + occurrences + " times" : "")
                + (parsed.repairs().isEmpty()
                        ? ""
                        : ", " + Wording.count(parsed.repairs().size(), "repair"));
    }

    private static Rule ruleOfEnd(GameResult result) {
        if (result.ending() == GameResult.Ending.REPETITION) {
            return Rule.DRAW_2;
        }
        return result.outcome() == Outcome.DRAW ? Rule.END_2 : Rule.END_1;
    }

    private static int plies(Parsed<GameRecord> parsed) {
        return parsed.value().map(record -> record.game().plyCount()).orElse(0);
    }

    /** Returns the moves before the first fault; empty if nothing was read of the game. */
    private Optional<Game> game() {
        return parsed.flatMap(Parsed::value)
                .map(GameRecord::game)
                .filter(game -> status != Status.UNREADABLE || game.plyCount() > 0);
    }

    /** Returns the place of the fault, or of a game that does not begin on the first line. */
    private Optional<TextLocation> location() {
        return parsed.flatMap(game -> game.fault()
                .map(Fault::location)
                .or(() -> Optional.of(game.location()).filter(found -> found.line() > 1)));
    }

    /** Returns the line to print: status, file and line, legal plies, result and reason, separated by tabs. */
    String line(boolean colored) {
        return String.join(
                "\t",
                status.text(colored),
                Wording.oneLine(file)
                        + location().map(found -> ":" + found.line()).orElse(""),
                String.valueOf(parsed.map(Verdict::plies).orElse(0)),
                game().map(GameString::writeState).orElse("-"),
                reason);
    }

    String complaint() {
        return file + (location().isPresent() ? ":" : ": ") + reason;
    }

    Map<String, Object> json() {
        return Json.object(
                "status", status.name().toLowerCase(Locale.ROOT),
                "file", file,
                "notation", notation,
                "ruleset", game().map(Game::ruleset),
                "repairs", parsed.map(Verdict::repairs).filter(kinds -> !kinds.isEmpty()),
                "line", location().map(TextLocation::line),
                "column", location().map(TextLocation::column),
                "plies", parsed.map(Verdict::plies).orElse(0),
                "result", game().map(Game::result),
                "rule", rule,
                "violation", parsed.flatMap(Parsed::fault).flatMap(Fault::violation),
                "reason", reason);
    }

    private static List<Repair.Kind> repairs(Parsed<GameRecord> parsed) {
        return parsed.repairs().stream().map(Repair::kind).distinct().toList();
    }
}
