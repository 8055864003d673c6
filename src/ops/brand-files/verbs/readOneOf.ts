import { didYouMean } from '../problem/didYouMean.ts';
import { CannotRun } from './CannotRun.ts';

/** Reads a flag whose value is one of a few. Throws CannotRun. */
export function readOneOf<T extends string>(
  flag: string,
  written: unknown,
  choices: readonly T[],
): T {
  const chosen = choices.find((choice) => choice === written);
  if (chosen !== undefined) return chosen;
  const name = String(written);
  throw new CannotRun(`There is no ${flag} "${name}". ${didYouMean(name, choices)}`);
}
