/** All small hives, for the tests of the test kit and of the judge. */
@NullMarked
package io.github.hiverules.testkit.hives;

import org.jspecify.annotations.NullMarked;
