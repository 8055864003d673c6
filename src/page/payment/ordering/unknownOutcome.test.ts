import { describe, expect, it } from 'vitest';
import { aCardPage, aStorage, keysOf, PAID } from '../../../../tests/factories/pages/aCardPage.ts';
import { type FakeAnswer, refused } from '../../../../tests/factories/pages/FakeProviders.ts';

const OFFLINE: FakeAnswer = { error: { kind: 'offline', cause: null } };
const NOBODYS = refused('NOT_FOUND', { reason: 'NOTHING_CHARGED' });
const pending = { status: false, success: false, message: 'PAYMENT_PENDING' };
const PENDING: FakeAnswer = { json: { ...pending, data: { retryAfter: 1 } } };

describe('an unknown outcome', () => {
  it.each([
    ['the connection is lost', OFFLINE],
    ['the answer does not come', { error: { kind: 'timedOut', cause: null } } as const],
    ['the answer is no JSON', { error: { kind: 'unreadable', status: 502, cause: '' } } as const],
    ['the server does not know yet', PENDING],
  ])('is asked for with the same key when %s', async (_what, answer) => {
    const page = aCardPage();
    page.providers.answers['/signup'] = answer;
    page.providers.answerAttempts = PAID;
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('success');
    const asked = page.providers.requests.at(-1)?.path;
    expect(asked).toBe(`/attempts/${keysOf(page)[0]}`);
    expect(page.providers.events.map(({ name }) => name)).not.toContain('signup_failure');
  });

  it('shows a calm dialog meanwhile, which does not look like a failure', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = OFFLINE;
    page.providers.answerAttempts = PENDING;
    const submitted = page.flows.submit();
    await expect.poll(() => page.stores.modal.view).toBe('checking');
    expect(page.stores.submit.isBusy).toBe(true);
    expect(page.stores.submit.isOrdering).toBe(true);
    expect(page.stores.modal.message?.heading).toBe('Checking your payment');
    expect(page.stores.submit.failure).toBeNull();
    page.providers.answerAttempts = PAID;
    await submitted;
    expect(page.stores.modal.view).toBe('success');
  });

  it.each([
    ['the browser is offline', OFFLINE, 'You are offline.'],
    ['the connection broke', { error: { kind: 'lost', cause: null } }, 'cannot be reached'],
    ['the server is slow', { error: { kind: 'timedOut', cause: null } }, 'is slow to answer'],
    ['the server is at fault', refused('INTERNAL_SERVER_ERROR'), 'has a problem'],
    ['the server asks the provider', PENDING, 'We are asking what became of your payment.'],
  ] as const)('says that %s, and never that it failed', async (_what, answer, said) => {
    const page = aCardPage();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    page.providers.answers['/signup'] = answer;
    page.providers.answerAttempts = { later: promise };
    const submitted = page.flows.submit();
    await expect.poll(() => page.stores.modal.message?.text).toContain(said);
    expect(page.stores.modal.message?.text).toContain('do not pay again');
    resolve('json' in PAID ? PAID.json : null);
    await submitted;
    expect(page.stores.modal.view).toBe('success');
  });

  it("does not say that nothing was charged for another session's order", async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = OFFLINE;
    page.providers.answerAttempts = refused('NOT_FOUND');
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('checking');
    expect(page.stores.modal.message).toEqual({
      heading: 'Please check your mail',
      text: expect.stringContaining('before you pay again'),
      link: { text: 'Refresh the page', href: '' },
    });
    expect(page.attempts.kept()).toEqual([]);
  });

  it('says after two minutes that a mail will follow, and keeps asking', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = OFFLINE;
    page.providers.answerAttempts = OFFLINE;
    const submitted = page.flows.submit();
    await expect.poll(() => page.stores.modal.message?.text).toContain('ada@example.com');
    expect(page.stores.modal.message?.text).toContain(page.stores.brand.support.email);
    page.providers.answerAttempts = PAID;
    await submitted;
    expect(page.stores.modal.view).toBe('success');
  });

  it('fails like the first call if the attempt never began, and is retried with its key', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = OFFLINE;
    page.providers.answerAttempts = NOBODYS;
    await page.flows.submit();
    expect(page.stores.submit.failure).toBe('OFFLINE');
    expect(page.stores.modal.message).toMatchObject({
      text: expect.stringContaining('before your order reached us'),
      notes: ['Nothing was charged.'],
    });
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    const [first, second] = keysOf(page);
    expect(second).toBe(first);
    expect(page.paid).toHaveLength(2);
  });

  it('shows the result of the order that another tab placed with its key', async () => {
    const storage = aStorage();
    const other = aCardPage({ storage });
    const theirs = other.attempts.begin('paid', 'ada@example.com', 'CC');
    const page = aCardPage({ storage });
    page.providers.answers['/signup'] = refused('IDEMPOTENCY_KEY_REUSED');
    page.providers.answerAttempts = PAID;
    await page.flows.submit();
    expect(keysOf(page)).toEqual([theirs.key]);
    expect(page.stores.modal.view).toBe('success');
  });
});

