import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

/** Pages that choose a plan, a payment method, or an answer. */
const PAGES = [
  ['careline', 'noCardSignup'],
  ['ringwell-uk', 'freeTrial'],
  ['facetable', 'noCardSignup'],
] as const;

for (const [brand, signupType] of PAGES) {
  test(
    `one of several is marked by a dot everywhere on the page of ${brand} (${signupType}), and any number by a tick`,
    IN_FULL,
    async ({ open, page }) => {
      await open(brand, `/signup?signupType=${signupType}`);
      const chosen = page.locator('main label input[type="radio"]:checked:not([value=""])');
      const marks = await chosen.evaluateAll((all) => {
        const accent = document.createElement('i');
        accent.style.color = 'var(--c-accent)';
        document.body.append(accent);
        const { color } = getComputedStyle(accent);
        return all
          .filter((it) => it.getBoundingClientRect().width <= 24)
          .map((it) => {
            const { borderTopColor, borderTopWidth } = getComputedStyle(it);
            const share = Number.parseFloat(borderTopWidth) / it.getBoundingClientRect().width;
            return {
              isInAccent: borderTopColor === color,
              ring: Math.round(share * 10),
              drawings: it.parentElement?.querySelectorAll('input + svg').length,
            };
          });
      });
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks) {
        expect(mark).toEqual({ isInAccent: true, ring: 3, drawings: 0 });
      }
    },
  );
}

test(
  'an address that is longer than its field ends with an ellipsis once the field is left',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('slotbook', '/signup');
    const fields = page.locator(
      'main :is([type="text"], [type="tel"], [type="password"]):not([tabindex="-1"])',
    );
    for (const field of await fields.all())
      await expect(field).toHaveCSS('text-overflow', 'ellipsis');
  },
);
