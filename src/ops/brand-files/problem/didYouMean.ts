import { nearestName } from './nearestName.ts';

const SHOWN = 8;

/**
 * Says what to write in place of an unknown name: the probable one, else the existing ones, else
 * `ifNone`.
 */
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

/** Says what to do about a missing file: use the existing one with a similar name, or add it. */
export function meantOrToAdd(written: string, names: Iterable<string>, path: string): string {
  const there = [...names];
  const nearest = nearestName(written, there);
  if (nearest !== null) return `Did you mean "${nearest}"? Otherwise add ${path}.`;
  return there.length === 0 ? `Add ${path}.` : `Add ${path}, or write one of ${listed(there)}.`;
}

/** Names as messages list them: the first few. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
