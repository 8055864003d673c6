import type { Brand } from '../../../core/contract/generated/brand.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { brandsCommand } from './brandsCommand.ts';
import { featuresOf } from './featuresOf.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import { tableOf } from './tableOf.ts';
import type { Verb } from './Verb.ts';

const HEAD = [
  'brand',
  'market',
  'languages',
  'category',
  'layout',
  'sign-up types',
  'features',
  'hosts',
];

/** Lists the brands that can be resolved, one a line. `check` reports the others. */
export const list: Verb = {
  summary:
    'List the brands: market, languages, category, layout, sign-up types, features and hosts.',
  usage: '[--format pretty|json] [--dir DIR]',
  takesNames: false,
  options: { format: { type: 'string', default: 'pretty' }, dir: { type: 'string' } },
  run: async ({ values, output }) => {
    const format = readOneOf('format', values['format'], ['pretty', 'json']);
    const dir = readFolderOption(values);
    const { folder, resolved } = checkBrandFolder(dir);
    const brands = [...resolved.values()].map(({ brand }) => brand);
    const hidden = folder.brands.size + brokenBrands(folder.broken) - resolved.size;
    if (format === 'json') {
      output.result(`${JSON.stringify({ brands: brands.map(entryOf), hidden }, null, 2)}\n`);
      return 0;
    }
    output.result(tableOf([HEAD, ...brands.map(rowOf)]));
    if (hidden > 0) {
      output.result(`${hidden} more cannot be read: see ${brandsCommand('check', dir)}\n`);
    }
    return 0;
  },
};

function rowOf(brand: Brand): readonly string[] {
  const { id, market, languages, category, theme, signupTypes, hosts } = brand;
  // The type used when the query names none comes first, wherever the brand lists it.
  const types = signupTypes.offered.toSorted(
    (a, b) => Number(b === signupTypes.default) - Number(a === signupTypes.default),
  );
  const features = featuresOf(brand).join(' ') || '–';
  const tags = languages.join(' ');
  return [id, market, tags, category, theme.layout, types.join(' '), features, hosts.join(' ')];
}

function entryOf(brand: Brand) {
  const { id, name, market, languages, category, theme, signupTypes, hosts } = brand;
  const { layout } = theme;
  const features = featuresOf(brand);
  return { id, name, market, languages, category, layout, signupTypes, features, hosts };
}

function brokenBrands(broken: ReadonlySet<string>): number {
  return [...broken].filter((key) => key.startsWith('brand:')).length;
}
