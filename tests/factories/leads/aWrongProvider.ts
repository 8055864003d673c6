import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

/** A provider's answer at one of its addresses. `claims` go into an ID token. */
export interface Wrong {
  readonly discovery?: (answer: ServerResponse, base: string) => void;
  readonly token?: (answer: ServerResponse) => void;
  readonly me?: (answer: ServerResponse) => void;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that is not published. */
  readonly isForged?: boolean;
  /** The algorithm in the token's header. */
  readonly alg?: 'none';
}

/** A key is dear to make, and no test changes one. The second is never published. */
const keys = Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);

export function json(answer: ServerResponse, status: number, body: unknown): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Google and Facebook with faults: everything is correct except what a test makes wrong. Written
 * separately from the sandbox's stand-in, so that a mistake in one is not in the other too.
 */
export async function aWrongProvider(wrong: Wrong): Promise<string> {
  const [{ privateKey, publicKey }, strange] = await keys;
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server = createServer((request, answer) => void respond(request, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const issuer = `${base}/identity/google`;

  async function idToken(): Promise<string> {
    const claims = {
      iss: issuer,
      aud: 'google-slotbook',
      sub: '1',
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
      nonce: 'nonce-of-the-visitor',
      email: 'ada@example.com',
      email_verified: true,
      ...wrong.claims,
    };
    if (wrong.alg === 'none') {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    const key = wrong.isForged ? strange.privateKey : privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(key);
  }

  const discovery = (answer: ServerResponse) =>
    json(answer, 200, {
      issuer,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    });
  const me = (answer: ServerResponse) => json(answer, 200, { id: '1', email: 'ada@example.com' });

  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', base);
    if (pathname.endsWith('/openid-configuration')) {
      return (wrong.discovery ?? discovery)(answer, base);
    }
    if (pathname.endsWith('/jwks')) return json(answer, 200, { keys: [jwk] });
    if (pathname.endsWith('/me')) return (wrong.me ?? me)(answer);
    if (wrong.token !== undefined) return wrong.token(answer);
    const isGoogle = pathname.startsWith('/identity/google');
    return json(answer, 200, {
      access_token: 'canary-token',
      token_type: 'Bearer',
      ...(isGoogle && { id_token: await idToken() }),
    });
  }
  return base;
}
