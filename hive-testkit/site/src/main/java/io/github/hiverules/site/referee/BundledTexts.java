package io.github.hiverules.site.referee;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Lists the resource files that TeaVM compiles into the script, because a browser has no jar to read them from. TeaVM
 * finds this class through {@code META-INF/services} and runs it during compilation.
 */
public final class BundledTexts implements ResourcesPolicy {

    private static final String NOTATION = "io/github/hiverules/notation/";

    private static final String REFEREE = "io/github/hiverules/site/referee/";

    /** Creates the policy. TeaVM calls this constructor by reflection. */
    public BundledTexts() {}

    @Override
    public String[] supplyResources(Collection<? extends String> availableClassNames) {
        return new String[] {
            REFEREE + "english.properties",
            REFEREE + "german.properties",
            NOTATION + "svg/artwork.properties",
            NOTATION + "text/english.properties",
            NOTATION + "text/german.properties"
        };
    }
}
