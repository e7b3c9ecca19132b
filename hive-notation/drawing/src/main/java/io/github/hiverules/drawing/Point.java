package io.github.hiverules.drawing;

record Point(double x, double y) {

    static final Point ORIGIN = new Point(0, 0);

    static Point above(double height) {
        return new Point(0, -height);
    }

    Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    Point toward(Point other, double fraction) {
        return new Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction);
    }

    double distanceTo(Point other) {
        double dx = other.x - x;
        double dy = other.y - y;
        return Math.sqrt(dx * dx + dy * dy);
    }
}
