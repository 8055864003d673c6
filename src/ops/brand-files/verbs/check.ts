import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { formatProblems, PROBLEM_FORMATS, type ProblemFormat } from '../format/formatProblems.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import { CannotRun } from './CannotRun.ts';
import { onlyOf } from './onlyOf.ts';
import { readFolderOption } from './readFolderOption.ts';
import { summaryOf } from './summaryOf.ts';
import type { Verb } from './Verb.ts';

/** Checks the whole folder, and prints the problems of the files named, or all. */
export const check: Verb = {
  summary: 'Check brand files for schema and meaning.',
  usage: '[files…] [--format pretty|json|github] [--dir DIR]',
  options: { format: { type: 'string', default: 'pretty' }, dir: { type: 'string' } },
  run: async ({ values, positionals, output }) => {
    const format = readFormat(values['format']);
    const dir = readFolderOption(values);
    const checked = checkBrandFolder(dir);
    if (checked.folder.brands.size === 0 && checked.problems.length === 0) {
      throw new CannotRun(`There is no brand file in ${dir}. Name a folder laid out like brands/.`);
    }
    const problems = onlyOf(checked.problems, positionals, dir);
    output.result(formatProblems(problems, format));
    if (format === 'pretty') output.result(summaryOf(problems, checked.folder.brands.size));
    return problems.length === 0 ? 0 : 1;
  },
};

function readFormat(written: unknown): ProblemFormat {
  const format = PROBLEM_FORMATS.find((known) => known === written);
  if (format !== undefined) return format;
  const name = String(written);
  throw new CannotRun(`There is no format "${name}". ${didYouMean(name, PROBLEM_FORMATS)}`);
}
