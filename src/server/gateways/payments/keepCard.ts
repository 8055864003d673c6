import type { BraintreeAccount } from './connectBraintree.ts';
import type { VaultOutcome, VaultRequest } from './PaymentGateway.ts';
import { failureOfAnswer } from './readFailure.ts';
import { vaultedMethod } from './readVaulted.ts';

/** Stores a card after asking its bank. Throws what the SDK throws. */
export async function keepCard(
  { gateway, merchantAccountId }: BraintreeAccount,
  { customer, nonce }: VaultRequest,
): Promise<VaultOutcome> {
  const options = {
    verifyCard: true,
    ...(merchantAccountId === null ? {} : { verificationMerchantAccountId: merchantAccountId }),
  };
  // Widened, because the SDK's types require the customer's id here, although the customer is only
  // being created.
  const verified: object = { creditCard: { options } };
  const answer = await gateway.customer.create({
    ...customer,
    paymentMethodNonce: nonce,
    ...verified,
  });
  if (!answer.success) return failureOfAnswer(answer);
  const method = vaultedMethod(answer.customer.paymentMethods?.[0], answer.customer.id);
  if (method === null) throw new Error('The provider kept the customer without the card');
  return { kind: 'vaulted', method };
}
