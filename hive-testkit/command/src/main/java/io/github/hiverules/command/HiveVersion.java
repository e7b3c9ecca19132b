package io.github.hiverules.command;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Reads the version from the manifest of the running jar. */
final class HiveVersion implements IVersionProvider {

    /** Returns the command's name and version, {@code hive v1.2.3}. */
    static String text() {
        return Optional.ofNullable(HiveVersion.class.getPackage().getImplementationVersion())
                .map(version -> "hive v" + version)
                .orElse("hive (development)");
    }

    @Override
    public String[] getVersion() {
        return new String[] {text()};
    }
}
