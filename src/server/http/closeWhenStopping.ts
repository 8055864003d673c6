import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The delay between failing readiness and closing the port. A load balancer needs it to notice, and
 * each active connection needs it to get an answer that closes it.
 */
const LAME_DUCK_MS = 1500;

/** How long an idle connection is kept after the server has stopped listening. */
const IDLE_MS = 500;

/**
 * While the server is about to stop, makes each answer close its connection, so that the client's
 * next request goes elsewhere. Decided when the answer is sent, because a request such as a payment
 * may be answered long after it arrived.
 */
export function closeWhenStopping(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!isReady()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Stops listening, at once or after a load balancer has noticed, and waits for running requests. An
 * answer whose head was already sent does not close its connection, so such connections get a short
 * idle time-out instead of the usual minute.
 */
export async function closeServer(app: FastifyInstance, isNoticed: boolean): Promise<void> {
  if (isNoticed) await pause(LAME_DUCK_MS);
  app.server.keepAliveTimeout = IDLE_MS;
  await app.close();
}
