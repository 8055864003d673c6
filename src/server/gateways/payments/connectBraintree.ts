import type { IncomingMessage } from 'node:http';
import braintree from 'braintree';
import type { Currency } from '../../../core/contract/Money.ts';
import { SANDBOX_BRAINTREE } from '../../../core/contract/sandbox/sandboxBraintree.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type {
  BankVerification,
  BraintreeConfig,
  BraintreeKeys,
  ThreeDSecureRule,
} from '../../config/BraintreeConfig.ts';
import { limitRequests, type RequestStep } from '../limitRequests.ts';

/** The connection to one merchant account at the provider. */
export interface BraintreeAccount {
  readonly gateway: braintree.BraintreeGateway;
  readonly merchantAccountId: string | null;
  readonly bankMerchantAccountId: string | null;
  readonly bankVerification: BankVerification;
  readonly threeDSecure: ThreeDSecureRule;
}

/**
 * Half of the SDK's default, because the visitor waits too, and an unknown outcome is resolved
 * later.
 */
export const BRAINTREE_TIMEOUT_MS = 30_000;

/**
 * Returns a function that connects to an account on first use, to charge in a currency if one is
 * given. It throws for an account without keys, naming the variables to set.
 */
export function connectBraintree(
  config: BraintreeConfig,
  timeoutMs = BRAINTREE_TIMEOUT_MS,
): (account: string, currency?: Currency) => BraintreeAccount {
  const environment = environmentOf(config);
  const made = new Map<string, BraintreeAccount>();
  return (account, currency) => {
    const name = `${account}/${currency ?? ''}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const { merchantId, privateKey, publicKey, ...settings } = keysOf(config, account, currency);
    const keys = { merchantId, privateKey, publicKey };
    const gateway = new braintree.BraintreeGateway({ environment, ...keys });
    gateway.config.timeout = timeoutMs;
    guardRequests(gateway, timeoutMs);
    const connected = { gateway, ...settings };
    made.set(name, connected);
    return connected;
  };
}

/** The merchant's account for a call; empty for the provider's default. */
export function inAccount(id: string | null): { readonly merchantAccountId?: string } {
  return id === null ? {} : { merchantAccountId: id };
}

/** The statuses whose body the SDK reads. */
const READ: readonly unknown[] = [200, 201, 422];

/**
 * Makes two faults of a request normal errors. For an answer without content, the SDK's search throws
 * in a timer, and for one that claims to be JSON and is not, its reader throws in an event. Nothing
 * can catch either, and the process would end. The provider's own answers are XML. And the SDK has
 * one error for a request that was lost and for one that was never sent.
 */
function guardRequests(gateway: braintree.BraintreeGateway, timeoutMs: number): void {
  const http: object = Reflect.get(gateway, 'http');
  const send: (...parts: unknown[]) => Promise<unknown> = Reflect.get(http, 'httpRequest');
  Reflect.set(http, 'httpRequest', async (...parts: unknown[]) => {
    let last: RequestStep | null = null;
    const onStep = (step: RequestStep) => {
      last = step;
    };
    const limits = { timeoutMs, isRefused: isReadAsJson, onStep };
    const answer = await limitRequests(limits, () => send.apply(http, parts)).catch((cause) => {
      throw last === 'begun' ? new NeverSentError(cause) : cause;
    });
    if (isRecord(answer) && Object.keys(answer).length > 0) return answer;
    throw new Error('The card provider gave an answer without a content');
  });
}

function isReadAsJson({ headers, statusCode }: IncomingMessage): boolean {
  return READ.includes(statusCode) && (headers['content-type'] ?? '').includes('application/json');
}

function environmentOf(config: BraintreeConfig): braintree.Environment {
  if (config.url !== null) {
    const { hostname, port } = new URL(config.url);
    return new braintree.Environment(hostname, port || '80', '', false, hostname, port || '80');
  }
  const { Production, Sandbox } = braintree.Environment;
  return config.kind === 'provider' && config.environment === 'production' ? Production : Sandbox;
}

function keysOf(
  config: BraintreeConfig,
  account: string,
  currency: Currency | null = null,
): BraintreeKeys {
  if (config.kind === 'standIn') {
    const { privateKey, publicKey } = SANDBOX_BRAINTREE;
    // The sandbox's merchants have an account for each currency, with the currency's code as its id.
    return {
      merchantId: account,
      publicKey,
      privateKey,
      merchantAccountId: currency,
      bankMerchantAccountId: currency,
      bankVerification: 'network_check',
      threeDSecure: 'required',
    };
  }
  const keys = Object.hasOwn(config.accounts, account) ? config.accounts[account] : undefined;
  if (keys !== undefined) return keys;
  const prefix = `BRAINTREE_${account.toUpperCase().replaceAll('-', '_')}`;
  throw new MissingKeysError(
    `There are no keys for the payment account ${account}. Set ${prefix}_MERCHANT_ID, ${prefix}_PUBLIC_KEY and ${prefix}_PRIVATE_KEY.`,
  );
}

/** A brand names a payment account without keys in the environment. */
export class MissingKeysError extends Error {
  override readonly name = 'MissingKeysError';
}

/** There was no connection to the provider, so that nothing of the request has left this machine. */
export class NeverSentError extends Error {
  override readonly name = 'NeverSentError';

  constructor(cause: unknown) {
    super('The card provider could not be reached', { cause });
  }
}
