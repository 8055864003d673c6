import { isRecord } from '../json/isRecord.ts';

/** The longest accepted state, in encoded characters. */
const LONGEST = 4096;
const BASE64URL = /^[\w-]+$/;

/**
 * Reads the object in a state made by encodeState. Returns null for anything else: too long, or not
 * base64url of UTF-8 JSON. Anyone can have written its members.
 */
export function decodeState(state: string): Readonly<Record<string, unknown>> | null {
  if (state.length > LONGEST || !BASE64URL.test(state)) return null;
  try {
    const base64 = state.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}
