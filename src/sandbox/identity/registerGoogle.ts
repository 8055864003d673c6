import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX_SOCIAL } from '../../core/contract/sandbox/sandboxSocial.ts';
import { fieldsOf } from '../acceptForms.ts';
import { type IdentityParts, TOKEN_MS } from './IdentityParts.ts';
import { redeemCode, type TokenError } from './redeemCode.ts';
import { publicJwk, signIdToken } from './signIdToken.ts';

const { google: path, pages } = SANDBOX_SOCIAL;

/** The origin that the caller used for the stand-in. */
function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Google's half for servers: discovery, keys and tokens of OpenID Connect. */
export function registerGoogle(app: FastifyInstance, { now, storage }: IdentityParts): void {
  app.get(`${path}/.well-known/openid-configuration`, async (request) => {
    const origin = originOf(request);
    return {
      issuer: `${origin}${path}`,
      authorization_endpoint: `${origin}${pages}/google`,
      token_endpoint: `${origin}${path}/token`,
      jwks_uri: `${origin}${path}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name'],
    };
  });

  app.get(`${path}/jwks`, async () => ({ keys: [await publicJwk(storage.signingKey())] }));

  app.post(`${path}/token`, async (request, reply) => {
    const redeemed = redeemCode('google', fieldsOf(request.body), storage, now());
    if (!redeemed.ok) return refuse(reply, redeemed.error);
    const grant = { ...redeemed.value, expiresAt: now().getTime() + TOKEN_MS };
    const issuer = `${originOf(request)}${path}`;
    return reply.send({
      access_token: storage.keep('token', grant),
      expires_in: TOKEN_MS / 1000,
      scope: 'openid email profile',
      token_type: 'Bearer',
      id_token: await signIdToken(storage.signingKey(), issuer, grant, now()),
    });
  });
}

function refuse(reply: FastifyReply, error: TokenError): FastifyReply {
  if (error === 'out_of_order') {
    return reply.code(503).type('text/html').send('<h1>Service unavailable</h1>\n');
  }
  return reply.code(error === 'invalid_client' ? 401 : 400).send({ error });
}
