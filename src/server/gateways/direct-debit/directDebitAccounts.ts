import type { DirectDebitConfig } from '../../config/Config.ts';
import type { DirectDebitGateway } from './DirectDebitGateway.ts';
import { goCardlessDirectDebit } from './goCardlessDirectDebit.ts';

/** The direct debit of a payment account; null where the account has no keys for it. */
export type DirectDebitAccounts = (paymentAccount: string) => DirectDebitGateway | null;

/** GoCardless, a gateway for each payment account, made at its first use. */
export function directDebitAccounts({
  apiUrl,
  environment,
  keysOf,
}: DirectDebitConfig): DirectDebitAccounts {
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
