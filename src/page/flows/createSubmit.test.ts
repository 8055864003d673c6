import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { anAddon, anIvrPlan, aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aPage, fillIn } from '../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import {
  type FakeAnswer,
  refused,
  SIGNED_UP,
} from '../../../tests/factories/pages/FakeProviders.ts';

function filledPage(...args: Parameters<typeof aPage>) {
  const page = aPage(...args);
  fillIn(page.stores);
  return page;
}

describe('submit', () => {
  it('marks what is missing in page order, requests focus on the first, and makes no call', async () => {
    const { stores, providers, flows } = aPage();
    await flows.submit();
    expect(stores.submit.summary).toEqual([
      { field: 'fullName', code: 'required' },
      { field: 'companyName', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'password', code: 'required' },
      { field: 'agreed', code: 'required' },
    ]);
    expect(stores.submit.focusTarget).toBe('fullName');
    expect(stores.agreement.showToolTip).toBe(true);
    expect(providers.requests).toEqual([]);
    expect(stores.submit.progress).toBe('notInProgress');
  });

  it('checks the e-mail, then sends what the visitor typed, selected and saw', async () => {
    const { providers, flows } = filledPage();
    await flows.submit();
    expect(providers.requests.map(({ path }) => path)).toEqual(['/email', '/signup/free']);
    expect(providers.actions).toEqual(['EMAIL_EXISTS_CHECK', 'SIGNUP_FREE']);
    expect(providers.bodies('/signup/free')).toEqual([
      {
        leadInfo: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          phone: '2015550123',
          countryCode: '1',
          country: 'US',
          companyName: 'Analytical Engines',
          password: 'engine1843',
          timeZone: 'Europe/London',
        },
        paymentRequest: {
          selectedPlans: [{ planId: 'starter', noOfUsers: 1 }],
          freeTrial: false,
          captchaToken: 'token-2',
          rVersion: 'invisible',
        },
        formState: {
          signupType: 'free',
          totalAmount: 0,
          agreed: true,
          termsHash: 'a'.repeat(64),
          privacyHash: 'b'.repeat(64),
          utmSource: 'Direct',
        },
      },
    ]);
  });

  it.each([
    ['by users', aPlan({ id: 'starter' }), { noOfUsers: 1 }],
    ['flat', aPlan({ id: 'starter', billingType: 'FLAT' }), {}],
    ['by minutes', aPlan({ id: 'starter', billingType: 'MINUTES', minutes: 100 }), {}],
    ['as agreed', aPlan({ id: 'starter', access: 'admin' }), {}],
    [
      'with a trial',
      aPlan({ freeTrialPlanId: 'starter-trial', billingType: 'FLAT' }),
      { freeTrialPlanId: 'starter-trial' },
    ],
  ])('names a plan that is priced %s with what it has, and no more', async (_, plan, rest) => {
    const sessionInfo = aSession({ plans: [plan] });
    const { providers, flows } = filledPage(aBrand(), aPageData({ sessionInfo }));
    await flows.submit();
    const [body] = providers.bodies('/signup/free');
    expect(body).toHaveProperty('paymentRequest.selectedPlans.0', { planId: 'starter', ...rest });
  });

  it('sends the selected add-ons and IVR plan', async () => {
    const sessionInfo = aSession({
      signupType: 'noCardSignup',
      addons: [anAddon()],
      ivrPlans: [anIvrPlan()],
    });
    const { stores, providers, flows } = filledPage(aBrand(), aPageData({ sessionInfo }));
    stores.plan.setAddon('extra', true);
    stores.plan.selectIvrPlan('menu');
    await flows.submit();
    expect(providers.bodies('/signup/freetrial')).toMatchObject([
      { paymentRequest: { addonIds: ['extra'], ivrId: 'menu' }, formState: { totalAmount: 1400 } },
    ]);
  });

  it('also agrees to the HIPAA terms if the plan needs them', async () => {
    const sessionInfo = aSession({ plans: [aPlan({ isHIPAA: true })] });
    const { providers, flows } = filledPage(aBrand(), aPageData({ sessionInfo }));
    await flows.submit();
    expect(providers.bodies('/signup/free')).toMatchObject([
      { formState: { termsHash: 'a'.repeat(64), hipaaTermsHash: 'c'.repeat(64) } },
    ]);
  });

  it('names a trial without a card to the captcha and calls its own path', async () => {
    const data = aPageData({ sessionInfo: aSession({ signupType: 'noCardSignup' }) });
    const { providers, flows } = filledPage(aBrand(), data);
    await flows.submit();
    expect(providers.actions).toContain('NOCARD_SIGNUP');
    expect(providers.bodies('/signup/freetrial')).toHaveLength(1);
  });

  it('says that there is no plan when there is none, and makes no call', async () => {
    const sessionInfo = aSession({ plans: [], selectedPlanId: null });
    const { stores, providers, flows } = filledPage(aBrand(), aPageData({ sessionInfo }));
    await flows.submit();
    expect(stores.modal.message?.heading).toContain("there's been a hiccup");
    expect(providers.requests).toEqual([]);
    expect(stores.submit.progress).toBe('notInProgress');
  });

  it('announces the activation mail and stays on the page', async () => {
    const { stores, providers, flows } = filledPage();
    await flows.submit();
    expect(stores.submit.progress).toBe('completed');
    expect(stores.modal.view).toBe('success');
    expect(stores.modal.message?.text).toContain('ada@example.com');
    expect(providers.visited).toEqual([]);
  });

  it('announces the active account and redirects after two seconds', async () => {
    const { stores, providers, flows } = filledPage();
    const data = { completion: 'activeAccount', redirectUrl: 'https://app.slotbook.example/' };
    providers.answers['/signup/free'] = { json: { status: true, data } };
    await flows.submit();
    expect(stores.modal.message?.link?.href).toBe('https://app.slotbook.example/');
    expect(providers.waits.at(-1)).toBe(2000);
    expect(providers.visited).toEqual(['https://app.slotbook.example/']);
  });

  it('repeats an unanswered call with the same key, and otherwise uses a new one', async () => {
    const { providers, flows } = filledPage();
    const outcomes: FakeAnswer[] = [
      { error: { kind: 'timedOut', cause: null } },
      refused('INTERNAL_SERVER_ERROR', { reason: 'NOTHING_CHARGED' }),
      SIGNED_UP,
    ];
    for (const outcome of outcomes) {
      providers.answers['/signup/free'] = outcome;
      await flows.submit();
    }
    const sent = providers.requests.filter(({ path }) => path === '/signup/free');
    expect(sent.map(({ headers }) => headers)).toEqual([
      { 'idempotency-key': 'key-1' },
      { 'idempotency-key': 'key-1' },
      { 'idempotency-key': 'key-2' },
    ]);
  });

  it("sends the link's prefilled address beside the typed one", async () => {
    const prefill = { fullName: '', companyName: '', phoneNumber: '', email: 'ada@home.example' };
    const page = aPage(aBrand(), aPageData({ sessionInfo: aSession({ prefill }) }));
    fillIn(page.stores);
    await page.flows.submit();
    expect(page.providers.bodies('/signup/free')).toMatchObject([
      { leadInfo: { email: 'ada@example.com' }, formState: { linkEmail: 'ada@home.example' } },
    ]);
  });

  it('stops at an address that is in use, and shows it beside the field', async () => {
    const { stores, providers, flows } = filledPage();
    providers.answers['/email'] = { json: { success: true, data: { emailStatus: 'UNAVAILABLE' } } };
    await flows.submit();
    expect(stores.contact.email.error).toBe('unavailable');
    expect(stores.submit.focusTarget).toBe('email');
    expect(providers.bodies('/signup/free')).toEqual([]);
  });

  it('counts a sign-up without personal data', async () => {
    const { providers, flows } = filledPage();
    await flows.submit();
    expect(providers.events.map(({ name }) => name)).toEqual(['signup_started', 'signup_success']);
    expect(JSON.stringify(providers.events)).not.toMatch(/\bada\b|lovelace|engine|555-?01/i);
  });

  it('can be sent again after a failure, with all values kept', async () => {
    const { stores, providers, flows } = filledPage();
    providers.answers['/signup/free'] = { error: { kind: 'offline', cause: null } };
    await flows.submit();
    expect(stores.submit.failure).toBe('OFFLINE');
    providers.answers['/signup/free'] = SIGNED_UP;
    await flows.submit();
    expect(stores.submit.progress).toBe('completed');
    expect(providers.bodies('/signup/free')).toHaveLength(2);
  });

  it('shows the changed price and agrees to it the next time', async () => {
    const { stores, providers, flows } = filledPage();
    providers.answers['/signup/free'] = refused('PRICE_CHANGED', { totalAmount: 1234 });
    await flows.submit();
    expect(stores.modal.message?.text).toContain('$12.34');
    providers.answers['/signup/free'] = SIGNED_UP;
    await flows.submit();
    expect(providers.bodies('/signup/free')[1]).toMatchObject({ formState: { totalAmount: 1234 } });
  });
});
