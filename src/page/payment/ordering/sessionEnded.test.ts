import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../../tests/factories/orders/anAccount.ts';
import {
  aCardPage,
  aCardPageData,
  aStorage,
  keysOf,
  PAID,
} from '../../../../tests/factories/pages/aCardPage.ts';
import { type FakeAnswer, refused } from '../../../../tests/factories/pages/FakeProviders.ts';

const OFFLINE: FakeAnswer = { error: { kind: 'offline', cause: null } };
const ENDED = refused('SESSION_DOES_NOT_EXIST');

/** A page whose session ended while it asked for a payment's outcome. */
async function anEndedSession(storage = aStorage()) {
  const page = aCardPage({ storage });
  page.providers.answers['/signup'] = OFFLINE;
  page.providers.answerAttempts = ENDED;
  await page.flows.submit();
  return page;
}

describe('a session that ends while an outcome is unknown', () => {
  it('asks for a reload, and keeps the attempt', async () => {
    const page = await anEndedSession();
    expect(page.stores.modal.view).toBe('checking');
    expect(page.stores.modal.message).toMatchObject({
      heading: 'Please refresh this page',
      text: expect.stringContaining('do not pay again'),
      link: { text: 'Refresh the page', href: '' },
    });
    expect(page.attempts.kept()).toMatchObject([{ key: keysOf(page)[0] }]);
  });

  it('continues after the reload', async () => {
    const storage = aStorage();
    await anEndedSession(storage);
    const page = aCardPage({ storage });
    page.providers.answerAttempts = PAID;
    await page.payment.resume();
    expect(page.stores.modal.view).toBe('success');
    expect(page.attempts.kept()).toEqual([]);
  });

  it('mentions the mail if a new session may not see the outcome, and never a second payment', async () => {
    const storage = aStorage();
    await anEndedSession(storage);
    const page = aCardPage({ storage });
    page.providers.answerAttempts = refused('NOT_FOUND');
    await page.payment.resume();
    expect(page.stores.modal.message?.heading).toBe('Please check your mail');
    expect(page.stores.modal.message?.text).toContain('we have written to ada@example.com');
    expect(page.attempts.kept()).toEqual([]);
  });
});

describe('a session that ended before the order', () => {
  it('could not create the account, has charged nothing, and asks for a reload', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = ENDED;
    await page.flows.submit();
    expect(page.stores.modal.message).toMatchObject({
      heading: 'Sign-up unsuccessful',
      text: expect.stringMatching(/could not be created.*refresh.*try again.*contact/),
      notes: [
        'Nothing was charged.',
        'Your session has ended. What you typed is kept, all but the password and the payment details.',
      ],
      link: { text: 'Refresh the page', href: '' },
    });
    expect(page.attempts.kept()).toEqual([]);
  });

  it('asks for the payment details alone on an upgrade, which has no other fields', async () => {
    const data = aCardPageData({ account: anAccount() });
    const page = aCardPage({
      data: { ...data, pageConfig: { ...data.pageConfig, view: 'payment' } },
    });
    page.providers.answers['/payment'] = ENDED;
    await page.flows.submit();
    expect(page.stores.modal.message).toMatchObject({
      notes: ['Nothing was charged.', expect.stringMatching(/logged in again.*payment details/)],
      link: { text: 'Refresh the page', href: '' },
    });
  });

  it('says nothing about the money if an earlier try may have been placed', async () => {
    const page = aCardPage();
    const { key } = page.attempts.begin('paid', 'ada@example.com', 'CC');
    page.providers.answers['/signup'] = ENDED;
    await page.flows.submit();
    expect(page.stores.modal.message?.text).toContain('do not pay again');
    expect(page.attempts.kept()).toMatchObject([{ key }]);
  });
});

describe('a fault of the server', () => {
  it('is not final: the outcome is asked for with its key', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = refused('INTERNAL_SERVER_ERROR');
    page.providers.answerAttempts = PAID;
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('success');
  });

  it('shows once it is certain that nothing began, and the key is used again', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = refused('INTERNAL_SERVER_ERROR');
    await page.flows.submit();
    expect(page.stores.submit.failure).toBe('INTERNAL_SERVER_ERROR');
    await page.flows.submit();
    const [first, second] = keysOf(page);
    expect(second).toBe(first);
  });
});
