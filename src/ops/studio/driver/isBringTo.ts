import { type BringTo, PREVIEW_STATES } from '../wire/PreviewState.ts';

/** Whether a message is one of the Studio's. */
export function isBringTo(data: unknown): data is BringTo {
  if (typeof data !== 'object' || data === null) return false;
  if (!('studio' in data && 'state' in data && 'scheme' in data && 'scrollY' in data)) return false;
  const isState = PREVIEW_STATES.some((state) => state === data.state);
  const isScheme = data.scheme === 'light' || data.scheme === 'dark';
  return data.studio === 'bringTo' && isState && isScheme && typeof data.scrollY === 'number';
}
