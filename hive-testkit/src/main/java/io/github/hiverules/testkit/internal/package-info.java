/** What the build needs to make the file of fixtures. */
@NullMarked
package io.github.hiverules.testkit.internal;

import org.jspecify.annotations.NullMarked;
