/** The most bytes of a call's body. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The share of that for the answers in a sign-up. The rest is enough for the longest values of
 * everything else that a sign-up sends.
 */
export const ANSWERS_LIMIT = 40 * 1024;
