import type { Page } from 'playwright';
import { drawOwnFaces } from '../../../page/app/document/drawOwnFaces.ts';

/** Waits until fonts and images have loaded and colours have stopped changing. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(drawOwnFaces);
  await page.evaluate(async () => {
    // A browser requests a font only after layout. Without this, the page would seem to need none.
    document.body.getBoundingClientRect();
    const faces = [...document.fonts].filter(({ status }) => status !== 'unloaded');
    await Promise.allSettled(faces.map((face) => face.load()));
    await document.fonts.ready;
    const images = [...document.images].filter((it) => !it.complete && it.loading !== 'lazy');
    await Promise.allSettled(images.map((it) => it.decode()));
    // Waits until no colour is in transition. Loading animations never end, so they do not count.
    const changes = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(changes.map((it) => it.finished));
  });
}
