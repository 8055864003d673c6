import { wordedIn } from '../../../src/core/brand/brandIn.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { freeWays } from '../acts/waysToSignUp.ts';

/** Each way without a payment in each language, because long texts leave the button least room. */
const ways = freeWays().flatMap(({ brand, signupType }) =>
  brand.languages.map((tag) => ({ brand, signupType, tag })),
);
/** The language with the longest texts represents the others. */
const longest = ways.findIndex(({ tag }) => tag.startsWith('fr'));

for (const [index, way] of ways.entries()) {
  const { brand, signupType, tag } = way;
  const title = `the button of ${brand.id} (${signupType}, ${tag}) stays where it was pressed while it is at work`;
  test(title, index === longest ? {} : IN_FULL, async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A call that is never answered.
    await page.route(/\/signup(\/free)?$/, (route) =>
      route.request().method() === 'POST' ? undefined : route.fallback(),
    );
    await open(brand.id, `/signup?signupType=${signupType}&lang=${tag}`);
    const form = new SignupForm(page, wordedIn(brand, tag));
    await form.fill(aPerson(`at.work.${brand.id}.${signupType}.${tag}@example.com`.toLowerCase()));
    const before = await form.submitButton.boundingBox();
    await form.submitButton.click();
    await expect(form.submitButton).toHaveAttribute('aria-busy', 'true');
    const after = await form.submitButton.boundingBox();
    expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  });
}
