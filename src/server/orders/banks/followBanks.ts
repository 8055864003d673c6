import type { OrderDeps } from '../OrderDeps.ts';
import { bankPayments } from './bankPayments.ts';
import { followHints } from './followHints.ts';
import { followPayment } from './followPayment.ts';

/** How many one round takes on. */
const ROUND = 20;

/**
 * Finds out what became of what banks were told to pay: at a hint of the provider's, and once a day
 * in case there was none. Returns how many hints and payments it looked at.
 */
export async function followBanks(deps: OrderDeps): Promise<number> {
  const hints = await followHints(deps);
  const due = await bankPayments(deps)
    .where('payments.look_at', '<=', deps.clock().toISOString())
    .orderBy('payments.look_at')
    .limit(ROUND)
    .execute();
  for (const payment of due) {
    // A fault of one payment does not stop the others: it is looked at again.
    await followPayment(deps, payment).catch((err: unknown) => {
      deps.logger.error({ err, paymentId: payment.id }, "A bank's payment could not be looked at");
    });
  }
  return hints + due.length;
}
