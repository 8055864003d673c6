import { createHmac, timingSafeEqual } from 'node:crypto';
import { SANDBOX_BRAINTREE } from '../../core/contract/sandbox/sandboxBraintree.ts';

/** The merchant and customer for which a client token lets a browser act. */
export interface Fingerprint {
  readonly merchant: string;
  /** Null for the default one. */
  readonly merchantAccountId: string | null;
  readonly customerId: string | null;
  readonly failOnDuplicate: boolean;
}

/** A client token is valid for a day, like a real one. */
const LIFE_MS = 86_400_000;

function signatureOf(key: Buffer, claims: string): Buffer {
  return createHmac('sha256', key).update(`fingerprint|${claims}`).digest();
}

/** Signs the rights of a client token. */
export function signFingerprint(key: Buffer, fingerprint: Fingerprint, now: Date): string {
  const claims = new URLSearchParams({
    created_at: now.toISOString(),
    merchant_id: fingerprint.merchant,
    public_key: SANDBOX_BRAINTREE.publicKey,
    merchant_account_id: fingerprint.merchantAccountId ?? '',
    customer_id: fingerprint.customerId ?? '',
    fail_on_duplicate: String(fingerprint.failOnDuplicate),
  }).toString();
  return `${signatureOf(key, claims).toString('hex')}|${claims}`;
}

/** Reads a fingerprint; null when it was not signed here or has expired. */
export function readFingerprint(key: Buffer, text: string, now: Date): Fingerprint | null {
  const split = text.indexOf('|');
  const claims = text.slice(split + 1);
  const given = Buffer.from(text.slice(0, Math.max(0, split)), 'hex');
  const expected = signatureOf(key, claims);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = new URLSearchParams(claims);
  const age = now.getTime() - Date.parse(read.get('created_at') ?? '');
  if (!(age < LIFE_MS)) return null;
  return {
    merchant: read.get('merchant_id') ?? '',
    merchantAccountId: read.get('merchant_account_id') || null,
    customerId: read.get('customer_id') || null,
    failOnDuplicate: read.get('fail_on_duplicate') === 'true',
  };
}
