import usBankAccount from 'braintree-web/us-bank-account';
import type { BankDetails } from '../../../../../core/contract/BankDetails.ts';
import { isRecord } from '../../../../../core/rules/json/isRecord.ts';
import type { CardProviderOptions } from '../../../card-provider/providerOptions.ts';
import { startClient } from '../../../card-provider/startClient.ts';
import type { BankTokenRequest } from './BankAccountProvider.ts';

/**
 * Has the card provider's SDK make a nonce for a bank account: its numbers go from this page to the
 * provider, and our server gets only the nonce. Rejects as the SDK does.
 */
export async function tokenizeBankAccount(
  { clientToken, details, mandateText }: BankTokenRequest,
  options: CardProviderOptions,
): Promise<string> {
  const client = await startClient(clientToken, options);
  const bank: object = await usBankAccount.create({ client });
  // The SDK's published types have only the callback form, and require a bank login.
  const tokenize: (options: object) => Promise<unknown> = Reflect.get(bank, 'tokenize').bind(bank);
  const payload = await tokenize({ mandateText, bankDetails: sdkDetails(details) });
  const nonce = isRecord(payload) ? payload['nonce'] : null;
  if (typeof nonce !== 'string') throw new Error('The SDK made no nonce of a bank account.');
  return nonce;
}

function sdkDetails({ holder, ...details }: BankDetails): object {
  const { ownership, ...names } = holder;
  return { ...details, ownershipType: ownership, ...names };
}
