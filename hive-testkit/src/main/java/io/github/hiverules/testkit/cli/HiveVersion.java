package io.github.hiverules.testkit.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** Reads the version from the manifest of the jar that runs. */
final class HiveVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = HiveVersion.class.getPackage().getImplementationVersion();
        return new String[] {"hive " + Objects.requireNonNullElse(version, "(development)")};
    }
}
