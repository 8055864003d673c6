import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { addressIn, startProcess } from '../../src/ops/commands/processes/startProcess.ts';
import { fetchText } from './fetchText.ts';

const ROOT = join(import.meta.dirname, '../..');
const MARKETS = ['US', 'CA', 'UK'] as const;

/** As in production, without the sandbox: dummy keys for providers that are never called. */
const ENVIRONMENT = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a secret of the bench, long enough to pass',
  SMTP_URL: 'smtp://127.0.0.1:9',
  RECAPTCHA_PROJECT: 'bench',
  RECAPTCHA_API_KEY: 'bench',
  RECAPTCHA_SITE_KEY: 'bench',
  RECAPTCHA_CHECKBOX_SITE_KEY: 'bench',
  BILLING_URL: 'https://billing.example',
  BILLING_API_KEY: 'bench',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  ...Object.fromEntries(
    MARKETS.flatMap((market) =>
      ['MERCHANT_ID', 'PUBLIC_KEY', 'PRIVATE_KEY'].map((key) => [
        `BRAINTREE_BENCH_${market}_${key}`,
        'bench',
      ]),
    ),
  ),
};

export interface BenchServer {
  /** From its start until it listens. */
  readonly seconds: number;
  /** The address it listens on. */
  readonly url: string;
  readonly pid: number | undefined;
  /** Returns the response of a host at a path. Rejects unless the status is 200. */
  readonly get: (host: string, path: string) => Promise<string>;
  /** Its current memory; null when the system does not say. */
  readonly megabytes: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** Starts the built server with the brand index in `folder`/brands. dist/page must exist. */
export async function startBenchServer(folder: string): Promise<BenchServer> {
  await mkdir(join(folder, 'data'), { recursive: true });
  await symlink(join(ROOT, 'dist/page'), join(folder, 'page'), 'junction');
  const began = performance.now();
  const server = await startProcess({
    name: 'server',
    file: join(ROOT, 'src/server/main.ts'),
    environment: {
      ...ENVIRONMENT,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DIST_DIR: folder,
    },
    ready: /^Server ready: /,
    onLine: () => undefined,
  });
  const seconds = (performance.now() - began) / 1000;
  const url = addressIn(server.readyLine);
  return {
    seconds,
    url,
    pid: server.pid,
    get: (host, path) => fetchText(new URL(path, url), host),
    megabytes: () => memoryOf(server.pid),
    stop: server.stop,
  };
}

async function memoryOf(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1000;
}
