import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { lineOf } from './lineOf.ts';

function program(source: string) {
  return spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'pipe'] });
}

it('resolves at the line, whatever is printed before', async () => {
  const child = program("console.log('one'); console.log('done: two');");
  await expect(lineOf(child, 'done: ', 'not done: ')).resolves.toBeUndefined();
});

it.each([
  [
    "console.log('a reason'); console.error('not done: x'); setTimeout(() => {}, 60_000)",
    'It failed',
  ],
  ["console.log('a reason')", 'It ended'],
])('rejects with what was printed: %s', async (source, why) => {
  const child = program(source);
  const line = lineOf(child, 'done: ', 'not done: ');
  await expect(line).rejects.toThrow(`${why} before 'done: ':\na reason`);
  child.kill();
});
