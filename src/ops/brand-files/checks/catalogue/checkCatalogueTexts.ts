import { isJsonObject, type JsonValue } from '../../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Finding } from '../../problem/Finding.ts';
import { PLACEHOLDER } from '../../terms/placeholders.ts';

/** Refuses placeholders in a catalogue's texts, because nothing replaces them. */
export function checkCatalogueTexts(value: JsonValue, at = ''): readonly Finding[] {
  if (typeof value === 'string') {
    const [open] = value.match(PLACEHOLDER) ?? [];
    if (open === undefined) return [];
    const why = `Nothing fills "${open}" in this text.`;
    return [{ at, why, fix: 'Write the words themselves.' }];
  }
  const inner = Array.isArray(value)
    ? [...value.entries()]
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([key, it]) => checkCatalogueTexts(it, at + toPointer([String(key)])));
}
