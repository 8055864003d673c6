import type {
  BillingGateway,
  BillingOutcome,
} from '../../../src/server/gateways/billing/BillingGateway.ts';
import type { Calls } from './Calls.ts';
import type { Fate } from './History.ts';
import type { Actor } from './Steps.ts';

/** Billing inside this process. Its records outlive every process of the server. */
export class ModelBilling {
  /** Whether each attempt's subscription is active. */
  readonly books = new Map<string, boolean>();
  /** The attempts that billing received but did not accept. */
  readonly denied = new Set<string>();
  readonly #calls: Calls;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  connect(process: Actor): BillingGateway {
    return {
      record: async (attemptId) => {
        const outcome = await this.#calls.call(process, `bill of ${attemptId}`, (fate) =>
          this.#record(attemptId, fate),
        );
        if (outcome.kind !== 'recorded') this.denied.add(attemptId);
        return outcome;
      },
      end: (attemptId) =>
        this.#calls.call(process, `end of the bill of ${attemptId}`, () => {
          this.books.set(attemptId, false);
          return { kind: 'done' };
        }),
    };
  }

  #record(attemptId: string, { verdict }: Fate): BillingOutcome {
    if (this.books.get(attemptId) === false) return { kind: 'refused', detail: 'It was ended' };
    if (verdict === 'refuse') return { kind: 'refused', detail: 'No such plan' };
    this.books.set(attemptId, true);
    return verdict === 'wrongAmount'
      ? { kind: 'empty', of: 'subscription' }
      : { kind: 'recorded', billingId: `bill-${attemptId}` };
  }
}
