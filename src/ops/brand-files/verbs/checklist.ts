import { type CheckedBrand, outsideSteps } from '../checklist/outsideSteps.ts';
import { checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import { brandsCommand } from './brandsCommand.ts';
import { CannotRun } from './CannotRun.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import type { Verb } from './Verb.ts';

/** Lists what must be done outside this application before a brand opens, to tick off. */
export const checklist: Verb = {
  summary:
    'Say what must be done outside before a brand opens: DNS, providers, keys, mail records.',
  usage: '<brand> [--format pretty|json] [--dir DIR]',
  takesNames: true,
  options: { format: { type: 'string', default: 'pretty' }, dir: { type: 'string' } },
  run: async ({ values, positionals, output }) => {
    const format = readOneOf('format', values['format'], ['pretty', 'json']);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) {
      throw new CannotRun('Name one brand: npm run brands -- checklist <brand>');
    }
    const opened = openedBrand(readFolderOption(values), id);
    const found = outsideSteps(opened);
    if (format === 'json') {
      output.result(`${JSON.stringify({ brand: id, outside: found }, null, 2)}\n`);
      return 0;
    }
    const parts = found.map(({ at, steps }) => `## ${at}\n\n${steps.map(box).join('')}`);
    output.result(`# Before ${opened.brand.name} opens\n\n${parts.join('\n')}`);
    return 0;
  },
};

function box(step: string): string {
  return `- [ ] ${step}\n`;
}

function openedBrand(dir: string, id: string): CheckedBrand {
  const { folder, resolved } = checkBrandFolder(dir);
  const found = resolved.get(id);
  if (found !== undefined) return { brand: found.brand, layers: found.layers, folder };
  if (folder.brands.has(id) || folder.broken.has(`brand:${id}`)) {
    throw new CannotRun(`"${id}" cannot be made yet: see ${brandsCommand('check', dir)}`);
  }
  throw new CannotRun(`There is no brand "${id}". ${didYouMean(id, [...folder.brands.keys()])}`);
}
