import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { FOUNDING_BRANDS } from '../../../src/ops/brand-files/guide/foundingBrands.ts';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { expect, test } from '../../setup/journey.ts';
import { partsOf } from '../acts/axeCases.ts';
import { coverPairs } from '../acts/coverPairs.ts';
import { freeWays, type Way, waysToSignUp } from '../acts/waysToSignUp.ts';
import { measureLayoutShifts } from '../seeing/measureLayoutShifts.ts';
import { expectEasyToUse } from '../touring/expectEasyToUse.ts';
import { expectFreeSignUp } from '../touring/expectFreeSignUp.ts';
import { expectHydratedAsSent } from '../touring/expectHydratedAsSent.ts';
import { expectSocialButtons } from '../touring/expectSocialButtons.ts';
import { holdAppearing } from '../touring/holdAppearing.ts';

const ways = waysToSignUp();
const isFull = process.env['TEST_FULL'] !== undefined;

const isFree = ({ signupType }: Way) => !SIGNUP_TYPES[signupType].needsPayment;

/** The possible results of a free sign-up. */
function endsOf({ brand: { afterSignup }, signupType }: Way): string[] {
  return [afterSignup, signupType];
}

/** What a tour must cover: every market, layout, part of a page and type, and every result. */
function metBy(way: Way): string[] {
  const { market, theme } = way.brand;
  const ends = isFree(way) ? endsOf(way) : [];
  return [market, theme.layout, way.signupType, ...ends, ...partsOf(way)];
}

test('the founding brands are included', () => {
  const ids = ways.map(({ brand }) => brand.id);
  expect(ids).toEqual(expect.arrayContaining([...FOUNDING_BRANDS]));
});

test('every market has an activation by mail and one at once', () => {
  const pairs = new Set(freeWays().map(({ brand }) => `${brand.market} ${brand.afterSignup}`));
  expect([...pairs].toSorted()).toEqual(
    ['CA', 'UK', 'US'].flatMap((it) => [`${it} activationEmail`, `${it} activeAccount`]),
  );
});

test('some brands have social buttons, and some have none', () => {
  const kinds = ways.map(({ brand: { social } }) => social.google || social.facebook);
  expect(new Set(kinds)).toEqual(new Set([true, false]));
});

/**
 * The axe rules that a brand's own colours, pictures and texts can break. axeStates.spec covers the
 * rest.
 */
const OF_A_BRAND = {
  rules: [
    'color-contrast',
    'document-title',
    'duplicate-id-aria',
    'empty-heading',
    'heading-order',
    'html-lang-valid',
    'image-alt',
    'label',
    'link-name',
    'region',
  ],
} as const;

/** A brand's errors are checked on a page without a card, if it has one. */
function showsErrors(way: Way): boolean {
  const free = freeWays().some(({ brand }) => brand.id === way.brand.id);
  return isFree(way) || !free;
}

const toured = isFull ? ways : coverPairs(ways, metBy);
const free = toured.filter(isFree);
/** The ways that are followed to the end. */
const toTheEnd = new Set(isFull ? free : coverPairs(free, endsOf));

// The server renders dates in UTC.
test.use({ timezoneId: 'UTC' });

for (const way of toured) {
  const { brand, signupType } = way;
  const ends = !toTheEnd.has(way)
    ? 'is whole, easy to use and accessible'
    : brand.afterSignup === 'activationEmail'
      ? 'is whole, and signs a visitor up, who activates the account by the mail'
      : 'is whole, and signs a visitor up, who is led to the active account';

  test(`${brand.id} (${signupType}) ${ends}`, async ({ mailTo, open, originOf, page }) => {
    // A page, a mail and an account take long on a busy machine.
    test.slow();
    // A colour in transition would be reported.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = new SignupForm(page);
    const letAppear = await holdAppearing(page);
    const shift = await measureLayoutShifts(page);
    const response = await open(brand.id, `/signup?signupType=${signupType}&utm_source=Mail`);

    await test.step("hydrates to the server's markup, and nothing jumps meanwhile", async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHydratedAsSent(page, await response.text());
      expect(await shift()).toEqual([]);
    });

    await test.step('has the social buttons that the brand enables, in its own words', async () => {
      await expectSocialButtons(page, brand);
    });

    await test.step('is easy to fill in, to press and to read at any width', async () => {
      await expectEasyToUse(page, brand.locale);
    });

    await test.step('is readable in its colours, with errors where no card is drawn', async () => {
      if (showsErrors(way)) {
        await letAppear();
        await form.submitButton.click();
        await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      }
      expect(await findViolations(page, OF_A_BRAND)).toEqual([]);
    });

    if (!toTheEnd.has(way)) return;
    await test.step('signs a visitor up, whose account is active in the end', async () => {
      await expectFreeSignUp({ mailTo, originOf, page }, way);
    });
  });
}
