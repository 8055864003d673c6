import type { SocialPlan } from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { TextStorage } from '../../providers/storage/createStorage.ts';

const KEY = 'social-plan';

/** A visit to a provider takes minutes. Anything older belongs to another visit. */
const STALE_AFTER_MS = 3_600_000;

/** Where plan details are kept, and for which page. */
export interface PlanKeeping {
  readonly storage: TextStorage;
  /** This tab's own storage. It says which plan details are this tab's. */
  readonly tab: TextStorage;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly now: () => number;
  /** The sign-up type in the page's buttons. Only a page of the same type restores the plan. */
  readonly signupType: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function readPlan(json: unknown): SocialPlan {
  const { planId, users, addonIds, ivrId } = isRecord(json) ? json : {};
  const [plan, menu] = [text(planId), text(ivrId)];
  const ids = Array.isArray(addonIds) ? addonIds.map(text).filter((id) => id !== undefined) : [];
  return {
    ...(plan !== undefined && { planId: plan }),
    ...(Number.isSafeInteger(users) && { users: Number(users) }),
    ...(ids.length > 0 && { addonIds: ids }),
    ...(menu !== undefined && { ivrId: menu }),
  };
}

/** Stores the plan details before the visitor leaves. If storage is denied or full, nothing is stored. */
export function keepPlan({ storage, tab, now, signupType }: PlanKeeping, plan: SocialPlan): void {
  const at = now();
  storage.write(KEY, JSON.stringify({ at, signupType, plan }));
  tab.write(KEY, String(at));
}

/**
 * Reads the stored plan details, once; null when there are none, or they are stale, of another
 * sign-up type, or of another tab that left for a provider later.
 */
export function takePlan({ storage, tab, now, signupType }: PlanKeeping): SocialPlan | null {
  const kept = storage.read(KEY);
  if (kept === null) return null;
  const json = parsed(kept);
  const own = tab.read(KEY);
  tab.write(KEY, null);
  // A provider may open a tab of its own, or the tab's storage be denied: then nothing is known.
  if (own !== null && isRecord(json) && String(json['at']) !== own) return null;
  storage.write(KEY, null);
  if (!isRecord(json) || json['signupType'] !== signupType) return null;
  const age = now() - Number(json['at']);
  return age >= 0 && age < STALE_AFTER_MS ? readPlan(json['plan']) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
