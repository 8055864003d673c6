import type { Prefill } from '../../core/contract/generated/session.ts';
import type { Result } from '../../core/contract/Result.ts';

/** No contact in a link needs more; it is what is read of the query at most. */
const MAX_CHARACTERS = 4096;

/** The longest value that is filled in. */
const MAX_VALUE = 254;

const NAMES = ['fullName', 'companyName', 'phoneNumber', 'email'] as const;

export const NO_CONTACT: Prefill = { fullName: '', companyName: '', phoneNumber: '', email: '' };

/**
 * Decodes the `contact` parameter: UTF-8 JSON in base64 or base64url (the query's own decoding is
 * done before). Only the four known names count, and only text. Serves Specification 2.2.6.
 */
export function decodeContact(parameter: string): Result<Prefill, 'tooLong' | 'undecodable'> {
  if (parameter.length > MAX_CHARACTERS) return { ok: false, error: 'tooLong' };
  const value = parsed(parameter);
  if (value === null) return { ok: false, error: 'undecodable' };
  const contact = { ...NO_CONTACT };
  for (const name of NAMES) {
    const text = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    if (typeof text === 'string' && text.length <= MAX_VALUE) contact[name] = text.trim();
  }
  return { ok: true, value: contact };
}

/** The parameter as an object; null when it is none. A space is a plus sign that the query's decoding took. */
function parsed(parameter: string): object | null {
  const base64 = parameter.replaceAll(' ', '+');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64)) return null;
  try {
    const bytes = Buffer.from(base64, 'base64');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
