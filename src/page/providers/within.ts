/** The work was not done within its time. */
export class TimedOut extends Error {}

/** Work with a time limit, in milliseconds: rejects once it is over. The work itself goes on unheard. */
export function within<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`There was no answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
