import { stripVTControlCharacters } from 'node:util';

/** Returns a member of an object in a parsed report; undefined when there is none. */
export function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Returns the members of a list in a parsed report; none when there is no list. */
export function listAt(value: unknown, key: string): readonly unknown[] {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
}

/** Returns a text in a parsed report, without colours; empty when there is none. */
export function textAt(value: unknown, key: string): string {
  const text = memberOf(value, key);
  return typeof text === 'string' ? stripVTControlCharacters(text).trim() : '';
}
