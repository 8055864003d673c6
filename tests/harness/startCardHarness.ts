import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import proxy from '@fastify/http-proxy';
import braintree from 'braintree';
import Fastify from 'fastify';
import { build } from 'vite';
import { SANDBOX_BRAINTREE } from '../../src/core/contract/sandbox/sandboxBraintree.ts';
import { cardSdkAlias } from '../../src/ops/commands/build/cardSdkAlias.ts';
import { startSandbox } from '../../src/sandbox/startSandbox.ts';
import { ORDER_METHODS } from '../../src/server/orders/methods/orderMethods.ts';
import { sandboxAddress } from '../../src/server/routes/sandbox/sandboxAddress.ts';
import { pagePolicy } from '../../src/server/security/headers.ts';
import { paymentSources } from '../../src/server/security/paymentSources.ts';

export interface CardHarness {
  /** The page's origin, such as http://slotbook.localhost:41234. */
  readonly origin: string;
  /** The gateway through the server's own SDK. */
  readonly gateway: braintree.BraintreeGateway;
  readonly stop: () => Promise<void>;
}

const PLACES = ['number', 'month', 'year', 'cvv', 'postal'];

function page(token: string): string {
  const fields = PLACES.map((id) => `<label for="${id}">${id}</label><div id="${id}"></div>`);
  return `<!doctype html><html lang="en" data-token="${token}"><title>Card</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script>
<form><input id="before" aria-label="Before">${fields.join('')}<input id="after" aria-label="After"></form>
<div id="challenge"></div></html>`;
}

/** Serves a page that runs the card SDK under a brand page's own policy, with the sandbox. */
export async function startCardHarness(): Promise<CardHarness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cards-'));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  const script = await bundle();
  const gateway = gatewayAt(sandbox.url);
  const app = Fastify({
    rewriteUrl: ({ url = '/', method }) => sandboxAddress(url, method),
    // Browsers open connections ahead on which they ask nothing. Closing would wait for those.
    forceCloseConnections: true,
  });
  const policy = pagePolicy(
    { scriptUrl: '/' },
    [],
    paymentSources([ORDER_METHODS.CC, ORDER_METHODS.ACH], () => 'local'),
  );
  for (const path of ['/signup', '/v1/payment']) {
    app.get(path, async (_request, reply) => {
      const { clientToken } = await gateway.clientToken.generate({});
      reply.header('content-security-policy', policy).type('text/html');
      return reply.send(page(clientToken));
    });
  }
  app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/page.css', (_request, reply) =>
    reply.type('text/css').send('form div { height: 30px; width: 300px; border: 1px solid }'),
  );
  await app.register(proxy, {
    upstream: sandbox.url,
    prefix: '/sandbox',
    rewritePrefix: '/sandbox',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a host and port has an address object.
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://slotbook.localhost:${port}`,
    gateway,
    async stop() {
      await app.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [cardSdkAlias] },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'cardPage.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [chunk] = [built].flat().flatMap((it) => ('output' in it ? it.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The card page was not built.');
  return chunk.code;
}

function gatewayAt(url: string): braintree.BraintreeGateway {
  const { hostname, port } = new URL(url);
  const { publicKey, privateKey } = SANDBOX_BRAINTREE;
  const environment = new braintree.Environment(hostname, port, '', false, hostname, port);
  return new braintree.BraintreeGateway({
    environment,
    merchantId: 'slotbook',
    publicKey,
    privateKey,
  });
}
