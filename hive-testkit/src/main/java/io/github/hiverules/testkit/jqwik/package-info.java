/** Rulesets, games, positions and moves as jqwik arbitraries, for properties of any Hive engine or app. */
@NullMarked
package io.github.hiverules.testkit.jqwik;

import org.jspecify.annotations.NullMarked;
