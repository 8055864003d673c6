import type { Locator } from 'playwright/test';
import { CARDS } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { PayPage } from '../acts/PayPage.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

test(
  'a dialog ends with its last control while the question about measuring is open',
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/status of 402/);
    await open('frontdesk-ca', '/signup?signupType=paid');
    await expect(page.getByRole('dialog', { name: 'Your privacy' })).toBeVisible();
    const pay = new PayPage(page, 'CA');
    const { dialog } = pay.form;
    await pay.fill('room.below@example.com', CARDS.declined);
    await pay.pay();
    await expect(dialog).toContainText('Try again');
    for (const width of [390, 1280]) {
      await resizeTo(page, width, 844);
      const room = await dialog.evaluate((it) => {
        const controls = it.querySelectorAll('a, button');
        const ends = [...controls].map((control) => control.getBoundingClientRect().bottom);
        return it.getBoundingClientRect().bottom - Math.max(...ends);
      });
      expect(room, `at ${width}`).toBeLessThanOrEqual(48);
    }
  },
);

test('a long dialog keeps its title and total in view as it scrolls, except in a low window', async ({
  open,
  page,
}) => {
  await resizeTo(page, 390, 700);
  await open('ringwell', '/signup?signupType=answeringService');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your plan' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(dialog.getByRole('radio', { name: 'No phone menu' })).toBeChecked();

  expect(await coveredParts(dialog)).toEqual([]);
  await expect(close).toBeInViewport({ ratio: 1 });
  await dialog.evaluate((it) => it.scrollTo(0, 0));
  await close.focus();
  const unseen: string[] = [];
  while (!(await isFocused(dialog.getByRole('button', { name: 'Done' })))) {
    await page.keyboard.press('Tab');
    unseen.push(...(await hiddenFocus(dialog)));
  }
  expect(unseen).toEqual([]);

  // A desktop page of 1280 by 1024 pixels at 400 %.
  await resizeTo(page, 320, 256);
  await dialog.evaluate((it) => it.scrollTo(0, 0));
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: 'Ring 100' })).toBeFocused();
  await expect(
    dialog.getByRole('group', { name: 'Plan', exact: true }).locator('label').first(),
  ).toBeInViewport({ ratio: 0.9 });
  expect(await coveredParts(dialog)).toEqual([]);
});

for (const [brand, width, height] of [
  ['coursenest', 768, 1024],
  ['facetable', 1280, 900],
] as const) {
  test(`a plan and what it includes are seen together at ${width} by ${height}, ${brand}`, async ({
    open,
    page,
  }) => {
    await resizeTo(page, width, height);
    await open(brand, '/signup?signupType=paid');
    await page.getByRole('button', { name: 'Change plan' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Your plan' });
    const included = dialog.getByRole('listitem');
    await expect(included.first()).toBeInViewport();
    expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    const tops = await included.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().y));
    expect(new Set(tops).size, 'rows of what it includes').toBe(Math.ceil(tops.length / 2));
  });
}

test(
  'a text to agree to fades at the edge of its dialog, and not over its last line',
  IN_FULL,
  async ({ open, page }) => {
    await open('coursenest', '/signup?signupType=paid');
    await page.getByRole('button', { name: 'Terms and Conditions' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' });
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
    const faded = await dialog.evaluate((it) => {
      it.scrollTo(0, it.scrollHeight);
      const lines = [...it.querySelectorAll('p, li')];
      const text = it.querySelector('h3')?.parentElement ?? it;
      const { backgroundImage, blockSize, position } = getComputedStyle(text, '::after');
      const end = Math.max(...lines.map((line) => line.getBoundingClientRect().bottom));
      const room = it.getBoundingClientRect().bottom - end;
      return { backgroundImage, position, isClear: room >= Number.parseFloat(blockSize) };
    });
    expect(faded).toMatchObject({
      backgroundImage: expect.stringContaining('gradient'),
      position: 'sticky',
      isClear: true,
    });
  },
);

/** Scrolls a dialog from its start to its end, and returns what covers its header or its footer. */
function coveredParts(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((it) => {
    const found = new Set<string>();
    for (let at = 0; at <= it.scrollHeight; at += 60) {
      it.scrollTo(0, at);
      const seen = it.getBoundingClientRect();
      for (const part of it.querySelectorAll('header, footer')) {
        const { bottom, left, top } = part.getBoundingClientRect();
        for (let y = Math.max(top, seen.top) + 30; y < Math.min(bottom, seen.bottom) - 30; y += 8) {
          const above = document.elementFromPoint(left + 24, y);
          if (above && !part.contains(above)) found.add(above.textContent);
        }
      }
    }
    return [...found];
  });
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((it) => it === document.activeElement);
}

/** Returns the focused control's name, if no part of it or of its label is in view. */
function hiddenFocus(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((it) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return ['nothing'];
    const { bottom, left, top } = focused.getBoundingClientRect();
    const part = focused.closest('footer, header');
    const bars = [...it.querySelectorAll('footer, header')].filter((bar) => bar !== part);
    const isHidden = bars.some((bar) => {
      const over = bar.getBoundingClientRect();
      return over.top <= top && over.bottom >= bottom;
    });
    const seen = it.getBoundingClientRect();
    const isOutside = bottom <= seen.top || top >= seen.bottom || left < 0;
    return isHidden || isOutside ? [focused.closest('label')?.textContent ?? focused.id] : [];
  });
}
