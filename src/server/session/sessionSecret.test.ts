import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { sessionSecret } from './sessionSecret.ts';

it('is the one of the environment, where there is one', async () => {
  const dataDir = await aTemporaryFolder();

  expect(sessionSecret({ sessionSecret: 'from the environment', dataDir })).toBe(
    'from the environment',
  );
});

it('is created once, readable only by its owner, and kept', async () => {
  const dataDir = await aTemporaryFolder();

  const made = sessionSecret({ sessionSecret: null, dataDir });

  expect(made.length).toBeGreaterThanOrEqual(64);
  expect(sessionSecret({ sessionSecret: null, dataDir })).toBe(made);
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
});

it.each(['', '\n', 'cut'])('is made again where only %j of it was written', async (left) => {
  const dataDir = await aTemporaryFolder();
  await writeFile(join(dataDir, 'session-secret'), left);

  const made = sessionSecret({ sessionSecret: null, dataDir });

  expect(made.length).toBeGreaterThanOrEqual(64);
  expect(sessionSecret({ sessionSecret: null, dataDir })).toBe(made);
});
