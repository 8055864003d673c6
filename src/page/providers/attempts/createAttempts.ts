import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { isPaymentMethod } from '../../../core/rules/paymentMethods/isPaymentMethod.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { TextStorage } from '../storage/createStorage.ts';
import { ATTEMPTS_KEY } from './attemptsKey.ts';
import type { AttemptKind, KeptAttempt } from './KeptAttempt.ts';

/** The server has long settled what is older: it is no news to a visitor who comes back. */
const OLDEST_MS = 24 * 60 * 60 * 1000;

/** Remembers attempts whose outcome is not known, to prevent a second account or payment. */
export interface Attempts {
  /** Those begun here or in another tab whose outcome is still unknown, the newest first. */
  readonly kept: () => readonly KeptAttempt[];
  /**
   * The kept attempt for the same, by its kind and address, or else a new one with a key of its own:
   * two tabs that order for two addresses have two.
   */
  readonly begin: (kind: AttemptKind, email: string, method: PaymentMethod | null) => KeptAttempt;
  /** Forgets an attempt: its outcome is known. Those for something else stay. */
  readonly end: (key: string) => void;
  /** Notes that an attempt's session has ended before its outcome was known. */
  readonly orphan: (key: string) => void;
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
  /** Those of this page, which outlive a storage that is denied or full. */
  let own: readonly KeptAttempt[] = [];

  function kept(): readonly KeptAttempt[] {
    const stored = parseAttempts(storage.read(ATTEMPTS_KEY));
    const unstored = own.filter((mine) => !stored.some(({ key }) => key === mine.key));
    return [...unstored, ...stored].filter(({ startedAt }) => now() - startedAt < OLDEST_MS);
  }

  function store(attempts: readonly KeptAttempt[]): void {
    storage.write(ATTEMPTS_KEY, attempts.length > 0 ? JSON.stringify(attempts) : null);
  }

  return {
    kept,
    begin(kind, email, method) {
      const all = kept();
      const known = all.find((attempt) => attempt.kind === kind && attempt.email === email);
      const attempt: KeptAttempt = known
        ? { ...known, method: known.method === method ? method : null }
        : { key: newKey(), kind, email, method, startedAt: now() };
      const others = all.filter(({ key }) => key !== attempt.key);
      own = [attempt, ...own.filter(({ key }) => key !== attempt.key)];
      store([attempt, ...others]);
      return attempt;
    },
    end(ended) {
      own = own.filter(({ key }) => key !== ended);
      store(kept().filter(({ key }) => key !== ended));
    },
    orphan(left) {
      store(kept().map((it) => (it.key === left ? { ...it, isOrphan: true } : it)));
    },
  };
}

/** Reads what is kept. What is no attempt is passed over. */
function parseAttempts(text: string | null): readonly KeptAttempt[] {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(json)) return [];
  return json.flatMap((it: unknown) => parseAttempt(it) ?? []);
}

/** Reads a kept attempt; null for what is none. */
function parseAttempt(json: unknown): KeptAttempt | null {
  if (!isRecord(json)) return null;
  const { key, kind, startedAt, email, isOrphan, method } = json;
  if (typeof key !== 'string' || typeof startedAt !== 'number' || !isKind(kind)) return null;
  const known = {
    key,
    kind,
    startedAt,
    email: typeof email === 'string' ? email : '',
    method: isPaymentMethod(method) ? method : null,
  };
  return isOrphan === true ? { ...known, isOrphan } : known;
}

function isKind(value: unknown): value is AttemptKind {
  return value === 'upgrade' || (typeof value === 'string' && Object.hasOwn(SIGNUP_TYPES, value));
}
