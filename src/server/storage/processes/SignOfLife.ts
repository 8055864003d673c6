/** How processes that share a database see which of them are alive. */
export interface SignOfLife {
  /** Returns this process's number while the others see it; null while they do not. */
  current(): number | null;
  /**
   * Returns which of these processes are dead, never this one; empty when that is uncertain. Called
   * repeatedly: a process is dead when it also gave no sign at the last call.
   */
  deadOf(lives: readonly number[]): Promise<readonly number[]>;
  /** Stops giving signs. */
  stop(): Promise<void>;
}

/** For a process that shares its database with no other, or cannot be seen. */
export const NO_SIGN_OF_LIFE: SignOfLife = {
  current: () => null,
  deadOf: async () => [],
  stop: async () => undefined,
};
