/**
 * The median of the values that are not null, the mean of the middle two for an even number; null
 * without any.
 */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((it) => it !== null).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return lower === undefined ? upper : (lower + upper) / 2;
}
