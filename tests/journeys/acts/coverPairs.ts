/**
 * As few of the rows as cover every pair that any of them has: the next one is always the first of
 * those that cover most of what is missing. Always the same for the same rows.
 */
export function coverPairs<Row>(
  rows: readonly Row[],
  pairsOf: (row: Row) => readonly string[],
): Row[] {
  const missing = new Set(rows.flatMap(pairsOf));
  const chosen: Row[] = [];
  const gain = (row: Row) => new Set(pairsOf(row).filter((pair) => missing.has(pair))).size;
  while (missing.size > 0) {
    const [best] = rows.toSorted((one, other) => gain(other) - gain(one));
    if (best === undefined) break;
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return chosen;
}
