import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { expect, test as journey } from '../../setup/journey.ts';

interface LateScript {
  /** Holds the page's script back until `arrives` is called. */
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

test('what was typed, ticked and chosen before the script came is kept and sent', async ({
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
  // The number is grouped as soon as the script can.
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

test('what a browser filled in, without any event, before the script came is sent', async ({
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

test('pressing the button before the script came sends nothing and loses nothing', async ({
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
  // The number is grouped as soon as the script can.
  await expect(form.phoneNumber).toHaveValue('202-555-0142');
  expect(await form.values()).toEqual({ ...typed, phoneNumber: '202-555-0142' });
  await form.submitButton.click();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
});
