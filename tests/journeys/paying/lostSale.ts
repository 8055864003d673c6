import type { Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

/** A sale at the gateway whose answer never comes: it is looked up, and told as what it was. */
export function lostSale(
  calls: Outcome['calls'],
  sale: string,
  pay: (visit: PayVisit) => Promise<void>,
): Outcome {
  return {
    name: 'unknown',
    pays: true,
    onTrial: false,
    atProvider: false,
    calls,
    sale,
    async play(visit) {
      await visit.loseAnswer('/sandbox/gateway/faults', 'sale');
      await visit.expectChecking(() => pay(visit));
      await visit.expectPaid();
    },
  };
}
