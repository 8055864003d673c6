import { createHash } from 'node:crypto';
import { isRecord } from '../../../core/rules/json/isRecord.ts';

/** What differs when the same order is sent again, or must not be kept even as a hash. */
const LEFT_OUT = new Set(['captchaToken', 'rVersion', 'password']);

/** Whose members are named by brands: an answer to a question of the id 'password' is none. */
const NAMED_BY_BRANDS = 'answers';

/** What is ordered, as SHA-256 in hex: the same whatever the order of the members. */
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

/** All members of a record, in the order of their names. */
function sorted(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .toSorted()
    .map((name) => [name, value[name]]);
}
