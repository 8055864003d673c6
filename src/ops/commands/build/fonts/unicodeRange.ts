/** Returns characters as a CSS unicode-range: 'U+20,U+41-5A'. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((it) => it.codePointAt(0) ?? 0).toSorted(ascending);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

/** Returns the characters of a CSS unicode-range without wildcards. */
export function charactersOfRange(range: string): string {
  const runs = range.split(',').map((run) => run.trim().slice('U+'.length).split('-'));
  return runs
    .flatMap(([first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}

function ascending(one: number, other: number): number {
  return one - other;
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
