import { openPromise } from '../../../../providers/openPromise.ts';

/** A frame that has come and says nothing is not the provider's: its script, or all of it, was kept away. */
export class FrameIsSilent extends Error {}

/** A frame's script speaks before its frame has loaded: what comes after is late by this at most. */
const GRACE_MS = 2000;

export interface SilentFrame {
  /** Rejects with FrameIsSilent; never resolves. */
  readonly found: Promise<never>;
  readonly stop: () => void;
}

/**
 * Watches for a frame in one of the places that loads and then says nothing, as one does whose
 * address a blocker or a lost connection kept away: the browser tells of it by no error, and the SDK
 * only after a minute.
 */
export function watchForSilentFrame(places: readonly HTMLElement[]): SilentFrame {
  const { promise: found, reject } = openPromise<never>();
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const spoken = new Set<MessageEventSource | null>();

  addEventListener('message', ({ source }) => void spoken.add(source), options);
  const onLoad = ({ target }: Event) => {
    // An empty frame loads, too, before it is given its address.
    if (!(target instanceof HTMLIFrameElement) || !/^https?:/.test(target.src)) return;
    setTimeout(() => {
      if (!spoken.has(target.contentWindow)) reject(new FrameIsSilent(target.name));
    }, GRACE_MS);
  };
  // A load event does not bubble, but can be caught on its way down.
  for (const place of places) place.addEventListener('load', onLoad, options);
  return { found, stop: () => stopped.abort() };
}
