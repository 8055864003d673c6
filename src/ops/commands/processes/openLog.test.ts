import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { openLog } from './openLog.ts';

it('keeps what an earlier start wrote, readable only by its owner', async () => {
  const path = join(await aTemporaryFolder(), 'server.log');
  for (const line of ['The database is full\n', 'Ready\n']) {
    openLog(path, () => undefined)(line);
    await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toMatch(line);
  }
  expect(await readFile(path, 'utf8')).toBe('The database is full\nReady\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('says once that it cannot be written, and continues when it can', async () => {
  const path = join(await aTemporaryFolder(), 'server.log');
  await mkdir(path);
  const said: string[] = [];
  const write = openLog(path, (line) => void said.push(line));
  await expect.poll(() => said).toHaveLength(1);
  write('lost\n');
  write('lost\n');

  await rmdir(path);
  await expect
    .poll(() => {
      write('kept\n');
      return existsSync(path);
    })
    .toBe(true);
  await expect.poll(() => readFile(path, 'utf8')).toContain('kept\n');

  expect(said).toEqual([
    expect.stringMatching(/^The log cannot be written: .*server\.log \(EISDIR/),
  ]);
});
