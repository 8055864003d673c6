import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { bankMethods, bankPayments } from './bankPayments.ts';
import { followHints } from './followHints.ts';
import { followPayment } from './followPayment.ts';

/** The most for one round. */
const ROUND = 20;

/** Checks some hints or payments. Ends early when the server stops. Returns how many. */
export type BankRound = (isStopping: () => boolean) => Promise<number>;

/**
 * Returns the rounds that find out the outcome of payments at banks: one after hints from the
 * provider, and one for each method, once a day in case there was no hint. They run independently,
 * because methods have different providers, and one that does not answer takes a minute for each
 * payment.
 */
export function bankRounds(deps: OrderDeps): readonly BankRound[] {
  return [
    (isStopping) => followHints(deps, isStopping),
    ...bankMethods(deps).map(
      (method): BankRound =>
        (isStopping) =>
          followDue(deps, method, isStopping),
    ),
  ];
}

/** Does each of these rounds once. Returns how many hints and payments it checked. */
export async function followBanks(deps: OrderDeps): Promise<number> {
  let looked = 0;
  for (const round of bankRounds(deps)) looked += await round(() => false);
  return looked;
}

async function followDue(
  deps: OrderDeps,
  method: PaymentMethod,
  isStopping: () => boolean,
): Promise<number> {
  const due = await bankPayments(deps)
    .where('payments.method', '=', method)
    .where('payments.look_at', '<=', deps.clock().toISOString())
    .orderBy('payments.look_at')
    .limit(ROUND)
    .execute();
  let looked = 0;
  for (const payment of due) {
    if (isStopping()) break;
    looked += 1;
    await followPayment(deps, payment);
  }
  return looked;
}
