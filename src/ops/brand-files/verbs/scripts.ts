import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { brandsCommand } from './brandsCommand.ts';
import { CannotRun } from './CannotRun.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readTextFile } from './readTextFile.ts';
import type { Verb } from './Verb.ts';

/** A row of the inventory has its source in backticks; the table's header does not. */
const ROW = /^\| `.*\|$/gm;

/** Writes the inventory of scripts for an auditor, or compares it with the one in a document. */
export const scripts: Verb = {
  summary: 'List the scripts from elsewhere that pages with payment allow, for an auditor.',
  usage: '[--compare FILE] [--dir DIR]',
  takesNames: false,
  options: { compare: { type: 'string' }, dir: { type: 'string' } },
  run: async ({ values, output }) => {
    if (output.scriptInventory === undefined)
      throw new CannotRun('The server that knows the scripts is not here.');
    const dir = readFolderOption(values);
    const { folder, resolved } = checkBrandFolder(dir);
    if (resolved.size === 0 || resolved.size < folder.brands.size || folder.broken.size > 0) {
      throw new CannotRun(`Not all brands can be read: see ${brandsCommand('check', dir)}`);
    }
    const brands = [...resolved.values()].map(({ brand }) => brand);
    const table = await output.scriptInventory(brands);
    if (typeof values['compare'] !== 'string') {
      output.result(`${table}\n`);
      return 0;
    }
    const differences = differencesOf(table, readTextFile(values['compare']));
    if (differences.length === 0) {
      output.result(`${values['compare']} lists every script of ${brands.length} brands.\n`);
      return 0;
    }
    output.result(
      `${differences.join('\n')}\n\n${values['compare']} is not what the brands allow: + is to be added, - to be taken out. Approve each before you do.\n`,
    );
    return 1;
  },
};

function differencesOf(table: string, document: string): readonly string[] {
  const allowed: readonly string[] = table.match(ROW) ?? [];
  const listed: readonly string[] = document.match(ROW) ?? [];
  return [
    ...listed.filter((row) => !allowed.includes(row)).map((row) => `- ${row}`),
    ...allowed.filter((row) => !listed.includes(row)).map((row) => `+ ${row}`),
  ];
}
