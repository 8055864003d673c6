import answers from '../../../schemas/answers.schema.json' with { type: 'json' };
import calls from '../../../schemas/calls.schema.json' with { type: 'json' };
import leadInfo from '../../../schemas/leadInfo.schema.json' with { type: 'json' };
import { isRecord } from '../../core/rules/json/isRecord.ts';

/** A JSON Schema in Fastify's form. */
export interface CallSchema {
  readonly $id: string;
  readonly [keyword: string]: unknown;
}

/** Keywords that a definition does not need: the type generator's, and those of a whole file. */
const OTHER_KEYWORDS = new Set(['tsType', '$schema', '$id']);
const FILE_ENDING = '.schema.json';

/** The schemas of calls, each under its title, which references use: `$ref: 'EmailRequest#'`. */
export function callSchemas(): readonly CallSchema[] {
  const definitions: Readonly<Record<string, unknown>> = {
    ...calls.definitions,
    leadInfo,
    answers,
  };
  return Object.entries(definitions).map(([name, definition]) => {
    const schema = withoutOtherKeywords(definition);
    return { ...(isRecord(schema) ? schema : {}), $id: titleOf(name) };
  });
}

/** A reference to the schema of a call's body or answer, by its title. */
export function callSchema(title: string): { readonly $ref: string } {
  return { $ref: `${title}#` };
}

function withoutOtherKeywords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOtherKeywords);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (OTHER_KEYWORDS.has(key)) return [];
    if (key === '$ref' && typeof inner === 'string') return [[key, refByTitle(inner)]];
    return [[key, withoutOtherKeywords(inner)]];
  });
  return Object.fromEntries(entries);
}

/** For '#/definitions/emailRequest', or a file such as 'leadInfo.schema.json'. */
function refByTitle(ref: string): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return `${titleOf(name.endsWith(FILE_ENDING) ? name.slice(0, -FILE_ENDING.length) : name)}#`;
}

/** A definition is named emailRequest, and its schema EmailRequest. */
function titleOf(definition: string): string {
  return definition.charAt(0).toUpperCase() + definition.slice(1);
}
