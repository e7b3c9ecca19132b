package io.github.hiverules.site.referee;

/**
 * The part of the table that is seen, in the units of drawings. It follows the hive and keeps its cells large enough to
 * be tapped; once the visitor has moved it, it follows only if the hive would be out of sight.
 *
 * @param x the middle
 * @param y the middle
 * @param scale how many pixels a unit has
 * @param width how wide the frame is, in pixels
 * @param height how high the frame is
 * @param isMoved whether the visitor has moved it
 */
record Camera(double x, double y, double scale, double width, double height, boolean isMoved) {

    /** A cell is 86.6 units wide, and at least 40 pixels. */
    static final double MIN_SCALE = 40 / 86.6;

    private static final double LARGEST = 3;
    private static final double LARGEST_FIT = 1.1;
    private static final double SMALLEST = MIN_SCALE / 2;

    /** How high the buttons at the bottom of the frame are, in pixels. */
    private static final double BUTTONS = 42;

    /** The camera zooms in once the hive is drawn at less than this share of its possible size. */
    private static final double SLACK = 0.7;

    static Camera of(Box hive, double width, double height) {
        double fit = Math.min(width / hive.width(), height / hive.height());
        double scale = Math.max(MIN_SCALE, Math.min(LARGEST_FIT, fit));
        return new Camera(hive.centerX(), hive.centerY(), scale, width, height, false);
    }

    /** Follows the hive, as little as possible. If not all of it can be seen, the focus can. */
    Camera follow(Box hive, Box focus) {
        if (isMoved) {
            return seen().overlaps(hive) ? this : of(hive, width, height);
        }
        Camera fitting = of(hive, width, height);
        if (seen().contains(hive)) {
            return scale < fitting.scale * SLACK ? fitting : this;
        }
        if (fitting.seen().contains(hive)) {
            return fitting;
        }
        Camera near = scale == fitting.scale && seen().overlaps(hive) ? this : fitting;
        return near.showing(focus);
    }

    private Camera showing(Box focus) {
        double right = Math.max(0, focus.right() - seen().right());
        double left = Math.min(0, focus.left() - seen().left());
        double down = Math.max(0, focus.bottom() - seen().bottom() + BUTTONS / scale);
        double up = Math.min(0, focus.top() - seen().top());
        return new Camera(x + right + left, y + down + up, scale, width, height, isMoved);
    }

    Camera resized(double newWidth, double newHeight) {
        return new Camera(x, y, scale, newWidth, newHeight, isMoved);
    }

    /** Moves with a finger that has gone the given number of pixels. */
    Camera pan(double right, double down) {
        return new Camera(x - right / scale, y - down / scale, scale, width, height, true);
    }

    /** Magnifies, and keeps a point of the frame where it is. */
    Camera zoom(double factor, double atX, double atY) {
        double newScale = Math.max(SMALLEST, Math.min(LARGEST, scale * factor));
        double change = 1 / scale - 1 / newScale;
        return new Camera(
                x + (atX - width / 2) * change, y + (atY - height / 2) * change, newScale, width, height, true);
    }

    /** Magnifies toward the middle of the hive. */
    Camera zoom(double factor, Box hive) {
        return zoom(factor, (hive.centerX() - x) * scale + width / 2, (hive.centerY() - y) * scale + height / 2);
    }

    Box seen() {
        return new Box(x - width / scale / 2, y - height / scale / 2, width / scale, height / scale);
    }

    String viewBox() {
        Box seen = seen();
        return text(seen.left()) + " " + text(seen.top()) + " " + text(seen.width()) + " " + text(seen.height());
    }

    /** Writes a number with two decimals. The methods of Java for that would make the script of the page larger. */
    private static String text(double value) {
        long hundredths = Math.round(Math.abs(value) * 100);
        String decimals = Long.toString(100 + hundredths % 100).substring(1);
        return (value < 0 ? "-" : "") + hundredths / 100 + "." + decimals;
    }

    /** A part of the table. */
    record Box(double left, double top, double width, double height) {

        /** Reads a view box as drawings have it. */
        static Box of(String viewBox) {
            double[] numbers = new double[4];
            int start = 0;
            for (int i = 0; i < 4; i++) {
                int end = viewBox.indexOf(' ', start);
                numbers[i] = number(viewBox.substring(start, end < 0 ? viewBox.length() : end));
                start = end + 1;
            }
            return new Box(numbers[0], numbers[1], numbers[2], numbers[3]);
        }

        private static double number(String text) {
            int point = text.indexOf('.');
            String digits = point < 0 ? text : text.substring(0, point) + text.substring(point + 1);
            double number = Long.parseLong(digits);
            for (int decimals = point < 0 ? 0 : text.length() - point - 1; decimals > 0; decimals--) {
                number /= 10;
            }
            return number;
        }

        double right() {
            return left + width;
        }

        double bottom() {
            return top + height;
        }

        double centerX() {
            return left + width / 2;
        }

        double centerY() {
            return top + height / 2;
        }

        boolean contains(Box other) {
            return left <= other.left && top <= other.top && right() >= other.right() && bottom() >= other.bottom();
        }

        boolean overlaps(Box other) {
            return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
        }
    }
}
