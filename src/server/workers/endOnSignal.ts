import cluster from 'node:cluster';
import { once } from 'node:events';

/** Ends this process in order when it is asked to: after `stop`. */
export function endOnSignal(stop: () => Promise<void>): void {
  const end = () =>
    void stop()
      .then(leavePort)
      .then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/**
 * Waits until the parent process knows that this one accepts nothing any more. It may have handed
 * over a connection before, which Node returns for another process. Without this, that connection
 * would never be answered nor closed.
 */
async function leavePort(): Promise<void> {
  const { worker } = cluster;
  if (worker === undefined || !worker.isConnected()) return;
  const left = once(worker, 'disconnect');
  worker.disconnect();
  await left;
}
