/** The most bytes of a call's body. */
export const BODY_LIMIT = 64 * 1024;

/**
 * How many of them the answers to a brand's questions may take in a sign-up. All else that it carries
 * needs fewer than what is left, however long it is.
 */
export const ANSWERS_LIMIT = 40 * 1024;
