import type { GatewayCall } from '../GatewayCall.ts';
import { newId } from '../newId.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { TransactionRecord } from '../records.ts';
import { customerOf } from './customers.ts';

/**
 * Stores the card of an approved sale, for its customer or a new one: `store_in_vault_on_success`.
 */
export function keepCharged(
  call: GatewayCall,
  sent: Fields,
  sale: TransactionRecord,
): TransactionRecord {
  if (sale.paymentMethodToken !== null) return sale;
  const { storage, merchant } = call;
  const { instrument, createdAt } = sale;
  const customerId = sale.customerId ?? newId();
  if (storage.customer(merchant, customerId) === null) {
    storage.putCustomer(customerOf(call, sent.group('customer'), customerId));
  }
  const token = newId(10);
  storage.putVaulted({ token, merchant, customerId, instrument, verified: true, createdAt });
  return { ...sale, customerId, paymentMethodToken: token };
}
