import { findPlaceholders } from '../checklist/findPlaceholders.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { formatProblems, PROBLEM_FORMATS } from '../format/formatProblems.ts';
import { CheckMemory } from '../memory/CheckMemory.ts';
import { checkWithMemory } from '../memory/checkWithMemory.ts';
import { listed } from '../problem/didYouMean.ts';
import type { Problem } from '../problem/Problem.ts';
import type { BrandFolder } from '../sources/BrandFolder.ts';
import { CannotRun } from './CannotRun.ts';
import { onlyOf } from './onlyOf.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import type { Verb } from './Verb.ts';

/** Checks the whole folder, and prints the problems of the files named, or all. */
export const check: Verb = {
  summary: 'Check brand files for schema and meaning.',
  usage: '[files…] [--format pretty|json|github] [--dir DIR] [--no-cache]',
  options: {
    format: { type: 'string', default: 'pretty' },
    dir: { type: 'string' },
    'no-cache': { type: 'boolean' },
  },
  run: async ({ values, positionals, output }) => {
    const format = readOneOf('format', values['format'], PROBLEM_FORMATS);
    const dir = readFolderOption(values);
    const { cacheDir } = output;
    const checked =
      cacheDir === undefined || values['no-cache'] === true
        ? checkBrandFolder(dir, new CheckMemory({ problemsAlone: true }))
        : checkWithMemory(dir, cacheDir);
    if (checked.folder.brands.size === 0 && checked.problems.length === 0) {
      throw new CannotRun(`There is no brand file in ${dir}. Name a folder laid out like brands/.`);
    }
    const problems = onlyOf(checked.problems, positionals, dir);
    output.result(formatProblems(problems, format));
    if (format === 'pretty') {
      output.result(summaryOf(problems, checked.folder.brands.size) + warningOf(checked.folder));
    }
    return problems.length === 0 ? 0 : 1;
  },
};

/** Sums a check up in one line. */
function summaryOf(problems: readonly Problem[], brands: number): string {
  const checked = count(brands, 'brand');
  if (problems.length === 0) return `${checked} checked, no problems.\n`;
  const files = new Set(problems.map((problem) => problem.file)).size;
  return `\n${checked} checked, ${count(problems.length, 'problem')} in ${count(files, 'file')}.\n`;
}

/** Names the brands that pass and yet cannot open: a warning, which changes no exit code. */
function warningOf(folder: BrandFolder): string {
  const brands = [...folder.brands.values()].filter(
    ({ value }) => findPlaceholders(value, folder).length > 0,
  );
  if (brands.length === 0) return '';
  const names = listed(brands.map(({ id }) => id));
  return `Placeholders are still in ${names}: npm run brands -- checklist <brand> lists them.\n`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
