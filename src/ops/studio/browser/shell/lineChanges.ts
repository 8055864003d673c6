export interface LineChange {
  readonly kind: 'same' | 'removed' | 'added';
  /** From 1: in the old text for what is removed, in the new one otherwise. */
  readonly line: number;
  readonly text: string;
}

/** Compares two texts line by line: the longest common subsequence of lines stays. */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(old, now);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      changes.push({ kind: 'same', line: j + 1, text: was });
      i++;
      j++;
    } else if (
      was !== undefined &&
      (is === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    ) {
      changes.push({ kind: 'removed', line: ++i, text: was });
    } else changes.push({ kind: 'added', line: ++j, text: is ?? '' });
  }
  return changes;

  function lengthAt(row: number, column: number): number {
    return common[row]?.[column] ?? 0;
  }
}

/**
 * For each pair of positions, the number of lines that both texts have in common from there on, in
 * the same order.
 */
function commonLengths(old: readonly string[], now: readonly string[]): readonly number[][] {
  const rows: number[][] = [];
  for (let i = old.length - 1; i >= 0; i--) {
    const row: number[] = [];
    const below = rows[i + 1];
    for (let j = now.length - 1; j >= 0; j--) {
      const isSame = old[i] === now[j];
      row[j] = isSame ? (below?.[j + 1] ?? 0) + 1 : Math.max(below?.[j] ?? 0, row[j + 1] ?? 0);
    }
    rows[i] = row;
  }
  return rows;
}
