/** Writes the pages of the site: its first page, diagrams, rules, sentences, puzzles and fixtures. */
@NullMarked
package io.github.hiverules.site;

import org.jspecify.annotations.NullMarked;
