import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SANDBOX_BRAINTREE } from '../../../core/contract/sandbox/sandboxBraintree.ts';
import { answerCall, type BraintreeParts } from '../answerCall.ts';
import { readFingerprint } from '../fingerprint.ts';
import type { CallHandler, CallName } from '../GatewayCall.ts';
import { Fields } from '../protocol/Fields.ts';
import { answerChallenge, authenticate } from './challenge.ts';
import { configuration } from './configuration.ts';
import { lookup } from './lookup.ts';
import { tokenizeBank, tokenizeCard } from './tokenize.ts';

const METHODS = '/v1/payment_methods';

const ROUTES: readonly (readonly ['GET' | 'POST', string, CallName, CallHandler])[] = [
  ['GET', '/v1/configuration', 'configuration', configuration],
  ['POST', `${METHODS}/credit_cards`, 'tokenize', tokenizeCard],
  ['POST', `${METHODS}/:key/three_d_secure/lookup`, 'lookup', lookup],
  ['POST', `${METHODS}/:key/three_d_secure/authenticate_from_jwt`, 'authenticate', authenticate],
  ['POST', '/graphql', 'tokenizeBank', tokenizeBank],
];

interface ClientRoute {
  readonly Params: { readonly merchant?: string; readonly key?: string };
}

/** The SDK sends its fingerprint in the body or query, and to GraphQL as a bearer token. */
function fingerprintOf(request: FastifyRequest, fields: Fields): string {
  const bearer = request.headers.authorization?.replace(/^Bearer /, '');
  return fields.text('authorizationFingerprint') ?? bearer ?? '';
}

/**
 * The half of the gateway that a browser calls, with the fingerprint of a client token. The path
 * can name the merchant or leave it to the fingerprint. The bank's page calls `/acs`.
 */
export function registerClientApi(app: FastifyInstance, parts: BraintreeParts): void {
  const { clientPath } = SANDBOX_BRAINTREE;
  for (const [method, path, name, handle] of ROUTES) {
    for (const prefix of [clientPath, `${clientPath}/:merchant`]) {
      app.route<ClientRoute>({
        method,
        url: prefix + path,
        handler: async (request, reply) => {
          const fields = new Fields(method === 'GET' ? request.query : request.body);
          const text = fingerprintOf(request, fields);
          const fingerprint = readFingerprint(parts.storage.signingKey, text, parts.now());
          const { merchant = fingerprint?.merchant, key = '' } = request.params;
          if (fingerprint === null || fingerprint.merchant !== merchant) {
            const message = 'Authorization fingerprint is invalid';
            return reply.code(fingerprint === null ? 401 : 403).send({ error: { message } });
          }
          const call = { name, handle, merchant, key, fields, fingerprint };
          await answerCall(parts, call, request, reply);
          return reply;
        },
      });
    }
  }
  app.post(`${clientPath}/acs`, async (request, reply) => {
    const fields = new Fields(request.body);
    const call = { name: 'acs', handle: answerChallenge, merchant: '', key: '', fields } as const;
    await answerCall(parts, { ...call, fingerprint: null }, request, reply);
    return reply;
  });
}
