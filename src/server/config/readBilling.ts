import { SANDBOX_BILLING } from '../../core/contract/sandbox/sandboxBilling.ts';
import type { BillingConfig, Config } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/**
 * Reads BILLING_URL and BILLING_API_KEY, both or neither. As with the payment providers, they take
 * precedence: the sandbox, if it is on, replaces billing only without them.
 */
export function readBilling(
  reader: EnvironmentReader,
  sandboxUrl: string | null,
  environment: Config['environment'],
): BillingConfig | null {
  const given = reader.namesLike(/^BILLING_(?:URL|API_KEY)$/);
  if (given.length === 0) return sandboxUrl === null ? null : sandboxBilling(sandboxUrl);
  const url = reader.required('BILLING_URL', "the billing system's address");
  return {
    url: url === '' ? '' : (reader.service('BILLING_URL', environment, url) ?? ''),
    apiKey: reader.key('BILLING_API_KEY', 'the key that the billing system gave you'),
  };
}

function sandboxBilling(sandboxUrl: string): BillingConfig {
  return { url: `${sandboxUrl}${SANDBOX_BILLING.path}`, apiKey: SANDBOX_BILLING.apiKey };
}
