import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import {
  aLead,
  aPageData,
  aSession,
  aSocialConfig,
} from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type {
  Lead,
  SessionInfo,
  SocialConfig,
  SocialFault,
} from '../../../core/contract/generated/session.ts';
import { textsMark } from '../../../core/rules/agreement/textsMark.ts';
import { SocialSignUp } from './SocialSignUp.tsx';

interface Shown {
  readonly settings?: Partial<Brand['social']>;
  readonly social?: Partial<SocialConfig>;
  readonly session?: Partial<SessionInfo>;
  readonly onLeave?: () => void;
  readonly onForget?: () => void;
}

function show({ settings = {}, social = {}, session = {}, onLeave, onForget }: Shown = {}) {
  const { pageConfig } = aPageData();
  const config = aSocialConfig({ google: true, facebook: true, ...social });
  const data = aPageData({
    sessionInfo: aSession(session),
    pageConfig: { ...pageConfig, social: config },
  });
  const brand = aBrand({ social: { ...aBrand().social, ...settings } });
  const told = { ...(onLeave && { onLeave }), ...(onForget && { onForget }) };
  return renderInPage(<SocialSignUp timeZone="Europe/London" {...told} />, brand, data);
}

/** A visitor who came back from a provider, or by a link. */
function knownAs(lead: Partial<Lead>): Partial<SessionInfo> {
  const prefill = { fullName: '', companyName: '', phoneNumber: '', email: 'ada@example.com' };
  return { lead: aLead(lead), prefill };
}

/** The state that a link passes to the server. */
function stateOf(name: string): unknown {
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  const state = new URL(href, 'https://slotbook.example').searchParams.get('state') ?? '';
  return JSON.parse(Buffer.from(state, 'base64url').toString());
}

