import type { ErrorObject } from 'ajv';
import { valueAt } from '../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject } from '../../../core/brand/JsonValue.ts';
import { fromPointer, toPointer } from '../../../core/brand/jsonPointer.ts';
import { FORBIDDEN_KEYS } from '../../../core/brand/mergeLayers.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import type { Finding } from '../problem/Finding.ts';
import { nearestName } from '../problem/nearestName.ts';
import { aboutSchema } from './aboutSchema.ts';
import { explainLimit } from './explainLimit.ts';
import { explainType } from './explainType.ts';
import { homeOfKey } from './homeOfKey.ts';
import { type CheckedFile, meantByValue } from './meantByValue.ts';
import { PATTERN_HINTS } from './patternHints.ts';
import { quoted } from './quoted.ts';
import { textParam, textsOf } from './readParam.ts';

/** Explains one fault that a schema found in a file: what is wrong, and what to write. */
export function explainSchemaError(error: ErrorObject, file: CheckedFile): Finding {
  const at = error.instancePath;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(error, file);
    case 'required':
      return missingKey(error);
    case 'enum':
      return unknownValue(error);
    case 'type':
      return { at, ...explainType(error) };
    case 'pattern':
      return wrongPattern(error);
    default:
      return explainLimit(error, nameOf(at));
  }
}

/** Returns the last key of a pointer, as messages name it. */
function nameOf(pointer: string): string {
  const keys = fromPointer(pointer).filter((segment) => !/^\d+$/.test(segment));
  return keys.length === 0 ? 'The file' : `"${keys.at(-1)}"`;
}

function unknownKey(error: ErrorObject, file: CheckedFile): Finding {
  const key = textParam(error, 'additionalProperty');
  const known = Object.keys(error.parentSchema?.['properties'] ?? {}).filter(
    (it) => it !== '$schema',
  );
  const why = `${nameOf(error.instancePath)} has no key "${key}".`;
  const at = error.instancePath + toPointer([key]);
  const nearest = nearestName(key, known) ?? begunBy(key, known);
  const isThere = (name: string) => Object.hasOwn(Object(error.data), name);
  const found = { at, part: 'key', why } as const;
  if (nearest !== null && isThere(nearest)) {
    return { ...found, fix: `Remove it: "${nearest}" is there already.`, meant: null };
  }
  const home =
    nearest === null && file.schema !== 'catalogue'
      ? homeOfKey(key, Object(error.data)[key])
      : null;
  if (home !== null) return { ...found, ...atHome(home, key, file.value) };
  if (nearest !== null) {
    const meant = error.instancePath + toPointer([nearest]);
    return { ...found, fix: `Did you mean "${nearest}"?`, meant };
  }
  const free = known.filter((name) => !isThere(name));
  // The last name that is free is no reason to mean it.
  const fix = free.length === 1 ? `Remove it, or write "${free[0]}".` : didYouMean(key, free);
  return { ...found, ...(meantByValue(file, at) ?? { fix, meant: null }) };
}

function atHome(home: string, key: string, file: JsonObject): Pick<Finding, 'fix' | 'meant'> {
  const group = toPointer(home.split('.'));
  const place = group + toPointer([key]);
  const fix = `It belongs in "${home}".`;
  const around = valueAt(file, group);
  // A text that someone wrote in place of the group would be lost by a move.
  if (around !== undefined && !isJsonObject(around)) return { fix };
  return valueAt(file, place) === undefined
    ? { fix, meant: place }
    : { fix: `Remove it: "${home}.${key}" is there already.`, meant: null };
}

/** Returns the one known name that starts with the key: 'phoneNumber' for 'phone'. */
function begunBy(key: string, known: readonly string[]): string | null {
  const [first, second] = known.filter((name) => name.startsWith(key));
  return second === undefined ? (first ?? null) : null;
}

function missingKey(error: ErrorObject): Finding {
  const key = textParam(error, 'missingProperty');
  const about = aboutSchema(error.parentSchema?.['properties']?.[key]);
  const why = `${nameOf(error.instancePath)} needs "${key}".`;
  const at = error.instancePath + toPointer([key]);
  const to = error.instancePath === '' ? '' : ` to ${nameOf(error.instancePath)}`;
  return { at, part: 'key', why, fix: `Add "${key}"${to}${about}` };
}

function unknownValue(error: ErrorObject): Finding {
  const at = error.instancePath;
  const written = typeof error.data === 'string' ? error.data : '';
  const why = `${quoted(error.data)} is no value of ${nameOf(at)}.`;
  const known = textsOf(error.schema);
  // The market decides which of them is right, and another file may set it.
  const isSpelling = known.includes(written.toUpperCase());
  if (!isSpelling && /^\/(?:currency|payment\/methods\/\d+)$/.test(at)) {
    const list = known.join(', ');
    return { at, why, fix: `Write what the brand's market has: of ${list}.` };
  }
  return { at, why, fix: didYouMean(written, known) };
}

/** How the pattern of a name begins, which refuses the names that every object has. */
const NO_KEY = '^(?!(constructor|prototype)$)';

function wrongPattern(error: ErrorObject): Finding {
  const at = error.instancePath;
  const pattern = textParam(error, 'pattern');
  if (pattern.startsWith(NO_KEY) && FORBIDDEN_KEYS.has(String(error.data))) {
    // A name can be a key of the translations, and those are forbidden.
    const why = `${quoted(error.data)} cannot be a name: JavaScript's own objects have it.`;
    return { at, why, fix: 'Write another name.' };
  }
  const hint = PATTERN_HINTS.get(pattern);
  const why = `${quoted(error.data)} does not fit ${nameOf(at)}.`;
  const written = String(error.data);
  const mended = hint?.mend?.(written);
  if (mended !== undefined && mended !== written && new RegExp(pattern, 'u').test(mended)) {
    return { at, why, fix: `Did you mean "${mended}"?` };
  }
  return { at, why, fix: `Write ${hint?.wants ?? `what matches ${pattern}`}.` };
}
