import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../ServerDeps.ts';
import { isWritable } from '../storage/isWritable.ts';

/** How long an answer serves: anybody may ask, and each probe is a commit. */
const SERVES_MS = 1000;

/**
 * Used by monitoring: /healthz says that the process is alive, /readyz that it takes visitors, for
 * whom it has to write.
 */
export function healthRoutes(
  app: FastifyInstance,
  deps: Pick<ServerDeps, 'clock' | 'database' | 'isReady'>,
): void {
  let probed: { readonly at: number; readonly writable: Promise<boolean> } | null = null;

  function probe(): Promise<boolean> {
    const now = deps.clock();
    const at = now.getTime();
    if (probed === null || at - probed.at >= SERVES_MS) {
      probed = { at, writable: isWritable(deps.database, now) };
    }
    return probed.writable;
  }

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = deps.isReady() && (await probe());
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
}
