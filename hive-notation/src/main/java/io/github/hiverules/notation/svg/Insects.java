package io.github.hiverules.notation.svg;

import io.github.hiverules.piece.Bug;

/** The drawings of the eight kinds. */
final class Insects {

    private Insects() {}

    static Artwork of(Bug bug) {
        return switch (bug) {
            case QUEEN_BEE -> queenBee();
            case SPIDER -> spider();
            case BEETLE -> beetle();
            case GRASSHOPPER -> grasshopper();
            case SOLDIER_ANT -> soldierAnt();
            case MOSQUITO -> mosquito();
            case LADYBUG -> ladybug();
            case PILLBUG -> pillbug();
        };
    }

    private static Artwork queenBee() {
        return new Artwork()
                .wings("M4-6C9-20 25-25 30-17C33-9 18-2 4-2Z", "M4-1C13-2 25 1 24 8C22 14 10 10 4 4Z")
                .legs("M9 9L14 13L14 19M7 17L12 22L11 27")
                .feelers("M5-17C8-20 10-22 13-23")
                .body("M0-1C11-1 13 6 11.4 13C9.6 21 4 26 0 31C-4 26-9.6 21-11.4 13C-13 6-11-1 0-1Z"
                        + "M0-11A7.6 7 0 0 1 0 3A7.6 7 0 0 1 0-11ZM0-20A6 5.6 0 0 1 0-9A6 5.6 0 0 1 0-20Z"
                        + "M-5.6-22.4L-8-31L-3.6-27.4L0-33L3.6-27.4L8-31L5.6-22.4Z")
                .shade("M0-1C11-1 13 6 11.4 13C9.6 21 4 26 0 31ZM0-11A7.6 7 0 0 1 0 3ZM0-20A6 5.6 0 0 1 0-9Z")
                .seams("M-11 6.6Q0 11 11 6.6M-11.4 13.4Q0 18 11.4 13.4M-8.6 20Q0 24 8.6 20", "2.6");
    }

    private static Artwork spider() {
        return new Artwork()
                .legs("M4-10L14-19L11-31M5-7L21-13L27-25M5-5L22 1L28 14M4-2L15 10L16 27")
                .feelers("M2.5-15C4-19 3-21 1.5-22")
                .body("M0-2C9-2 13 5 13 12C13 20 7 26 0 26C-7 26-13 20-13 12C-13 5-9-2 0-2Z"
                        + "M0-16A7.5 8 0 0 1 0 0A7.5 8 0 0 1 0-16Z")
                .shade("M0-2C9-2 13 5 13 12C13 20 7 26 0 26ZM0-16A7.5 8 0 0 1 0 0Z")
                .spots("M0 3L4.2 9L1.4 12L4.2 15L0 21L-4.2 15L-1.4 12L-4.2 9Z");
    }

    private static Artwork beetle() {
        return new Artwork()
                .legs("M9-9L19-15L22-23M13 3L23 1L28 7M12 13L21 18L21 27")
                .feelers("M4-22C13-23 13-32 4-33")
                .body("M0-8C13-8 16 2 15 11C14 21 7 28 0 29C-7 28-14 21-15 11C-16 2-13-8 0-8Z"
                        + "M-12-8C-13-15-8-19 0-19C8-19 13-15 12-8C6-6-6-6-12-8ZM-7-18C-7-24 7-24 7-18Z")
                .shade("M0-8C13-8 16 2 15 11C14 21 7 28 0 29ZM12-8C13-15 8-19 0-19V-6.5C4-6.5 9-7 12-8Z")
                .seams("M-13-8.2Q0-5 13-8.2M0-6V29", "2");
    }

    /** Seen from the side, as its hind legs tell it from the others. */
    private static Artwork grasshopper() {
        return new Artwork()
                .lines("M-13 3L-17 12L-25 20M-5 6L-8 15L-15 24", "2.2")
                .lines("M-22-8C-25-18-18-27-8-31M-20-9C-21-16-14-23-4-24", "1.8")
                .body("M-18-9C-12-9-6-8 0-6C12-3 24 3 32 10C22 12 8 11-4 8C-10 7-14 5-17 2Z"
                        + "M-19-10C-26-10-29-4-26.5 3C-25 7-20 6-17 3C-15 0-15-9-19-10Z")
                .shade("M-17 0C-8 5 12 9 32 10C22 12 8 11-4 8C-10 7-14 5-17 2Z")
                .seams("M-15.6-9Q-13-3-16.4 3.4M-9-5.4Q12-.4 27 8.6", "1.7")
                .spots("M-22-5.8A1.9 1.9 0 0 1-22-2A1.9 1.9 0 0 1-22-5.8Z")
                .seams("M-3 5C0-4 8-18 15-23C18-25 22-23 19.4-19C15-9 8 4 3 8C0 10-4 9-3 5Z", "3")
                .body("M-3 5C0-4 8-18 15-23C18-25 22-23 19.4-19C15-9 8 4 3 8C0 10-4 9-3 5Z")
                .lines("M18.2-21.4L23 22L29 22", "2.4");
    }

