import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Result } from '../../../core/contract/Result.ts';

/** Something that the provider says has happened, and to what. */
export interface DirectDebitEvent {
  readonly id: string;
  readonly resourceType: string;
  readonly action: string;
  readonly paymentId: string | null;
  readonly mandateId: string | null;
  readonly billingRequestId: string | null;
}

/**
 * Reads a webhook's body: raw, and signed with HMAC-SHA-256 in hexadecimal. The signature comes first
 * and is compared in constant time; 'shape' is a signed body that is no list of events.
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
