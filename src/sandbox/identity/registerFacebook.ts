import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX_SOCIAL } from '../../core/contract/sandbox/sandboxSocial.ts';
import { fieldsOf } from '../acceptForms.ts';
import { type IdentityParts, TOKEN_MS } from './IdentityParts.ts';
import type { Grant } from './openIdentityStorage.ts';
import { secretOf } from './readAuthorization.ts';
import { redeemCode, type TokenError } from './redeemCode.ts';

const path = `${SANDBOX_SOCIAL.facebook}/:version`;

interface MeRequest {
  readonly Querystring: { readonly fields?: string; readonly appsecret_proof?: string };
}

/** Facebook's half for servers: a token for a code, and the Graph API's /me. */
export function registerFacebook(app: FastifyInstance, { now, storage }: IdentityParts): void {
  app.post(`${path}/oauth/access_token`, async (request, reply) => {
    const redeemed = redeemCode('facebook', fieldsOf(request.body), storage, now());
    if (!redeemed.ok) return refuseToken(reply, redeemed.error);
    const grant = { ...redeemed.value, expiresAt: now().getTime() + TOKEN_MS };
    return reply.send({
      access_token: storage.keep('token', grant),
      token_type: 'bearer',
      expires_in: TOKEN_MS / 1000,
    });
  });

  app.get<MeRequest>(`${path}/me`, async (request, reply) => {
    const token = bearerOf(request);
    const grant = storage.find(token);
    if (grant === null || grant.expiresAt <= now().getTime()) {
      return refuse(reply, 'Error validating access token', 190);
    }
    const secret = secretOf('facebook', grant.asked.clientId);
    const proof = createHmac('sha256', secret).update(token).digest('hex');
    if (request.query.appsecret_proof !== proof) {
      return refuse(reply, 'Invalid appsecret_proof provided in the API argument', 100);
    }
    return reply.send(fieldsAsked(grant, (request.query.fields ?? 'id,name').split(',')));
  });
}

/** Returns the requested fields. E-mail only if the person has one. */
function fieldsAsked({ person }: Grant, names: readonly string[]): Record<string, string> {
  const { email, familyName, givenName, subject } = person;
  const known: Readonly<Record<string, string | null>> = {
    id: subject,
    name: `${givenName} ${familyName}`.trim(),
    first_name: givenName,
    last_name: familyName,
    email,
  };
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = known[name] ?? null;
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function refuseToken(reply: FastifyReply, error: TokenError): FastifyReply {
  if (error === 'out_of_order') {
    return reply.code(503).type('text/html').send('<h1>Service unavailable</h1>\n');
  }
  return refuse(reply, `Error validating verification code: ${error}`, 100);
}

function refuse(reply: FastifyReply, message: string, code: number): FastifyReply {
  return reply.code(400).send({ error: { message, type: 'OAuthException', code } });
}
