/** Does what nobody waits for once the browser has nothing else to do. Safari does it in a task of its own. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
}
