import type { Problem } from '../../brand-files/problem/Problem.ts';
import type { Mend, ShownProblem } from '../wire/BrandReport.ts';

/** A problem for the Studio. `ownFile` is the brand's own, as problems name it. */
export function shownProblem(problem: Problem, ownFile: string): ShownProblem {
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
    mend: mendOf(problem),
    isOwn,
  };
}

/** An unknown key has no field in the form, so that only a click can move or remove it. */
function mendOf({ fix, meant }: Problem): Mend | null {
  if (meant !== undefined) return meant === null ? { kind: 'remove' } : { kind: 'move', to: meant };
  const [, value] = /^Did you mean "([^"]*)"\?/.exec(fix) ?? [];
  return value === undefined ? null : { kind: 'use', value };
}
