import { expect, test } from 'vitest';
import { aCardPage } from '../../../../tests/factories/pages/aCardPage.ts';

const EARLIER = expect.stringContaining('had already signed up');

/** A paid order of the page's only plan, which costs $10.00. */
async function ordered(order: object | null, totalAmountPaid = 1000, redirectUrl?: string) {
  const page = aCardPage();
  const { selectedPlan } = page.stores.plan;
  const data = {
    completion: redirectUrl === undefined ? 'activationEmail' : 'activeAccount',
    redirectUrl: redirectUrl ?? null,
    totalAmountPaid,
    ...(order && {
      order: { planName: selectedPlan?.name, users: page.stores.plan.numberOfUsers, ...order },
    }),
  };
  page.providers.answers['/signup'] = { json: { status: true, success: true, message: '', data } };
  await page.flows.submit();
  const { message, view } = page.stores.modal;
  expect(view).toBe('success');
  const names = page.providers.events.map(({ name }) => name);
  const counted = names.filter((name) => name.endsWith('_success'));
  return { message, visited: page.providers.visited, counted };
}

test.each([
  ['another plan', { planName: 'Enterprise' }, 1000],
  ['another number of users', { users: 7 }, 1000],
  ['another amount, as with other extras', {}, 4900],
] as const)(
  'an answer about an order of %s is said to be an earlier order',
  async (_what, order, paid) => {
    const { message } = await ordered(order, paid);
    expect(message?.text).toEqual(EARLIER);
    expect(message?.notes).toContainEqual(expect.stringContaining('activation link'));
  },
);

test.each([
  ['what was asked for', {}],
  ['no order', null],
] as const)('an answer about %s is not', async (_what, order) => {
  const { message } = await ordered(order);
  expect(message?.text).toBe('Your payment was processed successfully.');
});

const ACCOUNT = 'http://slotbook.localhost:4000/account';

test('an earlier order leads to its account by a link alone, because two seconds are too short to read it', async () => {
  const { message, visited } = await ordered({ planName: 'Enterprise' }, 1000, ACCOUNT);
  expect([message?.text, message?.notes, message?.link?.href]).toEqual([EARLIER, [], ACCOUNT]);
  expect(visited).toEqual([]);
  expect((await ordered({}, 1000, ACCOUNT)).visited).toEqual([ACCOUNT]);
});

test('an earlier order is not counted again', async () => {
  expect((await ordered({})).counted).toEqual(['signup_success', 'payment_success']);
  expect((await ordered({ planName: 'Enterprise' })).counted).toEqual([]);
});
