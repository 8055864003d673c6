import type { Page } from 'playwright/test';

/**
 * Keeps everything from coming near the window, because a card's form would then be drawn, which is not
 * what the page does by itself. Call it before the page opens; it returns a function that ends this.
 */
export async function holdAppearing(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let holds = true;
    const observe = Reflect.get(IntersectionObserver.prototype, 'observe');
    IntersectionObserver.prototype.observe = function hold(target) {
      if (holds) held.push(() => this.observe(target));
      else Reflect.apply(observe, this, [target]);
    };
    addEventListener('let-appear', () => {
      holds = false;
      for (const begin of held.splice(0)) begin();
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-appear')));
}
