import { valueAt } from '../../../core/brand/editValue.ts';
import { settingsIn } from '../../../core/brand/explainBrand.ts';
import { isJsonObject, type JsonObject } from '../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { Finding } from '../problem/Finding.ts';
import { nearestName } from '../problem/nearestName.ts';
import { mergeSources } from '../resolve/mergeSources.ts';
import { refusedIn } from '../resolve/refusedIn.ts';
import { keyOfPointer } from '../settings/settingKey.ts';
import type { JsonSource } from '../sources/Source.ts';
import { findWordFaults, type LanguageWords } from './findWordFaults.ts';
import { isWord, primaryOf } from './wordPointers.ts';

/**
 * Checks the translations in a brand's own file, the last of its layers: each must be in a language
 * that it offers, and of a text that it has.
 */
export function checkOwnWords(
  file: JsonObject,
  layers: readonly JsonSource[],
  languages: readonly string[],
): readonly Finding[] {
  const areKnown = !refusedIn(layers)('/languages');
  return tagsIn(file).flatMap((tag) => {
    if (languages.slice(1).includes(tag)) return findWordFaults(wordsIn(file, tag, layers));
    return areKnown ? [leftOver(tag, languages, file)] : [];
  });
}

/**
 * Checks the translations in a layer: each must be of a text of the layer or of the base below it.
 * Any language is allowed, because any brand may offer it.
 */
export function checkLayerWords(
  file: JsonObject,
  layers: readonly JsonSource[],
): readonly Finding[] {
  return tagsIn(file).flatMap((tag) => findWordFaults(wordsIn(file, tag, layers)));
}

function tagsIn({ translations }: JsonObject): readonly string[] {
  return isJsonObject(translations) ? Object.keys(translations) : [];
}

function leftOver(tag: string, languages: readonly string[], file: JsonObject): Finding {
  const [first = '', ...others] = languages;
  const at = toPointer(['translations', tag]);
  if (tag === first || primaryOf(tag) === primaryOf(first)) {
    const why = `"${tag}" reads the words of "${first}", the default language.`;
    return { at, part: 'key', why, fix: 'Remove it.' };
  }
  const meant = others.find((it) => primaryOf(it) === primaryOf(tag));
  const nearest = meant ?? nearestName(tag, others);
  const why = `The brand does not offer "${tag}".`;
  const otherwise = `add "${tag}" to "languages".`;
  if (nearest === null) return { at, part: 'key', why, fix: `Remove it, or ${otherwise}` };
  const fix = `Did you mean "${nearest}"? Otherwise ${otherwise}`;
  const found = { at, part: 'key', why, fix } as const;
  const to = toPointer(['translations', nearest]);
  return valueAt(file, to) === undefined ? { ...found, meant: to } : found;
}

/**
 * A file's words in a language, each with the merged brand's words in the default one. Leaves out
 * those of a text that a schema refuses.
 */
function wordsIn(file: JsonObject, tag: string, layers: readonly JsonSource[]): LanguageWords {
  const merged = mergeSources(layers);
  const isRefused = refusedIn(layers);
  const at = toPointer(['translations', tag]);
  const words = valueAt(file, at);
  const said = isJsonObject(words) ? settingsIn(words) : [];
  const pairs = said.flatMap(([pointer, translated]) => {
    if (typeof translated !== 'string' || !isWord(pointer) || isRefused(pointer)) return [];
    const original = valueAt(merged, pointer);
    return [
      {
        key: keyOfPointer(pointer),
        at: at + pointer,
        original: typeof original === 'string' ? original : undefined,
        translated,
        isMessage: pointer.startsWith('/texts/'),
      },
    ];
  });
  const { same } = isJsonObject(words) ? words : {};
  // Without the list, any text may be the same on purpose.
  const isListRefused = isRefused(`${at}/same`);
  return {
    tag,
    same: isListRefused ? pairs.map(({ key }) => key) : Array.isArray(same) ? same.map(String) : [],
    pairs,
    isRead: (key) => {
      const pointer = toPointer(key.split('.'));
      return !isListRefused && !isRefused(pointer) && !isRefused(at + pointer);
    },
  };
}
