import type { BraintreeConfig, BraintreeKeys } from './BraintreeConfig.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';
import { providerEnvironment, rehearsalUrl } from './providerEnvironment.ts';

const KEY = /^BRAINTREE_(?:([A-Z0-9_]+)_)?(MERCHANT_ID|PUBLIC_KEY|PRIVATE_KEY)$/;

/**
 * Reads the card provider's keys: BRAINTREE_<ACCOUNT>_MERCHANT_ID and so on, where ACCOUNT is a
 * brand's paymentAccount in capitals, with _ for -. Keys take precedence: the sandbox replaces the
 * provider only without any, and live keys are refused beside it.
 */
export function readBraintree(
  reader: EnvironmentReader,
  sandboxUrl: string | null,
): BraintreeConfig {
  const names = accountNames(reader);
  if (names.length === 0 && sandboxUrl !== null) return { kind: 'standIn', url: sandboxUrl };
  const environment = providerEnvironment(
    reader,
    'BRAINTREE_ENVIRONMENT',
    ['sandbox', 'production'] as const,
    { hasKeys: names.length > 0, sandboxUrl },
  );
  const accounts = Object.fromEntries(
    names.map((name) => [name.toLowerCase().replaceAll('_', '-'), readKeys(reader, name)]),
  );
  const url = rehearsalUrl(reader, 'BRAINTREE_URL', environment === 'production');
  return { kind: 'provider', environment, accounts, url };
}

/** The accounts that any variable names, in capitals, in order. */
function accountNames(reader: EnvironmentReader): readonly string[] {
  const names = new Set<string>();
  for (const variable of reader.namesLike(KEY)) {
    const [, name, what = ''] = KEY.exec(variable) ?? [];
    if (name !== undefined) names.add(name);
    else {
      reader.problem(
        variable,
        `${variable} names no account. Write BRAINTREE_<ACCOUNT>_${what}, where ACCOUNT is a brand's paymentAccount, such as SOFTWARE_US.`,
      );
    }
  }
  return [...names];
}

function readKeys(reader: EnvironmentReader, name: string): BraintreeKeys {
  const prefix = `BRAINTREE_${name}`;
  const merchantAccountId = reader.optional(`${prefix}_MERCHANT_ACCOUNT_ID`);
  return {
    merchantId: reader.key(`${prefix}_MERCHANT_ID`, "the merchant's id at Braintree"),
    publicKey: reader.key(`${prefix}_PUBLIC_KEY`, "the merchant's public key"),
    privateKey: reader.key(`${prefix}_PRIVATE_KEY`, "the merchant's private key"),
    merchantAccountId,
    bankMerchantAccountId:
      reader.optional(`${prefix}_BANK_MERCHANT_ACCOUNT_ID`) ?? merchantAccountId,
    bankVerification: reader.oneOf(
      `${prefix}_BANK_VERIFICATION`,
      ['network_check', 'independent_check'] as const,
      'network_check',
    ),
    threeDSecure: reader.oneOf(
      `${prefix}_THREE_D_SECURE`,
      ['required', 'whenPossible'] as const,
      'required',
    ),
  };
}
