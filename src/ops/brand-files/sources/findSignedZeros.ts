import { isJsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../core/brand/jsonPointer.ts';
import type { Finding } from '../problem/Finding.ts';

/** Finds numbers written as -0, which are most likely the rest of another number. */
export function findSignedZeros(text: string, value: JsonValue): readonly Finding[] {
  // Most files have none, and need no walk.
  return text.includes('-0') ? findIn(value, []) : [];
}

function findIn(value: JsonValue, path: readonly (string | number)[]): readonly Finding[] {
  if (Object.is(value, -0)) {
    return [{ at: toPointer(path), why: '-0 is a zero with a sign.', fix: 'Write 0.' }];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => findIn(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => findIn(child, [...path, key]));
}
