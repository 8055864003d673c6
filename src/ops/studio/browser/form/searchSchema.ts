import type { RJSFSchema } from '@rjsf/utils';
import { valueAt } from '../../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { asSchema } from './formSchema.ts';

/** Returns the schema with only these keys of its root. */
export function pickKeys(schema: RJSFSchema, keys: readonly string[]): RJSFSchema {
  const members = Object.entries(schema.properties ?? {}).filter(([key]) => keys.includes(key));
  const order = (key: string) => keys.indexOf(key);
  const sorted = members.toSorted(([a], [b]) => order(a) - order(b));
  return { ...schema, properties: Object.fromEntries(sorted) };
}

/**
 * Returns the schema with only the settings that match all of the words: in their own or a parent's
 * name, key or description, or in the brand's value. Null when none does.
 */
export function searchSchema(
  schema: RJSFSchema,
  brand: JsonObject,
  words: string,
): RJSFSchema | null {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return search(schema, '', '');

  function search(node: RJSFSchema, pointer: string, around: string): RJSFSchema | null {
    const value = node.properties ? '' : JSON.stringify(valueAt(brand, pointer) ?? '');
    const about = [around, pointer, node.title, node.description, value].join(' ').toLowerCase();
    if (wanted.every((word) => about.includes(word))) return node;
    const found = Object.entries(node.properties ?? {}).flatMap(([key, member]) => {
      const inner = search(asSchema(member), `${pointer}/${key}`, about);
      return inner === null ? [] : [[key, inner] as const];
    });
    return found.length === 0 ? null : { ...node, properties: Object.fromEntries(found) };
  }
}
