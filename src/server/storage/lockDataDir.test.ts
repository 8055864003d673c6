import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aTemporaryFolder } from '../../../tests/factories/aTemporaryFolder.ts';
import { StartError } from '../StartError.ts';
import { awaitDataDir, lockDataDir } from './lockDataDir.ts';

/**
 * Another process, which takes the lock and keeps it, or is refused and ends. By the time it
 * reports, garbage has been collected.
 */
async function anotherOn(dataDir: string) {
  const program = `
    import { lockDataDir } from ${JSON.stringify(new URL('./lockDataDir.ts', import.meta.url).href)};
    lockDataDir(${JSON.stringify(dataDir)});
    for (let rounds = 0; rounds < 3; rounds += 1) {
      gc();
      await new Promise((resolve) => setImmediate(resolve));
    }
    console.log('has it');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const hasIt = once(child.stdout, 'data').then(() => true);
  const has = await Promise.race([hasIt, once(child, 'close').then(() => false)]);
  return { child, has };
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
  const { child } = await anotherOn(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow('Another server is running');

  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;

  expect(() => lockDataDir(dataDir).release()).not.toThrow();
  expect(await readdir(dataDir)).toEqual(['server.lock']);
});

it('another process is still refused after this one was a second time', async () => {
  const dataDir = await aTemporaryFolder();
  const lock = lockDataDir(dataDir);
  onTestFinished(() => lock.release());
  expect(() => lockDataDir(dataDir)).toThrow('Another server is running');

  const another = await anotherOn(dataDir);

  expect(another.has).toBe(false);
});

it('a lock that cannot be opened is named, with what to do', async () => {
  const dataDir = await aTemporaryFolder();
  await mkdir(join(dataDir, 'server.lock'));

  const lock = () => lockDataDir(dataDir);

  expect(lock).toThrow(StartError);
  expect(lock).toThrow(
    `The lock ${join(dataDir, 'server.lock')} cannot be opened. Make it writable`,
  );
});

it('a successor gets the directory when its predecessor releases it', async () => {
  const dataDir = await aTemporaryFolder();
  const before = lockDataDir(dataDir);

  const next = awaitDataDir(dataDir);
  onTestFinished(() => next.release());
  expect(next.isAlone).toBe(false);
  before.release();

  const isFree = () => {
    try {
      lockDataDir(dataDir).release();
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(isFree).toBe(false);
  expect((await anotherOn(dataDir)).has).toBe(false);
});

it('a successor of a process that is gone gets the directory at once', async () => {
  const dataDir = await aTemporaryFolder();
  const next = awaitDataDir(dataDir);
  onTestFinished(() => next.release());

  expect(next.isAlone).toBe(true);
  expect(() => lockDataDir(dataDir)).toThrow('Another server is running');
});

it('a process that stops waiting takes the directory from no other', async () => {
  const dataDir = await aTemporaryFolder();
  const before = lockDataDir(dataDir);
  awaitDataDir(dataDir).release();
  before.release();

  expect((await anotherOn(dataDir)).has).toBe(true);
});
