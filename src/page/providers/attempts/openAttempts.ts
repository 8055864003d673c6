import { createStorage } from '../storage/createStorage.ts';
import { type Attempts, createAttempts } from './createAttempts.ts';

/** The attempts of this browser, shared by the tabs of this origin. */
export function openAttempts(): Attempts {
  return createAttempts({
    storage: createStorage(() => localStorage),
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
}
