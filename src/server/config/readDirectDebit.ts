import { SANDBOX_DIRECT_DEBIT } from '../../core/contract/sandbox/sandboxDirectDebit.ts';
import type { DirectDebitKeys, DirectDebitSettings } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';
import { providerEnvironment, rehearsalUrl } from './providerEnvironment.ts';

const DROPIN = 'https://pay.gocardless.com/billing/static/dropin/v2/initialise.js';
const KEY = /^GOCARDLESS_(?:[A-Z0-9]+_)+(?:ACCESS_TOKEN|WEBHOOK_SECRET)$/;

/**
 * Reads the direct debit keys: GOCARDLESS_<ACCOUNT>_ACCESS_TOKEN and _WEBHOOK_SECRET, where the
 * payment account 'software-uk' is SOFTWARE_UK. Both or neither. As with cards, keys take
 * precedence: the sandbox replaces the provider only without any, and live keys are refused beside
 * it.
 */
export function readDirectDebit(
  reader: EnvironmentReader,
  sandboxUrl: string | null,
): DirectDebitSettings {
  const names = accountsIn(reader);
  if (names.size === 0 && sandboxUrl !== null) return sandboxDirectDebit(sandboxUrl);
  const environment = providerEnvironment(
    reader,
    'GOCARDLESS_ENVIRONMENT',
    ['sandbox', 'live'] as const,
    { hasKeys: names.size > 0, sandboxUrl },
  );
  const keys = new Map<string, DirectDebitKeys>();
  for (const name of names) {
    // An account has one spelling. A webhook to any other finds nothing.
    keys.set(name.toLowerCase().replaceAll('_', '-'), {
      accessToken: reader.key(
        `GOCARDLESS_${name}_ACCESS_TOKEN`,
        `the ${environment} access token of this GoCardless account`,
      ),
      webhookSecret: reader.key(
        `GOCARDLESS_${name}_WEBHOOK_SECRET`,
        'the secret of the webhook endpoint that leads here',
      ),
    });
  }
  const apiUrl = rehearsalUrl(reader, 'GOCARDLESS_URL', environment === 'live');
  return {
    environment,
    apiUrl,
    scriptUrl: apiUrl === null ? DROPIN : SANDBOX_DIRECT_DEBIT.scriptPath,
    keysOf: (account) => keys.get(account) ?? null,
  };
}

function accountsIn(reader: EnvironmentReader): ReadonlySet<string> {
  const names = reader.namesLike(KEY);
  return new Set(
    names.map((name) =>
      name.replace('GOCARDLESS_', '').replace(/_(?:ACCESS_TOKEN|WEBHOOK_SECRET)$/, ''),
    ),
  );
}

function sandboxDirectDebit(sandboxUrl: string): DirectDebitSettings {
  const { accessTokenPrefix, webhookSecretPrefix, scriptPath } = SANDBOX_DIRECT_DEBIT;
  return {
    environment: 'sandbox',
    apiUrl: sandboxUrl,
    scriptUrl: scriptPath,
    keysOf: (account) => ({
      accessToken: `${accessTokenPrefix}${account}`,
      webhookSecret: `${webhookSecretPrefix}${account}`,
    }),
  };
}
