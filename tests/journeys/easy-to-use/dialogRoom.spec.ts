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
