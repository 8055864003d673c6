import { createHmac, timingSafeEqual } from 'node:crypto';
import { Fields } from '../protocol/Fields.ts';

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(key: Buffer, signed: string): Buffer {
  return createHmac('sha256', key).update(`jwt|${signed}`).digest();
}

/** Signs claims as the 3-D Secure provider would: a JWT that only this sandbox reads. */
export function signJwt(key: Buffer, claims: Readonly<Record<string, string | number>>): string {
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${signature(key, signed).toString('base64url')}`;
}

/** Reads a JWT's claims; null when it was not signed here. */
export function readJwt(key: Buffer, jwt: string): Fields | null {
  const [header = '', claims = '', given = ''] = jwt.split('.');
  const expected = signature(key, `${header}.${claims}`);
  const sent = Buffer.from(given, 'base64url');
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  return new Fields(JSON.parse(Buffer.from(claims, 'base64url').toString()));
}
