import { SANDBOX_BRAINTREE } from '../../src/core/contract/sandbox/sandboxBraintree.ts';
import { SANDBOX_DIRECT_DEBIT } from '../../src/core/contract/sandbox/sandboxDirectDebit.ts';
import type { Environment } from '../../src/ops/commands/processes/startProcess.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';
import { aFreePort } from '../factories/servers/aFreePort.ts';

/** Who answers for the payment providers, and the variables for the two processes. */
export interface PayTarget {
  readonly kind: PayTargetKind;
  readonly server: Environment;
  readonly sandbox: Environment;
}

/**
 * The sandbox; the providers' own sandboxes, with keys from the environment; or a rehearsal of the
 * latter, in which our sandbox answers in place of the providers, with similar keys.
 */
export type PayTargetKind = 'standIns' | 'providers' | 'rehearsal';

export function payTargetKind(environment: Environment = process.env): PayTargetKind {
  const asked = environment['PAY_TARGET'];
  return asked === 'providers' || asked === 'rehearsal' ? asked : 'standIns';
}

/** Decides by PAY_TARGET. The local sandbox never runs beside keys, so they are removed. */
export async function payTarget(environment: Environment = process.env): Promise<PayTarget> {
  const kind = payTargetKind(environment);
  const without = Object.fromEntries(
    Object.keys(environment)
      .filter((name) => /^(BRAINTREE|GOCARDLESS)_/.test(name))
      .map((name) => [name, undefined]),
  );
  if (kind === 'standIns') return { kind, server: without, sandbox: without };
  if (kind === 'providers') return { kind, server: {}, sandbox: without };
  const port = await aFreePort();
  const keys = keysOfRehearsal(`http://127.0.0.1:${port}`);
  const noKeys = Object.fromEntries(Object.keys(keys).map((name) => [name, undefined]));
  return { kind, server: keys, sandbox: { ...without, ...noKeys, SANDBOX_PORT: port } };
}

/** The prefix of the variables for an account's keys, such as SOFTWARE_US in the middle. */
export function variablesOf(paymentAccount: string): string {
  return paymentAccount.toUpperCase().replaceAll('-', '_');
}

function keysOfRehearsal(url: string): Record<string, string> {
  const accounts = new Map(
    shippedBrands().map(({ brand }) => [brand.paymentAccount, brand.currency]),
  );
  const { privateKey, publicKey } = SANDBOX_BRAINTREE;
  const { accessTokenPrefix, webhookSecretPrefix } = SANDBOX_DIRECT_DEBIT;
  return {
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_URL: url,
    GOCARDLESS_ENVIRONMENT: 'sandbox',
    GOCARDLESS_URL: url,
    ...Object.fromEntries(
      [...accounts].flatMap(([account, currency]) => {
        const name = variablesOf(account);
        return [
          [`BRAINTREE_${name}_MERCHANT_ID`, account],
          [`BRAINTREE_${name}_PUBLIC_KEY`, publicKey],
          [`BRAINTREE_${name}_PRIVATE_KEY`, privateKey],
          // The sandbox's merchants have an account for each currency.
          [`BRAINTREE_${name}_MERCHANT_ACCOUNT_ID`, currency],
          [`GOCARDLESS_${name}_ACCESS_TOKEN`, `${accessTokenPrefix}${account}`],
          [`GOCARDLESS_${name}_WEBHOOK_SECRET`, `${webhookSecretPrefix}${account}`],
        ];
      }),
    ),
  };
}
