import { describe, expect, it } from 'vitest';
import { aCard, aPayingPage, aPayingPageData, aStorage } from '../../../../tests/factories/aPayingPage.ts';
import { type FakeAnswer, refused } from '../../../../tests/factories/FakeProviders.ts';

const data = { completion: 'activationEmail', redirectUrl: null, totalAmountPaid: 4900 };
const PAID: FakeAnswer = { json: { status: true, success: true, message: '', data } };
const OFFLINE: FakeAnswer = { error: { kind: 'offline', cause: null } };
const pending = { status: false, success: false, message: 'PAYMENT_PENDING' };
const PENDING: FakeAnswer = { json: { ...pending, data: { retryAfter: 1 } } };

type Page = ReturnType<typeof aPayingPage>;

function keys({ providers }: Page, path = '/signup'): (string | undefined)[] {
  return providers.requests
    .filter((request) => request.path === path)
    .map(({ headers }) => headers?.['idempotency-key']);
}

/** Answers what became of any attempt. */
function attemptsAnswer({ providers }: Page, answer: FakeAnswer): void {
  providers.answerAttempts = answer;
}

describe('a submission that is paid for', () => {
  it('asks the robot check, then the card, then places the order with what was seen', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    expect(page.providers.actions).toEqual(['EMAIL_EXISTS_CHECK', 'SIGNUP_PAID']);
    expect(page.paid).toEqual([{ dueToday: 1000, email: 'ada@example.com' }]);
    expect(page.providers.bodies('/signup')).toMatchObject([
      {
        paymentRequest: {
          captchaToken: 'token-2',
          payment: { paymentType: 'CC', paymentDetails: { nonce: 'nonce-1' } },
        },
        formState: { signupType: 'paid', totalAmount: 1000, dueToday: 1000 },
      },
    ]);
    expect(keys(page)).toEqual([expect.stringMatching(/^key-/)]);
  });

  it('says that it was processed, what was paid and what comes next', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    const { modal } = page.stores;
    expect(modal.view).toBe('success');
    expect(modal.message?.text).toBe('Your payment was processed successfully.');
    expect(modal.message?.notes).toEqual([
      'Paid today: $49.00',
      'It can take a couple of minutes to show in your account.',
      expect.stringContaining('ada@example.com'),
    ]);
    expect(page.attempts.kept()).toBeNull();
  });

  it('keeps the card of a trial and speaks of no payment', async () => {
    const page = aPayingPage({ data: aPayingPageData({ signupType: 'freeTrial' }) });
    const trial = { ...data, totalAmountPaid: 0 };
    page.providers.answers['/signup'] = { json: { status: true, message: '', data: trial } };
    await page.flows.submit();
    expect(page.paid).toEqual([{ dueToday: 0, email: 'ada@example.com' }]);
    expect(page.providers.bodies('/signup')).toMatchObject([
      { paymentRequest: { freeTrial: true }, formState: { dueToday: 0 } },
    ]);
    expect(page.stores.modal.message?.text).toContain('activation link');
  });

  it('places one order, however often the button is pressed', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = PAID;
    await Promise.all([page.flows.submit(), page.flows.submit(), page.flows.submit()]);
    await page.flows.submit();
    expect(page.paid).toHaveLength(1);
    expect(keys(page)).toHaveLength(1);
  });

  it('asks nobody for a payment while the card is not filled in', async () => {
    const page = aPayingPage();
    page.stores.payment?.card.setState({
      fields: { cvv: { isValid: false, isEmpty: true, isFocused: false } },
      cardType: null,
    });
    await page.flows.submit();
    expect(page.stores.submit.summary).toEqual([{ field: 'cvv', code: 'required' }]);
    expect(page.paid).toEqual([]);
  });

  it('takes it for no failure when the visitor leaves the bank, and begins anew after', async () => {
    const page = aPayingPage();
    page.card.give = async () => ({ kind: 'cancelled' });
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('none');
    expect(page.stores.submit.progress).toBe('notInProgress');
    expect(page.providers.requests.map(({ path }) => path)).toEqual(['/email']);
    page.providers.answers['/signup'] = PAID;
    page.pays({
      kind: 'ready',
      payment: { paymentType: 'CC', paymentDetails: { nonce: 'fresh' } },
    });
    await page.flows.submit();
    expect(page.paid).toHaveLength(2);
    expect(page.stores.modal.view).toBe('success');
  });

  it('says that a card was declined, and lets the next try be one of its own', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = refused('PAYMENT_DECLINED');
    await page.flows.submit();
    expect(page.stores.modal.message).toEqual({
      heading: 'Failed to charge your card',
      text: 'Something went wrong with charging your account, please try again.',
    });
    expect(page.providers.events.at(-1)).toMatchObject({
      name: 'payment_failure',
      reason: 'PAYMENT_DECLINED',
    });
    await page.flows.submit();
    const [first, second] = keys(page);
    expect(second).not.toBe(first);
    expect(page.paid).toHaveLength(2);
  });

  it('shows the price that the server says is due, and agrees to it the next time', async () => {
    const page = aPayingPage();
    const changed = { totalAmount: 1200, dueToday: 1300 };
    page.providers.answers['/signup'] = refused('PRICE_CHANGED', changed);
    await page.flows.submit();
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    expect(page.paid.map(({ dueToday }) => dueToday)).toEqual([1000, 1300]);
    expect(page.providers.bodies('/signup').at(-1)).toMatchObject({ formState: changed });
  });

  it('reports an exception as fatal, and fails with no data', async () => {
    const page = aPayingPage();
    const cause = new Error('A fault of the page.');
    page.card.give = () => Promise.reject(cause);
    await page.flows.submit();
    expect(page.stores.modal.message?.heading).toBe('Failed to charge your card');
    expect(page.stores.submit.progress).toBe('notInProgress');
    expect(page.providers.reports).toEqual([
      expect.objectContaining({ tag: 'payment', severity: 'fatal', cause }),
    ]);
  });
});

