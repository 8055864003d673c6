/** Ignores an error. */
export const ignore = (): void => undefined;

/**
 * Runs at once work that a sign-up does not depend on. Its errors and rejections go to `told`,
 * never to the caller. Errors of `told` are ignored.
 */
export function quietly(work: () => unknown, told: (cause: unknown) => unknown = ignore): void {
  (async () => work())().catch(told).catch(ignore);
}