    private static Artwork soldierAnt() {
        return new Artwork()
                .legs("M4-4L15-10L20-19M4-1L17 1L25 9M3 2L13 11L16 25")
                .feelers("M5-20L14-23L18-30M2.5-22C6-26 5-29 1.5-30")
                .body("M0 6C8 6 11.4 12 11 18C10.4 25 5 30 0 30C-5 30-10.4 25-11 18C-11.4 12-8 6 0 6Z"
                        + "M0 1A2.8 3 0 0 1 0 7A2.8 3 0 0 1 0 1ZM0-10C4-10 5.8-6 4.8-1C4 2 2 3 0 3C-2 3-4 2-4.8-1C-5.8-6-4-10 0-10Z"
                        + "M0-23C6-23 9.4-19 9-15C8.4-11 4-9 0-9C-4-9-8.4-11-9-15C-9.4-19-6-23 0-23Z")
                .shade("M0 6C8 6 11.4 12 11 18C10.4 25 5 30 0 30ZM0-23C6-23 9.4-19 9-15C8.4-11 4-9 0-9Z"
                        + "M0-10C4-10 5.8-6 4.8-1C4 2 2 3 0 3Z")
                .seams("M-10 13Q0 16.5 10 13M-10.6 19.5Q0 23 10.6 19.5", "2");
    }

    private static Artwork mosquito() {
        return new Artwork()
                .wings("M2-7C12-11 29-5 31 5C31 12 14 7 2-2Z")
                .legs("M3-9L15-17L20-30M3-6L21-11L31-2M2-2L15 9L18 30")
                .feelers("M3-19C7-21 9-24 9-28M6.2-21.2L10-21M8-23.5L11.5-24.5")
                .lines("M0-19V-35", "1.8")
                .body("M0-4C3.8-4 4.4 4 3.8 12C3.2 20 1.6 27 0 31C-1.6 27-3.2 20-3.8 12C-4.4 4-3.8-4 0-4Z"
                        + "M0-13A5.6 6 0 0 1 0-1A5.6 6 0 0 1 0-13ZM0-21A4.6 4.4 0 0 1 0-12A4.6 4.4 0 0 1 0-21Z")
                .seams("M-3.8 5H3.8M-3.8 10.5H3.8M-3.4 16H3.4M-2.6 21H2.6", "1.5");
    }

    private static Artwork ladybug() {
        return new Artwork()
                .legs("M13-8L20-15L25-15M17 4L24 4L28 8M14 15L20 20L20 25")
                .feelers("M4-21C6-25 8-27 12-27")
                .body("M0-12C13-12 19-2 19 7C19 19 10 27 0 27C-10 27-19 19-19 7C-19-2-13-12 0-12Z"
                        + "M-12-10C-11-19-6-22 0-22C6-22 11-19 12-10C5-13-5-13-12-10Z")
                .shade("M0-12C13-12 19-2 19 7C19 19 10 27 0 27ZM12-10C11-19 6-22 0-22V-12.2C4-12.2 8-11.6 12-10Z")
                .seams("M0-12V27M-12.5-9.6C-5-12.8 5-12.8 12.5-9.6", "2")
                .spots(
                        "M8-6.6A3.6 3.6 0 0 1 8 .6A3.6 3.6 0 0 1 8-6.6ZM-8-6.6A3.6 3.6 0 0 1-8 .6A3.6 3.6 0 0 1-8-6.6Z"
                                + "M11.5 4.4A3.6 3.6 0 0 1 11.5 11.6A3.6 3.6 0 0 1 11.5 4.4ZM-11.5 4.4A3.6 3.6 0 0 1-11.5 11.6A3.6 3.6 0 0 1-11.5 4.4Z"
                                + "M6 14.6A3.4 3.4 0 0 1 6 21.4A3.4 3.4 0 0 1 6 14.6ZM-6 14.6A3.4 3.4 0 0 1-6 21.4A3.4 3.4 0 0 1-6 14.6Z");
    }

    private static Artwork pillbug() {
        return new Artwork()
                .legs("M12-16L18-21M14-10L22-13M15.5-4L24-5M16 3L24.5 4M15 10L23 13M13 17L19 21")
                .feelers("M4-25C6-30 10-32 16-32")
                .body(
                        "M0-26C10-26 15-17 16-6C17 7 14 19 7 25.5C3 28.5-3 28.5-7 25.5C-14 19-17 7-16-6C-15-17-10-26 0-26Z")
                .shade("M0-26C10-26 15-17 16-6C17 7 14 19 7 25.5C5 27 2.5 27.7 0 27.7Z")
                .seams(
                        "M-12-16Q0-11 12-16M-14.8-9.6Q0-4 14.8-9.6M-16-3Q0 3 16-3M-16.2 3.8Q0 9.8 16.2 3.8"
                                + "M-15 10.6Q0 16.6 15 10.6M-12.4 17.4Q0 22.6 12.4 17.4",
                        "1.9");
    }
}
