package io.github.hiverules.testkit.uhp;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/**
 * Says what becomes of an engine's answers: for each answer, a byte says what to do, and junk follows up to the next
 * tab. After the end of the script, answers stay as they are.
 */
final class AnswerScript {

    private static final byte[] OK = {'\n', 'o', 'k', '\n'};
    private static final int MOST_REPEATED_BYTES = 3 << 20;
    private static final int HIGHEST_POWER = 22;

    private final ByteBuffer script;
    private boolean ended;

    AnswerScript(byte[] script) {
        this.script = ByteBuffer.wrap(script);
    }

    /** Returns whether the engine ends after the answer that was altered last. */
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
                junk();
                out.writeBytes(answer);
            }
            case 2 -> {
                out.writeBytes(junk());
                out.writeBytes(OK);
            }
            case 3 -> {
                out.writeBytes(junk());
                out.write('\n');
                out.writeBytes(answer);
            }
            case 4 -> overwrite(answer, out);
            case 5 -> {
                out.writeBytes(junk());
                ended = true;
            }
            case 6 -> repeat(out);
            default -> {
                out.writeBytes(answer);
                out.writeBytes(junk());
                out.write('\n');
            }
        }
        return out.toByteArray();
    }

    /** Junk takes the place of some bytes of the answer, or stands between them. */
    private void overwrite(byte[] answer, ByteArrayOutputStream out) {
        int body = Math.max(0, answer.length - OK.length);
        int from = body == 0 || !script.hasRemaining() ? 0 : (script.get() & 0xff) % body;
        byte[] junk = junk();
        int to = junk.length % 2 == 0 ? from : Math.min(body, from + junk.length);
        out.write(answer, 0, from);
        out.writeBytes(junk);
        out.write(answer, to, answer.length - to);
    }

    /** So much junk that no engine would print it. */
    private void repeat(ByteArrayOutputStream out) {
        int times = script.hasRemaining() ? 1 << (script.get() & 0x1f) % HIGHEST_POWER : 1;
        byte[] junk = junk();
        for (int i = 0; i < times && junk.length > 0 && out.size() + junk.length <= MOST_REPEATED_BYTES; i++) {
            out.writeBytes(junk);
        }
        out.writeBytes(OK);
    }

    private byte[] junk() {
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
