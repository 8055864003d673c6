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

/** A log to a pipe that is read only by `read`, which collects all that it holds at that moment. */
function aPipedLog() {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, 'pipe');
  execFileSync('/usr/bin/env', ['mkfifo', pipe]);
  const output = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(output));
  let seen = '';
  const read = () => {
    const room = Buffer.alloc(60_000);
    seen += room.toString('utf8', 0, readSync(output, room));
    return seen;
  };
  return { log: logTo(output), read };
}

it('lines wait while there is no room, and are written in order once there is', async () => {
  const { log, read } = aPipedLog();
  // A pipe has room for 64 kB.
  const written = Array.from({ length: 3000 }, (_, at) => `a line of the log, number ${at}\n`);
  for (const line of written) log.write(line);

  await vi.waitFor(() => expect(read()).toBe(written.join('')), 10_000);
  expect(log.dropped()).toBe(0);
});

it('lines that find no room are dropped, and a line at their place counts them', async () => {
  const { log, read } = aPipedLog();
  const line = `${'x'.repeat(999)}\n`;
  for (let at = 0; at < 1500; at += 1) log.write(line);
  const dropped = log.dropped();
  // About a million characters wait beside those that are being written.
  expect(dropped).toBeGreaterThan(300);
  expect(dropped).toBeLessThan(500);

  await vi.waitFor(() => expect(read()).toContain('dropped here'), 10_000);
  log.write('a later line\n');

  const seen = await vi.waitFor(() => {
    const text = read();
    expect(text).toContain('a later line');
    return text;
  }, 10_000);
  const lines = seen.trim().split('\n');
  expect(lines).toHaveLength(1500 - dropped + 2);
  expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ level: 'warn', dropped });
  expect(lines.at(-1)).toBe('a later line');
  expect(log.dropped()).toBe(dropped);
});
