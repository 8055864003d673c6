import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_BRAINTREE } from '../../../core/contract/sandbox/sandboxBraintree.ts';
import { answerCall, type BraintreeParts } from '../answerCall.ts';
import type { CallHandler, CallName } from '../GatewayCall.ts';
import { Fields } from '../protocol/Fields.ts';
import { clientToken } from './clientToken.ts';
import { createCustomer, deleteCustomer, findCustomer } from './customers.ts';
import {
  createPaymentMethod,
  deletePaymentMethod,
  findNonce,
  findPaymentMethod,
} from './paymentMethods.ts';
import { sale } from './sale.ts';
import { searchIds, searchPage } from './search.ts';
import { CHANGE_NAMES, changeTransaction, findTransaction, refund } from './transactions.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ROUTES: readonly (readonly [Method, string, CallName, CallHandler])[] = [
  ['POST', '/client_token', 'clientToken', clientToken],
  ['POST', '/customers', 'customer', createCustomer],
  ['GET', '/customers/:key', 'customer', findCustomer],
  ['DELETE', '/customers/:key', 'customer', deleteCustomer],
  ['POST', '/payment_methods', 'paymentMethod', createPaymentMethod],
  ['GET', '/payment_methods/any/:key', 'paymentMethod', findPaymentMethod],
  ['DELETE', '/payment_methods/any/:key', 'paymentMethod', deletePaymentMethod],
  ['GET', '/payment_method_nonces/:key', 'nonce', findNonce],
  ['POST', '/transactions', 'sale', sale],
  ['POST', '/transactions/advanced_search_ids', 'search', searchIds],
  ['POST', '/transactions/advanced_search', 'search', searchPage],
  ['GET', '/transactions/:key', 'find', findTransaction],
  ['POST', '/transactions/:key/refund', 'refund', refund],
  ...CHANGE_NAMES.map((name) => {
    const handle: CallHandler = (call) => changeTransaction(call, name);
    return [
      'PUT',
      `/transactions/:key/${name}`,
      name === 'void' ? 'void' : 'settle',
      handle,
    ] as const;
  }),
];

const { publicKey, privateKey } = SANDBOX_BRAINTREE;
const AUTHORIZATION = Buffer.from(
  `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
);

function isAuthorized(header: string | undefined): boolean {
  const given = Buffer.from(header ?? '');
  return given.length === AUTHORIZATION.length && timingSafeEqual(given, AUTHORIZATION);
}

interface MerchantRoute {
  readonly Params: { readonly merchant: string; readonly key?: string };
}

/** The half of the gateway that a server calls, with its keys. It reads JSON and answers in XML. */
export function registerServerApi(app: FastifyInstance, parts: BraintreeParts): void {
  for (const [method, path, name, handle] of ROUTES) {
    app.route<MerchantRoute>({
      method,
      url: `/merchants/:merchant${path}`,
      handler: async (request, reply) => {
        const { merchant, key = '' } = request.params;
        if (!isAuthorized(request.headers.authorization)) return reply.code(401).send('');
        if (!/^[A-Za-z0-9_-]{1,60}$/.test(merchant)) return reply.code(403).send('');
        const fields = new Fields(request.body);
        const call = { name, handle, merchant, key, fields, fingerprint: null };
        await answerCall(parts, call, request, reply);
        return reply;
      },
    });
  }
}
