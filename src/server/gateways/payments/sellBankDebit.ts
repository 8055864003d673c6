import { type BraintreeAccount, inAccount } from './connectBraintree.ts';
import { keepBankAccount } from './keepBankAccount.ts';
import { decimal } from './moneyOf.ts';
import { outcomeOfSale } from './outcomeOfSale.ts';
import type { SaleOutcome, SaleRequest } from './PaymentGateway.ts';
import { failureOfError } from './readFailure.ts';

/**
 * Debits a bank account: stores and verifies it, then sells by its token and submits at once,
 * because a bank cannot hold an amount. Nothing can be charged before the sale is sent, so earlier
 * failures are never unknown outcomes. Throws what the SDK throws at the sale.
 */
export async function sellBankDebit(
  account: BraintreeAccount,
  request: SaleRequest,
): Promise<SaleOutcome> {
  const kept = await keptBeforeSale(account, request);
  if (kept.kind !== 'vaulted') return kept;
  const answer = await account.gateway.transaction.sale({
    amount: decimal(request.amount),
    orderId: request.orderId,
    paymentMethodToken: kept.method.token,
    options: { submitForSettlement: true },
    ...inAccount(account.bankMerchantAccountId),
  });
  return outcomeOfSale(answer, request.amount);
}

async function keptBeforeSale(account: BraintreeAccount, request: SaleRequest) {
  try {
    return await keepBankAccount(account, request);
  } catch (error) {
    const failure = failureOfError(error);
    if (failure.kind !== 'unknown') return failure;
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { kind: 'refused', reason: 'unavailable', detail } as const;
  }
}
