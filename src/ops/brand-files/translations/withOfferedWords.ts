import { setAt, valueAt } from '../../../core/brand/editValue.ts';
import { settingsIn } from '../../../core/brand/explainBrand.ts';
import { isJsonObject, type JsonObject } from '../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../core/brand/jsonPointer.ts';
import { isWord } from './wordPointers.ts';

/**
 * Returns a merged brand with translations only into its own languages and of its own texts. Shared
 * layers also have languages that it does not offer, and texts that it has removed.
 */
export function withOfferedWords(merged: JsonObject): JsonObject {
  const { translations, ...brand } = merged;
  if (!isJsonObject(translations)) return merged;
  const [, ...offered] = Array.isArray(merged['languages']) ? merged['languages'] : [];
  return offered.reduce<JsonObject>((worded, tag) => {
    const words = typeof tag === 'string' ? translations[tag] : undefined;
    if (!isJsonObject(words)) return worded;
    const at = toPointer(['translations', String(tag)]);
    const said = settingsIn(words).filter(([pointer]) => isSaid(brand, pointer));
    return said.reduce((all, [pointer, word]) => setAt(all, at + pointer, word), worded);
  }, brand);
}

/**
 * Whether the brand has the original of a translation. The marks for equal texts are only for the
 * check.
 */
function isSaid(brand: JsonObject, pointer: string): boolean {
  if (pointer === '/same') return false;
  return !isWord(pointer) || valueAt(brand, pointer) !== undefined;
}
