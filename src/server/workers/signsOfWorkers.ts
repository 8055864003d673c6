import cluster, { type Worker } from 'node:cluster';

/** The message that a process sends to its parent repeatedly, while its event loop runs. */
const SIGN = { type: 'signup:goes-on' } as const;

const EVERY_MS = 1000;

/** Makes this process, one of several behind a port, send signs of life until it ends. */
export function giveSigns(everyMs = EVERY_MS): void {
  const { worker } = cluster;
  if (worker === undefined) return;
  // Its parent may be gone.
  const say = () => void worker.send(SIGN, () => undefined);
  say();
  const timer = setInterval(say, everyMs);
  timer.unref();
  worker.once('disconnect', () => clearInterval(timer));
}

/** Counts the signs of a process from now on. One of another release may never send any. */
export function countSigns(worker: Worker): () => number {
  let signs = 0;
  worker.on('message', (message: unknown) => {
    if (isSign(message)) signs += 1;
  });
  return () => signs;
}

function isSign(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === SIGN.type
  );
}
