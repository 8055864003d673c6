import { describe, expect, it } from 'vitest';
import { aCardPage, aStorage, keysOf, PAID } from '../../../../tests/factories/aCardPage.ts';
import { type FakeAnswer, refused } from '../../../../tests/factories/FakeProviders.ts';

const OFFLINE: FakeAnswer = { error: { kind: 'offline', cause: null } };
const pending = { status: false, success: false, message: 'PAYMENT_PENDING' };
const PENDING: FakeAnswer = { json: { ...pending, data: { retryAfter: 1 } } };

describe('an outcome that is not known', () => {
  it.each([
    ['the connection is lost', OFFLINE],
    ['the answer does not come', { error: { kind: 'timedOut', cause: null } } as const],
    ['the answer is no JSON', { error: { kind: 'unreadable', status: 502, cause: '' } } as const],
    ['the server does not know yet', PENDING],
  ])('is asked about under the same key when %s', async (_what, answer) => {
    const page = aCardPage();
    page.providers.answers['/signup'] = answer;
    page.providers.answerAttempts = PAID;
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('success');
    const asked = page.providers.requests.at(-1)?.path;
    expect(asked).toBe(`/attempts/${keysOf(page)[0]}`);
    expect(page.providers.events.map(({ name }) => name)).not.toContain('signup_failure');
  });

  it('shows a calm dialog meanwhile, which cannot be taken for a failure', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = OFFLINE;
    page.providers.answerAttempts = PENDING;
    const submitted = page.flows.submit();
    await expect.poll(() => page.stores.modal.view).toBe('checking');
    expect(page.stores.submit.isBusy).toBe(true);
    expect(page.stores.modal.message?.heading).toBe('Checking your payment');
    expect(page.stores.submit.failure).toBeNull();
    page.providers.answerAttempts = PAID;
    await submitted;
    expect(page.stores.modal.view).toBe('success');
  });

  it('says after two minutes that we write, and goes on asking', async () => {
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

  it('fails as the first call did where the attempt never began, and tries again under its key', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = OFFLINE;
    page.providers.answerAttempts = refused('NOT_FOUND');
    await page.flows.submit();
    expect(page.stores.submit.failure).toBe('OFFLINE');
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    const [first, second] = keysOf(page);
    expect(second).toBe(first);
    expect(page.paid).toHaveLength(2);
  });

  it('shows the result of the order that another tab placed under its key', async () => {
    const storage = aStorage();
    const other = aCardPage({ storage });
    const theirs = other.attempts.begin('paid', 'ada@example.com');
    const page = aCardPage({ storage });
    page.providers.answers['/signup'] = refused('IDEMPOTENCY_KEY_REUSED');
    page.providers.answerAttempts = PAID;
    await page.flows.submit();
    expect(keysOf(page)).toEqual([theirs.key]);
    expect(page.stores.modal.view).toBe('success');
  });
});

describe('a page that is opened after an attempt', () => {
  it('shows what became of it', async () => {
    const storage = aStorage();
    aCardPage({ storage }).attempts.begin('paid', 'grace@example.com');
    const page = aCardPage({ storage });
    page.providers.answerAttempts = PAID;
    await page.payment.resume();
    expect(page.stores.modal.view).toBe('success');
    expect(page.stores.submit.progress).toBe('completed');
    expect(page.attempts.kept()).toBeNull();
  });

  it('shows its failure, and forgets it', async () => {
    const storage = aStorage();
    aCardPage({ storage }).attempts.begin('paid', 'grace@example.com');
    const page = aCardPage({ storage });
    page.providers.answerAttempts = refused('PAYMENT_DECLINED');
    await page.payment.resume();
    expect(page.stores.modal.message?.heading).toBe('Failed to charge your card');
    expect(page.attempts.kept()).toBeNull();
  });

  it('is quiet about one that never began', async () => {
    const storage = aStorage();
    aCardPage({ storage }).attempts.begin('paid', 'grace@example.com');
    const page = aCardPage({ storage });
    page.providers.answerAttempts = refused('NOT_FOUND');
    await page.payment.resume();
    expect(page.stores.modal.view).toBe('none');
    expect(page.stores.submit.progress).toBe('notInProgress');
    expect(page.attempts.kept()).toBeNull();
  });

  it('asks nobody where there was none', async () => {
    const page = aCardPage();
    await page.payment.resume();
    expect(page.providers.requests).toEqual([]);
  });
});
