import type { FastifyInstance } from 'fastify';
import { BUSY_SECONDS } from '../../core/rules/session/namesNobody.ts';
import { CallError } from '../errors/CallError.ts';
import type { ServerDeps } from '../ServerDeps.ts';

/** A page that would come later than this is refused at once: all would wait longer and longer. */
const MOST_DELAY_MS = 250;

/**
 * Refuses page views while the event loop is too late for them, before anything is done for them.
 * Throws CallError 'BUSY'. The log says when it begins and when it is over.
 */
export function roomForPages(
  pages: FastifyInstance,
  { loopDelay, logger }: Pick<ServerDeps, 'logger' | 'loopDelay'>,
): void {
  let isFull = false;
  pages.addHook('onRequest', async () => {
    const delay = loopDelay();
    const was = isFull;
    isFull = delay > MOST_DELAY_MS;
    if (isFull && !was) logger.warn({ delay }, 'There is no room: page views are refused');
    if (!isFull && was) logger.info({ delay }, 'There is room again for page views');
    if (isFull) throw new CallError({ code: 'BUSY', retryAfter: BUSY_SECONDS });
  });
}
