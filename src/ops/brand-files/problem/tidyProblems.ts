import type { Problem } from './Problem.ts';

/**
 * Sorts problems by file, line and column. Reports a layer's problem that many brands share once,
 * with their names.
 */
export function tidyProblems(problems: readonly Problem[]): readonly Problem[] {
  const bySight = new Map<string, { readonly problem: Problem; readonly brands: string[] }>();
  for (const problem of problems) {
    const { check, file, line, column, why } = problem;
    const sight = [check, file, line, column, why].join('\0');
    const known = bySight.get(sight);
    if (known === undefined) bySight.set(sight, { problem, brands: [...problem.brands] });
    else known.brands.push(...problem.brands);
  }
  const told = [...bySight.values()].map(({ problem, brands }) => ({ ...problem, brands }));
  return withoutContradictions(told).toSorted(inOrder);
}

/**
 * One value cannot be right for brands that need different ones, so the advice is to set it in each
 * brand.
 */
function withoutContradictions(problems: readonly Problem[]): readonly Problem[] {
  const byPlace = Map.groupBy(
    problems.filter(({ fix }) => fix.startsWith('Write "')),
    placeOf,
  );
  return problems.map((problem) => {
    const others = byPlace.get(placeOf(problem)) ?? [];
    const isTorn = others.some(
      ({ brands, fix }) => fix !== problem.fix && brands.join() !== problem.brands.join(),
    );
    if (!isTorn) return problem;
    return { ...problem, fix: 'Remove it here, and write it for each market or brand by itself.' };
  });
}

function placeOf({ check, file, pointer }: Problem): string {
  return [check, file, pointer].join('\0');
}

function inOrder(a: Problem, b: Problem): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareTexts(a.check, b.check)
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
