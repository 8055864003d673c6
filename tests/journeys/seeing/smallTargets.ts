import type { Page } from 'playwright/test';

/** What WCAG 2.5.8 asks for, and a finger's target: 2.5.5 and the guides of both phones' makers. */
export const [LEAST_TARGET, FINGER] = [24, 44];

/**
 * What can be pressed and is less than so many pixels wide or high, with its size. Links and buttons
 * within a sentence are excepted, as WCAG 2.5.8 excepts them; so is what is not shown.
 */
export function smallTargets(page: Page, least = LEAST_TARGET): Promise<string[]> {
  return page.evaluate((size) => {
    const controls = 'a[href], button, input, select, summary, [role=button], [role=option]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      // A box in a card is pressed by the card around it, and some controls by what is drawn before them.
      const isBox = element.matches('[type=radio], [type=checkbox]');
      const pressed = isBox ? element.closest('label') : null;
      const before = getComputedStyle(element, '::before');
      const spread = before.position === 'absolute' && !before.pointerEvents.includes('none');
      const box = (pressed ?? element).getBoundingClientRect();
      const width = Math.max(box.width, spread ? Number.parseFloat(before.width) : 0);
      const height = Math.max(box.height, spread ? Number.parseFloat(before.height) : 0);
      const sentence = element.closest('p, label, li, output')?.textContent.trim();
      const isInSentence =
        getComputedStyle(element).display.startsWith('inline') &&
        sentence !== undefined &&
        sentence !== element.textContent.trim();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // The banner about local providers is on no page that anybody pays on.
      const isForPeople =
        element.tabIndex >= 0 &&
        element.closest('[aria-hidden=true], [href^="/sandbox/"]') === null;
      if (!isShown || !isForPeople || isInSentence || (width >= size && height >= size)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${element.localName} '${name}': ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, least);
}
