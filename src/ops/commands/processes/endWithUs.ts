import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

/** Ends a child process when this process exits for any reason except SIGKILL. */
export function endWithUs(child: ChildProcess): void {
  if (children.size === 0) process.on('exit', endAll);
  children.add(child);
  child.once('close', () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', endAll);
  });
}

let stopGently: (() => void) | null = null;

/**
 * Makes signals exit the process normally, so that exit handlers run. By default, Node ends at
 * once, and leaves child processes behind.
 */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

/** Makes the next signal stop the process gently. One that arrives meanwhile exits at once. */
export function stopOnSignals(stop: () => void): void {
  stopGently = stop;
}

function onSignal(): void {
  const stop = stopGently;
  stopGently = null;
  if (stop === null) process.exit(1);
  stop();
}

function endAll(): void {
  for (const child of children) child.kill();
}
