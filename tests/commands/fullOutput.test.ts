import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { plainEnvironment } from '../factories/servers/plainEnvironment.ts';

const scripts = join(import.meta.dirname, '../../scripts');

/** Runs a command whose output goes to a file that cannot grow beyond 512 bytes, as on a full disk. */
async function intoFullFile(script: string) {
  const file = join(await aTemporaryFolder(), 'output');
  const limited = 'file=$1; shift; ulimit -f 1 && exec "$@" > "$file"';
  const command = [process.execPath, join(scripts, script), '--help'];
  const options = { env: plainEnvironment(), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('/bin/sh', ['-c', limited, 'sh', file, ...command], options);
  return { status, stderr, written: readFileSync(file, 'utf8') };
}

it.each(['support.ts', 'leads.ts', 'brands.ts'])(
  '%s fails when its output finds no room, and does not pass off a part as the whole',
  async (script) => {
    const { status, stderr, written } = await intoFullFile(script);

    expect(written.length).toBeLessThanOrEqual(512);
    expect(stderr).toMatch(/^The output could not be written \(E\w+\)\. .*\n$/);
    expect(status).toBe(1);
  },
);

it.each(['support.ts', 'brands.ts'])('%s ends quietly when its reader has left', (script) => {
  const command = `"$0" "$1" --help | true`;
  const { status, stderr } = spawnSync(
    '/bin/sh',
    ['-c', command, process.execPath, join(scripts, script)],
    { env: plainEnvironment(), encoding: 'utf8' },
  );

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
