import { expect, it } from 'vitest';
import { ANSWERS_LIMIT, BODY_LIMIT } from '../../core/contract/bodyLimits.ts';
import { isRecord } from '../../core/rules/json/isRecord.ts';
import { type CallSchema, callSchemas } from './callSchemas.ts';

const SCHEMAS = new Map(callSchemas().map((schema) => [schema.$id, schema]));

function named(id: string): CallSchema {
  const schema = SCHEMAS.get(id.replace('#', ''));
  if (schema === undefined) throw new Error(`There is no schema ${id}.`);
  return schema;
}

/** Typed text may have any letters; keys, hashes and providers' tokens are ASCII. */
const OF_ASCII = /token|hash|nonce|id|ids|code|version|zone|signupType|utmSource$/i;

/** The longest JSON that a schema accepts, in bytes, without the answers to a brand's questions. */
function longest(schema: unknown, name = ''): number {
  if (!isRecord(schema)) return 0;
  const { $ref, anyOf, const: only, enum: words, items, oneOf, properties, type } = schema;
  if (typeof $ref === 'string') return longest(named($ref), name);
  const choices = [anyOf, oneOf].find(Array.isArray);
  if (choices) return Math.max(...choices.map((it) => longest(it, name)));
  if (only !== undefined) return JSON.stringify(only).length;
  if (Array.isArray(words)) return Math.max(...words.map((it) => JSON.stringify(it).length));
  if (isRecord(properties)) return ofMembers(properties);
  if (items !== undefined) return 2 + Number(schema['maxItems']) * (longest(items, name) + 1);
  switch ([type].flat()[0]) {
    case 'string':
      return 2 + Number(schema['maxLength']) * (OF_ASCII.test(name) ? 1 : 4);
    case 'boolean':
      return 'false'.length;
    case 'integer':
      return String(Number.MAX_SAFE_INTEGER).length;
    default:
      throw new Error(`"${name}" has no limit.`);
  }
}

function ofMembers(properties: Readonly<Record<string, unknown>>): number {
  return Object.entries(properties).reduce(
    (bytes, [name, inner]) =>
      bytes + name.length + 4 + (name === 'answers' ? 0 : longest(inner, name)),
    2,
  );
}

it('a sign-up whose answers take all their room has room for all else, however long it is', () => {
  const others = longest(named('SignupRequest'));
  expect(others).toBeGreaterThan(10_000);
  expect(others + ANSWERS_LIMIT).toBeLessThanOrEqual(BODY_LIMIT);
});
