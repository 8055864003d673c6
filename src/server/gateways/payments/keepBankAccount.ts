import type { BraintreeAccount } from './connectBraintree.ts';
import type { PaymentFailure, VaultedMethod, VaultRequest } from './PaymentGateway.ts';
import { failureOfAnswer } from './readFailure.ts';
import { readBankAccount } from './readVaulted.ts';

type Kept = { readonly kind: 'vaulted'; readonly method: VaultedMethod } | PaymentFailure;

/**
 * Stores a bank account for a new customer, verified by the payment account's rule, because an
 * unverified account cannot be debited. Throws what the SDK throws.
 */
export async function keepBankAccount(
  { bankVerification, gateway, bankMerchantAccountId }: BraintreeAccount,
  { customer, nonce }: VaultRequest,
): Promise<Kept> {
  const made = await gateway.customer.create({ ...customer });
  if (!made.success) return failureOfAnswer(made);
  const customerId = made.customer.id;
  const options = {
    usBankAccountVerificationMethod: bankVerification,
    ...(bankMerchantAccountId === null
      ? {}
      : { verificationMerchantAccountId: bankMerchantAccountId }),
  };
  const kept = await gateway.paymentMethod.create({
    customerId,
    paymentMethodNonce: nonce,
    options,
  });
  if (!kept.success) return failureOfAnswer(kept);
  const account = readBankAccount(kept.paymentMethod, customerId);
  if (account === null) throw new Error('The provider kept no bank account');
  if (account.verified) return { kind: 'vaulted', method: account.method };
  const { code, text } = account.verification;
  return { kind: 'refused', reason: 'bankAccount', detail: `${text} (${code})` };
}
