import type { DirectDebitSettings } from '../../config/Config.ts';
import type { DirectDebitGateway } from './DirectDebitGateway.ts';
import { goCardlessDirectDebit } from './goCardlessDirectDebit.ts';

/** Returns the direct debit gateway of a payment account; null when the account has no keys. */
export type DirectDebitAccounts = (paymentAccount: string) => DirectDebitGateway | null;

/** GoCardless: one gateway for each payment account, created on first use. */
export function directDebitAccounts({
  apiUrl,
  environment,
  keysOf,
}: DirectDebitSettings): DirectDebitAccounts {
  const made = new Map<string, DirectDebitGateway>();
  return (paymentAccount) => {
    const known = made.get(paymentAccount);
    if (known !== undefined) return known;
    const keys = keysOf(paymentAccount);
    if (keys === null) return null;
    const { accessToken } = keys;
    const gateway = goCardlessDirectDebit({ accessToken, environment, apiUrl });
    made.set(paymentAccount, gateway);
    return gateway;
  };
}
