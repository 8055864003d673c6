import type { SocialReturn } from '../../contract/generated/calls.ts';
import { decodeState } from './decodeState.ts';

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

function isReturn(json: object): json is SocialReturn {
  return (
    Object.hasOwn(json, 'action') &&
    Object.hasOwn(json, 'success') &&
    Object.entries(json).every(([name, value]) => MEMBERS.get(name)?.(value) === true)
  );
}

/**
 * Reads the state in the address of a page that a visitor returns to from Google or Facebook.
 * Returns null for anything invalid: no state, an unknown member or a member of another type. For display only: the server's session decides who the visitor is.
 */
export function decodeReturn(state: string): SocialReturn | null {
  const json = decodeState(state);
  return json !== null && isReturn(json) ? json : null;
}
