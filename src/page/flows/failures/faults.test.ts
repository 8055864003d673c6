import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPage, fillIn, type TestPage } from '../../../../tests/factories/pages/aPage.ts';
import {
  type FakeAnswer,
  type FakeProviders,
  refused,
} from '../../../../tests/factories/pages/FakeProviders.ts';

const ANSWERS: Readonly<Record<string, FakeAnswer>> = {
  offline: { error: { kind: 'offline', cause: null } },
  'too late': { error: { kind: 'timedOut', cause: null } },
  'rate limited': { error: { kind: 'rateLimited' } },
  'rate limited for a while': { error: { kind: 'rateLimited', retryAfter: 30 } },
  'not JSON': { error: { kind: 'unreadable', status: 502, cause: '<html>' } },
  'another shape': { json: { hello: 'world' } },
  'server error': refused('INTERNAL_SERVER_ERROR'),
  'unknown message': refused('E_SOMETHING'),
  'no such plan': refused('PLAN_NOT_OFFERED'),
  'price changed': refused('PRICE_CHANGED', { totalAmount: 100 }),
  'price changed to nothing said': refused('PRICE_CHANGED'),
  'captcha refused': refused('Recaptcha'),
  'role refused': refused('UNAUTHORISED_USER_ROLE_MEMBER'),
  'e-mail in use': refused('EMAIL_ADDRESS_UNAVAILABLE'),
  'field at fault': refused('INVALID_FIELD', { field: 'companyName', reason: 'markup' }),
  'field unknown': refused('INVALID_FIELD', { field: '__proto__', reason: 'invalid' }),
  'field not shown': refused('INVALID_FIELD', { field: 'province', reason: 'invalid' }),
  'not agreed': refused('TERMS_NOT_AGREED'),
};

function throwing(): never {
  throw new Error('A fault of the page.');
}

/** Fault → how the test causes it. */
const FAULTS: [string, (providers: FakeProviders) => void][] = [
  ...['/email', '/signup/free'].flatMap((path) =>
    Object.entries(ANSWERS).map(([name, answer]): [string, (providers: FakeProviders) => void] => [
      `${path}: ${name}`,
      (providers) => {
        providers.answers[path] = answer;
      },
    ]),
  ),
  ['captcha: refuses', (providers) => (providers.captchaError = { kind: 'failed', cause: 1 })],
  ['captcha: blocked', (providers) => (providers.captchaError = { kind: 'unavailable', cause: 1 })],
  ['captcha: throws', (providers) => (providers.captcha.execute = throwing)],
  ['numbering plans: do not load', (providers) => (providers.plans = null)],
  [
    'numbering plans: throw',
    (providers) => Object.assign(providers, { loadNumberingPlans: throwing }),
  ],
  ['time zone: throws', (providers) => Object.assign(providers, { timeZone: throwing })],
];

function typed({ stores: { contact, agreement, plan } }: TestPage) {
  return {
    name: contact.fullName.value,
    company: contact.companyName.value,
    phone: contact.phoneNumber.nationalNumber,
    email: contact.email.value,
    password: contact.password.value,
    agreed: agreement.agreed,
    plan: plan.selectedPlanId,
  };
}

/** Counts the messages that the visitor sees. There must be exactly one. */
function tellings({ stores: { submit, modal, captcha } }: TestPage): number {
  const boxAsks = captcha.display && modal.view === 'none' && submit.summary.length === 0;
  return [modal.view !== 'none', submit.summary.length > 0, boxAsks].filter(Boolean).length;
}

describe.each(FAULTS)('with a fault at %s', (_name, arrange) => {
  it('the loader ends, typed values stay, and the visitor sees one message', async () => {
    const page = aPage(aBrand());
    fillIn(page.stores);
    const before = typed(page);
    arrange(page.providers);
    await page.flows.emailBlurred();
    await page.flows.submit();
    expect(page.stores.submit.isBusy).toBe(false);
    expect(page.stores.contact.email.availabilityCheckApiStatus).not.toBe('inProgress');
    expect(typed(page)).toEqual(before);
    expect(tellings(page)).toBe(1);
    expect(page.providers.bodies('/signup/free').length).toBeLessThanOrEqual(1);
  });
});

it('marks the field that the server names, with its reason', async () => {
  const { stores, providers, flows } = aPage();
  fillIn(stores);
  providers.answers['/signup/free'] = refused('INVALID_FIELD', {
    field: 'companyName',
    reason: 'markup',
  });
  await flows.submit();
  expect(stores.contact.companyName.error).toBe('markup');
  expect(stores.submit.focusTarget).toBe('companyName');
});

it.each([
  ['a 429', { error: { kind: 'rateLimited', retryAfter: 30 } }],
  [
    'a server that is busy',
    { error: { kind: 'refused', message: 'INTERNAL_SERVER_ERROR', data: null, retryAfter: 30 } },
  ],
] as const)('says when a retry makes sense: %s', async (_name, answer) => {
  const { stores, providers, flows } = aPage();
  fillIn(stores);
  providers.answers['/signup/free'] = answer;
  await flows.submit();
  expect(stores.modal.message?.notes).toEqual(['Please try again in 30 seconds.']);
});

it.each([
  ['activationEmail', 'Check your inbox'],
  ['activeAccount', 'Your account is ready'],
] as const)('treats a bare success as a success: %s', async (afterSignup, heading) => {
  const { stores, providers, flows } = aPage(aBrand({ afterSignup }));
  fillIn(stores);
  providers.answers['/signup/free'] = { json: { status: true } };
  await flows.submit();
  expect(stores.modal).toMatchObject({ view: 'success', message: { heading } });
});

it('counts a 429 under the name that analytics use for it', async () => {
  const { stores, providers, flows } = aPage();
  fillIn(stores);
  providers.answers['/signup/free'] = { error: { kind: 'rateLimited' } };
  await flows.submit();
  expect(stores.submit.failure).toBe('RATELIMIT_EXCEEDED');
  expect(providers.events.at(-1)).toMatchObject({ reason: 'Too many requests' });
});
