import { expect } from '../../setup/journey.ts';
import { NEWER_THAN_THE_BUILD, takeAway } from '../acts/newerThanTheBuild.ts';
import { testInNewPage as test } from '../acts/payJourney.ts';

test('the oldest supported browser answers a question and pays by card', async ({
  gateway,
  openToPay,
  page,
}) => {
  await page.addInitScript(takeAway, NEWER_THAN_THE_BUILD);
  const pay = await openToPay('slotbook');
  await pay.fill('older.browser@example.com');
  await page.getByLabel('What will people book with you?').fill('Haircuts');
  await pay.pay();
  await expect(page).toHaveURL(/\/account\?/);
  expect((await gateway.since()).transactions).toHaveLength(1);
});
