import type { Problem } from '../../brand-files/problem/Problem.ts';
import type { ShownProblem } from '../wire/BrandReport.ts';

/** A problem for the Studio. `ownFile` is the brand's own, as problems name it. */
export function shownProblem(problem: Problem, ownFile: string): ShownProblem {
  const { check, file, line, column, pointer, why, fix, brands } = problem;
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
    fix,
    suggestion: /^Did you mean "([^"]*)"\?/.exec(fix)?.[1] ?? null,
    isOwn,
  };
}
