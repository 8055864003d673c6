import { nearestName } from './nearestName.ts';

const SHOWN = 8;

/** What to write in place of an unknown name: the one meant, else those there are, else `ifNone`. */
export function didYouMean(
  written: string,
  candidates: readonly string[],
  ifNone = 'Remove it.',
): string {
  const nearest = nearestName(written, candidates);
  if (nearest !== null) return `Did you mean "${nearest}"?`;
  const [only] = candidates;
  if (only === undefined) return ifNone;
  if (candidates.length === 1) return `Write "${only}".`;
  return `Write one of ${listed(candidates)}.`;
}

/** What to do about a file that is not there: the one meant, if one is near, or to add it. */
export function meantOrToAdd(written: string, names: Iterable<string>, path: string): string {
  const there = [...names];
  const nearest = nearestName(written, there);
  if (nearest !== null) return `Did you mean "${nearest}"? Otherwise add ${path}.`;
  return there.length === 0 ? `Add ${path}.` : `Add ${path}, or write one of ${listed(there)}.`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
