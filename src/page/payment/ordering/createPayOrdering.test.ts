import { describe, expect, it } from 'vitest';
import {
  aCard,
  aCardPage,
  aCardPageData,
  keysOf,
  PAID,
} from '../../../../tests/factories/pages/aCardPage.ts';
import { refused } from '../../../../tests/factories/pages/FakeProviders.ts';

const NOTHING_CHARGED = { reason: 'NOTHING_CHARGED' };

describe('a submission that is paid for', () => {
  it('asks the captcha, then the card, then places the order with the amounts shown', async () => {
    const page = aCardPage();
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
    expect(keysOf(page)).toEqual([expect.stringMatching(/^key-/)]);
  });

  it.each([
    ['answeringService', '/answeringService/signup', true],
    ['paid', '/signup', false],
  ] as const)(
    'of the type %s sends an empty list of add-ons only if its call requires one',
    async (signupType, path, is) => {
      const page = aCardPage({ data: aCardPageData({ signupType }) });
      page.providers.answers[path] = PAID;
      await page.flows.submit();
      expect(page.providers.bodies(path)).toMatchObject([{ formState: { signupType } }]);
      expect(JSON.stringify(page.providers.bodies(path)).includes('"addonIds":[]')).toBe(is);
    },
  );

  it('says that it was processed, what was paid and what comes next', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    const { modal } = page.stores;
    expect(modal.view).toBe('success');
    expect(modal.message?.text).toBe('Your payment was processed successfully.');
    expect(modal.message?.receipt).toMatchObject({ told: { totalAmountPaid: 4900 } });
    expect(modal.message?.notes).toEqual([
      'It can take a couple of minutes to show in your account.',
      expect.stringContaining('ada@example.com'),
    ]);
    expect(page.attempts.kept()).toEqual([]);
    expect(page.providers.events.at(-1)).toEqual({ name: 'payment_success', paid: 4900 });
  });

  it('succeeds also when the answer has no details', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = { json: { status: true } };
    await page.flows.submit();
    const { modal } = page.stores;
    expect(modal).toMatchObject({ view: 'success', message: { heading: 'Check your inbox' } });
    expect(page.attempts.kept()).toEqual([]);
  });

  it('stores the card of a trial and mentions no payment', async () => {
    const page = aCardPage({ data: aCardPageData({ signupType: 'freeTrial' }) });
    const trial = { completion: 'activationEmail', redirectUrl: null, totalAmountPaid: 0 };
    page.providers.answers['/signup'] = { json: { status: true, data: trial, message: '' } };
    await page.flows.submit();
    expect(page.paid).toEqual([{ dueToday: 0, email: 'ada@example.com' }]);
    expect(page.providers.bodies('/signup')).toMatchObject([
      { paymentRequest: { freeTrial: true }, formState: { dueToday: 0 } },
    ]);
    expect(page.stores.modal.message?.text).toContain('activation link');
  });

  it('places one order, however often the button is pressed', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = PAID;
    await Promise.all([page.flows.submit(), page.flows.submit(), page.flows.submit()]);
    await page.flows.submit();
    expect(page.paid).toHaveLength(1);
    expect(keysOf(page)).toHaveLength(1);
  });

  it('makes no payment while the card is incomplete', async () => {
    const page = aCardPage();
    page.cardStore.setState({
      fields: { cvv: { isValid: false, isEmpty: true, isFocused: false } },
      cardType: null,
    });
    await page.flows.submit();
    expect(page.stores.submit.summary).toEqual([{ field: 'cvv', code: 'required' }]);
    expect(page.paid).toEqual([]);
  });

  it('does not fail when the visitor closes the challenge, and starts again after', async () => {
    const page = aCardPage();
    page.card.give = async () => ({ kind: 'cancelled' });
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('none');
    expect(page.stores.submit.progress).toBe('notInProgress');
    expect(page.providers.requests.map(({ path }) => path)).toEqual(['/email']);
    page.providers.answers['/signup'] = PAID;
    page.card.give = async () => aCard('fresh');
    await page.flows.submit();
    expect(page.paid).toHaveLength(2);
    expect(page.stores.modal.view).toBe('success');
  });

  it('redirects to the account that has the plan already or changed it elsewhere, without a retry', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = refused('PLAN_CHANGED', NOTHING_CHARGED);
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('checking');
    expect(page.stores.modal.message).toEqual({
      heading: "Your plan couldn't be updated",
      text: 'You have it already, or it was changed in another tab or by somebody else. Nothing was charged here.',
      link: { text: 'Continue to your account', href: '/account' },
    });
  });

  it('says that a card was declined, and makes a new attempt next time', async () => {
    const page = aCardPage();
    page.providers.answers['/signup'] = refused('PAYMENT_DECLINED', NOTHING_CHARGED);
    await page.flows.submit();
    expect(page.stores.modal.message).toEqual({
      heading: 'Failed to charge your card',
      text: 'Something went wrong with charging your account, please try again.',
      method: 'CC',
      notes: ['Nothing was charged.'],
    });
    expect(page.providers.events.at(-1)).toMatchObject({
      name: 'payment_failure',
      reason: 'PAYMENT_DECLINED',
    });
    await page.flows.submit();
    const [first, second] = keysOf(page);
    expect(second).not.toBe(first);
    expect(page.paid).toHaveLength(2);
  });

  it("shows the server's changed price, and agrees to it next time", async () => {
    const page = aCardPage();
    const changed = { totalAmount: 1200, dueToday: 1300 };
    page.providers.answers['/signup'] = refused('PRICE_CHANGED', changed);
    await page.flows.submit();
    page.providers.answers['/signup'] = PAID;
    await page.flows.submit();
    expect(page.paid.map(({ dueToday }) => dueToday)).toEqual([1000, 1300]);
    expect(page.providers.bodies('/signup').at(-1)).toMatchObject({ formState: changed });
  });

  it('reports an exception as fatal, and fails without data', async () => {
    const page = aCardPage();
    const cause = new Error('A fault of the page.');
    page.card.give = () => Promise.reject(cause);
    await page.flows.submit();
    const { message } = page.stores.modal;
    expect(message?.heading).toBe('Failed to charge your card');
    // The order was not sent, and the message itself does not say so.
    expect(message?.notes).toEqual(['Nothing was charged.']);
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
    const page = aCardPage();
    page.providers.answers['/signup'] = PAID;
    page.card.give = async () => {
      page.clock.ms += took;
      return aCard('late');
    };
    await page.flows.submit();
    expect(page.providers.bodies('/signup')).toMatchObject([{ paymentRequest: { captchaToken } }]);
    expect(page.paid).toHaveLength(1);
  });

  it('needs a tick without asking the bank again', async () => {
    const page = aCardPage();
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
    const page = aCardPage();
    page.providers.answers['/signup'] = refused('Recaptcha score');
    await page.flows.submit();
    page.cardStore.setState({ fields: {}, cardType: null });
    page.providers.answers['/signup'] = PAID;
    await page.flows.captchaTicked('tick');
    expect(page.paid).toHaveLength(2);
  });
});

it('a user who may not upgrade is sent to the account, not to another try', async () => {
  const page = aCardPage();
  page.providers.answers['/signup'] = refused('UNAUTHORISED_USER_ROLE_MEMBER');
  await page.flows.submit();
  expect(page.stores.modal.view).toBe('failure');
  expect(page.stores.modal.message).toMatchObject({
    heading: 'Owner or admin access required',
    link: { href: '/account' },
  });
});
