import { expect, it } from 'vitest';
import { anAccount } from '../../../../tests/factories/orders/anAccount.ts';
import {
  aCardPage,
  aCardPageData,
  aStorage,
  PAID,
} from '../../../../tests/factories/pages/aCardPage.ts';
import { type FakeAnswer, refused } from '../../../../tests/factories/pages/FakeProviders.ts';
import type { TextStorage } from '../../providers/storage/createStorage.ts';

const OFFLINE: FakeAnswer = { error: { kind: 'offline', cause: null } };

/** The payment page of an account with this address. */
function anUpgrade(email: string, storage: TextStorage = aStorage()) {
  const data = aCardPageData({ account: anAccount({ email }) });
  return aCardPage({
    storage,
    data: { ...data, pageConfig: { ...data.pageConfig, view: 'payment' } },
  });
}

/** Opens it again. It has no contact fields. */
async function reopen(email: string, storage: TextStorage) {
  const page = anUpgrade(email, storage);
  page.stores.contact.email.setValue('');
  page.providers.answerAttempts = PAID;
  await page.payment.resume();
  return page;
}

it("follows an account's own upgrade alone, not the newest of this browser", async () => {
  const storage = aStorage();
  const begun = anUpgrade('ada@example.com', storage).attempts;
  const { key } = begun.begin('upgrade', 'ada@example.com', 'CC');
  begun.begin('upgrade', 'grace@example.com', 'CC');
  const page = await reopen('ada@example.com', storage);
  expect(page.providers.requests[0]?.path).toBe(`/attempts/${key}`);
});

it.each([
  ["another account's upgrade", 'upgrade', 'grace@example.com'],
  ['a sign-up', 'paid', 'ada@example.com'],
] as const)('follows nothing when only %s is unfinished', async (_what, kind, email) => {
  const storage = aStorage();
  aCardPage({ storage }).attempts.begin(kind, email, 'CC');
  const page = await reopen('ada@example.com', storage);
  expect(page.providers.requests).toEqual([]);
  expect(page.attempts.kept()).toHaveLength(1);
});

it('is not followed by a page to sign up', async () => {
  const storage = aStorage();
  aCardPage({ storage }).attempts.begin('upgrade', 'ada@example.com', 'CC');
  const page = aCardPage({ storage });
  page.stores.contact.email.setValue('');
  await page.payment.resume();
  expect(page.providers.requests).toEqual([]);
});

it('says which account and plan its page shows, because another tab may change them', async () => {
  const page = anUpgrade('ada@example.com');
  page.providers.answers['/payment'] = OFFLINE;
  page.providers.answerAttempts = refused('NOT_FOUND');
  await page.flows.submit();
  const sent = page.providers.requests.find(({ path }) => path === '/payment');
  const { id: accountId, subscriptionMark } = anAccount();
  expect(sent?.body).toMatchObject({ formState: { accountId, subscriptionMark } });
});

it('leads to the account, where an upgrade shows, instead of the mail', async () => {
  const page = anUpgrade('ada@example.com');
  page.providers.answers['/payment'] = OFFLINE;
  page.providers.answerAttempts = refused('NOT_FOUND');
  await page.flows.submit();
  expect(page.stores.modal.message).toEqual({
    heading: 'Please look at your account',
    text: expect.stringMatching(/your account shows it.*before you pay again/),
    link: { text: 'Refresh the page', href: '' },
  });
});
