import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataDir } from '../../src/server/storage/lockDataDir.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aFreePort } from '../factories/servers/aFreePort.ts';
import { runScript } from '../factories/servers/runScript.ts';

it('ends with what to do where another Studio has its data', async () => {
  const folder = await aTemporaryFolder();
  const lock = lockDataDir(join(folder, 'studio'));
  const { code, errors, output } = await runScript('studio.mjs', {
    DATA_DIR: folder,
    PORT: await aFreePort(),
  });
  lock.release();
  expect(errors).toBe(
    `Another server is running on the data directory ${join(folder, 'studio')}. Stop it first, or set DATA_DIR to another folder.\n`,
  );
  expect({ code, output }).toEqual({ code: 1, output: '' });
});

it.each([
  [['--dir', ''], '--dir has no value.'],
  [['--dir', 'brands', '--dir', 'docs'], '--dir is written twice.'],
])('refuses %j', async (options, why) => {
  const { code, errors } = await runScript('studio.mjs', {}, ...options);
  expect(errors).toContain(why);
  expect(code).toBe(2);
});
