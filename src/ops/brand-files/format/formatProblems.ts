import picocolors from 'picocolors';
import type { Colors } from 'picocolors/types';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { Problem } from '../problem/Problem.ts';
import { formatGithub } from './formatGithub.ts';
import { formatJson } from './formatJson.ts';
import { formatPretty } from './formatPretty.ts';

export const PROBLEM_FORMATS = ['pretty', 'json', 'github'] as const;
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];

/**
 * Problems as text: for people, for programs, or as GitHub's workflow commands. Each ends with a line
 * end. Colours are used where the terminal shows them, unless said otherwise.
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
      return formatJson(problems);
    case 'github':
      return formatGithub(problems);
    default:
      return unreachable(format);
  }
}
