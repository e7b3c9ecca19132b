/** Writes the pages of the site: the landing page, diagrams, rules and puzzles. */
@NullMarked
package io.github.hiverules.site;

import org.jspecify.annotations.NullMarked;
