/** Whether the browser shows an address again: by a reload, or by going back or forward. */
export function isShownAgain(timings: Pick<Performance, 'getEntriesByType'>): boolean {
  const [timing] = timings.getEntriesByType('navigation');
  const type = timing && 'type' in timing && timing.type;
  return type === 'reload' || type === 'back_forward';
}
