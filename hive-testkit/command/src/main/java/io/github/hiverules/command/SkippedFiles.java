package io.github.hiverules.command;

import io.github.hiverules.notation.file.ArchivePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Remembers which files of folders were skipped. Not thread-safe. */
final class SkippedFiles {

    private final List<String> withoutGames = new ArrayList<>();
    private int hidden;

    void add(ArchivePart part) {
        if (part.isHidden()) {
            hidden++;
        } else if (part.isSkipped()) {
            withoutGames.add(part.file());
        }
    }

    /** Returns a sentence about the skipped files, or empty if there are none. */
    Optional<String> message() {
        List<String> parts = new ArrayList<>();
        if (hidden > 0) {
            parts.add(hidden == 1 ? "1 hidden file or folder" : hidden + " hidden files and folders");
        }
        if (!withoutGames.isEmpty()) {
            parts.add(
                    Wording.count(withoutGames.size(), "file") + " without games: " + String.join(", ", withoutGames));
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of("skipped " + String.join(", and ", parts));
    }
}
