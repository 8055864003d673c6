import type { Page } from 'playwright';

/** Waits for what is still on its way: fonts, images, and colours that change. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page keeps to another font where its own is late; a picture waits for its own.
    const faces = [...document.fonts].filter(({ status }) => status !== 'unloaded');
    for (const face of faces) face.display = 'swap';
    await Promise.allSettled(faces.map((face) => face.load()));
    await document.fonts.ready;
    const images = [...document.images].filter((it) => !it.complete && it.loading !== 'lazy');
    await Promise.allSettled(images.map((it) => it.decode()));
    // A colour on its way to another is no colour of the page. Loaders never end: they are no change.
    const changes = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(changes.map((it) => it.finished));
  });
}
