import type { Page } from 'playwright/test';

/**
 * Returns what is aligned on the left of a right-to-left page: headings, labels, legends and
 * paragraphs, and fields for numbers and addresses that are not left-to-right.
 */
export function notMirrored(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (it: Element) =>
      `${it.tagName} ${it.id} ${it.textContent.slice(0, 30)}`.replaceAll(/\s+/g, ' ');
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      );
    const found = document.documentElement.dir === 'rtl' ? [] : ['The page has no direction.'];
    for (const it of shown('#root :is(h1, h2, legend, label, p)')) {
      const { direction, textAlign } = getComputedStyle(it);
      const isAtStart = ['start', '-webkit-auto', 'right', 'center', 'end'].includes(textAlign);
      if (direction !== 'rtl' || !isAtStart) found.push(`${nameOf(it)}: ${direction} ${textAlign}`);
    }
    // A field's label is aligned with its control: on the right.
    for (const label of shown('#root [data-field] label[for]')) {
      const control = document.querySelector(`[id="${label.getAttribute('for')}"]`);
      const around = label.closest('[data-field]')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(label);
      const text = range.getBoundingClientRect();
      if (!control?.matches('input[type=checkbox]') && around && around.right - text.right > 3)
        found.push(`${nameOf(label)}: ${Math.round(around.right - text.right)} from the right`);
    }
    const figures = 'input:is([type=tel], [type=email], [inputmode=numeric], [inputmode=email])';
    for (const field of shown(figures)) {
      const { direction } = getComputedStyle(field);
      if (direction !== 'ltr') found.push(`${nameOf(field)}: ${direction}`);
    }
    // A rotated square points to its former upper left corner, in either direction.
    for (const bubble of shown('#root [role=tooltip]')) {
      const { borderLeftWidth, borderTopWidth, rotate } = getComputedStyle(bubble, '::before');
      const points = rotate === '45deg' && borderLeftWidth === '1px' && borderTopWidth === '1px';
      if (!points) found.push(`${nameOf(bubble)}: its arrow does not point up`);
    }
    return found;
  });
}
