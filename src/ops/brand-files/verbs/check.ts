import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { formatProblems, PROBLEM_FORMATS } from '../format/formatProblems.ts';
import { CheckMemory } from '../memory/CheckMemory.ts';
import { checkWithMemory } from '../memory/checkWithMemory.ts';
import { CannotRun } from './CannotRun.ts';
import { onlyOf } from './onlyOf.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import { summaryOf } from './summaryOf.ts';
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
    if (format === 'pretty') output.result(summaryOf(problems, checked.folder.brands.size));
    return problems.length === 0 ? 0 : 1;
  },
};
