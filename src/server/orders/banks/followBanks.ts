import type { OrderDeps } from '../OrderDeps.ts';
import { bankPayments } from './bankPayments.ts';
import { followHints } from './followHints.ts';
import { followPayment } from './followPayment.ts';

/** The most for one round. */
const ROUND = 20;

/**
 * Finds out the outcome of payments at banks: after a hint from the provider, and once a day in
 * case there was none. Ends early when the server stops, because a provider that is away takes a
 * minute for each. Returns how many hints and payments it checked.
 */
export async function followBanks(
  deps: OrderDeps,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const hints = await followHints(deps, isStopping);
  const due = await bankPayments(deps)
    .where('payments.look_at', '<=', deps.clock().toISOString())
    .orderBy('payments.look_at')
    .limit(ROUND)
    .execute();
  let looked = 0;
  for (const payment of due) {
    if (isStopping()) break;
    looked += 1;
    // A fault of one payment does not stop the others. It is checked again later.
    await followPayment(deps, payment).catch((err: unknown) => {
      deps.logger.error({ err, paymentId: payment.id }, "A bank's payment could not be looked at");
    });
  }
  return hints + looked;
}
