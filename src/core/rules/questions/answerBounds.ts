/** Nothing longer is looked at: no control holds as much, and no answer is stored so long. UTF-16 units. */
export const LONGEST_RAW = 4000;

/** More options of one question no call carries. */
export const MOST_OPTIONS = 50;

/** How long the id of a question, or of an option, may be. */
export const LONGEST_ID = 40;
