/**
 * Does some work after the browser's next paint. Returns a function that cancels it. A hidden page
 * is not painted, so the work waits until it is visible.
 */
export function afterPaint(work: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    waiting = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
}
