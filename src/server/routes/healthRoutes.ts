import type { FastifyInstance } from 'fastify';
import { inTime } from '../inTime.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { isWritable } from '../storage/isWritable.ts';

/** How long a result is reused, because anyone may ask, and each probe is a commit. */
const SERVES_MS = 1000;

/** How long a probe may take. A monitor waits less than a database that hangs. */
const PATIENCE_MS = 2000;

interface Probe {
  readonly at: number;
  readonly writable: Promise<boolean>;
  isOver: boolean;
}

/**
 * For monitoring: /healthz says that the process is alive, /readyz that it accepts visitors, which
 * requires writing to the database.
 */
export function healthRoutes(
  app: FastifyInstance,
  deps: Pick<ServerDeps, 'clock' | 'database' | 'isReady'>,
  patienceMs = PATIENCE_MS,
): void {
  let probed: Probe | null = null;

  function probe(): Promise<boolean> {
    const now = deps.clock();
    const at = now.getTime();
    // Waits for a running probe instead of starting another, because each takes a connection.
    if (probed === null || (probed.isOver && at - probed.at >= SERVES_MS)) {
      const next: Probe = { at, writable: isWritable(deps.database, now), isOver: false };
      void next.writable.then(() => {
        next.isOver = true;
      });
      probed = next;
    }
    return probed.writable;
  }

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = deps.isReady() && (await inTime(patienceMs, probe(), false));
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
}