describe('a robot check that runs out', () => {
  it.each([
    ['asked anew when the bank took longer than its proof is good for', 150_000, 'token-3'],
    ['left alone when the bank was quick', 5000, 'token-2'],
  ])('is %s', async (_what, took, captchaToken) => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = PAID;
    page.card.give = async () => {
      page.clock.ms += took;
      return aCard('late');
    };
    await page.flows.submit();
    expect(page.providers.bodies('/signup')).toMatchObject([{ paymentRequest: { captchaToken } }]);
    expect(page.paid).toHaveLength(1);
  });

  it('asks for a tick without asking the bank again', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = refused('Recaptcha score');
    await page.flows.submit();
    expect(page.stores.captcha.display).toBe(true);
    page.providers.answers['/signup'] = PAID;
    await page.flows.captchaTicked('tick');
    expect(page.paid).toHaveLength(1);
    expect(page.providers.bodies('/signup').at(-1)).toMatchObject({
      paymentRequest: {
        captchaToken: 'tick',
        rVersion: 'visible',
        payment: { paymentDetails: { nonce: 'nonce-1' } },
      },
    });
  });

  it('asks the bank again when the card was changed before the tick', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = refused('Recaptcha score');
    await page.flows.submit();
    page.stores.payment?.card.setState({ fields: {}, cardType: null });
    page.providers.answers['/signup'] = PAID;
    await page.flows.captchaTicked('tick');
    expect(page.paid).toHaveLength(2);
  });
});

