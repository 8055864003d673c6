import type { Http } from '../../providers/calls/http.ts';
import { type OrderOutcome, pollAttemptRequest } from '../../providers/calls/placeOrder.ts';
import type { Providers } from '../../providers/Providers.ts';
import type { Refusal } from '../failures/Refusal.ts';
import { type Doubt, doubtOf } from './Doubt.ts';
import { moneyReason } from './moneyReason.ts';

/** The outcome of an attempt. */
export type SettledAttempt =
  | { readonly kind: 'done'; readonly outcome: OrderOutcome }
  /** It failed: nothing was charged, or the reserved amount is released. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The session has ended, so this page cannot ask any more. */
  | { readonly kind: 'sessionEnded' }
  /** It did not reach the server, which has confirmed that nothing was charged. */
  | { readonly kind: 'neverBegan' }
  /** It belongs to another session, so this one may not see its outcome. */
  | { readonly kind: 'notOurs' };

/** Seconds between requests; the last value repeats. */
const PAUSES = [1, 1, 2, 3, 5, 8, 10] as const;
const LONGEST_PAUSE = 10;

/** After this the dialog tells the visitor not to wait, and the page asks less often. */
const SLOW_AFTER_SECONDS = 120;
const SLOW_PAUSE = 30;

/** A request that seemed lost may reach the server after the first question about it. */
const MISSES_UNTIL_SURE = 2;

/** Returns the pause before the next request: longer each time, and at least what the server asks for. */
function pauseAfter(asked: number, waited: number, retryAfter: number): number {
  const isSlow = waited >= SLOW_AFTER_SECONDS;
  const usual = isSlow ? SLOW_PAUSE : (PAUSES[asked] ?? LONGEST_PAUSE);
  return Math.max(usual, Math.min(retryAfter, SLOW_PAUSE));
}

/** The answer to one request: the outcome, or how long to wait before the next request. */
type Told =
  | SettledAttempt
  | { readonly kind: 'unknownKey'; readonly meaning: 'neverBegan' | 'notOurs' }
  | { readonly kind: 'unclear'; readonly doubt: Doubt; readonly retryAfter: number };

async function ask(http: Http, key: string): Promise<Told> {
  const answer = await http(pollAttemptRequest(key));
  if (answer.ok) {
    const { value } = answer;
    if (value.kind === 'done') return value;
    return { kind: 'unclear', doubt: 'pending', retryAfter: value.retryAfter };
  }
  const { error } = answer;
  const { retryAfter = 0 } = 'retryAfter' in error ? error : {};
  const unclear = { kind: 'unclear', doubt: doubtOf(error), retryAfter } as const;
  if (error.kind !== 'refused') return unclear;
  if (error.message === 'NOT_FOUND') {
    const isSure = moneyReason(error) === 'NOTHING_CHARGED';
    return { kind: 'unknownKey', meaning: isSure ? 'neverBegan' : 'notOurs' };
  }
  if (error.message === 'SESSION_DOES_NOT_EXIST') return { kind: 'sessionEnded' };
  // A server error does not tell the attempt's outcome.
  const isFault = error.message === 'INTERNAL_SERVER_ERROR' && moneyReason(error) === null;
  if (isFault) return unclear;
  return { kind: 'refused', refusal: error };
}

/**
 * Asks for an attempt's outcome until the server knows it. A lost connection or a server that does
 * not answer is not a failure. Calls `say` after each unclear answer, with the reason and whether
 * two minutes have passed. `now` is a monotonic clock, in milliseconds.
 */
export async function followAttempt(
  { http, wait }: Pick<Providers, 'http' | 'wait'>,
  key: string,
  say: (doubt: Doubt, isLong: boolean) => void,
  now: () => number = () => performance.now(),
): Promise<SettledAttempt> {
  let waited = 0;
  let misses = 0;
  for (let asked = 0; ; asked += 1) {
    const askedAt = now();
    const told = await ask(http, key);
    // A server that does not answer takes longer than the pauses.
    waited += (now() - askedAt) / 1000;
    if (told.kind !== 'unclear' && told.kind !== 'unknownKey') return told;
    if (told.kind === 'unclear') say(told.doubt, waited >= SLOW_AFTER_SECONDS);
    else misses += 1;
    if (told.kind === 'unknownKey' && misses === MISSES_UNTIL_SURE) return { kind: told.meaning };
    const pause = pauseAfter(asked, waited, told.kind === 'unclear' ? told.retryAfter : 0);
    await wait(pause * 1000);
    waited += pause;
  }
}
