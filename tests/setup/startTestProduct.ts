import { join } from 'node:path';
import {
  type OwnProduct,
  startOwnProduct,
} from '../../src/ops/commands/processes/startOwnProduct.ts';
import { type PayTarget, payTarget } from './payTarget.ts';
import { programFiles } from './programs/programFile.ts';

const root = join(import.meta.dirname, '../..');

export interface TestProduct extends OwnProduct {
  /** Who answers for the payment providers. */
  readonly target: PayTarget;
  /** The server's log so far, one line each. */
  readonly log: readonly string[];
}

/**
 * Starts the built product, sandbox included, on free ports with a new DATA_DIR, which is deleted
 * with it. `environment` adds variables to both processes. PAY_TARGET decides who answers for the
 * payment providers unless `target` is given. dist/ must exist: npm run build.
 */
export async function startTestProduct(
  environment: Readonly<Record<string, string | undefined>> = {},
  chosen?: PayTarget,
): Promise<TestProduct> {
  const log: string[] = [];
  const target = chosen ?? (await payTarget());
  const product = await startOwnProduct({
    root,
    programs: programFiles(),
    // Each test's visitor has a different address: see journey.ts.
    environment: {
      NODE_ENV: 'test',
      TRUSTED_PROXIES: '127.0.0.1',
      ...target.server,
      ...environment,
    },
    sandboxEnvironment: target.sandbox,
    onServerLine: (line) => log.push(line),
  });
  return { ...product, log, target };
}
