import type { FastifyInstance } from 'fastify';
import type { PaymentCall } from '../../../core/contract/generated/calls.ts';
import { upgrade } from '../../commands/upgrade/upgrade.ts';
import { callContext } from '../../http/callContext.ts';
import { callSchema } from '../../http/callSchemas.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import { keepFirstPayer } from '../../orders/methods/direct-debit/directDebitOfPayer.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { attemptAnswers } from '../answers.ts';
import { IDEMPOTENCY_HEADER, keyHeaders } from './idempotencyKey.ts';
import { sendAttempt } from './sendAttempt.ts';

interface UpgradeRequest {
  readonly Body: PaymentCall;
  readonly Headers: { readonly [IDEMPOTENCY_HEADER]?: string };
}

/** The upgrade of an existing account. */
export function paymentRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.post<UpgradeRequest>('/payment', {
    onRequest: checkOrigin,
    schema: {
      tags: ['payment'],
      summary: "An account's change to another plan, by its owner or an admin",
      headers: keyHeaders(true),
      body: callSchema('PaymentCall'),
      response: attemptAnswers('PaymentResponse'),
    },
    handler: async (request, reply) => {
      const context = callContext(request, deps);
      const { body, headers } = request;
      const { payment } = body;
      const answer = await upgrade(context, {
        key: headers[IDEMPOTENCY_HEADER] ?? deps.newId(),
        request: body,
        onPayer: (email) => keepFirstPayer(request, reply, context, { email, payment }),
      });
      return sendAttempt(request, reply, context, answer);
    },
  });
}
