import { expect, test } from 'vitest';
import { aCardPage, aStorage, type CardPage } from '../../../../tests/factories/pages/aCardPage.ts';
import { type FakeAnswer, refused } from '../../../../tests/factories/pages/FakeProviders.ts';

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
  return { message, visited: page.providers.visited, counted: countsOf(page) };
}

function countsOf({ providers }: CardPage): readonly string[] {
  return providers.events.map(({ name }) => name).filter((name) => name.endsWith('_success'));
}

/** The server's answer about an order of a new account. */
function answering(order: object, totalAmountPaid: number): FakeAnswer {
  const data = { completion: 'activationEmail', redirectUrl: null, totalAmountPaid, order };
  return { json: { status: true, success: true, message: '', data } };
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

test('an order whose answer was lost is counted once, although the page now asks for another', async () => {
  const page = aCardPage();
  page.providers.answers['/signup'] = { error: { kind: 'lost', cause: null } };
  page.providers.answerAttempts = refused('NOT_FOUND', { reason: 'NOTHING_CHARGED' });
  await page.flows.submit();
  page.providers.answers['/signup'] = refused('IDEMPOTENCY_KEY_REUSED');
  page.providers.answerAttempts = answering({ planName: 'Enterprise', users: 7 }, 4900);
  await page.flows.submit();
  expect(page.stores.modal.message?.text).toEqual(EARLIER);
  expect(countsOf(page)).toEqual(['signup_success', 'payment_success']);
});

test("another tab's order that is still open is counted by the page that learns its outcome first", async () => {
  const storage = aStorage();
  const theirs = aCardPage({ storage }).attempts.begin('paid', 'bob@example.com', 'CC');
  const page = aCardPage({ storage });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const data = { retryAfter: 1, attempt: theirs.key };
  const pending = { status: false, success: false, message: 'PAYMENT_PENDING', data };
  page.providers.answers['/signup'] = { json: pending };
  page.providers.answerAttempts = { later: promise };
  const submitted = page.flows.submit();
  await expect.poll(() => page.stores.modal.view).toBe('checking');
  page.attempts.end(theirs.key);
  const answer = answering({ planName: 'Enterprise', users: 7 }, 4900);
  resolve('json' in answer ? answer.json : null);
  await submitted;
  expect(page.stores.modal.message?.text).toEqual(EARLIER);
  expect(countsOf(page)).toEqual([]);
});
