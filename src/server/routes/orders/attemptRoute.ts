import type { FastifyInstance } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import { type CallContext, callContext } from '../../http/callContext.ts';
import { checkOrigin } from '../../http/checkOrigin.ts';
import { type AttemptAnswer, answerOf, PENDING } from '../../orders/answerOrder.ts';
import { findAttempt, isKeyUsed } from '../../orders/attempts/findAttempt.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { attemptAnswers } from '../answers.ts';
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
      return sendAttempt(request, reply, context, await askedAbout(context, request.params.key));
    },
  });
}

/**
 * Returns the answer of an attempt. A fault of ours says nothing about the attempt, so the page has
 * to ask again. Throws CallError 'NOT_FOUND' or 'NO_ATTEMPT'.
 */
async function askedAbout(
  { deps, log, session }: CallContext,
  key: string,
): Promise<AttemptAnswer> {
  try {
    const attempt = await findAttempt(deps.database, session.id, key);
    if (attempt === null) {
      // One that another session made may have been charged: that is not ours to tell.
      const isTheirs = await isKeyUsed(deps.database, key);
      throw new CallError({ code: isTheirs ? 'NOT_FOUND' : 'NO_ATTEMPT' });
    }
    return answerOf(attempt);
  } catch (err) {
    if (err instanceof CallError) throw err;
    log.error({ err }, 'An attempt could not be looked at');
    return PENDING;
  }
}
