import type { FastifyReply, FastifyRequest } from 'fastify';
import { signIn } from '../../commands/account/signIn.ts';
import type { CallContext } from '../../http/callContext.ts';
import { type AttemptAnswer, PENDING } from '../../orders/answerOrder.ts';
import { methodOf } from '../../orders/methods/methodOf.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { newSession, sendSession } from '../../session/visitorSession.ts';
import { keepPlacedOrder, toldOfSession } from '../../storage/placedOrders.ts';

/**
 * Answers a call with the outcome of its attempt. When a sign-up is active at once, every call with
 * its key signs the visitor in, because the first answer may not have reached them. When that fails
 * the page has to ask again: an error of ours is never reported as the attempt's failure.
 */
export async function sendAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
  { body, orderedBy, status }: AttemptAnswer,
): Promise<FastifyReply> {
  try {
    if (orderedBy !== undefined) {
      const { database } = context.deps;
      const { id } = context.session;
      const told = await toldOfSession(database, id);
      // An order may be answered again after its visitor has started over.
      if (told?.attempt_id !== orderedBy) await keepPlacedOrder(database, id, orderedBy);
      const userId = signedInBy(body);
      if (userId !== null && told?.user_id !== userId) {
        // The cookie changes last, because it is useless without the session's row. Uses the
        // answered order and not the old session's, which may be a newer one of another person.
        const signedIn = await signIn(context, newSession(context.deps), userId, orderedBy);
        sendSession(request, reply, context.deps, signedIn);
      }
    }
  } catch (err) {
    context.log.error({ err }, 'An order is done, and its session could not be told');
    return send(reply, PENDING);
  }
  return send(reply, { body: withKnownMethod(context.deps, body), status });
}

/** Leaves out a payment method that only another release has, because pages do not know it. */
function withKnownMethod(
  { methods }: Pick<ServerDeps, 'methods'>,
  body: AttemptAnswer['body'],
): AttemptAnswer['body'] {
  if (!body.success || !('paymentType' in body.data)) return body;
  const { paidWith: _paidWith, paymentType, ...data } = body.data;
  const isKnown = paymentType === undefined || methodOf(methods, paymentType) !== null;
  // What is left has the type of the same answer: both are optional in it.
  return isKnown ? body : ({ ...body, data } as AttemptAnswer['body']);
}

/** The user whose account the answer opens at once; null when it opens none. */
function signedInBy({ data, success }: AttemptAnswer['body']): string | null {
  if (!success || !('completion' in data)) return null;
  return data.completion === 'activeAccount' ? data.userId : null;
}

function send(reply: FastifyReply, { body, status }: AttemptAnswer): FastifyReply {
  if (status === 202) reply.header('retry-after', retryAfterOf(body));
  return reply.code(status).send(body);
}

function retryAfterOf({ data }: AttemptAnswer['body']): number {
  return data !== null && 'retryAfter' in data ? (data.retryAfter ?? 0) : 0;
}
