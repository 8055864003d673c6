import type { Prefill } from '../contract/generated/session.ts';
import type { Result } from '../contract/Result.ts';
import { wholeStart } from '../rules/fields/wholeStart.ts';
import { isRecord } from '../rules/json/isRecord.ts';
import { PREFILLED_FIELDS } from './fieldRecords.ts';

/** Why a contact parameter was ignored. */
export type ContactError =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'notBase64'; readonly cause: unknown }
  | { readonly kind: 'notJson'; readonly cause: unknown }
  | { readonly kind: 'notAnObject' };

/** The longest accepted parameter, in characters. */
const LONGEST = 4096;
const LONGEST_VALUE = 254;

/** Decodes a parameter that was URL-encoded twice. The query parser has already decoded it once. */
function urlDecoded(text: string): string {
  return text.includes('%') ? decodeURIComponent(text) : text;
}

function bytesOf(parameter: string): Uint8Array<ArrayBuffer> {
  // A query parser turns a plus into a space; undo that.
  const base64 = urlDecoded(parameter).replace(/[-_ ]/g, (sign) => (sign === '_' ? '/' : '+'));
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/**
 * Reads the contact parameter: UTF-8 JSON as base64 or base64url, URL-encoded. Keeps only own
 * members that name a prefilled field and are texts.
 */
export function decodeContact(parameter: string): Result<Partial<Prefill>, ContactError> {
  if (parameter.length > LONGEST) return { ok: false, error: { kind: 'tooLarge' } };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(parameter));
  } catch (cause) {
    return { ok: false, error: { kind: 'notBase64', cause } };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    return { ok: false, error: { kind: 'notJson', cause } };
  }
  if (!isRecord(json)) return { ok: false, error: { kind: 'notAnObject' } };
  const contact: Partial<Prefill> = {};
  for (const key of PREFILLED_FIELDS) {
    const value = Object.hasOwn(json, key) ? json[key] : undefined;
    if (typeof value === 'string') contact[key] = wholeStart(value, LONGEST_VALUE);
  }
  return { ok: true, value: contact };
}
