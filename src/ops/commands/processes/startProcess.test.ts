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

it('tells when the process ends by itself, and why', async () => {
  const plan = await aProgram(
    `console.log('Ready'); process.stdin.on('end', () => { console.error('Tired.'); process.exit(3); }).resume();`,
  );
  const running = await startProcess(plan);
  expect(await running.ended).toBe('The program ended (3). Tired.');
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
