import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logTo } from './logDestination.ts';

const LOGGER = new URL('./createLogger.ts', import.meta.url).href;

/** Logs, works on, logs again, and ends as a server does after a signal. */
const WORKS_ON = `
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

/** Ends before it can know whether its log can be written. */
const ENDS_AT_ONCE = `
  import { createLogger } from '${LOGGER}';
  const logger = createLogger({ level: 'info' });
  for (let line = 1; line <= 3; line += 1) logger.info('line ' + line);
  console.error('works on');
  process.exit(0);
`;

function start(program: string, stdout: number | 'pipe') {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs a program whose log nobody reads, and returns its exit code and what else it prints. */
async function run(program: string, stdout: number | 'pipe') {
  const child = start(program, stdout);
  child.stdout?.destroy();
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code]: unknown[] = await once(child, 'close');
  return { code, said };
}

const BOTH = [
  ['that works on, and ends', WORKS_ON],
  ['that ends at once', ENDS_AT_ONCE],
] as const;

it.each(BOTH)('a server whose log is on a full disk is one %s', async (_name, program) => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));

  expect(await run(program, full)).toEqual({ code: 0, said: 'works on\n' });
});

it.each(BOTH)('a server whose log nobody reads any more is one %s', async (_name, program) => {
  expect(await run(program, 'pipe')).toEqual({ code: 0, said: 'works on\n' });
});

it.each([
  ['exits', 'process.exit(3);'],
  ['ends by an unforeseen error', "throw new Error('unforeseen');"],
  ['ends by itself', ''],
])('a log is whole when the server %s', async (_name, end) => {
  const program = `
    import { createLogger } from '${LOGGER}';
    const logger = createLogger({ level: 'info' });
    for (let line = 1; line <= 500; line += 1) logger.info('line ' + line);
    ${end}
  `;
  const child = start(program, 'pipe');
  let lines = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    lines += chunk.toString();
  });
  await once(child, 'close');

  const messages = lines
    .trim()
    .split('\n')
    .map((line) => String(JSON.parse(line).msg));
  const logged = Array.from({ length: 500 }, (_, at) => `line ${at + 1}`);
  // The last lines may come before those that a thread has not written yet.
  expect(messages.toSorted()).toEqual(logged.toSorted());
});

it('lines wait while there is no room, and are written in order once there is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, 'pipe');
  execFileSync('/usr/bin/env', ['mkfifo', pipe]);
  const output = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(output));
  const log = logTo(output);
  // A pipe has room for 64 kB.
  const written = Array.from({ length: 3000 }, (_, at) => `a line of the log, number ${at}\n`);
  for (const line of written) log.write(line);

  let seen = '';
  await vi.waitFor(() => {
    const room = Buffer.alloc(20_000);
    seen += room.toString('utf8', 0, readSync(output, room));
    expect(seen.length).toBe(written.join('').length);
  }, 10_000);
  expect(seen).toBe(written.join(''));
});
