/** By what processes that share a database see which of them live. */
export interface SignOfLife {
  /** This process's number, while the others see it; null while they do not. */
  current(): number | null;
  /**
   * Returns which of these processes are dead, this one never among them; none where that is not certain. Asked again
   * and again: dead is who gave no sign the time before, either.
   */
  deadOf(lives: readonly number[]): Promise<readonly number[]>;
  /** Gives no sign any more. */
  stop(): Promise<void>;
}

/** For a process that shares its database with nobody who would look, or that cannot be seen. */
export const NO_SIGN_OF_LIFE: SignOfLife = {
  current: () => null,
  deadOf: async () => [],
  stop: async () => undefined,
};
