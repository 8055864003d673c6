import type { PreviewNews } from '../wire/PreviewState.ts';
import { bringTo } from './bringTo.ts';
import { failCalls } from './failCalls.ts';
import { isBringTo } from './isBringTo.ts';
import { keepInside } from './keepInside.ts';
import { showScheme } from './showScheme.ts';
import { whenTakenOver } from './whenTakenOver.ts';

/** Runs in a previewed page, before the page's own script: the Studio's hand in it. */
function drive(studio: Window): void {
  // Who may frame the page is said by its policy: the Studio, and no other.
  const tell = (news: PreviewNews) => studio.postMessage(news, '*');
  keepInside((address) => tell({ studio: 'stayed', address }));
  addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== studio || !isBringTo(data)) return;
    showScheme(data.scheme);
    scrollTo({ top: data.scrollY, behavior: 'instant' });
    if (data.state === 'failure') failCalls();
    void bringTo(data.state).then(() => tell({ studio: 'ready' }));
  });
  addEventListener('scroll', () => tell({ studio: 'scrolled', scrollY }), { passive: true });
  void whenTakenOver().then(() => tell({ studio: 'loaded' }));
}

if (parent !== window) drive(parent);
