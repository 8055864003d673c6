import type { Page } from 'playwright';

/** Waits for what is still loading or changing: fonts, images and colours. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page keeps another font when its own is late, even once that has come. A picture waits for the
    // page's own: only a face that is declared anew is drawn with what has come.
    for (const sheet of document.styleSheets) {
      for (const [at, { cssText }] of [...sheet.cssRules].entries()) {
        if (!/^@font-face.*font-display: optional/s.test(cssText)) continue;
        sheet.deleteRule(at);
        sheet.insertRule(cssText.replace('font-display: optional', 'font-display: swap'), at);
      }
    }
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
