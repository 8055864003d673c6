import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { SANDBOX_PAYEE_HEADER } from '../../../core/contract/sandbox/sandboxPayee.ts';
import { brandOfHost } from '../../brands/brandOfHost.ts';
import { refuseHost } from '../../http/addSite.ts';
import type { ServerDeps } from '../../ServerDeps.ts';

const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/i;

/**
 * Passes browsers' requests for the sandbox on to its process, unchanged, on every host of a brand
 * or of this machine. Refuses other hosts: a site could point its own name here, and read the
 * mailbox.
 */
export async function sandboxProxy(
  app: FastifyInstance,
  { brands, config }: Pick<ServerDeps, 'brands' | 'config'>,
  sandboxUrl: string,
): Promise<void> {
  const rules = { pinned: config.brand, localHosts: true };
  /**
   * The payee on the visitor's bank statement, limited to the letters that a header can contain.
   */
  function payee(host = ''): string {
    const { index } = brands.current();
    const id = brandOfHost(index, host.replace(/:\d+$/, ''), rules) ?? '';
    return encodeURIComponent(index.brands[id]?.name ?? '');
  }

  await app.register(proxy, {
    upstream: sandboxUrl,
    prefix: '/sandbox',
    rewritePrefix: '/sandbox',
    preHandler: ({ hostname }, reply, done) => {
      const brand = brandOfHost(brands.current().index, hostname, rules);
      if (brand === null && !THIS_MACHINE.test(hostname)) refuseHost(reply);
      else done();
    },
    replyOptions: {
      rewriteRequestHeaders: ({ headers: { host } }, headers) => ({
        ...headers,
        'x-forwarded-host': host,
        [SANDBOX_PAYEE_HEADER]: payee(host),
      }),
    },
  });
}

/** Whether a path belongs to the sandbox, whose responses have their own headers. */
export function isSandboxPath(url: string): boolean {
  return /^\/sandbox(?:[/?]|$)/.test(url);
}
