/** Makes games shorter, for the judge and for properties. */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.shrinking;
