/**
 * Longer values are refused unread: no control holds one, and no stored answer is as long. UTF-16 units.
 */
export const LONGEST_RAW = 4000;

/** The most options that a call can send for one question. */
export const MOST_OPTIONS = 50;

/** The longest id of a question or an option. */
export const LONGEST_ID = 40;
