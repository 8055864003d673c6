/** Takes no notice of what failed. */
export const ignore = (): void => undefined;

/**
 * Does at once what a sign-up can go on without. What it throws, or rejects with, goes to `told` and
 * never to the caller; neither does what `told` throws.
 */
export function quietly(work: () => unknown, told: (cause: unknown) => unknown = ignore): void {
  (async () => work())().catch(told).catch(ignore);
}
