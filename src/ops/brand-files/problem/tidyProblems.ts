import type { Problem } from './Problem.ts';

/**
 * Problems in the order of files, lines and columns. A layer's problem that many brands meet is told
 * once, with their names.
 */
export function tidyProblems(problems: readonly Problem[]): readonly Problem[] {
  const bySight = new Map<string, Problem>();
  for (const problem of problems) {
    const sight = [problem.check, problem.file, problem.line, problem.column, problem.why].join(
      '\0',
    );
    const known = bySight.get(sight);
    const brands = [...(known?.brands ?? []), ...problem.brands];
    bySight.set(sight, { ...problem, brands });
  }
  return [...bySight.values()].toSorted(inOrder);
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
