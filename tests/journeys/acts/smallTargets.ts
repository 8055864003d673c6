import type { Page } from 'playwright/test';

/**
 * What can be pressed and is less than 24 pixels wide or high, with its size. Links and buttons
 * within a sentence are excepted, as WCAG 2.5.8 excepts them; so is what is not shown.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, summary, [role=button], [role=option]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      // A radio button is pressed by the card around it.
      const pressed = element.matches('[type=radio]') ? element.closest('label') : null;
      const { width, height } = (pressed ?? element).getBoundingClientRect();
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        (element.closest('p, label, li, output')?.textContent ?? '').trim() !==
          element.textContent.trim();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isForPeople = element.tabIndex >= 0 && element.closest('[aria-hidden=true]') === null;
      if (!isShown || !isForPeople || isInSentence || (width >= 24 && height >= 24)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${element.localName} '${name}': ${Math.round(width)} × ${Math.round(height)}`;
    });
  });
}
