import type { Problem } from '../../problem/Problem.ts';
import type { TextSource } from '../../sources/Source.ts';
import { plainSvg } from './plainSvg.ts';

/** A drawing as plain SVG, and the problems that it still has. */
export interface Cleaned {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/**
 * Returns a drawing as plain SVG if that solves some of its problems, which `check` finds; null if
 * it has none, or none of them is solved.
 */
export function cleaned(
  source: TextSource,
  check: (source: TextSource) => readonly Problem[],
): Cleaned | null {
  const before = check(source);
  if (before.length === 0) return null;
  const text = plainSvg(source.text);
  if (text === null) return null;
  const problems = check({ ...source, text });
  const left = new Set(problems.map(({ why }) => why));
  const solves = problems.length < before.length || before.some(({ why }) => !left.has(why));
  return solves ? { text, problems } : null;
}
