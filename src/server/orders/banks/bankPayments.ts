import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { OrderDeps } from '../OrderDeps.ts';

/** Selects the payments through banks, each with the payment account that it was made on. */
export function bankPayments({ database, methods }: Pick<OrderDeps, 'database' | 'methods'>) {
  // The registry's keys are exactly the methods.
  const names = Object.keys(methods) as PaymentMethod[];
  const followed = names.filter((name) => methods[name].settlement.kind === 'followed');
  return database
    .selectFrom('payments')
    .innerJoin('attempts', 'attempts.id', 'payments.attempt_id')
    .where('payments.method', 'in', followed)
    .selectAll('payments')
    .select(['attempts.payment_account', 'attempts.billing_request_id']);
}
