import type { FastifyInstance } from 'fastify';
import { BUSY_SECONDS } from '../../core/rules/session/namesNobody.ts';
import { CallError } from '../errors/CallError.ts';
import type { ServerDeps } from '../ServerDeps.ts';

/** A page that would come later than this is refused at once: all would wait longer and longer. */
const MOST_DELAY_MS = 250;

/** Tells whether there is room for a page view. The log says when it begins and ends that there is none. */
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
 * Refuses page views while the event loop is too late for them, before anything is done for them.
 * Throws CallError 'BUSY'.
 */
export function roomForPages(pages: FastifyInstance, hasRoom: () => boolean): void {
  pages.addHook('onRequest', async () => {
    if (!hasRoom()) throw new CallError({ code: 'BUSY', retryAfter: BUSY_SECONDS });
  });
}
