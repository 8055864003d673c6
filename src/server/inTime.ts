import { setTimeout as pause } from 'node:timers/promises';

/** Resolves like `answer`, or with `late` after this many milliseconds. */
export async function inTime<Answer, Late>(
  milliseconds: number,
  answer: Promise<Answer>,
  late: Late,
): Promise<Answer | Late> {
  const ending = new AbortController();
  const tooLate = pause(milliseconds, late, { signal: ending.signal });
  // Rejects when it is aborted below, after the race.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    ending.abort();
  }
}
