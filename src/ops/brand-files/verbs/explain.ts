import { explainBrand, explainSetting } from '../../../core/brand/explainBrand.ts';
import { fromPointer, isWithin, toPointer } from '../../../core/brand/jsonPointer.ts';
import { formatProblems } from '../format/formatProblems.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import type { SourceLayer } from '../resolve/layersOf.ts';
import { openBrand } from '../resolve/openBrand.ts';
import { type Explained, explainedJson, explainedTable } from '../settings/explained.ts';
import { aboutSetting, inSettingOrder } from '../settings/knownSettings.ts';
import { pointerOfKey } from '../settings/settingKey.ts';
import { CannotRun } from './CannotRun.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import type { Verb } from './Verb.ts';

/** Explains a merged brand: each value, the layer and line that set it, and what it overrides. */
export const explain: Verb = {
  summary: 'Say what a brand has, which layer set it at which line, and what that overrides.',
  usage: '<brand> [key] [--lang TAG] [--format pretty|json] [--dir DIR]',
  takesNames: true,
  options: {
    lang: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
    dir: { type: 'string' },
  },
  run: async ({ values, positionals, output }) => {
    const format = readOneOf('format', values['format'], ['pretty', 'json']);
    const [id, key, ...more] = positionals;
    if (id === undefined) throw new CannotRun('Name a brand: npm run brands -- explain <brand>');
    if (more.length > 0) throw new CannotRun('Name one key at most.');
    const pointer = key === undefined ? '' : pointerOfKey(key);
    const { layers, problems } = openBrand(readFolderOption(values), id);
    const languages = languagesOf(layers);
    const asked = typeof values['lang'] === 'string' ? values['lang'] : undefined;
    const place = placeOf(pointer, asked, languages, id);
    const found = explanationsAt(layers, place, languages);
    if (format === 'json') output.result(explainedJson(id, found));
    else {
      if (pointer !== '') output.result(aboutKey(String(key), pointer));
      output.result(found.length === 0 ? 'No layer sets it.\n' : explainedTable(found, place));
    }
    output.failure(formatProblems(problems, 'pretty'));
    return problems.length === 0 ? 0 : 1;
  },
};

/** The languages that the layers offer, the default first. */
function languagesOf(layers: readonly SourceLayer[]): readonly string[] {
  return [explainSetting(layers, '/languages')?.value]
    .flat()
    .filter((it) => typeof it === 'string');
}

/**
 * The pointer of a setting in a language. Words of the default language are beside all other
 * settings.
 */
function placeOf(
  pointer: string,
  asked: string | undefined,
  languages: readonly string[],
  id: string,
): string {
  if (asked === undefined || asked === languages[0]) return pointer;
  const tag = languages.find((it) => it === asked);
  if (tag !== undefined) return toPointer(['translations', tag]) + pointer;
  const fix = didYouMean(asked, languages);
  throw new CannotRun(`"${id}" does not offer "${asked}". ${fix}`);
}

/**
 * Whether an explanation belongs to the brand. Shared layers also have languages that it does not
 * offer.
 */
function isOfBrand({ pointer }: Explained, languages: readonly string[]): boolean {
  const [group, tag, ...word] = fromPointer(pointer);
  if (group !== 'translations') return group !== '$schema';
  return languages.slice(1).some((it) => it === tag) && word[0] !== 'same';
}

/** Returns the explanations of a whole group, or of one setting. */
function explanationsAt(
  layers: readonly SourceLayer[],
  pointer: string,
  languages: readonly string[],
): readonly Explained[] {
  const all = explainBrand(layers).filter(
    (it) => isOfBrand(it, languages) && isWithin(it.pointer, pointer),
  );
  if (all.length > 0) return inSettingOrder(all);
  const one = explainSetting(layers, pointer);
  return one === null || pointer === '' ? [] : [one];
}

function aboutKey(key: string, pointer: string): string {
  const about = aboutSetting(pointer) ?? '';
  return about === '' ? '' : `${key}: ${about}\n\n`;
}
