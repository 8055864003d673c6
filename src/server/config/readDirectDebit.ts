import { SANDBOX_DIRECT_DEBIT } from '../../core/contract/sandboxDirectDebit.ts';
import type { DirectDebitConfig, DirectDebitKeys } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

const DROPIN = 'https://pay.gocardless.com/billing/static/dropin/v2/initialise.js';
const KEY = /^GOCARDLESS_(?:[A-Z0-9]+_)+(?:ACCESS_TOKEN|WEBHOOK_SECRET)$/;

/**
 * Reads the direct debit keys: GOCARDLESS_<ACCOUNT>_ACCESS_TOKEN and _WEBHOOK_SECRET, where the
 * payment account 'software-uk' is SOFTWARE_UK. Both or neither; with the sandbox, the sandbox's.
 */
export function readDirectDebit(
  reader: EnvironmentReader,
  sandboxUrl: string | null,
): DirectDebitConfig {
  if (sandboxUrl !== null) return sandboxDirectDebit(sandboxUrl);
  const environment = reader.oneOf(
    'GOCARDLESS_ENVIRONMENT',
    ['sandbox', 'live'] as const,
    'sandbox',
  );
  const keys = new Map<string, DirectDebitKeys>();
  for (const name of accountsIn(reader)) {
    keys.set(name, {
      accessToken: reader.required(
        `GOCARDLESS_${name}_ACCESS_TOKEN`,
        `the ${environment} access token of this GoCardless account`,
      ),
      webhookSecret: reader.required(
        `GOCARDLESS_${name}_WEBHOOK_SECRET`,
        'the secret of the webhook endpoint that leads here',
      ),
    });
  }
  return {
    environment,
    apiUrl: null,
    scriptUrl: DROPIN,
    keysOf: (account) => keys.get(account.toUpperCase().replaceAll('-', '_')) ?? null,
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

function sandboxDirectDebit(sandboxUrl: string): DirectDebitConfig {
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
