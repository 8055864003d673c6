/**
 * Marks a journey that only `npm run test:full` runs, because others test the same on another brand
 * or in another way.
 */
export const IN_FULL = { tag: '@full' } as const;

/** Marks all cases of a table except the first, which represents the others in `npm test`. */
export function allButFirst(index: number): typeof IN_FULL | object {
  return index === 0 ? {} : IN_FULL;
}
