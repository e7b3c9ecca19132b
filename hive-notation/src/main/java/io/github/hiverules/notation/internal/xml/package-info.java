/** Text in XML, HTML and SVG; the command and the site use it, too. */
package io.github.hiverules.notation.internal.xml;
