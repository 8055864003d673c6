import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from '../../models/kills/Lives.ts';
import { openTown } from '../../models/town/openTown.ts';

/** Asks a process to end as soon as it has reported that it is ready, before it continues. */
const STOPPED_AT_ONCE = `
  const { log } = console;
  console.log = (...words) => {
    log(...words);
    process.kill(process.pid, 'SIGTERM');
  };`;

it('a server that is asked to stop as soon as it is ready stops in order', async () => {
  const { variables } = await openTown();
  const { child } = await startProgram('src/server/main.ts', {
    ...variables,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(STOPPED_AT_ONCE)}`,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');

  expect({ code: child.exitCode, signal: child.signalCode }).toEqual({ code: 0, signal: null });
});
