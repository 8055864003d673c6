import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { aBrand } from '../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../factories/brands/aBuiltBrand.ts';
import { startReportService } from '../setup/startReportService.ts';
import { startProgram } from './kills/Lives.ts';
import { openTown } from './town/openTown.ts';
import { processesOf } from './town/processesOf.ts';

/** Only a server in production sends reports. It calls no provider here. */
const IN_PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: '0',
  WORKERS: '1',
  SESSION_SECRET: 'a-secret-of-more-than-32-characters',
  SMTP_URL: 'smtp://127.0.0.1:9',
  RECAPTCHA_PROJECT: 'test',
  RECAPTCHA_API_KEY: 'test',
  RECAPTCHA_SITE_KEY: 'test',
  RECAPTCHA_CHECKBOX_SITE_KEY: 'test',
};

it('a process that ends by itself is reported by the one that replaces it', async () => {
  const brand = aBrand({ signupTypes: { offered: ['free'], default: 'free' } });
  const { dataDir, variables } = await openTown(aBuiltBrand({ brand }));
  const reports = await startReportService();
  onTestFinished(() => reports.stop());
  const { child } = await startProgram('server', {
    ...IN_PRODUCTION,
    DATA_DIR: dataDir,
    DIST_DIR: variables['DIST_DIR'] ?? '',
    SENTRY_DSN: reports.dsn,
  });
  onTestFinished(async () => {
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  });

  const [pid = 0] = await processesOf(child);
  process.kill(pid, 'SIGKILL');

  await expect
    .poll(() => reports.items.map(({ payload }) => payload))
    .toEqual([
      expect.objectContaining({
        message: 'A process of the server ended by itself',
        extra: expect.objectContaining({ pid, cause: 'SIGKILL' }),
      }),
    ]);
});
