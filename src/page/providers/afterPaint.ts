/**
 * Does some work after the browser's next paint. Returns a function that cancels it. A hidden page is
 * not painted: its work waits until the page is shown.
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
