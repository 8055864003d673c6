import type { Problem } from '../../brand-files/problem/Problem.ts';
import type { Mend, ShownProblem } from '../wire/BrandReport.ts';

/**
 * A problem for the Studio. `ownFile` is the brand's own, and `below` are those of its layers, as
 * problems name them.
 */
export function shownProblem(
  problem: Problem,
  ownFile: string,
  below: readonly string[] = [],
): ShownProblem {
  const { check, file, line, column, pointer, why, brands } = problem;
  const isOwn = file === ownFile;
  // In the brand's own file, a problem that names brands belongs to those that extend it.
  const spoils = isOwn && brands.length > 0 ? ` So it is in ${brands.join(', ')}.` : '';
  return {
    check,
    file,
    line,
    column,
    pointer,
    why: `${why}${spoils}`,
    fix: problem.fix,
    mend: isOwn || below.includes(file) ? mendOf(problem, isOwn) : null,
    isOwn,
  };
}

/**
 * An unknown key has no field in the form, so that only a click can move or remove it. One of a
 * layer cannot be moved here, but the brand can set another value than a layer.
 */
function mendOf({ about, fix, meant }: Problem, isOwn: boolean): Mend | null {
  if (about === 'key') {
    if (!isOwn || meant === undefined) return null;
    return meant === null ? { kind: 'remove' } : { kind: 'move', to: meant };
  }
  if (about !== undefined) return null;
  const [, value] = /^Did you mean "([^"]*)"\?/.exec(fix) ?? [];
  return value === undefined ? null : { kind: 'use', value };
}
