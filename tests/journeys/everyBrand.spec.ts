import { chooseSignupType } from '../../src/core/rules/signupTypes/signupTypes.ts';
import { FOUNDING_BRANDS } from '../../src/ops/brand-files/guide/foundingBrands.ts';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../factories/shippedBrands.ts';
import { expect, test } from '../setup/journey.ts';
import { measureLayoutShifts } from './acts/measureLayoutShifts.ts';
import { waysToSignUp } from './acts/waysToSignUp.ts';

const brands = shippedBrands().map(({ brand }) => brand);

/** The default page of every brand, and each other way to sign up. */
const pages = [
  ...brands.map((brand) => ({ id: brand.id, type: chooseSignupType(brand, undefined) })),
  ...waysToSignUp()
    .filter(({ brand, signupType }) => signupType !== chooseSignupType(brand, undefined))
    .map(({ brand, signupType }) => ({ id: brand.id, type: signupType })),
];

test('the founding brands are shipped', () => {
  expect(brands.map(({ id }) => id)).toEqual(expect.arrayContaining([...FOUNDING_BRANDS]));
});

test('something that jumps is measured', async ({ open, page }) => {
  const shift = await measureLayoutShifts(page);
  await open('slotbook', '/signup');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.textContent = 'Late';
    block.style.height = '200px';
    document.body.prepend(block);
  });
  expect(await shift()).toBeGreaterThan(0);
});

for (const { id, type } of pages) {
  test(`${id} (${type}) hydrates to what the server sent, and nothing jumps meanwhile`, async ({
    open,
    page,
  }) => {
    // A card's form is drawn once it comes near the window: here it never does.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const shift = await measureLayoutShifts(page);
    const response = await open(id, `/signup?signupType=${type}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const [sent, hydrated] = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return [parsed, document].map((it) => {
          const root = it.getElementById('root')?.cloneNode(true);
          if (!(root instanceof HTMLElement)) return undefined;
          // The way to the visitor's privacy choices comes later, at the page's foot.
          root.querySelector('[data-late]')?.remove();
          return root.innerHTML;
        });
      },
      await response.text(),
    );
    // The browser's time zone joins the state that a social button carries.
    const stateless = (markup = '') => markup.replaceAll(/\?state=[\w-]+/g, '');
    expect(stateless(hydrated)).toBe(stateless(sent));
    expect(await shift()).toBe(0);
  });
}
