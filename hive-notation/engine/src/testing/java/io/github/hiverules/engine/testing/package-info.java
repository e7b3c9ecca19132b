/** Engines for tests of this module and of the judge, which compiles them, too. */
@NullMarked
package io.github.hiverules.engine.testing;

import org.jspecify.annotations.NullMarked;
