import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { StartError } from '../StartError.ts';
import { lockDataDir } from './lockDataDir.ts';

/** Another process, which takes the lock and keeps it. */
async function anotherOn(dataDir: string) {
  const program = `
    import { lockDataDir } from ${JSON.stringify(new URL('./lockDataDir.ts', import.meta.url).href)};
    lockDataDir(${JSON.stringify(dataDir)});
    console.log('has it');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

it('a second server is refused with what to do', async () => {
  const dataDir = await aTemporaryFolder();
  const lock = lockDataDir(dataDir);
  onTestFinished(() => lock.release());

  const second = () => lockDataDir(dataDir);

  expect(second).toThrow(StartError);
  expect(second).toThrow(
    `Another server is running on the data directory ${dataDir}. Stop it first, or set DATABASE_URL`,
  );
});

it('a server that has stopped makes room for the next', async () => {
  const dataDir = await aTemporaryFolder();
  lockDataDir(dataDir).release();

  expect(() => lockDataDir(dataDir).release()).not.toThrow();
});

it('another process is refused, and one that was killed leaves no lock', async () => {
  const dataDir = await aTemporaryFolder();
  const another = await anotherOn(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow('Another server is running');

  const gone = once(another, 'close');
  another.kill('SIGKILL');
  await gone;

  expect(() => lockDataDir(dataDir).release()).not.toThrow();
  expect(await readdir(dataDir)).toEqual(['server.lock']);
});
