import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { writeBuild } from '../../factories/brands/writeBuild.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import { startProgram, type Variables } from '../kills/Lives.ts';

/** A built brand that accepts payments, and the providers' process, for starting real servers. */
export interface Town {
  readonly sandboxUrl: string;
  readonly dataDir: string;
  /**
   * The variables for a server. The file in `dataDir` is its database, unless DATABASE_URL is
   * added.
   */
  readonly variables: Variables;
}

/** Opens a town with a brand, which is removed after the test. */
export async function openTown(built: BuiltBrand = aPaidBrand()): Promise<Town> {
  const folder = await aTemporaryFolder();
  const dataDir = join(folder, 'data');
  await writeBuild(join(folder, 'dist'), built);
  const sandbox = await startProgram('sandbox', {
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_DATA_DIR: join(folder, 'sandbox'),
  });
  onTestFinished(() => void sandbox.child.kill('SIGKILL'));
  const [sandboxUrl = ''] = /http:\/\/[\d.:]+/.exec(sandbox.readyLine) ?? [];
  const mail = /mail on ([\d.:]+)/.exec(sandbox.readyLine)?.[1];
  return {
    sandboxUrl,
    dataDir,
    variables: {
      SANDBOX_URL: sandboxUrl,
      SMTP_URL: `smtp://${mail}`,
      SESSION_SECRET: 'a-secret-of-more-than-32-characters',
      DATA_DIR: dataDir,
      DIST_DIR: join(folder, 'dist'),
      BRAND: 'slotbook',
      PORT: '0',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  };
}
