/** Thrown when work exceeds its time limit. */
export class TimedOut extends Error {}

/**
 * Limits the time of some work, in milliseconds: rejects when the time is over. The work itself
 * continues.
 */
export function within<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`There was no answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
