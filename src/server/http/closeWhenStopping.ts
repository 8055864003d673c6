import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Between failing readiness and closing the door: what a load balancer needs to notice, and what gives
 * every connection that is in use an answer which closes it.
 */
const LAME_DUCK_MS = 1500;

/** How long a connection is kept that becomes idle once the server has stopped listening. */
const IDLE_MS = 500;

/**
 * Has each answer of a server that is about to stop close its connection: the client's next request goes
 * elsewhere, on a connection of its own. What counts is when the answer is sent, because a request that came
 * before, such as a payment, may be answered long after.
 */
export function closeWhenStopping(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!isReady()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Stops listening, at once or once a balancer has noticed, and waits for what is under way. An answer whose
 * head was sent before does not close its connection, so that is kept for a moment after it, and not for the
 * minute in which a client may ask again.
 */
export async function closeServer(app: FastifyInstance, isNoticed: boolean): Promise<void> {
  if (isNoticed) await pause(LAME_DUCK_MS);
  app.server.keepAliveTimeout = IDLE_MS;
  await app.close();
}
