import type { FastifyInstance } from 'fastify';
import type {
  ClientTokenRequest,
  ClientTokenResponse,
} from '../../../core/contract/generated/calls.ts';
import { callContext } from '../../http/callContext.ts';
import { callSchema } from '../../http/callSchemas.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import { makeClientToken } from '../../orders/methods/braintree/makeClientToken.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { answers } from '../answers.ts';

/** The token that initialises the page's card fields. */
export function clientTokenRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post<{ Body: ClientTokenRequest }>('/client-token', {
    onRequest: checkOrigin,
    schema: {
      tags: ['payment'],
      summary: 'What the card fields start with',
      body: callSchema('ClientTokenRequest'),
      response: answers('ClientTokenResponse'),
    },
    handler: async (request): Promise<ClientTokenResponse> => {
      const data = await makeClientToken(callContext(request, deps), request.body);
      return { success: true, message: 'CLIENT_TOKEN', data };
    },
  });
}
