import { explainBrand, explainSetting } from '../../../core/brand/explainBrand.ts';
import { isWithin } from '../../../core/brand/jsonPointer.ts';
import { formatProblems } from '../format/formatProblems.ts';
import type { SourceLayer } from '../resolve/layersOf.ts';
import { openBrand } from '../resolve/openBrand.ts';
import { type Explained, explainedJson, explainedTable } from '../settings/explained.ts';
import { inSettingOrder, knownSettings } from '../settings/knownSettings.ts';
import { pointerOfKey } from '../settings/settingKey.ts';
import { CannotRun } from './CannotRun.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import type { Verb } from './Verb.ts';

/**
 * Explains a brand as its layers make it: each value, which layer set it at which line, and what
 * that overrides.
 */
export const explain: Verb = {
  summary: 'Say what a brand has, which layer set it at which line, and what that overrides.',
  usage: '<brand> [key] [--format pretty|json] [--dir DIR]',
  options: { format: { type: 'string', default: 'pretty' }, dir: { type: 'string' } },
  run: async ({ values, positionals, output }) => {
    const format = readOneOf('format', values['format'], ['pretty', 'json']);
    const [id, key, ...more] = positionals;
    if (id === undefined) throw new CannotRun('Name a brand: npm run brands -- explain <brand>');
    if (more.length > 0) throw new CannotRun('Name one key at most.');
    const pointer = key === undefined ? '' : pointerOfKey(key);
    const { layers, problems } = openBrand(readFolderOption(values), id);
    const found = explanationsAt(layers, pointer);
    if (format === 'json') output.result(explainedJson(id, found));
    else {
      if (pointer !== '') output.result(aboutKey(String(key), pointer));
      output.result(found.length === 0 ? 'No layer sets it.\n' : explainedTable(found, pointer));
    }
    output.failure(formatProblems(problems, 'pretty'));
    return problems.length === 0 ? 0 : 1;
  },
};

/** Returns the explanations of a whole group, or of one setting. */
function explanationsAt(layers: readonly SourceLayer[], pointer: string): readonly Explained[] {
  const all = explainBrand(layers).filter(
    (it) => it.pointer !== '/$schema' && isWithin(it.pointer, pointer),
  );
  if (all.length > 0) return inSettingOrder(all);
  const one = explainSetting(layers, pointer);
  return one === null || pointer === '' ? [] : [one];
}

function aboutKey(key: string, pointer: string): string {
  const about = knownSettings().get(pointer)?.about ?? '';
  return about === '' ? '' : `${key}: ${about}\n\n`;
}
