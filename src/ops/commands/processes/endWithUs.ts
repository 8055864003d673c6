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

/**
 * Signals this close, in milliseconds, are one wish: a terminal or a service manager sends one to a
 * whole group, and a parent of the group passes it on.
 */
const TOGETHER = 1000;

let stopGently: (() => void) | null = null;
let stoppedAt = Number.NEGATIVE_INFINITY;

/**
 * Makes signals exit the process normally, so that exit handlers run. By default, Node ends at
 * once, and leaves child processes behind.
 */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

/** Makes the next signal stop the process gently. A later one, while it is stopping, exits at once. */
export function stopOnSignals(stop: () => void): void {
  stopGently = stop;
}

function onSignal(): void {
  const stop = stopGently;
  stopGently = null;
  if (stop !== null) {
    stoppedAt = performance.now();
    stop();
  } else if (performance.now() - stoppedAt > TOGETHER) process.exit(1);
}

function endAll(): void {
  for (const child of children) child.kill();
}
