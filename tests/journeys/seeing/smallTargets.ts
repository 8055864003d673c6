import type { Page } from 'playwright/test';

/** The sizes that WCAG 2.5.8 requires, and 2.5.5 with both phone makers' guidelines. */
export const [LEAST_TARGET, FINGER] = [24, 44];

/**
 * Returns the controls that are smaller than this many pixels in width or height, with their size.
 * Excludes links and buttons within a sentence, as WCAG 2.5.8 does, and hidden ones.
 */
export function smallTargets(page: Page, least = LEAST_TARGET): Promise<string[]> {
  return page.evaluate((size) => {
    const controls = 'a[href], button, input, select, summary, [role=button], [role=option]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      // A box in a card is pressed through its card, and some controls through a pseudo-element
      // before them.
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
      // The banner about local providers never shows on a real page.
      const isForPeople =
        element.tabIndex >= 0 &&
        element.closest('[aria-hidden=true], [href^="/sandbox/"]') === null;
      if (!isShown || !isForPeople || isInSentence || (width >= size && height >= size)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${element.localName} '${name}': ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, least);
}
