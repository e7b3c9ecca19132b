package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {

    private static final PageText FIRST_PAGE = new PageText(LandingPage.html());

    @Test
    void main_folder_getsThePages(@TempDir Path folder) throws IOException {
        Path site = folder.resolve("new");
        Site.main(new String[] {site.toString()});
        assertThat(site.resolve("index.html")).content().isEqualTo(FIRST_PAGE.html());
        assertThat(site.resolve("diagrams/index.html"))
                .content()
                .isEqualTo(DiagramPage.html(Optional.of("../referee/index.html")));
        assertThat(Files.readString(site.resolve("fixtures.json")))
                .startsWith("{")
                .contains("\"diagrams\"");
    }

    @Test
    void html_firstPage_leadsToEveryPartOfTheSite() {
        assertThat(FIRST_PAGE.found("<a [^>]*href=\"([^\"#]+)"))
                .contains("referee/index.html", "diagrams/index.html", "javadoc/index.html", "fixtures.json");
    }

    @Test
    void html_firstPage_linksToDiagramsThatAreThere() {
        List<String> articles =
                new PageText(DiagramPage.html(Optional.of(Site.REFEREE))).found("<article id=\"([^\"]+)\"");
        assertThat(FIRST_PAGE.found("href=\"diagrams/index.html#([^\"]+)\""))
                .hasSize(3)
                .isSubsetOf(articles);
    }

    /** It loads nothing else, so this is what a visit transfers. */
    @Test
    void html_firstPage_isSmallAndLoadsNothing() throws IOException {
        ByteArrayOutputStream transferred = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(transferred)) {
            gzip.write(FIRST_PAGE.html().getBytes(StandardCharsets.UTF_8));
        }
        assertThat(transferred.size()).isLessThan(300_000);
        assertThat(FIRST_PAGE.html()).doesNotContain("src=", "url(", "@import", "<script", "rel=\"stylesheet\"");
    }
}
