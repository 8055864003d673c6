import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../src/ops/commands/processes/startProduct.ts';
import { listenLocally } from './listenLocally.ts';
import { programFiles } from './programs/programFile.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Nothing listens there: for providers that are never called, or are unavailable. */
const NOWHERE = 'http://127.0.0.1:9';

/** As in production, without the local providers, and with dummy keys. */
const ENVIRONMENT = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  SESSION_SECRET: 'a secret of the journeys, long enough to pass',
  SMTP_URL: 'smtp://127.0.0.1:9',
  RECAPTCHA_PROJECT: 'journey',
  RECAPTCHA_API_KEY: 'journey',
  RECAPTCHA_SITE_KEY: 'journey',
  RECAPTCHA_CHECKBOX_SITE_KEY: 'journey',
  RECAPTCHA_URL: NOWHERE,
  BILLING_URL: NOWHERE,
  BILLING_API_KEY: 'journey',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_URL: NOWHERE,
};

export interface LiveProduct {
  /** The origin of the brand's pages, such as http://frontdesk.localhost:41234. */
  readonly origin: string;
  /** The server's log so far, one line each. */
  readonly log: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built server with NODE_ENV=production for one brand, behind a proxy like a business's,
 * which reports https to the server and speaks http to the test's browser. `paymentAccount` is the
 * brand's.
 */
export async function startInProduction(
  brand: string,
  paymentAccount: string,
  environment: Readonly<Record<string, string>>,
): Promise<LiveProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const log: string[] = [];
  const account = `BRAINTREE_${paymentAccount.toUpperCase().replaceAll('-', '_')}`;
  const keys = ['MERCHANT_ID', 'PUBLIC_KEY', 'PRIVATE_KEY'].map((it) => [
    `${account}_${it}`,
    'key',
  ]);
  const product = await startProduct({
    root: ROOT,
    programs: programFiles(),
    port: 0,
    host: '127.0.0.1',
    dataDir,
    sandbox: false,
    environment: { ...ENVIRONMENT, ...Object.fromEntries(keys), BRAND: brand, ...environment },
    onServerLine: (line) => log.push(line),
  });
  const edge = await startEdge(Number(new URL(product.url).port));
  return {
    origin: `http://${brand}.localhost:${edge.port}`,
    log,
    async stop() {
      await edge.stop();
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Passes everything on. Behind a real one, the browser would say that it uses https. */
function startEdge(port: number) {
  const edge = createServer((request, response) => {
    const { origin, ...headers } = request.headers;
    const secure = origin === undefined ? {} : { origin: origin.replace(/^http:/, 'https:') };
    const plan = {
      host: '127.0.0.1',
      port,
      path: request.url ?? '/',
      method: request.method ?? 'GET',
      headers: { ...headers, ...secure },
    };
    const passed = send(plan, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // When the browser disconnects, its requests end.
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  return listenLocally(edge);
}
