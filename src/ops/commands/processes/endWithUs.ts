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
 * Makes signals exit the process normally, so that exit handlers run. By default, Node ends at
 * once.
 */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

function endAll(): void {
  for (const child of children) child.kill();
}
