/**
 * Returns the candidate that `written` most likely means: equal except for case and hyphens, or a
 * few edits away (one in three letters). Null when none is similar.
 */
export function nearestName(written: string, candidates: readonly string[]): string | null {
  const plain = withoutStyle(written);
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(plain.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(plain, withoutStyle(candidate), least);
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

function withoutStyle(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}

/**
 * Counts insertions, deletions, substitutions and swaps of neighbours; returns at least `limit`
 * when there are as many.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const edits = [at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + cost];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) edits.push(at(before, j - 2) + 1);
      current.push(Math.min(...edits));
    }
    before = previous;
    previous = current;
  }
  return Math.min(limit, at(previous, b.length));
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
