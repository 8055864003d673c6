/**
 * Returns the fewest rows that cover every pair in any of them (greedily): each time the first of
 * those that cover most missing pairs, preferring pages that are opened anyway, if pages are given.
 * The result is deterministic.
 */
export function coverPairs<Row>(
  rows: readonly Row[],
  pairsOf: (row: Row) => readonly string[],
  pageOf?: (row: Row) => string,
): Row[] {
  const missing = new Set(rows.flatMap(pairsOf));
  const chosen: Row[] = [];
  const opened = new Set<string>();
  const gain = (row: Row) => new Set(pairsOf(row).filter((pair) => missing.has(pair))).size;
  while (missing.size > 0) {
    const isOpened = (row: Row) => pageOf !== undefined && opened.has(pageOf(row));
    const ranked = rows.map((row) => ({ row, rank: gain(row) + (isOpened(row) ? 0.5 : 0) }));
    const [best] = ranked.toSorted((one, other) => other.rank - one.rank);
    if (best === undefined) break;
    chosen.push(best.row);
    if (pageOf !== undefined) opened.add(pageOf(best.row));
    for (const pair of pairsOf(best.row)) missing.delete(pair);
  }
  return chosen;
}
