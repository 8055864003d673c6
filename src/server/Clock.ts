/** The time now. Handed in, so that tests set it. */
export type Clock = () => Date;

/** A new identifier, never given out before. Handed in, so that tests can know it. */
export type NewId = () => string;
