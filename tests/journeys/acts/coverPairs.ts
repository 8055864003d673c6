/**
 * As few of the rows as cover every pair that any of them has: the next one is always the first of
 * those that cover most of what is missing, and of these the first on a page that is opened anyhow,
 * where pages are told apart. Always the same for the same rows.
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
