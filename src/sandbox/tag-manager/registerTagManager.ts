import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_TAG_MANAGER } from '../../core/contract/sandbox/sandboxTagManager.ts';

/** A push from a page to its tag manager. */
interface Pushed {
  readonly container: string;
  /** The page's address, which every tag can read. */
  readonly address: string;
  readonly push: unknown;
}

const PUSHED = {
  type: 'object',
  additionalProperties: false,
  required: ['container', 'address', 'push'],
  properties: {
    container: { type: 'string', pattern: '^GTM-[A-Z0-9]{4,10}$' },
    address: { type: 'string', maxLength: 4000 },
    push: { type: 'object' },
  },
} as const;

/** Older entries are deleted. */
const MOST_KEPT = 1000;

/**
 * The tag manager's stand-in: its script, and a list of what pages sent to it, the newest last. It
 * shows what would have left the page.
 */
export function registerTagManager(app: FastifyInstance): void {
  const script = readFileSync(join(import.meta.dirname, 'browser/gtm.js'), 'utf8');
  const pushes: Pushed[] = [];

  app.get(SANDBOX_TAG_MANAGER.scriptPath, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );

  app.get<{ Querystring: { readonly container?: string } }>(
    SANDBOX_TAG_MANAGER.recordPath,
    async ({ query: { container } }) => ({
      pushes: pushes.filter((it) => container === undefined || it.container === container),
    }),
  );

  app.post<{ Body: Pushed }>(
    SANDBOX_TAG_MANAGER.recordPath,
    { schema: { body: PUSHED } },
    async (request, reply) => {
      pushes.push(request.body);
      if (pushes.length > MOST_KEPT) pushes.shift();
      return reply.code(204).send();
    },
  );
}
