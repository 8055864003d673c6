import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from './CardError.ts';

/** The table of the SDK's errors is large, and most visitors meet none of them. */
const loadTable = () => import('../../../core/rules/errors/payment/cardProviderFault.ts');

/**
 * Fetches the table once the page can be used: the error of a lost connection is in it too. Rejects
 * where it cannot be loaded now.
 */
export async function prepareSdkFaults(): Promise<void> {
  await loadTable();
}

/** What an error of the card provider's SDK comes to. Rejects where its table cannot be loaded. */
export async function sdkFault({
  code,
  details,
  isOnline,
}: Extract<CardError, { readonly kind: 'sdk' }>): Promise<PaymentFault> {
  const { cardProviderFault } = await loadTable();
  return cardProviderFault(code, details, isOnline);
}
