import calls from '../../../schemas/calls.schema.json' with { type: 'json' };
import { isRecord } from '../../core/rules/json/isRecord.ts';

/** A JSON Schema as Fastify takes it. */
export interface CallSchema {
  readonly $id: string;
  readonly [keyword: string]: unknown;
}

/** Keywords that only the type generator reads: Ajv in strict mode would refuse them. */
const GENERATOR_KEYWORDS = new Set(['tsType']);

/** The calls' schemas, each under its title, as `$ref: 'EmailRequest#'` names it. */
export function callSchemas(): readonly CallSchema[] {
  const definitions: Readonly<Record<string, unknown>> = calls.definitions;
  return Object.entries(definitions).map(([name, definition]) => {
    const schema = withoutGeneratorKeywords(definition);
    return { ...(isRecord(schema) ? schema : {}), $id: titleOf(name) };
  });
}

/** The schema of a call's body or answer, by its title. */
export function callSchema(title: string): { readonly $ref: string } {
  return { $ref: `${title}#` };
}

function withoutGeneratorKeywords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGeneratorKeywords);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (GENERATOR_KEYWORDS.has(key)) return [];
    if (key === '$ref' && typeof inner === 'string') return [[key, refByTitle(inner)]];
    return [[key, withoutGeneratorKeywords(inner)]];
  });
  return Object.fromEntries(entries);
}

function refByTitle(ref: string): string {
  return `${titleOf(ref.slice(ref.lastIndexOf('/') + 1))}#`;
}

/** Definitions are named emailRequest, their schemas EmailRequest. */
function titleOf(definition: string): string {
  return definition.charAt(0).toUpperCase() + definition.slice(1);
}
