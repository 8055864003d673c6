import { openPromise } from '../../../../providers/openPromise.ts';

/** A frame that loads without sending a message is not the provider's: it or its script was blocked. */
export class FrameIsSilent extends Error {}

/** A frame's script sends its message before the load event. This is how late the message may arrive. */
const GRACE_MS = 2000;

export interface SilentFrame {
  /** Rejects with FrameIsSilent; never resolves. */
  readonly found: Promise<never>;
  readonly stop: () => void;
}

/**
 * Watches for a frame in these elements that loads without sending a message, because a blocker or
 * a lost connection kept its content away. The browser reports no error for that, and the SDK only
 * after a minute.
 */
export function watchForSilentFrame(places: readonly HTMLElement[]): SilentFrame {
  const { promise: found, reject } = openPromise<never>();
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const spoken = new Set<MessageEventSource | null>();

  addEventListener('message', ({ source }) => void spoken.add(source), options);
  const onLoad = ({ target }: Event) => {
    // An empty frame also fires 'load' before it gets its address.
    if (!(target instanceof HTMLIFrameElement) || !/^https?:/.test(target.src)) return;
    setTimeout(() => {
      if (!spoken.has(target.contentWindow)) reject(new FrameIsSilent(target.name));
    }, GRACE_MS);
  };
  // A load event does not bubble, but can be captured.
  for (const place of places) place.addEventListener('load', onLoad, options);
  return { found, stop: () => stopped.abort() };
}
