package io.github.hiverules.site.referee;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Names the files of the library that become part of the script, because a browser has no jar to read them from. TeaVM
 * finds this class through {@code META-INF/services} and runs it while it compiles.
 */
public final class BundledTexts implements ResourcesPolicy {

    private static final String FOLDER = "io/github/hiverules/notation/";

    private static final String PAGE = "io/github/hiverules/site/referee/";

    /** Makes the policy; TeaVM does so by its name. */
    public BundledTexts() {}

    @Override
    public String[] supplyResources(Collection<? extends String> availableClassNames) {
        return new String[] {
            PAGE + "english.properties",
            PAGE + "german.properties",
            FOLDER + "svg/artwork.properties",
            FOLDER + "text/english.properties",
            FOLDER + "text/german.properties"
        };
    }
}
