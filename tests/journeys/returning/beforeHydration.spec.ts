import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test as journey } from '../../setup/keptPage.ts';
import { ALL_AT_ONCE, EXTENSIONS } from '../acts/extensions.ts';

interface LateScript {
  /** Delays the page's script until `arrives` is called. */
  readonly script: { readonly arrives: () => Promise<void> };
}

const test = journey.extend<LateScript>({
  script: async ({ page }, use) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await use({
      arrives: async () => {
        letGo();
        await waitForHydration(page);
      },
    });
    letGo();
  },
});

test('what was typed, ticked and chosen before the script loaded is kept and sent', async ({
  script,
  page,
  originOf,
}) => {
  const [person, form] = [aPerson('early@example.com'), new SignupForm(page)];
  await page.goto(`${originOf('slotbook-ca')}/signup?signupType=noCardSignup`, {
    waitUntil: 'commit',
  });
  await form.plan('Business').check();
  await form.fill(person);
  const typed = await form.values();

  await script.arrives();
  // The script groups the number as soon as it can.
  await expect(form.phoneNumber).toHaveValue('202-555-0142');
  expect(await form.values()).toEqual({ ...typed, phoneNumber: '202-555-0142' });
  await expect(form.plan('Business')).toBeChecked();
  await expect(form.numberOfUsers).toHaveValue('5');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText('Business, 5 users$160.00');

  const sent = page.waitForRequest('**/signup/freetrial');
  await form.submitButton.click();
  expect((await sent).postDataJSON()).toMatchObject({
    leadInfo: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      companyName: person.companyName,
      email: person.email,
      phone: person.phoneNumber,
      password: person.password,
      provinceCode: 'ON',
    },
    paymentRequest: { selectedPlans: [{ planId: 'slotbook-business', noOfUsers: 5 }] },
    formState: { agreed: true },
  });
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
});

test('what a browser filled in without events before the script has loaded is sent', async ({
  script,
  page,
  originOf,
}) => {
  const [person, form] = [aPerson('filled@example.com'), new SignupForm(page)];
  await page.goto(`${originOf('chatmoor')}/signup`, { waitUntil: 'commit' });
  await form.submitButton.waitFor();
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector(`[name=${name}]`);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }, person);

  await script.arrives();
  await expect(form.fullName).toHaveValue(person.fullName);
  await form.submitButton.click();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
});

test('pressing the button before the script has loaded sends nothing and loses nothing', async ({
  script,
  page,
  originOf,
}) => {
  const form = new SignupForm(page);
  const address = `${originOf('slotbook-ca')}/signup`;
  await page.goto(address, { waitUntil: 'commit' });
  await form.fill(aPerson('eager@example.com'));
  const typed = await form.values();
  await form.submitButton.click();
  expect(page.url()).toBe(address);

  await script.arrives();
  // The script groups the number as soon as it can.
  await expect(form.phoneNumber).toHaveValue('202-555-0142');
  expect(await form.values()).toEqual({ ...typed, phoneNumber: '202-555-0142' });
  await form.submitButton.click();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
});

// One has fields with a full border, the other only with a bottom line.
for (const [index, brand] of ['slotbook-ca', 'facetable'].entries()) {
  const title = `a mistyped address is reported before the script loads, and the message stays when it has loaded: ${brand}`;
  test(title, allButFirst(index), async ({ script, page, originOf }) => {
    const form = new SignupForm(page);
    const field = page.locator('[data-field="email"]:has(input)');
    const message = field.getByText('Enter a valid email address.');
    const bottom = async () => (await message.boundingBox())?.y;
    const picture = () => form.email.screenshot();
    // Otherwise its border would change colour gradually.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${originOf(brand)}/signup`, { waitUntil: 'commit' });
    await form.email.fill('ada@');
    await expect(message).toBeHidden();
    await form.email.blur();
    await expect(message).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Enter a valid email address.');

    // Text being typed or deleted is not marked as wrong.
    await form.email.focus();
    await expect(message).toBeHidden();
    await form.email.fill('');
    await form.email.blur();
    await expect(message).toBeHidden();
    await form.email.fill('ada@example.com');
    await form.email.blur();
    await expect(message).toBeHidden();

    await form.email.fill('ada@example');
    await form.email.blur();
    await expect(message).toBeVisible();
    const [before, looks] = [await bottom(), await picture()];
    await script.arrives();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toBeVisible();
    expect(await bottom()).toBe(before);
    expect((await picture()).equals(looks)).toBe(true);
    await form.email.fill('ada@example.com');
    await expect(message).toBeHidden();
  });
}

test('a forbidden word typed before the script has loaded shows once the page knows the words', async ({
  script,
  page,
  originOf,
}) => {
  const form = new SignupForm(page);
  await page.goto(`${originOf('slotbook-ca')}/signup`, { waitUntil: 'commit' });
  await form.fullName.fill('Escort Service');
  await form.companyName.fill('Analytical Engines');
  await form.companyName.blur();
  await expect(form.fullName).not.toHaveAttribute('aria-invalid');

  await script.arrives();
  await expect(form.fullName).toHaveAttribute('aria-invalid', 'true');
  await expect(form.companyName).not.toHaveAttribute('aria-invalid');
});

for (const [index, [what, extension]] of Object.entries(EXTENSIONS).entries()) {
  const title = `what was typed before the script came is kept where an extension ${what}`;
  test(title, what === ALL_AT_ONCE ? {} : IN_FULL, async ({ script, page, originOf, watch }) => {
    // React renders a part of the page again, and logs it. The page reports no error.
    watch.allow(/^console error: Error: Minified React error #418/);
    const [person, form] = [aPerson(`extended-${index}@example.com`), new SignupForm(page)];
    await page.goto(`${originOf('slotbook-ca')}/signup?signupType=noCardSignup`, {
      waitUntil: 'commit',
    });
    await form.plan('Business').check();
    await form.fill(person);
    const typed = await form.values();
    await form.companyName.focus();
    for (const change of [extension].flat()) await page.evaluate(change);

    await script.arrives();
    await expect(form.phoneNumber).toHaveValue('202-555-0142');
    // The visitor can continue typing.
    await page.keyboard.press('End');
    await page.keyboard.type(' Ltd');
    expect(await form.values()).toEqual({
      ...typed,
      companyName: `${person.companyName} Ltd`,
      phoneNumber: '202-555-0142',
    });
    await expect(form.plan('Business')).toBeChecked();
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  });
}
