import type { SocialReturn } from '../../contract/generated/calls.ts';
import { isRecord } from '../json/isRecord.ts';

/** The longest accepted state, in encoded characters. */
const LONGEST = 4096;
const BASE64URL = /^[\w-]+$/;

const isText = (longest: number) => (value: unknown) =>
  typeof value === 'string' && value.length <= longest;

/** The allowed members of a return, each with the check of its value. */
const MEMBERS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['action', (value) => value === 'signup'],
  ['success', (value) => typeof value === 'boolean'],
  ['userId', isText(64)],
  ['planId', isText(60)],
  ['freeTrialId', isText(60)],
  ['quantity', (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000],
  ['authType', (value) => value === 'GOOGLE' || value === 'FACEBOOK'],
]);

function isReturn(json: unknown): json is SocialReturn {
  return (
    isRecord(json) &&
    Object.hasOwn(json, 'action') &&
    Object.hasOwn(json, 'success') &&
    Object.entries(json).every(([name, value]) => MEMBERS.get(name)?.(value) === true)
  );
}

/**
 * Reads the state in the address of a page that a visitor returns to from Google or Facebook.
 * Returns null for anything invalid: too long, not base64url of UTF-8 JSON, an unknown member or a
 * member of another type. For display only: the server's session decides who the visitor is.
 */
export function decodeReturn(state: string): SocialReturn | null {
  if (state.length > LONGEST || !BASE64URL.test(state)) return null;
  try {
    const base64 = state.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isReturn(json) ? json : null;
  } catch {
    return null;
  }
}
