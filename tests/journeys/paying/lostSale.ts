import type { Outcome } from './Outcome.ts';
import type { PayVisit } from './PayVisit.ts';

/** A sale whose answer from the gateway is lost: it is looked up, and shown with its real outcome. */
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