describe("another tab's payment for the same order", () => {
  it('is followed by its own key, and this attempt is forgotten', async () => {
    const page = aCardPage();
    const data = { retryAfter: 1, attempt: 'key-of-another-tab' };
    page.providers.answers['/signup'] = { json: { ...pending, data } };
    page.providers.answerAttempts = PAID;
    await page.flows.submit();
    expect(page.providers.requests.at(-1)?.path).toBe('/attempts/key-of-another-tab');
    expect(page.stores.modal.view).toBe('success');
    expect(page.attempts.kept()).toEqual([]);
  });

  it('that has failed meanwhile can be retried', async () => {
    const page = aCardPage();
    const data = { retryAfter: 1, attempt: 'key-of-another-tab' };
    page.providers.answers['/signup'] = { json: { ...pending, data } };
    page.providers.answerAttempts = NOBODYS;
    await page.flows.submit();
    expect(page.stores.submit.failure).toBe('INTERNAL_SERVER_ERROR');
    expect(page.attempts.kept()).toEqual([]);
  });
});

describe('a page opened after an attempt', () => {
  it('shows its outcome', async () => {
    const storage = aStorage();
    aCardPage({ storage }).attempts.begin('paid', 'ada@example.com', 'CC');
    const page = aCardPage({ storage });
    page.providers.answerAttempts = PAID;
    await page.payment.resume();
    expect(page.stores.modal.view).toBe('success');
    expect(page.stores.submit.progress).toBe('completed');
    expect(page.attempts.kept()).toEqual([]);
  });

  it('follows the attempt for its own address, else the newest', async () => {
    const storage = aStorage();
    const begun = aCardPage({ storage }).attempts;
    const mine = begun.begin('paid', 'ada@example.com', 'CC');
    const newest = begun.begin('paid', 'grace@example.com', 'CC');
    for (const [address, { key }] of [
      ['ada@example.com', mine],
      ['', newest],
    ] as const) {
      const page = aCardPage({ storage });
      page.stores.contact.email.setValue(address);
      page.providers.answerAttempts = NOBODYS;
      await page.payment.resume();
      expect(page.providers.requests[0]?.path).toBe(`/attempts/${key}`);
    }
  });

  it('shows nothing of it to a form for another address', async () => {
    const storage = aStorage();
    aCardPage({ storage }).attempts.begin('paid', 'grace@example.com', 'CC');
    const page = aCardPage({ storage });
    page.providers.answerAttempts = PAID;
    await page.payment.resume();
    expect(page.providers.requests).toEqual([]);
    expect(page.stores.modal.view).toBe('none');
    expect(page.attempts.kept()).toHaveLength(1);
  });

  it('says of a bank payment that the bank was asked, whatever the form has selected', async () => {
    const storage = aStorage();
    aCardPage({ storage }).attempts.begin('paid', 'ada@example.com', 'CC');
    const page = aCardPage({ storage });
    const paid = { completion: 'activationEmail', totalAmountPaid: 4900, paymentType: 'GC' };
    page.providers.answerAttempts = { json: { status: true, message: '', data: paid } };
    await page.payment.resume();
    const [note] = page.stores.modal.message?.notes ?? [];
    expect(note).toContain('Your bank has been told to pay $49.00.');
  });

  it.each([
    ['CC', 'Failed to charge your card'],
    ['ACH', 'Failed to charge your bank account'],
  ] as const)(
    'shows its failure as one of %s, whatever the form has selected, and forgets it',
    async (method, heading) => {
      const storage = aStorage();
      aCardPage({ storage }).attempts.begin('paid', 'ada@example.com', method);
      const page = aCardPage({ storage });
      page.providers.answerAttempts = refused('PAYMENT_DECLINED');
      await page.payment.resume();
      expect(page.stores.modal.message?.heading).toBe(heading);
      expect(page.attempts.kept()).toEqual([]);
    },
  );

  it('shows nothing about one that never began', async () => {
    const storage = aStorage();
    aCardPage({ storage }).attempts.begin('paid', 'ada@example.com', 'CC');
    const page = aCardPage({ storage });
    page.providers.answerAttempts = NOBODYS;
    await page.payment.resume();
    expect(page.stores.modal.view).toBe('none');
    expect(page.stores.submit.progress).toBe('notInProgress');
    expect(page.attempts.kept()).toEqual([]);
  });

  it.each(['free', 'noCardSignup', 'upgrade'] as const)(
    'leaves an attempt of the kind %s to the pages that make one',
    async (kind) => {
      const page = aCardPage();
      page.attempts.begin(kind, 'ada@example.com', null);
      await page.payment.resume();
      expect(page.providers.requests).toEqual([]);
      expect(page.attempts.kept()).toHaveLength(1);
    },
  );

  it('makes no request when there was none', async () => {
    const page = aCardPage();
    await page.payment.resume();
    expect(page.providers.requests).toEqual([]);
  });
});
