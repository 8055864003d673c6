import { drawOwnFaces } from '../../../page/app/document/drawOwnFaces.ts';
import { ATTEMPTS_KEY } from '../../../page/providers/attempts/attemptsKey.ts';
import {
  type BringTo,
  PREVIEW_STATES,
  type PreviewNews,
  type PreviewState,
} from '../wire/PreviewState.ts';
import { bringTo } from './bringTo.ts';
import { declineSignUps } from './declineSignUps.ts';
import { keepInside } from './keepInside.ts';
import { showScheme } from './showScheme.ts';
import { whenHydrated } from './whenHydrated.ts';

/** Runs in a previewed page before the page's own script, and does what the Studio requests. */
function drive(studio: Window): void {
  // Any target origin is safe, because the page's policy lets only the Studio frame it.
  const tell = (news: PreviewNews) => studio.postMessage(news, '*');
  let state: PreviewState = 'empty';
  keepInside(
    (address) => tell({ studio: 'stayed', address }),
    () => state === 'success',
  );
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== studio || !isBringTo(data)) return;
    state = data.state;
    showScheme(data.scheme);
    scrollTo({ top: data.scrollY, behavior: 'instant' });
    if (state === 'failure') declineSignUps();
    void bringTo(state).then(() => tell({ studio: 'ready' }));
  });
  addEventListener('scroll', () => tell({ studio: 'scrolled', scrollY }), { passive: true });
  void whenHydrated().then(() => {
    drawOwnFaces();
    tell({ studio: 'loaded' });
  });
}

/** Whether a message comes from the Studio. */
function isBringTo(data: unknown): data is BringTo {
  if (typeof data !== 'object' || data === null) return false;
  if (!('studio' in data && 'state' in data && 'scheme' in data && 'scrollY' in data)) return false;
  const isState = PREVIEW_STATES.some((state) => state === data.state);
  const isScheme = data.scheme === 'light' || data.scheme === 'dark';
  return data.studio === 'bringTo' && isState && isScheme && typeof data.scrollY === 'number';
}

/**
 * Forgets unfinished orders. A page replaced during an order leaves it in the storage to be
 * resumed, and this page has another session.
 */
function forgetOrders(): void {
  localStorage.removeItem(ATTEMPTS_KEY);
}

if (parent !== window) {
  forgetOrders();
  drive(parent);
}
