import { type BraintreeAccount, inAccount } from './connectBraintree.ts';
import { couldNotBeAsked } from './couldNotBeAsked.ts';
import { decimal } from './moneyOf.ts';
import { outcomeOfSale } from './outcomeOfSale.ts';
import type { SaleOutcome, SaleRequest } from './PaymentGateway.ts';

/**
 * Holds an amount on a card. Requires 3-D Secure: the provider refuses unless a bank bears the
 * risk. When the account's rule is 'whenPossible', accepts a card whose bank cannot be asked, if
 * the provider confirms that. Throws what the SDK throws at the sale.
 */
export async function sellCard(
  { gateway, merchantAccountId, threeDSecure }: BraintreeAccount,
  { amount, customer, nonce, orderId }: SaleRequest,
): Promise<SaleOutcome> {
  const isLetThrough = threeDSecure === 'whenPossible' && (await couldNotBeAsked(gateway, nonce));
  const answer = await gateway.transaction.sale({
    amount: decimal(amount),
    orderId,
    paymentMethodNonce: nonce,
    customer,
    options: {
      submitForSettlement: false,
      storeInVaultOnSuccess: true,
      threeDSecure: { required: !isLetThrough },
    },
    ...inAccount(merchantAccountId),
  });
  return outcomeOfSale(answer, amount);
}
