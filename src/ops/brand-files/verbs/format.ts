import { formatProblems } from '../format/formatProblems.ts';
import { swapFile } from '../index/swapFile.ts';
import type { Problem } from '../problem/Problem.ts';
import { formatSource, listJsonFiles } from '../sources/formatSource.ts';
import { shownPath } from '../sources/shownPath.ts';
import { brandsCommand } from './brandsCommand.ts';
import { chosenFiles } from './namedFiles.ts';
import { readFolderOption } from './readFolderOption.ts';
import type { Verb } from './Verb.ts';

/** Formats brands, layers and catalogues the way `new` and the Studio write them. */
export const format: Verb = {
  summary: 'Order the keys of brands, layers and catalogues, and lay the files out.',
  usage: '[files…] [--check] [--dir DIR]',
  takesNames: true,
  options: { check: { type: 'boolean' }, dir: { type: 'string' } },
  run: async ({ values, positionals, output }) => {
    const dir = readFolderOption(values);
    const onlyCheck = values['check'] === true;
    const files = chosenFiles(listJsonFiles(dir), positionals, {
      dir,
      kinds: 'a brand, a layer or a catalogue',
    });
    const problems: Problem[] = [];
    let changed = 0;
    for (const { path, ...file } of files) {
      const formatted = formatSource({ path, ...file });
      if (!formatted.ok) {
        problems.push(...formatted.error);
        continue;
      }
      const { before, after } = formatted.value;
      if (after === before) continue;
      changed += 1;
      if (!onlyCheck) swapFile(path, after);
      output.result(`${onlyCheck ? 'Not formatted: ' : 'Formatted '}${shownPath(path)}\n`);
    }
    if (problems.length > 0) output.result(formatProblems(problems, 'pretty'));
    output.result(summaryOf(files.length, changed, onlyCheck ? dir : null));
    return problems.length > 0 || (onlyCheck && changed > 0) ? 1 : 0;
  },
};

/** `unwritten` is the folder when nothing was written. */
function summaryOf(files: number, changed: number, unwritten: string | null): string {
  const seen = `${files} file${files === 1 ? '' : 's'} read`;
  if (changed === 0) return `${seen}, nothing to format.\n`;
  return unwritten === null
    ? `${seen}, ${changed} formatted.\n`
    : `${seen}, ${changed} to format. Run: ${brandsCommand('format', unwritten)}\n`;
}
