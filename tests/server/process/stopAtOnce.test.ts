import cluster from 'node:cluster';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { aFreePort } from '../../factories/servers/aFreePort.ts';
import { startProgram } from '../../models/kills/Lives.ts';
import { openTown } from '../../models/town/openTown.ts';
import { programFile } from '../../setup/programs/programFile.ts';

/** Asks a process to end as soon as it has reported that it is ready, before it continues. */
const STOPPED_AT_ONCE = `
  const { log } = console;
  console.log = (...words) => {
    log(...words);
    process.kill(process.pid, 'SIGTERM');
  };`;

it('a server that is asked to stop as soon as it is ready stops in order', async () => {
  const { variables } = await openTown();
  const { child } = await startProgram('server', {
    ...variables,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(STOPPED_AT_ONCE)}`,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');

  expect({ code: child.exitCode, signal: child.signalCode }).toEqual({ code: 0, signal: null });
});

/** Asks a process behind a port to end as soon as it has told its parent that it listens. */
const STOPPED_AS_IT_LISTENS = `
  const { send } = process;
  process.send = (message, ...more) => {
    const sent = send.call(process, message, ...more);
    if (message.act === 'listening') process.kill(process.pid, 'SIGTERM');
    return sent;
  };`;

it('a process behind a port that is asked to stop as soon as it listens stops in order', async () => {
  const { variables } = await openTown();
  const program = `data:text/javascript,${encodeURIComponent(STOPPED_AS_IT_LISTENS)}`;
  cluster.setupPrimary({
    exec: programFile('server'),
    execArgv: ['--import', program],
    args: [],
    silent: true,
  });
  const worker = cluster.fork({ ...variables, WORKERS: '1', PORT: await aFreePort() });
  onTestFinished(() => void worker.process.kill('SIGKILL'));

  expect(await once(worker, 'exit')).toEqual([0, null]);
});
