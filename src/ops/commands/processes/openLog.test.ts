import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { openLog } from './openLog.ts';

it('keeps what an earlier start wrote, for its owner alone', async () => {
  const path = join(await aTemporaryFolder(), 'server.log');
  for (const line of ['The database is full\n', 'Ready\n']) {
    const log = openLog(path);
    log.end(line);
    await finished(log);
  }
  expect(await readFile(path, 'utf8')).toBe('The database is full\nReady\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
