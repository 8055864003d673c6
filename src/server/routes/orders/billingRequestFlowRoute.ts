import type { FastifyInstance } from 'fastify';
import type {
  BillingRequestFlowRequest,
  BillingRequestFlowResponse,
} from '../../../core/contract/generated/calls.ts';
import { callContext } from '../../http/callContext.ts';
import { callSchema } from '../../http/callSchemas.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import { keepDirectDebit } from '../../orders/methods/direct-debit/directDebitCookie.ts';
import { makeDirectDebitFlow } from '../../orders/methods/direct-debit/makeDirectDebitFlow.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { answers } from '../answers.ts';

/** The flow that starts the direct debit drop-in. */
export function billingRequestFlowRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post<{ Body: BillingRequestFlowRequest }>('/billing-request-flow', {
    onRequest: checkOrigin,
    schema: {
      tags: ['payment'],
      summary: 'What the direct debit drop-in starts with',
      body: callSchema('BillingRequestFlowRequest'),
      response: answers('BillingRequestFlowResponse'),
    },
    handler: async (request, reply): Promise<BillingRequestFlowResponse> => {
      const context = callContext(request, deps);
      const { session } = context;
      const { mandateId, state } = await makeDirectDebitFlow(context, request.body);
      keepDirectDebit(request, reply, session, state, deps);
      const data = { billingRequestFlowID: state.flow.billingRequestFlowId, mandateId };
      return { success: true, message: 'BILLING_REQUEST_FLOW', data };
    },
  });
}
