import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { readFolderOption } from './readFolderOption.ts';
import { tableOf } from './tableOf.ts';
import type { Verb } from './Verb.ts';

/** The brands that can be resolved, a line each; `check` tells of the others. */
export const list: Verb = {
  summary: 'List the brands: market, category, sign-up types and hosts.',
  usage: '[--dir DIR]',
  options: { dir: { type: 'string' } },
  run: async ({ values, output }) => {
    const { folder, resolved } = checkBrandFolder(readFolderOption(values));
    const rows = [...resolved.values()].map(({ brand }) => [
      brand.id,
      brand.market,
      brand.category,
      brand.signupTypes.offered.join(' '),
      brand.hosts.join(' '),
    ]);
    output.result(tableOf([['brand', 'market', 'category', 'sign-up types', 'hosts'], ...rows]));
    const hidden = folder.brands.size + brokenBrands(folder.broken) - resolved.size;
    if (hidden > 0) output.result(`${hidden} more cannot be read: see npm run brands -- check\n`);
    return 0;
  },
};

function brokenBrands(broken: ReadonlySet<string>): number {
  return [...broken].filter((key) => key.startsWith('brand:')).length;
}
