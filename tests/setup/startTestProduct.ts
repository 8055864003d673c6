import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProduct, startProduct } from '../../src/ops/commands/startProduct.ts';

import { type PayTarget, payTarget } from './payTarget.ts';

const root = join(import.meta.dirname, '../..');

export interface TestProduct extends RunningProduct {
  readonly port: number;
  /** Where the server keeps its database, signup.sqlite. */
  readonly dataDir: string;
  /** Who answers for the payment providers. */
  readonly target: PayTarget;
  /** The server's log so far, a line each. */
  readonly log: readonly string[];
}

/**
 * Starts the built product, sandbox included, on free ports with a fresh DATA_DIR that goes with
 * it. `environment` adds variables to both processes; PAY_TARGET decides who answers for the payment
 * providers, where nobody is given. dist/ must be there: npm run build.
 */
export async function startTestProduct(
  environment: Readonly<Record<string, string | undefined>> = {},
  chosen?: PayTarget,
): Promise<TestProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const log: string[] = [];
  const target = chosen ?? (await payTarget());
  const clean = () => rm(dataDir, { recursive: true, force: true });
  try {
    const product = await startProduct({
      root,
      port: 0,
      host: '127.0.0.1',
      dataDir,
      sandbox: true,
      // Each test's visitor comes from an address of its own: see journey.ts.
      environment: {
        NODE_ENV: 'test',
        TRUSTED_PROXIES: '127.0.0.1',
        ...target.server,
        ...environment,
      },
      sandboxEnvironment: target.sandbox,
      onServerLine: (line) => log.push(line),
    });
    const stop = async () => {
      await product.stop();
      await clean();
    };
    return { ...product, port: Number(new URL(product.url).port), dataDir, log, stop, target };
  } catch (error) {
    await clean();
    throw error;
  }
}
