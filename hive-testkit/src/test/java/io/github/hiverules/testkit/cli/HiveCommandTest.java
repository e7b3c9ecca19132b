package io.github.hiverules.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiveCommandTest {

    @Test
    void hive_alone_showsItsCommands() {
        HiveRun run = HiveRun.of();

        assertThat(run.out()).startsWith("Usage: hive").contains("check", "moves", "explain");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void hive_version_namesIt() {
        assertThat(HiveRun.of("--version").out()).startsWith("hive ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "moves", "explain", "show", "convert", "perft", "uhp", "conform"})
    void command_help_showsItsUsage(String command) {
        HiveRun run = HiveRun.of(command, "--help");

        assertThat(run.out()).startsWith("Usage: hive " + command);
        assertThat(run.exitCode()).isZero();
    }
}
