import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import { callContext } from '../http/callContext.ts';
import { checkOrigin } from '../http/checkOrigin.ts';
import { answerOf } from '../payments/AttemptAnswer.ts';
import { findAttempt } from '../payments/findAttempt.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { attemptAnswers } from './answers.ts';
import { KEY_SCHEMA } from './idempotencyKey.ts';
import { sendAttempt } from './sendAttempt.ts';

interface AttemptCall {
  readonly Params: { readonly key: string };
}

/** What an attempt of this session has come to: its call's own answer, as soon as there is one. */
export function attemptRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get<AttemptCall>('/attempts/:key', {
    onRequest: checkOrigin,
    schema: {
      tags: ['payment'],
      summary: 'What an attempt has come to',
      params: { type: 'object', properties: { key: KEY_SCHEMA }, required: ['key'] },
      response: attemptAnswers('SignupResponse', 'PaymentResponse'),
    },
    handler: async (request, reply) => {
      const context = callContext(request, deps);
      const attempt = await findAttempt(deps.database, context.session.id, request.params.key);
      if (attempt === null) throw new CallError({ code: 'NOT_FOUND' });
      return sendAttempt(request, reply, context, answerOf(attempt));
    },
  });
}
