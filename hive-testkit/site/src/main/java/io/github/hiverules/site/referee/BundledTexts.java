package io.github.hiverules.site.referee;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Lists the resource files that TeaVM compiles into the script, because a browser has no jar to read them from. TeaVM
 * finds this class through {@code META-INF/services} and runs it during compilation.
 */
public final class BundledTexts implements ResourcesPolicy {

    private static final String HIVE_RULES = "io/github/hiverules/";

    /** Creates the policy. TeaVM calls this constructor by reflection. */
    public BundledTexts() {}

    @Override
    public String[] supplyResources(Collection<? extends String> availableClassNames) {
        return new String[] {
            HIVE_RULES + "drawing/artwork.properties",
            HIVE_RULES + "notation/text/english.properties",
            HIVE_RULES + "notation/text/german.properties",
            HIVE_RULES + "site/referee/english.properties",
            HIVE_RULES + "site/referee/german.properties"
        };
    }
}
