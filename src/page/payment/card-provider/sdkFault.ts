import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from './CardError.ts';

/** The table of the SDK's errors is large, and few visitors meet an error. */
const loadTable = () => import('../../../core/rules/errors/payment/cardProviderFault.ts');

/**
 * Loads the table once the page can be used, so that it is there when the connection is lost.
 * Rejects when it cannot be loaded.
 */
export async function prepareSdkFaults(): Promise<void> {
  await loadTable();
}

/** Maps an error of the card provider's SDK to a fault. Rejects when the table cannot be loaded. */
export async function sdkFault({
  code,
  details,
  isOnline,
}: Extract<CardError, { readonly kind: 'sdk' }>): Promise<PaymentFault> {
  const { cardProviderFault } = await loadTable();
  return cardProviderFault(code, details, isOnline);
}
