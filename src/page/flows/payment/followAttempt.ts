import { type OrderOutcome, pollAttemptRequest } from '../../providers/calls/placeOrder.ts';
import type { Providers } from '../../providers/Providers.ts';
import type { Refusal } from '../Refusal.ts';

/** What became of an attempt. */
export type SettledAttempt =
  | { readonly kind: 'done'; readonly outcome: OrderOutcome }
  /** It failed: nothing was charged, or what was held is given back. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
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
    const answer = await http(pollAttemptRequest(key));
    let retryAfter = 0;
    if (answer.ok) {
      misses = 0;
      if (answer.value.kind === 'done') return answer.value;
      retryAfter = answer.value.retryAfter;
    } else if (answer.error.kind === 'refused') {
      if (answer.error.message !== 'NOT_FOUND') return { kind: 'refused', refusal: answer.error };
      misses += 1;
      if (misses >= MISSES_UNTIL_SURE) return { kind: 'neverBegan' };
    }
    const isSlow = waited >= SLOW_AFTER_SECONDS;
    const usual = isSlow ? SLOW_PAUSE : (PAUSES[asked] ?? LONGEST_PAUSE);
    const pause = Math.max(usual, Math.min(retryAfter, SLOW_PAUSE));
    await wait(pause * 1000);
    waited += pause;
    if (!isSlow && waited >= SLOW_AFTER_SECONDS) onSlow();
  }
}
