import { memberAt } from '../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import {
  fromPointer,
  isWithin,
  parentPointer,
  toPointer,
} from '../../../core/brand/jsonPointer.ts';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import type { Finding } from '../problem/Finding.ts';
import { readSchema, type SchemaName } from './schemaFiles.ts';
import { validate } from './validate.ts';

/** A file's value, and its schema. */
export interface CheckedFile {
  readonly schema: SchemaName;
  readonly value: JsonObject;
  /** The places that other unknown keys mean; none unless set. */
  readonly taken?: ReadonlySet<string>;
}

/**
 * Returns the missing key that an unknown one may mean by its value: the only needed key of the
 * object that accepts it. Null when none or several do. A value is weaker evidence than letters, so
 * the advice leaves open that it means nothing.
 */
export function meantByValue(
  { schema, taken, value: file }: CheckedFile,
  at: string,
): Pick<Finding, 'fix' | 'meant'> | null {
  const around = parentPointer(at);
  const object = memberAt(file, around);
  const value = memberAt(file, at);
  if (!isJsonObject(object) || value === undefined) return null;
  // A text of a brand may be for anything that its layers set.
  if (around === '' && schema !== 'catalogue' && typeof value !== 'object') return null;
  // The file itself must have the first; the others, its layers may have.
  for (const name of schema === 'catalogue' ? [schema] : ([schema, 'resolved-brand'] as const)) {
    // Anything fits an empty value, and what a layer sets need not be there.
    if (name !== schema && typeof value === 'object' && isEmpty(value)) return null;
    const missing = neededIn(name, around).filter((key) => !Object.hasOwn(object, key));
    const places = missing.map((key) => around + toPointer([key]));
    const free = places.filter((place) => taken?.has(place) !== true);
    const [only, other] = free.filter((place) => isAccepted(schema, place, value));
    if (only === undefined) continue;
    if (other !== undefined) return null;
    const key = fromPointer(only).at(-1);
    const otherwise = name === schema ? `remove it, and add "${key}"` : 'remove it';
    return { fix: `Did you mean "${key}"? Otherwise ${otherwise}.`, meant: only };
  }
  return null;
}

/** The keys that a schema requires of an object. */
function neededIn(schema: SchemaName, pointer: string): readonly string[] {
  const root = readSchema(schema);
  let node: JsonSchema | undefined = root;
  for (const key of fromPointer(pointer)) {
    const named: JsonSchema | undefined = node?.properties?.[key] ?? node?.items;
    node = named?.$ref === undefined ? named : definitionOf(root, named.$ref);
  }
  return node?.required ?? [];
}

function definitionOf({ definitions = {} }: JsonSchema, ref: string): JsonSchema | undefined {
  return definitions[ref.replace('#/definitions/', '')];
}

/** Whether the schema accepts a value at a place. Every item of a list has the same schema. */
function isAccepted(schema: SchemaName, place: string, value: JsonValue): boolean {
  const path = fromPointer(place).map((key) => (isIndex(key) ? '0' : key));
  const alone = path.reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
  const faults = isJsonObject(alone) ? validate(schema, alone) : [];
  return !faults.some(({ instancePath }) => isWithin(instancePath, toPointer(path)));
}

function isEmpty(value: object | null): boolean {
  return value === null || Object.keys(value).length === 0;
}

function isIndex(key: string): boolean {
  return /^\d+$/.test(key);
}
