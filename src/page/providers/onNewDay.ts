/** Calls back at each midnight of the browser's time zone. A machine that sleeps then does so as it wakes. */
export function onNewDay(listener: (now: Date) => void): void {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  setTimeout(() => {
    listener(new Date());
    onNewDay(listener);
  }, midnight.getTime() - now.getTime());
}
