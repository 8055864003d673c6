import type { Problem } from '../problem/Problem.ts';

/** Problems for programs: {"problems": [...]}, the members those of Problem. */
export function formatJson(problems: readonly Problem[]): string {
  return `${JSON.stringify({ problems }, null, 2)}\n`;
}
