import { createHash } from 'node:crypto';
import { isRecord } from '../../../core/rules/json/isRecord.ts';

/** Differs when the same order is sent again, or must not be stored even as a hash. */
const LEFT_OUT = new Set(['captchaToken', 'rVersion', 'password']);

/** The keys of this object are chosen by brands, so 'password' may be the id of a question. */
const NAMED_BY_BRANDS = 'answers';

/** Hashes what is ordered, as SHA-256 in hex. The order of keys does not matter. */
export function requestHash(path: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([path, inOrder(body)]))
    .digest('hex');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).filter((name) => !LEFT_OUT.has(name));
  return names
    .toSorted()
    .map((name) => [name, name === NAMED_BY_BRANDS ? sorted(value[name]) : inOrder(value[name])]);
}

/** Sorts all keys of a record. */
function sorted(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .toSorted()
    .map((name) => [name, value[name]]);
}
