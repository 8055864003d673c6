import type { Page } from 'playwright/test';

/**
 * Has nothing come near the window: a card's form is drawn once it does, which is another matter than
 * what the page does by itself. Call before the page opens; what it answers lets things come near.
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
