package io.github.hiverules.library.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/**
 * Alters an engine's answers as the bytes of a script say. For each answer, the script has a byte that selects the
 * alteration, followed by junk up to the next tab. After the end of the script, answers stay unchanged.
 */
final class AnswerScript {

    private static final byte[] OK = {'\n', 'o', 'k', '\n'};
    private static final int MAX_REPEATED_BYTES = 3 << 20;
    private static final int EXPONENT_LIMIT = 22;

    private final ByteBuffer script;
    private boolean ended;

    AnswerScript(byte[] script) {
        this.script = ByteBuffer.wrap(script);
    }

    /** Returns whether the engine ends after the most recently altered answer. */
    boolean hasEnded() {
        return ended;
    }

    byte[] alter(byte[] answer) {
        ended = false;
        if (!script.hasRemaining()) {
            return answer;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        switch (script.get() & 7) {
            case 0, 1 -> {
                readJunk();
                out.writeBytes(answer);
            }
            case 2 -> {
                out.writeBytes(readJunk());
                out.writeBytes(OK);
            }
            case 3 -> {
                out.writeBytes(readJunk());
                out.write('\n');
                out.writeBytes(answer);
            }
            case 4 -> overwrite(answer, out);
            case 5 -> {
                out.writeBytes(readJunk());
                ended = true;
            }
            case 6 -> repeat(out);
            default -> {
                out.writeBytes(answer);
                out.writeBytes(readJunk());
                out.write('\n');
            }
        }
        return out.toByteArray();
    }

    /** Replaces some bytes of the answer with junk, or inserts junk between them. */
    private void overwrite(byte[] answer, ByteArrayOutputStream out) {
        int body = Math.max(0, answer.length - OK.length);
        int from = body == 0 || !script.hasRemaining() ? 0 : (script.get() & 0xff) % body;
        byte[] junk = readJunk();
        int to = junk.length % 2 == 0 ? from : Math.min(body, from + junk.length);
        out.write(answer, 0, from);
        out.writeBytes(junk);
        out.write(answer, to, answer.length - to);
    }

    /** Repeats junk up to two million times. */
    private void repeat(ByteArrayOutputStream out) {
        int times = script.hasRemaining() ? 1 << (script.get() & 0x1f) % EXPONENT_LIMIT : 1;
        byte[] junk = readJunk();
        for (int i = 0; i < times && junk.length > 0 && out.size() + junk.length <= MAX_REPEATED_BYTES; i++) {
            out.writeBytes(junk);
        }
        out.writeBytes(OK);
    }

    private byte[] readJunk() {
        ByteArrayOutputStream junk = new ByteArrayOutputStream();
        while (script.hasRemaining()) {
            byte next = script.get();
            if (next == '\t') {
                break;
            }
            junk.write(next);
        }
        return junk.toByteArray();
    }
}
