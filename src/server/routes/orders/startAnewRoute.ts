import type { FastifyInstance } from 'fastify';
import type { PlainResponse } from '../../../core/contract/generated/calls.ts';
import { callContext } from '../../http/callContext.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { forgetPlacedOrder } from '../../storage/placedOrders.ts';
import { answers } from '../answers.ts';

/** Used by a visitor who has ordered and wants the form again. The order itself stays unchanged. */
export function startAnewRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post('/start-anew', {
    onRequest: checkOrigin,
    schema: {
      tags: ['sign-up'],
      summary: 'Show the form again in a session that has placed an order',
      body: { type: 'object', additionalProperties: false },
      response: answers('PlainResponse'),
    },
    handler: async (request): Promise<PlainResponse> => {
      const { session } = callContext(request, deps);
      await forgetPlacedOrder(deps.database, session.id);
      return { success: true, message: 'STARTED_ANEW' };
    },
  });
}
