import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from './kills/Lives.ts';
import { openTown } from './town/openTown.ts';
import { processesOf } from './town/processesOf.ts';

const LIMIT_MS = 5 * 60_000;

it(
  'a server whose process hangs serves again with another one',
  async () => {
    const { variables } = await openTown();
    const { child, readyLine } = await startProgram('server', {
      ...variables,
      WORKERS: '1',
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    });
    const url = /http:\/\/\S+/.exec(readyLine)?.[0] ?? '';
    const [hanging = 0] = await processesOf(child);
    const isServed = async () => (await fetch(`${url}/signup`)).ok;
    expect(await isServed()).toBe(true);

    process.kill(hanging, 'SIGSTOP');

    const others = async () => (await processesOf(child)).filter((pid) => pid !== hanging);
    await expect.poll(others, { timeout: LIMIT_MS }).toHaveLength(1);
    expect(await processesOf(child)).not.toContain(hanging);
    await expect.poll(() => isServed().catch(() => false), { timeout: LIMIT_MS }).toBe(true);
  },
  LIMIT_MS,
);
