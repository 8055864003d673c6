import { didYouMean } from '../problem/didYouMean.ts';
import { changesSince } from '../since/changesSince.ts';
import { compareBrands } from '../since/compareFolders.ts';
import type { MergedBrand, MergedFolder } from '../since/MergedFolder.ts';
import { mergeFolder } from '../since/mergeFolder.ts';
import { shownChanges, shownDifference } from '../since/shownChanges.ts';
import { brandsCommand } from './brandsCommand.ts';
import { CannotRun } from './CannotRun.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import type { Verb } from './Verb.ts';

/**
 * Shows how two brands differ, or what changed since a git reference: by merged settings, not by
 * files.
 */
export const diff: Verb = {
  summary: 'Compare what two brands have, or what brands had at a git reference.',
  usage: '<brand> <brand> | --since <ref> [brands…] [--format pretty|json] [--dir DIR]',
  takesNames: true,
  options: {
    since: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
    dir: { type: 'string' },
  },
  run: async ({ values, positionals, output }) => {
    const format = readOneOf('format', values['format'], ['pretty', 'json']);
    const dir = readFolderOption(values);
    if (typeof values['since'] === 'string') {
      const found = await changesSince(dir, values['since']);
      const unknown = positionals.find(
        (id) => !mergeFolder(dir).brands.has(id) && !found.some(({ brand }) => brand === id),
      );
      if (unknown !== undefined) throw new CannotRun(`There is no brand "${unknown}".`);
      const asked = found.filter(
        ({ brand }) => positionals.length === 0 || positionals.includes(brand),
      );
      output.result(shownChanges(values['since'], asked, format, dir));
      return 0;
    }
    const [one, other, ...more] = positionals;
    if (one === undefined || other === undefined || more.length > 0) {
      throw new CannotRun('Name two brands, or --since <ref>.');
    }
    const folder = mergeFolder(dir);
    const difference = compareBrands(brandOf(folder, one, dir), brandOf(folder, other, dir));
    output.result(shownDifference([one, other], difference, format));
    return 0;
  },
};

function brandOf(folder: MergedFolder, id: string, dir: string): MergedBrand {
  const brand = folder.brands.get(id);
  if (brand !== undefined) return brand;
  if (folder.unreadable.has(id)) {
    throw new CannotRun(`"${id}" cannot be read: see ${brandsCommand('check', dir)}`);
  }
  throw new CannotRun(`There is no brand "${id}". ${didYouMean(id, [...folder.brands.keys()])}`);
}
