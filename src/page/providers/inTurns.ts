/**
 * Runs steps in turn, each in its own task, so that a key press waits for one step and not for all.
 * Rejects with a step's error, and skips the steps after it.
 */
export async function inTurns(steps: readonly (() => unknown)[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  // Not a timer, which can wait for a second in a background tab.
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
