import type { Colors } from 'picocolors/types';
import { startOfLetter } from '../problem/letters.ts';
import type { Problem } from '../problem/Problem.ts';
import { spoiledBrands } from './spoiledBrands.ts';

const LONGEST_LINE = 160;

/**
 * Formats problems for people: place, reason, the line with a caret below the fault, and what to
 * write.
 */
export function formatPretty(
  problems: readonly Problem[],
  warnings: readonly Problem[],
  colours: Colors,
): string {
  const told = [
    ...problems.map((it) => prettyProblem(it, colours.red(it.why), colours)),
    ...warnings.map((it) => prettyProblem(it, colours.yellow(`Warning: ${it.why}`), colours)),
  ];
  return told.map((text) => `${text}\n`).join('\n');
}

function prettyProblem(problem: Problem, why: string, colours: Colors): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const brands = spoiledBrands(problem);
  return [
    `${colours.bold(place)}  ${why}  ${colours.dim(`[${problem.check}]`)}`,
    ...(problem.sourceLine === '' ? [] : excerpt(problem, colours)),
    `    ${colours.green(problem.fix)}`,
    ...(brands === '' ? [] : [`    ${colours.dim(brands)}`]),
  ].join('\n');
}

function excerpt(
  { sourceLine, line, column, length }: Problem,
  colours: Colors,
): readonly string[] {
  const start = Math.max(0, column - LONGEST_LINE / 2);
  const from = sourceLine.length > LONGEST_LINE ? startOfLetter(sourceLine, start) : 0;
  const shown = sourceLine.slice(from, startOfLetter(sourceLine, from + LONGEST_LINE));
  const before = sourceLine.slice(from, column - 1);
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - before.length)));
  const gutter = String(line).padStart(6);
  // Keeps tabs, so that the caret is below its character.
  const indent = before.replaceAll(/[^\t]/g, ' ');
  return [
    `${colours.dim(`${gutter} |`)} ${shown}`,
    `${colours.dim(`${' '.repeat(gutter.length)} |`)} ${indent}${colours.red(carets)}`,
  ];
}
