import { fromPointer, parentPointer, toPointer } from '../../../core/brand/jsonPointer.ts';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { readSchema } from '../schema/schemaFiles.ts';

/** A setting, or a group of them, as the schema of brands describes it. */
export interface KnownSetting {
  /** Its position in the schema, from 0: the order in which people read a brand. */
  readonly rank: number;
  readonly about: string;
}

let known: ReadonlyMap<string, KnownSetting> | undefined;

/** Every setting and group that a brand may have, by JSON pointer. */
export function knownSettings(): ReadonlyMap<string, KnownSetting> {
  known ??= collect(readSchema('resolved-brand'));
  return known;
}

/**
 * Returns the description of a setting, including one inside an object whose keys a brand chooses:
 * 'questions.size.label'. Null for a setting that the schema does not know.
 */
export function aboutSetting(pointer: string): string | null {
  const root = readSchema('resolved-brand');
  const follow = (node: JsonSchema): JsonSchema =>
    root.definitions?.[node.$ref?.replace('#/definitions/', '') ?? ''] ?? node;
  let about: string | null = '';
  let node: JsonSchema | undefined = root;
  for (const segment of fromPointer(pointer)) {
    const { additionalProperties: free, properties = {} }: JsonSchema = follow(node);
    const own: JsonSchema | undefined = Object.hasOwn(properties, segment)
      ? properties[segment]
      : undefined;
    node = own ?? (typeof free === 'object' ? free : undefined);
    if (node === undefined) return null;
    about = node.description ?? follow(node).description ?? '';
  }
  return about;
}

/**
 * Sorts items by their setting in the schema's order. Items inside a setting stay with it. Unknown
 * settings come last.
 */
export function inSettingOrder<T extends { readonly pointer: string }>(
  items: readonly T[],
): readonly T[] {
  const rankOf = (pointer: string): number => {
    if (pointer === '') return Number.MAX_SAFE_INTEGER;
    return knownSettings().get(pointer)?.rank ?? rankOf(parentPointer(pointer));
  };
  return items.toSorted((a, b) => rankOf(a.pointer) - rankOf(b.pointer));
}

function collect(root: JsonSchema): ReadonlyMap<string, KnownSetting> {
  const found = new Map<string, KnownSetting>();
  visit(root, []);
  return found;

  function visit(schema: JsonSchema, path: readonly string[]): void {
    for (const [key, member] of Object.entries(schema.properties ?? {})) {
      const here = [...path, key];
      found.set(toPointer(here), { rank: found.size, about: member.description ?? '' });
      visit(member, here);
    }
  }
}
