import { expect, test } from 'vitest';
import { aCardPage } from '../../../../tests/factories/pages/aCardPage.ts';

const EARLIER = expect.stringContaining('had already signed up');

/** A paid order of the page's only plan, which costs $10.00. */
async function ordered(order: object | null, totalAmountPaid = 1000) {
  const page = aCardPage();
  const { selectedPlan } = page.stores.plan;
  const data = {
    completion: 'activationEmail',
    redirectUrl: null,
    totalAmountPaid,
    ...(order && {
      order: { planName: selectedPlan?.name, users: page.stores.plan.numberOfUsers, ...order },
    }),
  };
  page.providers.answers['/signup'] = { json: { status: true, success: true, message: '', data } };
  await page.flows.submit();
  const { message, view } = page.stores.modal;
  expect(view).toBe('success');
  return message?.notes ?? [];
}

test.each([
  ['another plan', { planName: 'Enterprise' }, 1000],
  ['another number of users', { users: 7 }, 1000],
  ['another amount, as with other extras', {}, 4900],
] as const)(
  'an answer about an order of %s is said to be an earlier order',
  async (_what, order, paid) => {
    expect((await ordered(order, paid))[0]).toEqual(EARLIER);
  },
);

test.each([
  ['what was asked for', {}],
  ['no order', null],
] as const)('an answer about %s is not', async (_what, order) => {
  expect(await ordered(order)).not.toContainEqual(EARLIER);
});
