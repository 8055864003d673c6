import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import { checkSchema } from '../schema/checkSchema.ts';
import type { SchemaName } from '../schema/schemaFiles.ts';
import { findDuplicateKeys } from './findDuplicateKeys.ts';
import { findForbiddenKeys } from './findForbiddenKeys.ts';
import { findSignedZeros } from './findSignedZeros.ts';
import { parseJson } from './parseJson.ts';
import { removeAt } from './removeAt.ts';
import type { JsonSource, TextSource } from './Source.ts';

export interface ReadJson {
  readonly source: JsonSource | null;
  readonly problems: readonly Problem[];
}

/**
 * Reads a text as JSON and checks it against its schema. Reports and removes what the schema
 * refuses, so that the rest can still be checked. Without a schema it refuses nothing. The source
 * is null when the text is not a JSON object.
 */
export function readJsonSource(text: TextSource, schema: SchemaName | null): ReadJson {
  const parsed = parseJson(text);
  if (!parsed.ok) return { source: null, problems: [parsed.error] };
  const forbidden = findForbiddenKeys(parsed.value.value);
  const safe = removeAt(
    parsed.value.value,
    forbidden.map((finding) => finding.at),
  );
  const refused = schema === null ? [] : checkSchema(schema, safe.value);
  const { value, removed } = removeAt(
    safe.value,
    refused.map((finding) => finding.at),
  );
  // A mistyped key counts as one fault, here and when layers are merged, although the right key is
  // missing too.
  const meant = new Set(refused.flatMap((finding) => finding.meant ?? []));
  return {
    source: { ...text, value, removed: [...safe.removed, ...removed, ...meant] },
    problems: [
      ...findDuplicateKeys(text, parsed.value),
      ...forbidden.map((finding) => problemAt('forbidden-key', text, finding)),
      ...refused
        .filter(({ at }) => !meant.has(at))
        .map((finding) => problemAt('schema', text, finding)),
      ...findSignedZeros(text.text, value).map((finding) => problemAt('schema', text, finding)),
    ],
  };
}
