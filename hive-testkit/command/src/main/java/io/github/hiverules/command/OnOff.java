package io.github.hiverules.command;

/** The value of an option for a rule that can be switched. */
enum OnOff {
    ON,
    OFF;

    boolean isOn() {
        return this == ON;
    }
}
