/** Escapes text for XML, HTML and SVG, also for the command and the site. */
package io.github.hiverules.notation.internal.xml;
