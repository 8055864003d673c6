import type { Problem } from '../problem/Problem.ts';

/** One line that sums up a check of so many brands. */
export function summaryOf(problems: readonly Problem[], brands: number): string {
  const checked = count(brands, 'brand');
  if (problems.length === 0) return `${checked} checked, no problems.\n`;
  const files = new Set(problems.map((problem) => problem.file)).size;
  return `\n${checked} checked, ${count(problems.length, 'problem')} in ${count(files, 'file')}.\n`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
