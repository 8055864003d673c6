import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

const ATTACKS = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--<script>',
  'A\u2028\u2029</title><svg/onload=alert(1)>&lt;b&gt;',
] as const;

function contactOf(values: Readonly<Record<string, string>>): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

for (const [index, attack] of ATTACKS.entries()) {
  test(
    `markup in the query stays text (${index + 1})`,
    allButFirst(index),
    async ({ open, page }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await open('slotbook-ca', '/signup');
      const scripts = await page.locator('script').count();

      const query = new URLSearchParams({
        utm_source: attack,
        email: attack,
        planId: attack,
        signupType: attack,
        contact: contactOf({ fullName: attack, companyName: attack, phoneNumber: attack }),
      });
      await open('slotbook-ca', `/signup?${query}`);
      await waitForHydration(page);

      const form = new SignupForm(page);
      // A single-line field drops only line ends, and there are none.
      await expect(form.fullName).toHaveValue(attack);
      await expect(form.companyName).toHaveValue(attack);
      await expect(form.email).toHaveValue(attack);
      const session = await page.locator('#session-info').textContent();
      expect(JSON.parse(session ?? '')).toMatchObject({ utmSource: attack });
      await expect(page.locator('script')).toHaveCount(scripts);
      await expect(page.locator('#root :is(svg[onload], img[onerror])')).toHaveCount(0);
      expect(dialogs).toEqual([]);
    },
  );
}

test('markup in a name is refused beside its field, as text', async ({ open, page }) => {
  const form = new SignupForm(page);
  await open('slotbook', '/signup');
  await form.fullName.fill('<b>Ada</b>');
  await form.fullName.blur();
  await expect(form.fullName).toHaveAccessibleDescription(
    'This name does not comply with the Terms of Use.',
  );
});
