import type { Http } from '../../providers/calls/http.ts';
import { type OrderOutcome, pollAttemptRequest } from '../../providers/calls/placeOrder.ts';
import type { Providers } from '../../providers/Providers.ts';
import type { Refusal } from '../Refusal.ts';
import { moneyReason } from './sayWhatWasCharged.ts';

/** What became of an attempt. */
export type SettledAttempt =
  | { readonly kind: 'done'; readonly outcome: OrderOutcome }
  /** It failed: nothing was charged, or what was held is given back. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The visitor's session has ended: this page cannot ask any more. */
  | { readonly kind: 'sessionEnded' }
  /** The server knows nothing of it. */
  | { readonly kind: 'neverBegan' };

/** Seconds between questions; the last one stays. */
const PAUSES = [1, 1, 2, 3, 5, 8, 10] as const;
const LONGEST_PAUSE = 10;

/** From then on the visitor is told not to wait, and the questions come seldom. */
const SLOW_AFTER_SECONDS = 120;
const SLOW_PAUSE = 30;

/** A request that was cut off may reach the server after the first question. */
const MISSES_UNTIL_SURE = 2;

/** How long until the next question: longer each time, and no sooner than the server wishes. */
function pauseAfter(asked: number, waited: number, retryAfter: number): number {
  const isSlow = waited >= SLOW_AFTER_SECONDS;
  const usual = isSlow ? SLOW_PAUSE : (PAUSES[asked] ?? LONGEST_PAUSE);
  return Math.max(usual, Math.min(retryAfter, SLOW_PAUSE));
}

/** What one question told: the outcome, or how long the server wishes to be left alone. */
type Told =
  | SettledAttempt
  | { readonly kind: 'unknownKey' }
  | { readonly kind: 'unclear'; readonly retryAfter: number };

async function ask(http: Http, key: string): Promise<Told> {
  const answer = await http(pollAttemptRequest(key));
  if (answer.ok) {
    const { value } = answer;
    return value.kind === 'done' ? value : { kind: 'unclear', retryAfter: value.retryAfter };
  }
  const { error } = answer;
  if (error.kind !== 'refused') return { kind: 'unclear', retryAfter: 0 };
  if (error.message === 'NOT_FOUND') return { kind: 'unknownKey' };
  if (error.message === 'SESSION_DOES_NOT_EXIST') return { kind: 'sessionEnded' };
  // A fault of the server's says nothing of the attempt.
  const isFault = error.message === 'INTERNAL_SERVER_ERROR' && moneyReason(error) === null;
  if (isFault) return { kind: 'unclear', retryAfter: 0 };
  return { kind: 'refused', refusal: error };
}

/**
 * Asks what became of an attempt until the server knows. Neither a lost connection nor a server that
 * does not answer makes it a failure. `onSlow` is called once, after two minutes.
 */
export async function followAttempt(
  { http, wait }: Pick<Providers, 'http' | 'wait'>,
  key: string,
  onSlow: () => void,
): Promise<SettledAttempt> {
  let waited = 0;
  let misses = 0;
  for (let asked = 0; ; asked += 1) {
    const told = await ask(http, key);
    if (told.kind !== 'unclear' && told.kind !== 'unknownKey') return told;
    if (told.kind === 'unknownKey') misses += 1;
    if (misses === MISSES_UNTIL_SURE) return { kind: 'neverBegan' };
    const pause = pauseAfter(asked, waited, told.kind === 'unclear' ? told.retryAfter : 0);
    await wait(pause * 1000);
    const wasSlow = waited >= SLOW_AFTER_SECONDS;
    waited += pause;
    if (!wasSlow && waited >= SLOW_AFTER_SECONDS) onSlow();
  }
}
