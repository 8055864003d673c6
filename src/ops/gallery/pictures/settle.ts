import type { Page } from 'playwright';
import { drawOwnFaces } from '../../../page/app/document/drawOwnFaces.ts';

/** Waits for what is still loading or changing: fonts, images and colours. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(drawOwnFaces);
  await page.evaluate(async () => {
    // A browser asks for a font only after layout: before that the page would seem to need none.
    document.body.getBoundingClientRect();
    const faces = [...document.fonts].filter(({ status }) => status !== 'unloaded');
    await Promise.allSettled(faces.map((face) => face.load()));
    await document.fonts.ready;
    const images = [...document.images].filter((it) => !it.complete && it.loading !== 'lazy');
    await Promise.allSettled(images.map((it) => it.decode()));
    // Waits until no colour is in transition. Loaders never end, so they do not count.
    const changes = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(changes.map((it) => it.finished));
  });
}
