import type { FastifyReply, FastifyRequest } from 'fastify';
import { signIn } from '../../commands/account/signIn.ts';
import type { CallContext } from '../../http/callContext.ts';
import { type AttemptAnswer, PENDING } from '../../orders/answerOrder.ts';
import { newSession, sendSession } from '../../session/visitorSession.ts';
import { userOfSession } from '../../storage/accounts/userOfSession.ts';
import { keepPlacedOrder } from '../../storage/placedOrders.ts';

/**
 * Answers a call with the outcome of its attempt. When a sign-up is active at once, every call with
 * its key signs the visitor in, because the first answer may not have reached them. When that fails
 * the page has to ask again: a fault of ours is never reported as the attempt's failure.
 */
export async function sendAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
  { body, orderedBy, status }: AttemptAnswer,
): Promise<FastifyReply> {
  try {
    // An order may be answered again after its visitor has started anew.
    if (orderedBy !== undefined) {
      await keepPlacedOrder(context.deps.database, context.session.id, orderedBy);
    }
    if (body.success && 'completion' in body.data && body.data.completion === 'activeAccount') {
      await signInOnce(request, reply, context, { userId: body.data.userId, orderedBy });
    }
  } catch (err) {
    context.log.error({ err }, 'An order is done, and its session could not be told');
    return send(reply, PENDING);
  }
  return send(reply, { body, status });
}

/** The cookie changes last: without the session's row it would lead nowhere. */
async function signInOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
  { orderedBy, userId }: { readonly userId: string; readonly orderedBy: string | undefined },
): Promise<void> {
  const { deps, session } = context;
  if ((await userOfSession(deps.database, session.id)) === userId) return;
  const signedIn = await signIn(context, newSession(deps), userId);
  // Not what the session of before tells, which may be a newer order of somebody else.
  if (orderedBy !== undefined) await keepPlacedOrder(deps.database, signedIn.id, orderedBy);
  sendSession(request, reply, deps, signedIn);
}

function send(reply: FastifyReply, { body, status }: AttemptAnswer): FastifyReply {
  if (status === 202) reply.header('retry-after', retryAfterOf(body));
  return reply.code(status).send(body);
}

function retryAfterOf({ data }: AttemptAnswer['body']): number {
  return data !== null && 'retryAfter' in data ? (data.retryAfter ?? 0) : 0;
}
