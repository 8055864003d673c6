/**
 * Does something once the browser has drawn what is pending. Returns what calls it off. A page that
 * nobody sees is not drawn: there it waits until somebody looks.
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
