/** How late a midnight may be noticed after a sleep, during which a machine's timers do not run. */
const LATEST_MS = 60_000;

/** Calls back at each midnight of the browser's time zone, or once a machine that slept has woken. */
export function onNewDay(listener: (now: Date) => void): void {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const left = midnight.getTime() - now.getTime();
  setTimeout(
    () => {
      const later = new Date();
      if (later >= midnight) listener(later);
      onNewDay(listener);
    },
    Math.min(left, LATEST_MS),
  );
}
