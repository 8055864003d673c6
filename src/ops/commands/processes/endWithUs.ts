import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

/** Has a child asked to end when this process ends, however it comes to that but by SIGKILL. */
export function endWithUs(child: ChildProcess): void {
  if (children.size === 0) process.on('exit', endAll);
  children.add(child);
  child.once('close', () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', endAll);
  });
}

/** Has an end that is asked for from outside be one as every other: Node would end at once. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

function endAll(): void {
  for (const child of children) child.kill();
}
