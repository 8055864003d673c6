import type { FastifyInstance } from 'fastify';
import { BUSY_SECONDS } from '../../core/rules/session/namesNobody.ts';
import { CallError } from '../errors/CallError.ts';
import type { ServerDeps } from '../ServerDeps.ts';

/** With a longer delay of the event loop, page views are refused, because waits would only grow. */
const MOST_DELAY_MS = 250;

/**
 * Returns a function that says whether there is capacity for a page view. Logs when overload begins
 * and ends.
 */
export function watchRoom({
  loopDelay,
  logger,
}: Pick<ServerDeps, 'logger' | 'loopDelay'>): () => boolean {
  let hadRoom = true;
  return () => {
    const delay = loopDelay();
    const hasRoom = delay <= MOST_DELAY_MS;
    if (!hasRoom && hadRoom) logger.warn({ delay }, 'There is no room: page views are refused');
    if (hasRoom && !hadRoom) logger.info({ delay }, 'There is room again for page views');
    hadRoom = hasRoom;
    return hasRoom;
  };
}

/**
 * Refuses page views while the event loop is overloaded, before any work for them. Throws CallError
 * 'BUSY'.
 */
export function roomForPages(pages: FastifyInstance, hasRoom: () => boolean): void {
  pages.addHook('onRequest', async () => {
    if (!hasRoom()) throw new CallError({ code: 'BUSY', retryAfter: BUSY_SECONDS });
  });
}
