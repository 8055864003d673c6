import { setTimeout as pause } from 'node:timers/promises';

/** Resolves as an answer does, or with `late` where it takes longer than so many milliseconds. */
export async function inTime<Answer, Late>(
  milliseconds: number,
  answer: Promise<Answer>,
  late: Late,
): Promise<Answer | Late> {
  const ending = new AbortController();
  const tooLate = pause(milliseconds, late, { signal: ending.signal });
  // It is aborted below when nobody waits for it any more, and rejects then.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    ending.abort();
  }
}
