import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { startProcess } from './startProcess.ts';

async function aProgram(code: string) {
  const file = join(await aTemporaryFolder(), 'program.mjs');
  await writeFile(file, code);
  return { name: 'program', file, environment: { WORD: 'yes' }, ready: /^Ready/, onLine: () => {} };
}

/** Whether a process exists. Sends it a signal, if one is given. */
function isThere(pid: number, signal: NodeJS.Signals | 0 = 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

const WAITS = 'setInterval(() => {}, 1000);';

it('resolves with the line that says it is ready', async () => {
  const plan = await aProgram(
    `console.log('Hm'); console.log('Ready: ' + process.env.WORD);${WAITS}`,
  );
  const running = await startProcess(plan);
  await running.stop();
  expect(running.readyLine).toBe('Ready: yes');
});

it('fails with the last words of a process that does not get ready', async () => {
  const plan = await aProgram(`console.error('No room.'); process.exitCode = 2;`);
  await expect(startProcess(plan)).rejects.toThrow(/^No room\.$/);
});

it('reports when the process ends by itself, and why', async () => {
  const plan = await aProgram(
    `console.log('Ready'); process.stdin.on('end', () => { console.error('Tired.'); process.exit(3); }).resume();`,
  );
  const running = await startProcess(plan);
  expect(await running.ended).toBe('The program ended (3). Tired.');
});

/** A process that starts another, and then runs `code`. Resolves with both. */
async function aParent(code: string) {
  const child = await aProgram(`console.log('Ready'); ${WAITS}`);
  const parent = await aProgram(`
    import { exitOnSignals, stopOnSignals } from '${new URL('endWithUs.ts', import.meta.url).href}';
    import { startProcess } from '${new URL('startProcess.ts', import.meta.url).href}';
    exitOnSignals();
    const plan = { ...${JSON.stringify(child)}, ready: /^Ready/, onLine: () => {} };
    const { pid } = await startProcess(plan);
    ${code}
    console.log('Ready ' + pid);`);
  const heard: string[] = [];
  const running = await startProcess({ ...parent, onLine: (line) => heard.push(line) });
  return { heard, pid: Number(running.readyLine.split(' ')[1]), running };
}

it('a process ends with the one that started it, such as by SIGTERM', async () => {
  const { pid, running } = await aParent('');
  expect(isThere(pid)).toBe(true);

  await running.stop();

  await expect.poll(() => isThere(pid)).toBe(false);
});

it('a process is stopped gently by signals that come together, as from a terminal and a parent', async () => {
  const { heard, running } = await aParent(`stopOnSignals(() => setTimeout(() => {
    console.log('stopped gently');
    process.exit();
  }, 100));`);
  process.kill(running.pid ?? 0, 'SIGINT');
  process.kill(running.pid ?? 0, 'SIGTERM');
  await running.ended;
  expect(heard).toContain('stopped gently');
});

it('a process ends with the one that started it, also by a signal while that one is stopping', async () => {
  const { heard, pid, running } = await aParent("stopOnSignals(() => console.log('stopping'));");
  process.kill(running.pid ?? 0, 'SIGTERM');
  await expect.poll(() => heard).toContain('stopping');
  expect(isThere(pid)).toBe(true);

  await expect.poll(() => isThere(running.pid ?? 0, 'SIGTERM'), { timeout: 10_000 }).toBe(false);

  await expect.poll(() => isThere(pid)).toBe(false);
});

it('lets a process keep what it compiled for the next one, or in the folder that its variables name', async () => {
  const plan = await aProgram(`console.log('Ready ' + process.env.NODE_COMPILE_CACHE);${WAITS}`);
  const kept = await startProcess(plan);
  const elsewhere = await aTemporaryFolder();
  const told = await startProcess({ ...plan, environment: { NODE_COMPILE_CACHE: elsewhere } });
  await Promise.all([kept.stop(), told.stop()]);
  expect(told.readyLine).toBe(`Ready ${elsewhere}`);
  expect(kept.readyLine).toMatch(/^Ready .*compiled$/);
});
