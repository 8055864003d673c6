import { isJsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { readSchema } from './schemaFiles.ts';
import { validate } from './validate.ts';

let homes: ReadonlyMap<string, string> | undefined;

/**
 * Returns the object that a brand writes a key in, as dotted keys: 'google' → 'social'. Null for
 * keys at the root, keys that several objects or none have, and values that would be refused.
 */
export function homeOfKey(key: string, value: JsonValue): string | null {
  homes ??= collectHomes();
  const home = homes.get(key);
  if (home === undefined) return null;
  const moved = [...home.split('.'), key].reduceRight<JsonValue>(
    (inner, name) => ({ [name]: inner }),
    value,
  );
  return isJsonObject(moved) && validate('layer', moved).length === 0 ? home : null;
}

function collectHomes(): ReadonlyMap<string, string> {
  const { properties = {} } = readSchema('resolved-brand');
  const found = new Map<string, string[]>(Object.keys(properties).map((key) => [key, []]));
  visit(properties, []);
  const single = [...found].flatMap(([key, places]): [string, string][] => {
    const [home] = places;
    return home === undefined || places.length > 1 ? [] : [[key, home]];
  });
  return new Map(single);

  function visit(members: typeof properties, path: readonly string[]): void {
    for (const [key, member] of Object.entries(members)) {
      const isRoot = path.length === 0;
      if (!isRoot) found.set(key, [...(found.get(key) ?? []), path.join('.')]);
      visit(member.properties ?? {}, [...path, key]);
    }
  }
}
