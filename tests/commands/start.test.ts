import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aTakenPort } from '../factories/servers/aTakenPort.ts';
import { runScript } from '../factories/servers/runScript.ts';

it.each(['start.ts', 'dev.ts'])('%s says in one line that its port is in use', async (script) => {
  const port = await aTakenPort();
  const outcome = await runScript(script, { PORT: String(port) });
  expect(outcome).toEqual({
    code: 1,
    output: '',
    errors: `Port ${port} is in use. Stop what uses it, or set PORT to another, such as ${port + 1}.\n`,
  });
});

it('says in one line that a port is no number', async () => {
  const { code, errors } = await runScript('start.ts', { PORT: 'http' });
  expect(code).toBe(1);
  expect(errors).toBe("PORT is 'http'. Set it to a number from 1 to 65535.\n");
});

it('says in one line that DATA_DIR cannot be written', async () => {
  const file = join(await aTemporaryFolder(), 'data');
  await writeFile(file, '');
  const { code, errors } = await runScript('start.ts', { PORT: '4148', DATA_DIR: file });
  expect(code).toBe(1);
  expect(errors).toBe(
    `DATA_DIR cannot be written: ${file} (ENOTDIR). Choose another: DATA_DIR=./data npm start\n`,
  );
});

// Not even root can write there, whom file modes do not restrict.
it.each(['start.ts', 'dev.ts'])(
  '%s says in one line that DATA_DIR is read-only',
  async (script) => {
    const { code, output, errors } = await runScript(script, {
      PORT: '4149',
      DATA_DIR: '/proc/data',
    });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(
      /^DATA_DIR cannot be written: \/proc\/data \(E[A-Z]+\)\. Choose another: DATA_DIR=\.\/data npm start\n$/,
    );
  },
);

it('npm test says in one line that there is no browser', async () => {
  const { code, errors } = await runScript(
    'test.ts',
    { CHROMIUM_PATH: '/nowhere/chromium' },
    'journeys',
  );
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^CHROMIUM_PATH is \/nowhere\/chromium, where no file is\. Install Chromium .*\n$/,
  );
});

it('refuses a step of npm test that is not there, and names those that are', async () => {
  const { code, errors } = await runScript('test.ts', {}, 'nonsense');
  expect(code).toBe(2);
  expect(errors).toContain("There is no step 'nonsense'.");
});
