import picocolors from 'picocolors';
import type { Colors } from 'picocolors/types';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { Problem } from '../problem/Problem.ts';
import { formatGithub } from './formatGithub.ts';
import { formatPretty } from './formatPretty.ts';
import { visible } from './visible.ts';

export const PROBLEM_FORMATS = ['pretty', 'json', 'github'] as const;
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];

/**
 * Formats problems, followed by warnings, for people, for programs ({"problems": [...], "warnings":
 * [...]}), or as GitHub workflow commands. Each ends with a line end. Uses colours when the
 * terminal shows them, unless `colours` says otherwise.
 */
export function formatProblems(
  problems: readonly Problem[],
  format: ProblemFormat,
  warnings: readonly Problem[] = [],
  colours: Colors = picocolors,
): string {
  switch (format) {
    case 'pretty':
      return formatPretty(problems.map(shown), warnings.map(shown), colours);
    case 'json':
      return `${JSON.stringify({ problems, warnings }, null, 2)}\n`;
    case 'github':
      return formatGithub(problems, 'error') + formatGithub(warnings, 'warning');
    default:
      return unreachable(format);
  }
}

/** A problem whose every text can be printed. */
function shown(problem: Problem): Problem {
  const { brands, file, fix, sourceLine, why } = problem;
  return {
    ...problem,
    brands: brands.map(visible),
    file: visible(file),
    fix: visible(fix),
    sourceLine: visible(sourceLine),
    why: visible(why),
  };
}
