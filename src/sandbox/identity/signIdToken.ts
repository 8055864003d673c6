import { createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, importPKCS8, type JWK, SignJWT } from 'jose';
import type { Grant } from './openIdentityStorage.ts';

const HOUR_S = 3600;

/** Returns the public half of a key, as a provider publishes it. */
export async function publicJwk(pkcs8: string): Promise<JWK> {
  const jwk = await exportJWK(createPublicKey(pkcs8));
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
}

/** Signs Google's ID token for a person. */
export async function signIdToken(
  pkcs8: string,
  issuer: string,
  { asked, person }: Grant,
  now: Date,
): Promise<string> {
  const { kid = '' } = await publicJwk(pkcs8);
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { email, emailVerified, familyName, givenName, subject } = person;
  return new SignJWT({
    azp: asked.clientId,
    ...(asked.nonce !== '' && { nonce: asked.nonce }),
    ...(email !== null && { email, email_verified: emailVerified }),
    name: `${givenName} ${familyName}`.trim(),
    given_name: givenName,
    ...(familyName !== '' && { family_name: familyName }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(asked.clientId)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + HOUR_S)
    .sign(await importPKCS8(pkcs8, 'RS256'));
}
