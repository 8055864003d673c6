import packageJson from 'braintree-web/package.json' with { type: 'json' };
import { expect, test } from '../setup/journey.ts';
import { CARDS } from './acts/CardForm.ts';
import { Gateway } from './acts/Gateway.ts';
import { PayPage } from './acts/PayPage.ts';
import { payingWays } from './acts/waysToSignUp.ts';

const NUMBERS = [CARDS.visa, CARDS.frictionless];

for (const [index, { brand, signupType }] of payingWays().entries()) {
  const number = NUMBERS[index % NUMBERS.length] ?? CARDS.visa;
  const isTrial = signupType === 'freeTrial';
  const ending = number.slice(-4);
  test(`${brand.id} takes a card ending ${ending} for ${signupType}, and says so`, async ({
    open,
    page,
    product,
    request,
  }) => {
    const gateway = new Gateway(request, product);
    await gateway.begin();
    const pay = new PayPage(page, brand.market);
    await open(brand.id, `/signup?signupType=${signupType}`);
    await pay.fill(`pay.${brand.id}.${signupType}@example.com`.toLowerCase(), number);
    await pay.pay();
    const said = isTrial ? brand.name : 'Your payment was processed successfully.';
    await expect(pay.form.dialog).toContainText(said);
    if (!isTrial) await expect(pay.form.dialog).toContainText(/Paid today: [$£]\d/);
    const { transactions, cards, calls } = await gateway.since();
    expect(transactions).toHaveLength(isTrial ? 0 : 1);
    expect(cards).toHaveLength(isTrial ? 1 : cards.length);
    const names = calls.map(({ call }) => call);
    expect(names).toContain('tokenize');
    expect(names.includes('lookup')).toBe(!isTrial);
  });
}

test('the card form is of the SDK that is installed', async ({ open, page }) => {
  await open('slotbook', '/signup?signupType=paid');
  const pay = new PayPage(page);
  await pay.card.field('number').waitFor();
  const frame = page.locator('iframe[name="braintree-hosted-field-number"]');
  await expect(frame).toHaveAttribute('src', new RegExp(`/web/${packageJson.version}/html/`));
});

test('add-ons and an IVR plan are charged with the plan, as shown', async ({
  open,
  page,
  product,
  request,
}) => {
  const gateway = new Gateway(request, product);
  await gateway.begin();
  const pay = new PayPage(page);
  await open('ringwell', '/signup?signupType=answeringService');
  await page.locator('summary').filter({ hasText: 'Add-ons' }).click();
  await page.getByRole('checkbox', { name: 'Second language' }).check();
  await page.locator('summary').filter({ hasText: 'IVR plan' }).click();
  await page.getByRole('radio', { name: 'Greeting' }).check();
  await pay.fill('extras.ringwell@example.com');
  const due = await page.locator('#submit-amount strong').textContent();
  const [call] = await Promise.all([page.waitForRequest(/\/answeringService\/signup$/), pay.pay()]);
  expect(call.postDataJSON()).toMatchObject({
    paymentRequest: { addonIds: ['second-language'], ivrId: 'ivr-greeting' },
  });
  await expect(pay.form.dialog).toContainText(`Paid today: ${due}`);
  const { transactions } = await gateway.since();
  expect(transactions.map(({ amount }) => `$${amount}`)).toEqual([due]);
});
