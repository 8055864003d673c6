import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { test } from '../acts/payJourney.ts';

test(
  'an order with outdated questions is not charged; a reload asks the new ones and keeps all values',
  IN_FULL,
  async ({ gateway, open, openToPay, page, product, watch }) => {
    watch.allow(/status of 409/);
    const askedNow = 'How many people will learn?';
    const askedBefore = 'How many learners are there?';
    // The page of an earlier version of the brand: other texts, with their hash.
    await page.route(
      /\/signup\?/,
      async (route) => {
        const { host, pathname, search } = new URL(route.request().url());
        const headers = { ...route.request().headers(), host, 'accept-encoding': 'identity' };
        const answer = await route.fetch({ url: `${product.url}${pathname}${search}`, headers });
        const html = await answer.text();
        const body = html
          .replaceAll(askedNow, askedBefore)
          .replace(/(?<="questionsHash":")\w+/, '0'.repeat(64));
        await route.fulfill({ response: answer, body });
      },
      { times: 1 },
    );
    const pay = await openToPay('coursenest', 'learners=up-to-25');
    const before = page.getByRole('radiogroup', { name: askedBefore });
    await expect(before.getByRole('radio', { name: 'Up to 25' })).toBeChecked();
    await before.getByRole('radio', { name: 'More than 500' }).check();
    await pay.fill('changed.questions@example.com');
    const [call] = await Promise.all([page.waitForRequest(/\/paid\/signup$|\/signup$/), pay.pay()]);
    expect(call.postDataJSON()).toMatchObject({ questions: { answers: { learners: 'more' } } });

    await expect(pay.form.dialog).toContainText('The questions have changed.');
    expect((await gateway.since()).transactions).toEqual([]);
    const name = await pay.form.fullName.inputValue();
    await pay.form.dialog.getByRole('link', { name: 'Refresh the page' }).click();
    const now = page.getByRole('radiogroup', { name: askedNow });
    await expect(now.getByRole('radio', { name: 'More than 500' })).toBeChecked();
    await expect(before).toHaveCount(0);
    await expect(pay.form.fullName).toHaveValue(name);

    // It is asked only where there is a payment.
    await open('coursenest', '/signup?signupType=free');
    await expect(now).toHaveCount(0);
  },
);
