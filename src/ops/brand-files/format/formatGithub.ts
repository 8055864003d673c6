import type { Problem } from '../problem/Problem.ts';
import { spoiledBrands } from './spoiledBrands.ts';
import { visible } from './visible.ts';

/** Formats problems as GitHub workflow commands, which annotate the lines of a pull request. */
export function formatGithub(problems: readonly Problem[], kind: 'error' | 'warning'): string {
  return problems.map((problem) => `${command(problem, kind)}\n`).join('');
}

function command(problem: Problem, kind: string): string {
  const { check, file, line, column, length } = problem;
  const place = `file=${property(file)},line=${line},col=${column},endColumn=${column + length}`;
  const message = [problem.why, problem.fix, spoiledBrands(problem)]
    .filter((it) => it !== '')
    .join(' ');
  return `::${kind} ${place},title=${property(check)}::${data(message)}`;
}

function data(text: string): string {
  return visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
