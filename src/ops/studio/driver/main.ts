import type { PreviewNews, PreviewState } from '../wire/PreviewState.ts';
import { bringTo } from './bringTo.ts';
import { declineSignUps } from './declineSignUps.ts';
import { isBringTo } from './isBringTo.ts';
import { keepInside } from './keepInside.ts';
import { showScheme } from './showScheme.ts';
import { whenTakenOver } from './whenTakenOver.ts';

/** Runs in a previewed page, before the page's own script: the Studio's hand in it. */
function drive(studio: Window): void {
  // Who may frame the page is said by its policy: the Studio, and no other.
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
  void whenTakenOver().then(() => tell({ studio: 'loaded' }));
}

if (parent !== window) drive(parent);
