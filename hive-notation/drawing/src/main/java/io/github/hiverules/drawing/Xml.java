package io.github.hiverules.drawing;

/** Escapes text for SVG. */
final class Xml {

    private static final int REPLACEMENT = '\uFFFD';

    private Xml() {}

    /**
     * Appends text for an attribute or an element so that every XML reader restores it, with its tabs and line endings.
     * Characters that XML does not allow are replaced.
     */
    static void append(String text, StringBuilder escaped) {
        int code;
        for (int index = 0; index < text.length(); index += Character.charCount(code)) {
            code = text.codePointAt(index);
            switch (code) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\t', '\n', '\r' -> escaped.append("&#").append(code).append(';');
                default -> escaped.appendCodePoint(isXmlCharacter(code) ? code : REPLACEMENT);
            }
        }
    }

    private static boolean isXmlCharacter(int code) {
        boolean isSurrogate = code >= 0xD800 && code <= 0xDFFF;
        return code >= 0x20 && !isSurrogate && code != 0xFFFE && code != 0xFFFF;
    }
}
