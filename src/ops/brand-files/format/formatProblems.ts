import picocolors from 'picocolors';
import type { Colors } from 'picocolors/types';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { Problem } from '../problem/Problem.ts';
import { formatGithub } from './formatGithub.ts';
import { formatPretty } from './formatPretty.ts';

export const PROBLEM_FORMATS = ['pretty', 'json', 'github'] as const;
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];

/**
 * Formats problems for people, for programs ({"problems": [...]}), or as GitHub's workflow
 * commands. Each ends with a line end. Uses colours when the terminal shows them, unless given.
 */
export function formatProblems(
  problems: readonly Problem[],
  format: ProblemFormat,
  colours: Colors = picocolors,
): string {
  switch (format) {
    case 'pretty':
      return formatPretty(problems, colours);
    case 'json':
      return `${JSON.stringify({ problems }, null, 2)}\n`;
    case 'github':
      return formatGithub(problems);
    default:
      return unreachable(format);
  }
}
