import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { OrderDeps } from '../OrderDeps.ts';

type BankDeps = Pick<OrderDeps, 'database' | 'methods'>;

/** Lists the methods whose payments a bank makes later. */
export function bankMethods({ methods }: Pick<BankDeps, 'methods'>): readonly PaymentMethod[] {
  // The registry's keys are exactly the methods.
  const names = Object.keys(methods) as PaymentMethod[];
  return names.filter((name) => methods[name].settlement.kind === 'followed');
}

/** Selects the payments through banks, each with the payment account that it was made on. */
export function bankPayments(deps: BankDeps) {
  return deps.database
    .selectFrom('payments')
    .innerJoin('attempts', 'attempts.id', 'payments.attempt_id')
    .where('payments.method', 'in', bankMethods(deps))
    .selectAll('payments')
    .select(['attempts.payment_account', 'attempts.billing_request_id']);
}
