/** Calls back at each midnight of the browser's time zone. A sleeping machine calls back when it wakes. */
export function onNewDay(listener: (now: Date) => void): void {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  setTimeout(() => {
    listener(new Date());
    onNewDay(listener);
  }, midnight.getTime() - now.getTime());
}
