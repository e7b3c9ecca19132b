/** Tests of the built site in Chromium. */
@NullMarked
package io.github.hiverules.site.browser;

import org.jspecify.annotations.NullMarked;
