/** Returns the current time. Passed in, so that tests can set it. */
export type Clock = () => Date;

/** Returns a new unique identifier. Passed in, so that tests know the ids. */
export type NewId = () => string;
