/**
 * Does work step by step, each in a task of its own: a key that comes meanwhile waits for one step and not for
 * all. Rejects with what a step throws, and leaves out those after it.
 */
export async function inTurns(steps: readonly (() => unknown)[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  // A timer would wait for a second in a tab that is not in view.
  const nextTask = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(null);
    });
  port1.start();
  try {
    for (const step of steps) {
      await nextTask();
      step();
    }
  } finally {
    port1.close();
  }
}
