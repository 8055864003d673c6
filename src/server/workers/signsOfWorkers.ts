import cluster, { type Worker } from 'node:cluster';

/** What a process says to the one that started it, again and again, for as long as its event loop goes round. */
const SIGN = { type: 'signup:goes-on' } as const;

const EVERY_MS = 1000;

/** Has this process, one of several behind a port, say that it goes on until it ends. */
export function giveSigns(everyMs = EVERY_MS): void {
  const { worker } = cluster;
  if (worker === undefined) return;
  // The process that started it may be gone.
  const say = () => void worker.send(SIGN, () => undefined);
  say();
  const timer = setInterval(say, everyMs);
  timer.unref();
  worker.once('disconnect', () => clearInterval(timer));
}

/** Counts from now on how often a process has said so. One of another release may never do. */
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
