import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Result } from '../../../core/contract/Result.ts';

/** An event reported by the provider, and what it concerns. */
export interface DirectDebitEvent {
  readonly id: string;
  readonly resourceType: string;
  readonly action: string;
  readonly paymentId: string | null;
  readonly mandateId: string | null;
  readonly billingRequestId: string | null;
}

/**
 * Reads a webhook's raw body, which is signed with HMAC-SHA-256 in hexadecimal. Checks the
 * signature first, in constant time. Returns 'shape' for a signed body that is not a list of
 * events.
 */
export function readWebhook(
  body: Buffer,
  secret: string,
  signature: unknown,
): Result<readonly DirectDebitEvent[], 'signature' | 'shape'> {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { ok: false, error: 'signature' };
  }
  const events = eventsIn(body);
  return events === null ? { ok: false, error: 'shape' } : { ok: true, value: events };
}

function eventsIn(body: Buffer): readonly DirectDebitEvent[] | null {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    const list = member(parsed, 'events');
    if (!Array.isArray(list)) return null;
    const events = list.map(eventOf);
    return events.every((event) => event !== null) ? events : null;
  } catch {
    return null;
  }
}

function eventOf(value: unknown): DirectDebitEvent | null {
  const id = textOf(member(value, 'id'));
  const resourceType = textOf(member(value, 'resource_type'));
  const action = textOf(member(value, 'action'));
  if (id === null || resourceType === null || action === null) return null;
  const links = member(value, 'links');
  return {
    id,
    resourceType,
    action,
    paymentId: textOf(member(links, 'payment')),
    mandateId: textOf(member(links, 'mandate')),
    billingRequestId: textOf(member(links, 'billing_request')),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
