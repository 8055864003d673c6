import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Passes what a browser needs of the sandbox on to its process, on every host, as it is. */
export async function sandboxProxy(app: FastifyInstance, sandboxUrl: string): Promise<void> {
  await app.register(proxy, {
    upstream: sandboxUrl,
    prefix: '/sandbox',
    rewritePrefix: '/sandbox',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-host': request.headers.host,
      }),
    },
  });
}

/** Whether a path is the sandbox's, whose answers carry headers of their own. */
export function isSandboxPath(url: string): boolean {
  return /^\/sandbox(?:[/?]|$)/.test(url);
}
