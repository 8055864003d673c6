import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';

const LOGGER = new URL('./createLogger.ts', import.meta.url).href;

/** Logs, works on, logs again, and ends as a server does after a signal. */
const PROGRAM = `
  import { setTimeout as pause } from 'node:timers/promises';
  import { createLogger } from '${LOGGER}';
  const logger = createLogger({ level: 'info' });
  for (let line = 1; line <= 3; line += 1) {
    logger.info('line ' + line);
    await pause(50);
  }
  console.error('works on');
  process.exit(0);
`;

/** Runs the program, and returns its exit code and what it says besides the log. */
async function run(stdout: number | 'pipe') {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  // Nobody reads the log.
  child.stdout?.destroy();
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code]: unknown[] = await once(child, 'close');
  return { code, said };
}

it('a server whose log is on a full disk works on, and ends', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));

  expect(await run(full)).toEqual({ code: 0, said: 'works on\n' });
});

it('a server whose log nobody reads any more works on, and ends', async () => {
  expect(await run('pipe')).toEqual({ code: 0, said: 'works on\n' });
});
