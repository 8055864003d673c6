import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { runScript } from '../factories/runScript.ts';

async function aTakenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

it.each(['start.ts', 'dev.ts'])('%s says in one line that its port is in use', async (script) => {
  const port = await aTakenPort();
  const outcome = await runScript(script, { PORT: String(port) });
  expect(outcome).toEqual({
    code: 1,
    output: '',
    errors: `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
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

it('refuses a step of npm test that is not there, and names those that are', async () => {
  const { code, errors } = await runScript('test.ts', {}, 'nonsense');
  expect(code).toBe(1);
  expect(errors).toContain("There is no step 'nonsense'.");
});