describe('an outcome that is not known', () => {
  it.each([
    ['the connection is lost', OFFLINE],
    ['the answer does not come', { error: { kind: 'timedOut', cause: null } } as const],
    ['the answer is no JSON', { error: { kind: 'unreadable', status: 502, cause: '' } } as const],
    ['the server does not know yet', PENDING],
  ])('is asked about under the same key when %s', async (_what, answer) => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = answer;
    attemptsAnswer(page, PAID);
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('success');
    const asked = page.providers.requests.at(-1)?.path;
    expect(asked).toBe(`/attempts/${keys(page)[0]}`);
    expect(page.providers.events.map(({ name }) => name)).not.toContain('signup_failure');
  });

  it('shows a calm dialog meanwhile, which cannot be taken for a failure', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = OFFLINE;
    attemptsAnswer(page, PENDING);
    const submitted = page.flows.submit();
    await expect.poll(() => page.stores.modal.view).toBe('checking');
    expect(page.stores.submit.isBusy).toBe(true);
    expect(page.stores.modal.message?.heading).toBe('Checking your payment');
    expect(page.stores.submit.failure).toBeNull();
    attemptsAnswer(page, PAID);
    await submitted;
    expect(page.stores.modal.view).toBe('success');
  });

  it('says after two minutes that we write, and goes on asking', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = OFFLINE;
    attemptsAnswer(page, OFFLINE);
    const submitted = page.flows.submit();
    await expect.poll(() => page.stores.modal.message?.text).toContain('ada@example.com');
    expect(page.stores.modal.message?.text).toContain(page.stores.brand.support.email);
    attemptsAnswer(page, PAID);
    await submitted;
    expect(page.stores.modal.view).toBe('success');
  });

  it('fails as the first call did where the attempt never began, and tries again under its key', async () => {
    const page = aPayingPage();
    page.providers.answers['/signup'] = OFFLINE;
    attemptsAnswer(page, refused('NOT_FOUND'));
    await page.flows.submit();
    expect(page.stores.submit.failure).toBe('OFFLINE');
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    const [first, second] = keys(page);
    expect(second).toBe(first);
    expect(page.paid).toHaveLength(2);
  });

  it('shows the result of the order that another tab placed under its key', async () => {
    const storage = aStorage();
    const other = aPayingPage({ storage });
    const theirs = other.attempts.begin('paid', 'ada@example.com');
    const page = aPayingPage({ storage });
    page.providers.answers['/signup'] = refused('IDEMPOTENCY_KEY_REUSED');
    attemptsAnswer(page, PAID);
    await page.flows.submit();
    expect(keys(page)).toEqual([theirs.key]);
    expect(page.stores.modal.view).toBe('success');
  });
});

describe('a page that is opened after an attempt', () => {
  it('shows what became of it', async () => {
    const storage = aStorage();
    aPayingPage({ storage }).attempts.begin('paid', 'grace@example.com');
    const page = aPayingPage({ storage });
    attemptsAnswer(page, PAID);
    await page.payment.resume();
    expect(page.stores.modal.view).toBe('success');
    expect(page.stores.submit.progress).toBe('completed');
    expect(page.attempts.kept()).toBeNull();
  });

  it('shows its failure, and forgets it', async () => {
    const storage = aStorage();
    aPayingPage({ storage }).attempts.begin('paid', 'grace@example.com');
    const page = aPayingPage({ storage });
    attemptsAnswer(page, refused('PAYMENT_DECLINED'));
    await page.payment.resume();
    expect(page.stores.modal.message?.heading).toBe('Failed to charge your card');
    expect(page.attempts.kept()).toBeNull();
  });

  it('is quiet about one that never began', async () => {
    const storage = aStorage();
    aPayingPage({ storage }).attempts.begin('paid', 'grace@example.com');
    const page = aPayingPage({ storage });
    attemptsAnswer(page, refused('NOT_FOUND'));
    await page.payment.resume();
    expect(page.stores.modal.view).toBe('none');
    expect(page.stores.submit.progress).toBe('notInProgress');
    expect(page.attempts.kept()).toBeNull();
  });

  it('asks nobody where there was none', async () => {
    const page = aPayingPage();
    await page.payment.resume();
    expect(page.providers.requests).toEqual([]);
  });
});
