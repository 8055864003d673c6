import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

/**
 * One with a province's tax, a prefilled number, a language switch, dates and a bank debit, and one
 * with a number of the page's own country.
 */
const PAGES = [
  ['frontdesk-ca', '/signup?signupType=paid&lang=fr-CA', '4165550123'],
  ['slotbook', '/signup?signupType=free', '2015550123'],
  ['ringwell', '/signup?signupType=freeTrial&ach=true', '2015550123'],
] as const;

for (const [id, path, phone] of PAGES) {
  test(
    `${id}${path} makes no formatter of dates, names or numbers, also once a number is typed`,
    IN_FULL,
    async ({ open, page }) => {
      await page.addInitScript(() => {
        const made: string[] = [];
        const kinds = [
          'Collator',
          'DateTimeFormat',
          'DisplayNames',
          'ListFormat',
          'NumberFormat',
          'PluralRules',
        ];
        for (const kind of kinds) {
          const maker: unknown = Reflect.get(Intl, kind);
          if (typeof maker !== 'function') throw new Error(`Intl has no '${kind}'.`);
          const tell = () => {
            made.push(kind);
            document.documentElement.dataset['made'] = made.join(' ');
          };
          const watched = new Proxy(maker, {
            apply(it, self, given) {
              tell();
              return Reflect.apply(it, self, given);
            },
            construct(it, given) {
              tell();
              return Reflect.construct(it, given);
            },
          });
          Reflect.set(Intl, kind, watched);
        }
      });
      await open(id, path);
      await waitForHydration(page);
      await page.waitForFunction(() => performance.getEntriesByName('followed').length > 0);
      await page.waitForLoadState('networkidle');
      const made = () => page.evaluate(() => document.documentElement.dataset['made']);
      expect(await made()).toBeUndefined();

      const number = page.locator('#phoneNumber');
      await number.click();
      await page.keyboard.type(phone);
      await page.keyboard.press('Tab');
      // With its plans, which load on the first interaction.
      await expect(number).toHaveValue(/\d-555-0123$/);
      expect(await made()).toBeUndefined();

      // Proves that the watch works.
      await page.evaluate(() => new Intl.Collator('en'));
      expect(await made()).toBe('Collator');
    },
  );
}
