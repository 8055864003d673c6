import { valueAt } from '../../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import { originsOf } from '../../../../core/brand/originsOf.ts';
import { isChangedSince } from '../../resolve/isChangedSince.ts';
import type { SourceLayer } from '../../resolve/layersOf.ts';
import { mergeSources } from '../../resolve/mergeSources.ts';
import { keyOfPointer } from '../../settings/settingKey.ts';
import type { JsonSource } from '../../sources/Source.ts';
import { placeholdersOf } from '../findWordFaults.ts';
import { questionWordSchema } from '../questionWords.ts';
import { wordPointers } from '../wordPointers.ts';
import { type WordSchema, wordSchemas } from '../wordSchemas.ts';
import type { WordedText } from './WordedText.ts';

/**
 * The texts of a brand's layers in the schema's order. Each is translated where it already is,
 * or in the layer that sets it.
 */
export function brandTexts(layers: readonly SourceLayer[], tag: string): readonly WordedText[] {
  const merged = mergeSources(layers.map(({ source }) => source));
  return wordPointers(merged).flatMap((pointer): WordedText[] => {
    const [worded] = originsOf(layers, pointer);
    if (typeof worded?.value !== 'string') return [];
    const at = toPointer(['translations', tag]) + pointer;
    const [translated] = originsOf(layers, at);
    const isOfOther = translated !== undefined && isChangedSince(layers, pointer, translated.layer);
    const said = isOfOther ? undefined : translated;
    const target = typeof said?.value === 'string' ? said.value : '';
    const { isShared, source: home } = (target === '' ? undefined : said)?.layer ?? worded.layer;
    const key = keyOfPointer(pointer);
    return [
      {
        id: `${isShared ? `defaults/${home.id}` : home.id}.json#${key}`,
        source: worded.value,
        target,
        same: sameIn(home.value, tag).includes(key),
        placeholders: placeholdersOf(worded.value),
        ...(schemaOf(pointer) ?? { about: '', maxLength: 0 }),
        home,
        at,
        key,
        lines: null,
        schema: isShared ? 'layer' : 'brand',
      },
    ];
  });
}

/** The description of a brand's text for the translator. */
function schemaOf(pointer: string): WordSchema | undefined {
  return wordSchemas('resolved-brand', 'words').get(pointer) ?? questionWordSchema(pointer);
}

/** The keys that a file marks as having the same words in a language. */
export function sameIn(value: JsonObject, tag: string): readonly string[] {
  const same = valueAt(value, toPointer(['translations', tag, 'same']));
  return Array.isArray(same) ? same.map(String) : [];
}

const DEFINITIONS = {
  plans: 'planWords',
  addons: 'itemWords',
  ivrPlans: 'itemWords',
  discounts: 'discountWords',
} as const;

/** The texts of a catalogue, item by item, in its order. */
export function catalogueTexts(home: JsonSource, tag: string): readonly WordedText[] {
  const same = sameIn(home.value, tag);
  return Object.entries(DEFINITIONS).flatMap(([list, definition]) => {
    const schemas = [...wordSchemas('catalogue', definition)];
    return itemsOf(home.value[list]).flatMap(([id, item]) =>
      schemas.flatMap(([pointer, about]) => {
        const path = ['translations', tag, list, id];
        return wordsAt(item, pointer).map(([step, source]): WordedText => {
          const at = toPointer(path) + pointer;
          const translated = valueAt(home.value, at);
          const target = step === null ? translated : linesOf(translated)[Number(step)];
          const line = step === null ? [] : [step];
          const key = [list, id, keyOfPointer(pointer), ...line].join('.');
          return {
            id: `plans/${home.id}.json#${key}`,
            source,
            target: typeof target === 'string' ? target : '',
            same: same.includes(key),
            placeholders: placeholdersOf(source),
            ...about,
            home,
            schema: 'catalogue',
            key,
            at: at + toPointer(line),
            lines: step === null ? null : linesOf(valueAt(item, pointer)).length,
          };
        });
      }),
    );
  });
}

/** The items of a list, each with its id. */
function itemsOf(list: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: JsonValue) => {
    const id = isJsonObject(item) ? item['id'] : undefined;
    return isJsonObject(item) && typeof id === 'string' ? [[id, item] as const] : [];
  });
}

/** The texts of an item at a pointer: one text, or the numbered lines of a list. */
function wordsAt(item: JsonObject, pointer: string): readonly (readonly [string | null, string])[] {
  const value = valueAt(item, pointer);
  if (typeof value === 'string') return [[null, value]];
  return linesOf(value).map((line, index) => [String(index), String(line)]);
}

function linesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