describe('the buttons', () => {
  test('are links to the providers, with the page, its choices and the time zone', () => {
    const plans = [aPlan({ id: 'team', price: 1000 })];
    show({
      social: { query: 'utm_source=Mail' },
      session: { signupType: 'paid', plans, selectedPlanId: 'team' },
    });
    expect(stateOf('Sign up with Google')).toEqual({
      signupType: 'free',
      query: 'utm_source=Mail',
      timeZone: 'Europe/London',
      plan: { planId: 'team', users: 1 },
      textsMark: textsMark(aPageData().pageConfig.terms),
    });
    const facebook = screen.getByRole('link', { name: 'Sign up with Facebook' });
    expect(facebook.getAttribute('href')).toMatch(/^\/auth\/facebook\?state=[\w-]+$/);
  });

  test("pass a start page's value instead of the sign-up type", () => {
    show({ social: { signupType: 'startNow' } });
    expect(stateOf('Sign up with Google')).toMatchObject({ signupType: 'startNow' });
  });

  test("pass the page's terms if the brand has them in several languages", () => {
    show({ social: { isWordedByLanguage: true } });
    const { terms } = aPageData().pageConfig.terms;
    expect(stateOf('Sign up with Google')).toMatchObject({ termsHash: terms.hash });
  });

  test('are only those that can work here', () => {
    show({ social: { facebook: false } });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('are left out when none can work', () => {
    const { container } = show({ social: { google: false, facebook: false } });
    expect(container.textContent).toBe('');
  });

  test("can say 'Continue with', under a heading", () => {
    show({ settings: { labels: 'continue', showHeading: true } });
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue with Facebook' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Use your social media account' })).toBeTruthy();
  });

  test.each([
    ['or', 'or'],
    ['orRegisterWithEmail', 'Or register with email'],
    ['orSignupWithEmail', 'Or signup with email'],
  ] as const)("are separated from the form by the brand's text: %s", (divider, text) => {
    show({ settings: { divider } });
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('call back when the visitor leaves by one', async () => {
    const onLeave = vi.fn();
    show({ onLeave });
    const link = screen.getByRole('link', { name: 'Sign up with Google' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('do nothing while a sign-up is being sent', async () => {
    const onLeave = vi.fn();
    const { stores } = show({ onLeave });
    stores.submit.start();
    await userEvent.click(screen.getByRole('link', { name: 'Sign up with Google' }));
    expect(onLeave).not.toHaveBeenCalled();
  });
});

test('have the agreement beside them, with each text in a dialog', async () => {
  const { stores, container } = show();
  expect(container.textContent).toContain('By continuing with Google or Facebook you agree to');
  await userEvent.click(screen.getByRole('button', { name: 'Privacy Policy' }));
  expect(stores.modal.view).toBe('privacy');
});

describe('a lead', () => {
  test.each([
    ['GOOGLE', 'Signed up with Google', 'Sign up with Facebook'],
    ['FACEBOOK', 'Signed up with Facebook', 'Sign up with Google'],
  ] as const)('authorised through %s sees only that button activated', (type, activated, other) => {
    show({ session: knownAs({ authType: type }) });
    const done = screen.getByText(activated).closest('[data-activated]');
    expect(done?.tagName).toBe('P');
    expect(screen.getByRole('link', { name: other })).toBeTruthy();
    expect(document.querySelectorAll('[data-activated]')).toHaveLength(1);
  });

  test.each([
    ['OTHER', true],
    ['REGULAR', true],
    ['GOOGLE', false],
  ] as const)('of kind %s, authorised %s, sees none activated', (authType, authorized) => {
    show({ session: knownAs({ authType, authorized }) });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(document.querySelector('[data-activated]')).toBeNull();
  });

  test.each([
    [{ isKnown: true } as const, 1],
    [{}, 0],
  ])('can change the person when a provider named them: %j', async (social, times) => {
    const onForget = vi.fn();
    show({ session: knownAs({ authType: 'GOOGLE' }), social, onForget });
    const ways = screen.queryAllByRole('button', { name: /^Not you/ });
    for (const way of ways) await userEvent.click(way);
    expect(onForget).toHaveBeenCalledTimes(times);
  });

  test('a visitor who has signed up is not offered another way again', () => {
    show({ session: knownAs({ authType: 'GOOGLE' }) });
    expect(screen.queryByText('or')).toBeNull();
  });
});

describe('a failed return', () => {
  test.each([
    ['expired', /took too long/],
    ['lost', /cookies are blocked/],
    ['otherTab', /in another tab/],
    ['used', /If you have an account, log in/],
    ['changed', /its terms have changed/],
    ['noEmail', "Your Facebook account doesn't have an email. Try a different sign-up option."],
    ['emailTaken', /^This email address is unavailable\. Please try a different address\./],
    ['emailRefused', /can't be used here/],
    ['unavailable', /could not be reached/],
  ] satisfies [SocialFault, string | RegExp][])('because of %s shows its text', (fault, text) => {
    show({ social: { fault } });
    expect(screen.getByRole('alert')).toBe(document.activeElement);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test.each([
    ['denied', 'info', /stopped before it was done/],
    ['paymentChecked', 'info', /payment with this email address is being checked/],
    ['pending', 'success', /check your mail/],
  ] satisfies [SocialFault, string, RegExp][])(
    'because of %s shows a calm note without an alarm',
    (fault, tone, text) => {
      show({ social: { fault } });
      const note = screen.getByText(text);
      expect(note.closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
      expect(note.closest('[role]')?.getAttribute('role')).toBe('status');
      expect(note.closest('[role]')).toBe(document.activeElement);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('or one with an account that waits for its mailed link shows that as good news', () => {
    show({ social: { fault: 'pending' } });
    expect(screen.getByRole('status')).toBe(document.activeElement);
    const said = screen.getByText(/the link that we have sent you activates/);
    expect(said.closest('[data-tone]')?.getAttribute('data-tone')).toBe('success');
  });

  test('because the address is known has a log-in link', () => {
    show({ social: { fault: 'emailTaken' } });
    const link = screen.getByRole('link', { name: 'Log in instead' });
    expect(link.getAttribute('href')).toBe('https://app.slotbook.example/login');
  });
});
