package io.github.hiverules.drawing;

/** Escapes text for SVG. */
final class Xml {

    private static final int REPLACEMENT = '\uFFFD';

    private Xml() {}

    /** Escapes text for the content of an element, or for an attribute in which line endings do not matter. */
    static String escape(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        append(text, false, escaped);
        return escaped.toString();
    }

    /** Appends text for an attribute or an element so that every XML reader restores its tabs and line endings. */
    static void appendExactly(String text, StringBuilder escaped) {
        if (isPlain(text)) {
            escaped.append(text);
        } else {
            append(text, true, escaped);
        }
    }

    private static void append(String text, boolean escapesLineEnds, StringBuilder escaped) {
        int code;
        for (int index = 0; index < text.length(); index += Character.charCount(code)) {
            code = text.codePointAt(index);
            switch (code) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\t', '\n', '\r' -> {
                    if (escapesLineEnds) {
                        escaped.append("&#").append(code).append(';');
                    } else {
                        escaped.append((char) code);
                    }
                }
                default -> escaped.appendCodePoint(isXmlCharacter(code) ? code : REPLACEMENT);
            }
        }
    }

    /** Returns whether a text needs no escaping, which is true of almost all attributes. */
    private static boolean isPlain(String text) {
        for (int index = 0; index < text.length(); index++) {
            char c = text.charAt(index);
            if (c < ' ' || c > '~' || c == '&' || c == '<' || c == '>' || c == '"') {
                return false;
            }
        }
        return true;
    }

    private static boolean isXmlCharacter(int code) {
        boolean isSurrogate = code >= 0xD800 && code <= 0xDFFF;
        return code >= 0x20 && !isSurrogate && code != 0xFFFE && code != 0xFFFF;
    }
}
