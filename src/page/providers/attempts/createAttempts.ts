import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { TextStorage } from '../storage/createStorage.ts';
import type { AttemptKind, KeptAttempt } from './KeptAttempt.ts';

const STORAGE_KEY = 'attempt';

/** The server has long settled what is older: it is no news to a visitor who comes back. */
const OLDEST_MS = 24 * 60 * 60 * 1000;

/** Remembers the attempt whose outcome is not known, so that nobody pays twice. */
export interface Attempts {
  /** The attempt that was begun here or in another tab, if its outcome is still unknown. */
  readonly kept: () => KeptAttempt | null;
  /** The kept attempt of the same kind and address, or else a new one with a key of its own. */
  readonly begin: (kind: AttemptKind, email: string) => KeptAttempt;
  /** Forgets an attempt: its outcome is known. Another one that was begun since stays. */
  readonly end: (key: string) => void;
}

export interface AttemptsOptions {
  /** Shared by the tabs of this origin, which is one brand's. */
  readonly storage: TextStorage;
  readonly newKey: () => string;
  readonly now: () => number;
}

/**
 * The attempts of this browser at this brand. Kept over a reload, the way back and other tabs; where
 * storage is denied or full, for as long as the page lives.
 */
export function createAttempts({ storage, newKey, now }: AttemptsOptions): Attempts {
  let inMemory: KeptAttempt | null = null;

  function kept(): KeptAttempt | null {
    const text = storage.read(STORAGE_KEY);
    const attempt = (text === null ? null : parseAttempt(text)) ?? inMemory;
    return attempt && now() - attempt.startedAt < OLDEST_MS ? attempt : null;
  }

  return {
    kept,
    begin(kind, email) {
      const known = kept();
      const attempt =
        known?.kind === kind && known.email === email
          ? known
          : { key: newKey(), kind, email, startedAt: now() };
      inMemory = attempt;
      storage.write(STORAGE_KEY, JSON.stringify(attempt));
      return attempt;
    },
    end(key) {
      if (kept()?.key === key) storage.write(STORAGE_KEY, null);
      if (inMemory?.key === key) inMemory = null;
    },
  };
}

/** Reads a kept attempt; null for what is none. */
function parseAttempt(text: string): KeptAttempt | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(json)) return null;
  const { key, kind, startedAt, email } = json;
  if (typeof key !== 'string' || typeof startedAt !== 'number' || !isKind(kind)) return null;
  return { key, kind, startedAt, email: typeof email === 'string' ? email : '' };
}

function isKind(value: unknown): value is AttemptKind {
  return value === 'upgrade' || (typeof value === 'string' && Object.hasOwn(SIGNUP_TYPES, value));
}
