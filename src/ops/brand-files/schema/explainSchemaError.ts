import type { ErrorObject } from 'ajv';
import { fromPointer, toPointer } from '../../../core/brand/jsonPointer.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import type { Finding } from '../problem/Finding.ts';
import { explainLimit } from './explainLimit.ts';
import { PATTERN_HINTS } from './patternHints.ts';
import { quoted } from './quoted.ts';
import { textParam, textsOf } from './readParam.ts';

/** One fault that a schema found, in words: what is wrong, and what to write. */
export function explainSchemaError(error: ErrorObject): Finding {
  const at = error.instancePath;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(error);
    case 'required':
      return missingKey(error);
    case 'enum':
      return {
        at,
        why: `${quoted(error.data)} is not one of ${nameOf(at)}'s values.`,
        fix: enumFix(error),
      };
    case 'type':
      return {
        at,
        why: `${quoted(error.data)} is not ${wantedType(error)}.`,
        fix: describe(error),
      };
    case 'pattern':
      return wrongPattern(error);
    default:
      return explainLimit(error, nameOf(at));
  }
}

/** The last key of a pointer, as messages name it. */
function nameOf(pointer: string): string {
  const keys = fromPointer(pointer).filter((segment) => !/^\d+$/.test(segment));
  return keys.length === 0 ? 'the file' : `"${keys.at(-1)}"`;
}

function unknownKey(error: ErrorObject): Finding {
  const key = textParam(error, 'additionalProperty');
  const known = Object.keys(error.parentSchema?.['properties'] ?? {}).filter(
    (it) => it !== '$schema',
  );
  const why = `${nameOf(error.instancePath)} has no key "${key}".`;
  const at = error.instancePath + toPointer([key]);
  return { at, part: 'key', why, fix: didYouMean(key, known) };
}

function missingKey(error: ErrorObject): Finding {
  const key = textParam(error, 'missingProperty');
  const schema = error.parentSchema?.['properties']?.[key];
  const about = typeof schema?.description === 'string' ? `: ${schema.description}` : '.';
  const at = error.instancePath + toPointer([key]);
  return {
    at,
    part: 'key',
    why: `${nameOf(error.instancePath)} needs "${key}".`,
    fix: `Add "${key}"${about}`,
  };
}

function enumFix(error: ErrorObject): string {
  const values = textsOf(error.schema);
  return typeof error.data === 'string' ? didYouMean(error.data, values) : didYouMean('', values);
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
]);

function wantedType(error: ErrorObject): string {
  const wanted = textsOf([error.schema].flat()).filter((type) => type !== 'null');
  return wanted.map((type) => TYPES.get(type) ?? type).join(' or ');
}

function describe(error: ErrorObject): string {
  const { data } = error;
  const wanted = textsOf([error.schema].flat());
  if (typeof data === 'string' && wanted.includes('boolean') && /^(true|false)$/i.test(data)) {
    return `Write ${data.toLowerCase()} without quotes.`;
  }
  if (typeof data === 'string' && /^-?\d+(\.\d+)?$/.test(data))
    return `Write ${data} without quotes.`;
  if (typeof data === 'number' && wanted.includes('string')) return `Write "${data}".`;
  if (typeof data === 'string' && wanted.includes('array')) return `Write ["${data}"].`;
  return `Write ${wantedType(error)}${descriptionOf(error)}`;
}

function descriptionOf(error: ErrorObject): string {
  const description = error.parentSchema?.['description'];
  return typeof description === 'string' ? `: ${description}` : '.';
}

function wrongPattern(error: ErrorObject): Finding {
  const at = error.instancePath;
  const pattern = textParam(error, 'pattern');
  const hint = PATTERN_HINTS.get(pattern);
  const why = `${quoted(error.data)} does not fit ${nameOf(at)}.`;
  const written = String(error.data);
  const mended = hint?.mend?.(written);
  if (mended !== undefined && mended !== written && new RegExp(pattern).test(mended)) {
    return { at, why, fix: `Did you mean "${mended}"?` };
  }
  return { at, why, fix: `Write ${hint?.wants ?? `what matches ${pattern}`}.` };
}
