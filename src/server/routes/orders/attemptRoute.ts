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

/** The result of an attempt of this session: its call's own answer, once there is one. */
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
 * Returns the answer of an attempt. An error of ours says nothing about the attempt, so the page
 * has to ask again. Throws CallError 'NOT_FOUND' or 'NO_ATTEMPT'.
 */
async function askedAbout(
  { deps, log, session }: CallContext,
  key: string,
): Promise<AttemptAnswer> {
  try {
    const attempt = await findAttempt(deps.database, session.id, key);
    if (attempt === null) {
      // Another session's attempt may have been charged, but this session may not learn of it.
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
