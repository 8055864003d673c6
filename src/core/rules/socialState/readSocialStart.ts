import type { SocialPlan, SocialStart } from '../../contract/generated/calls.ts';
import { isRecord } from '../json/isRecord.ts';
import { carriedQuery } from './carriedQuery.ts';
import { decodeState } from './decodeState.ts';

const LONGEST_QUERY = 2000;
const LONGEST_ZONE = 64;
const LONGEST_ID = 60;
const MOST_USERS = 10_000;
const MOST_ADDONS = 20;
const LONGEST_HASH = 64;

/**
 * Reads the state that a social button sends: base64url of JSON. Takes own members only, with the
 * right type and within their limits, and only the query's known parameters and those that fill in
 * the brand's questions. Returns null for anything else; never throws.
 */
export function readSocialStart(state: string, answers: readonly string[]): SocialStart | null {
  const json = decodeState(state);
  if (json === null) return null;
  const { query, signupType, termsHash, textsMark, timeZone } = ownMembers(json);
  if (!isText(signupType, LONGEST_ID) || !isText(query, LONGEST_QUERY)) return null;
  if (!isText(timeZone, LONGEST_ZONE)) return null;
  if (termsHash !== undefined && !isText(termsHash, LONGEST_HASH)) return null;
  if (textsMark !== undefined && !isText(textsMark, LONGEST_HASH)) return null;
  const plan = readPlan(ownMembers(json)['plan']);
  if (plan === null) return null;
  return {
    signupType,
    query: carriedQuery(query, answers),
    timeZone,
    ...(Object.keys(plan).length > 0 && { plan }),
    ...(textsMark !== undefined && { textsMark }),
    ...(termsHash !== undefined && { termsHash }),
  };
}

/** Reads the plan's details; an empty plan when they are absent, null when any of them is invalid. */
function readPlan(value: unknown): SocialPlan | null {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return null;
  const { addonIds, ivrId, planId, users } = ownMembers(value);
  if (planId !== undefined && !isText(planId, LONGEST_ID)) return null;
  if (ivrId !== undefined && !isText(ivrId, LONGEST_ID)) return null;
  if (users !== undefined && !isCount(users)) return null;
  if (addonIds !== undefined && !isIdList(addonIds)) return null;
  return {
    ...(planId !== undefined && { planId }),
    ...(users !== undefined && { users }),
    ...(addonIds !== undefined && { addonIds: [...new Set(addonIds)] }),
    ...(ivrId !== undefined && { ivrId }),
  };
}

function ownMembers(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value));
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_USERS;
}

function isIdList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_ADDONS &&
    value.every((id) => isText(id, LONGEST_ID))
  );
}
