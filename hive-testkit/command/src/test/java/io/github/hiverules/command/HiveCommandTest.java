package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Toggle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class HiveCommandTest {

    @Test
    void hive_noArguments_listsCommands() {
        HiveRun run = HiveRun.of();

        assertThat(run.out()).startsWith("Usage: hive").contains("check", "moves", "explain");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void hive_version_printsNameAndVersion() {
        assertThat(HiveRun.of("--version").out()).startsWith("hive ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "check",
                "moves",
                "explain",
                "show",
                "convert",
                "perft",
                "uhp",
                "conform",
                "match",
                "generate-completion"
            })
    void command_help_showsItsUsage(String command) {
        HiveRun run = HiveRun.of(command, "--help");

        assertThat(run.out()).startsWith("Usage: hive " + command);
        assertThat(run.exitCode()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void check_help_namesOptionOfEachToggle(Toggle toggle) {
        assertThat(HiveRun.of("check", "--help").out())
                .contains("--" + toggle.id() + "=", toggle.rule().id());
    }

    @Test
    void match_help_namesTwoEngines() {
        assertThat(HiveRun.of("help", "match").out())
                .contains("-- ENGINE -- ENGINE")
                .doesNotContain("ENGINE ENGINE");
    }

    @ParameterizedTest
    @CsvSource({"shwo,show", "chekc,check", "covnert,convert", "move,moves", "halp,help"})
    void hive_mistypedCommand_suggestsIntendedCommand(String typed, String intended) {
        HiveRun run = HiveRun.of(typed, "Base");

        assertThat(run.err())
                .contains("'" + typed + "'", "Did you mean '", "'" + intended + "'")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"show --jsn Base,--json", "conform --time-limi=1 -- x,--time-limit"})
    void hive_mistypedOption_suggestsIntendedOption(String typed, String intended) {
        HiveRun run = HiveRun.of(typed.split(" ", -1));

        assertThat(run.err()).contains("Did you mean '", "'" + intended + "'").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void hive_wordUnlikeAnyCommand_suggestsNothing() {
        assertThat(HiveRun.of("xyz").err()).contains("'xyz'").doesNotContain("Did you mean");
    }

    @Test
    void help_command_printsTheSameAsItsHelpOption() {
        HiveRun run = HiveRun.of("help", "show");

        assertThat(run).isEqualTo(HiveRun.of("show", "--help"));
        assertThat(HiveRun.of("help")).isEqualTo(HiveRun.of("--help"));
    }

    @Test
    void generateCompletion_listsCommandsAndTheirOptions() {
        HiveRun run = HiveRun.of("generate-completion");

        assertThat(run.out())
                .contains("complete -F _complete_hive", " hive")
                .containsPattern(
                        "local commands=\"check moves explain show convert perft uhp conform match generate-completion"
                                + " help\"")
                .contains("'--divide'", "'--quiet'");
        assertThat(run.exitCode()).isZero();
    }
}
