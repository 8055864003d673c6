import type { FastifyReply, FastifyRequest } from 'fastify';
import { signIn } from '../commands/signIn.ts';
import type { CallContext } from '../http/callContext.ts';
import type { AttemptAnswer } from '../payments/AttemptAnswer.ts';
import { startSession } from '../session/visitorSession.ts';
import { userOfSession } from '../storage/userOfSession.ts';

/**
 * Answers a call with what its attempt has come to. Whoever holds the key of a sign-up that is active
 * at once is signed in, this time as the first: the first answer may not have reached them.
 */
export async function sendAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  context: CallContext,
  { body, status }: AttemptAnswer,
): Promise<FastifyReply> {
  const { deps, session } = context;
  if (status === 202) reply.header('retry-after', retryAfterOf(body));
  if (body.success && 'completion' in body.data && body.data.completion === 'activeAccount') {
    const { userId } = body.data;
    const isSignedIn = (await userOfSession(deps.database, session.id)) === userId;
    if (!isSignedIn) await signIn(context, startSession(request, reply, deps), userId);
  }
  return reply.code(status).send(body);
}

function retryAfterOf({ data }: AttemptAnswer['body']): number {
  return data !== null && 'retryAfter' in data ? (data.retryAfter ?? 0) : 0;
}
