import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerDeps } from '../ServerDeps.ts';

/** Used by monitoring: /healthz says that the process is alive, /readyz that it takes visitors. */
export function healthRoutes(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = deps.isReady() && (await answers(deps));
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
}

async function answers({ database }: ServerDeps): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}
