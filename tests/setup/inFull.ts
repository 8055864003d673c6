/** Marks a journey that only `npm run test:full` takes: what others show too, on another brand or in another way. */
export const IN_FULL = { tag: '@full' } as const;

/** Marks all cases of a table but the first, which stands for the others in `npm test`. */
export function allButFirst(index: number): typeof IN_FULL | object {
  return index === 0 ? {} : IN_FULL;
}
