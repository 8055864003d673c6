import type { FastifyRequest } from 'fastify';
import { SANDBOX_DIRECT_DEBIT } from '../../core/contract/sandbox/sandboxDirectDebit.ts';
import { invalidField, misuse } from './GoCardlessFault.ts';
import type { Metadata } from './GoCardlessResource.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the payment account of a request's access token. Throws the provider's 401 without a
 * valid one.
 */
export function accountOf(request: FastifyRequest): string {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const account = token.startsWith(SANDBOX_DIRECT_DEBIT.accessTokenPrefix)
    ? token.slice(SANDBOX_DIRECT_DEBIT.accessTokenPrefix.length)
    : '';
  if (/^[a-z0-9-]{1,60}$/.test(account)) return account;
  throw misuse(401, 'access_token_not_found', 'The access token you have used is not recognised');
}

/** Returns the idempotency key of a creation, if the caller sent one. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the members of the object with this name; none when there is no such object. */
export function fieldsIn(value: unknown, name: string): Fields {
  const inner = isFields(value) ? value[name] : undefined;
  return isFields(inner) ? inner : {};
}

export function textIn(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Reads up to 3 texts by name, as many as the provider allows. */
export function metadataIn(fields: Fields, kind: string): Metadata {
  const entries = Object.entries(fieldsIn(fields, 'metadata'));
  if (entries.length > 3) throw invalidField(kind, 'metadata', 'must have at most 3 keys');
  const texts: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string') throw invalidField(kind, 'metadata', 'values must be strings');
    if (value.length > 500) throw invalidField(kind, 'metadata', 'values are too long');
    texts[name] = value;
  }
  return texts;
}
