import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { isPaymentMethod } from '../../../core/rules/paymentMethods/isPaymentMethod.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { TextStorage } from '../storage/createStorage.ts';
import { ATTEMPTS_KEY } from './attemptsKey.ts';
import type { AttemptKind, KeptAttempt } from './KeptAttempt.ts';

/**
 * The server has settled any older attempt long ago, and a returning visitor does not need its outcome.
 */
const OLDEST_MS = 24 * 60 * 60 * 1000;

/** Remembers attempts with an unknown outcome, to prevent a second account or payment. */
export interface Attempts {
  /** The attempts of all tabs whose outcome is unknown, the newest first. */
  readonly kept: () => readonly KeptAttempt[];
  /**
   * Returns the stored attempt of the same kind and address, or a new one with a new key. So tabs
   * that order for two addresses have two attempts.
   */
  readonly begin: (kind: AttemptKind, email: string, method: PaymentMethod | null) => KeptAttempt;
  /** Forgets an attempt after its outcome is known. Other attempts stay. */
  readonly end: (key: string) => void;
}

export interface AttemptsOptions {
  /** Shared by all tabs of this origin, which belongs to one brand. */
  readonly storage: TextStorage;
  readonly newKey: () => string;
  readonly now: () => number;
}

/**
 * The attempts of this browser at this brand. They outlive a reload and are shared between tabs. If
 * storage is denied or full, they live as long as the page.
 */
export function createAttempts({ storage, newKey, now }: AttemptsOptions): Attempts {
  /** The attempts of this page, in case storage is denied or full. */
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
  };
}

/** Parses the stored attempts. Skips invalid ones. */
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

/** Parses a stored attempt; null for an invalid one. */
function parseAttempt(json: unknown): KeptAttempt | null {
  if (!isRecord(json)) return null;
  const { key, kind, startedAt, email, method } = json;
  if (typeof key !== 'string' || typeof startedAt !== 'number' || !isKind(kind)) return null;
  return {
    key,
    kind,
    startedAt,
    email: typeof email === 'string' ? email : '',
    method: isPaymentMethod(method) ? method : null,
  };
}

function isKind(value: unknown): value is AttemptKind {
  return value === 'upgrade' || (typeof value === 'string' && Object.hasOwn(SIGNUP_TYPES, value));
}
