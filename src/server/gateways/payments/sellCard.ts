import { type BraintreeAccount, inAccount } from './connectBraintree.ts';
import { decimal } from './moneyOf.ts';
import { outcomeOfSale } from './outcomeOfSale.ts';
import type { SaleOutcome, SaleRequest } from './PaymentGateway.ts';

/** Holds an amount on a card, 3-D Secure required. Throws what the SDK throws. */
export async function sellCard(
  { gateway, merchantAccountId }: BraintreeAccount,
  { amount, customer, nonce, orderId }: SaleRequest,
): Promise<SaleOutcome> {
  const answer = await gateway.transaction.sale({
    amount: decimal(amount),
    orderId,
    paymentMethodNonce: nonce,
    customer,
    options: {
      submitForSettlement: false,
      storeInVaultOnSuccess: true,
      threeDSecure: { required: true },
    },
    ...inAccount(merchantAccountId),
  });
  return outcomeOfSale(answer, amount);
}
