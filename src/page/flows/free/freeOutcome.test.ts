import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPage, fillIn, type TestPage } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import {
  type FakeAnswer,
  refused,
  SIGNED_UP,
} from '../../../../tests/factories/pages/FakeProviders.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';

const TYPES = ['free', 'noCardSignup'] as const;

/** Every way to lose a sign-up's answer although the account may exist. */
const LOST: readonly (readonly [string, FakeAnswer, string])[] = [
  ['the browser goes offline', { error: { kind: 'offline', cause: null } }, 'You are offline.'],
  ['the connection breaks', { error: { kind: 'lost', cause: null } }, 'cannot be reached'],
  ['the answer does not come', { error: { kind: 'timedOut', cause: null } }, 'is slow to answer'],
  [
    'the answer is no JSON',
    { error: { kind: 'unreadable', status: 502, cause: '' } },
    'has a problem',
  ],
  ['the answer has another shape', { json: { hello: 'world' } }, 'has a problem'],
  ['the server is at fault', refused('INTERNAL_SERVER_ERROR'), 'has a problem'],
];

const NEVER_BEGAN = refused('NOT_FOUND', { reason: 'NOTHING_CHARGED' });
const SOMEBODYS = refused('NOT_FOUND');

function aFreePage(signupType: (typeof TYPES)[number] = 'free') {
  const page = aPage(aBrand(), aPageData({ sessionInfo: aSession({ signupType }) }));
  fillIn(page.stores);
  const { path } = SIGNUP_TYPES[signupType];
  return { ...page, path };
}

function keysOf({ providers }: TestPage): readonly string[] {
  return providers.requests.flatMap(({ headers }) => headers?.['idempotency-key'] ?? []);
}

/** A sign-up for this order. */
function signedUpFor(order: object): FakeAnswer {
  const data = { completion: 'activationEmail', redirectUrl: null, order };
  return { json: { status: true, success: true, message: '', data } };
}

function countsOf({ providers }: TestPage): readonly string[] {
  return providers.events.map(({ name }) => name).filter((name) => name.endsWith('_success'));
}

describe.each(TYPES)('a sign-up of the type %s', (type) => {
  it.each(LOST)('is asked about when %s, and has not failed', async (_how, answer, why) => {
    const page = aFreePage(type);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    page.providers.answers[page.path] = answer;
    page.providers.answerAttempts = { later: promise };
    const submitted = page.flows.submit();
    await expect.poll(() => page.stores.modal.message?.text).toContain(why);
    expect(page.stores.modal.view).toBe('checking');
    expect(page.stores.submit.isBusy).toBe(true);

    resolve('json' in SIGNED_UP ? SIGNED_UP.json : null);
    await submitted;
    expect(page.stores.modal.view).toBe('success');
    expect(page.providers.events.map(({ name }) => name)).not.toContain('signup_failure');
    expect(page.providers.bodies(page.path)).toHaveLength(1);
    expect((await page.providers.attempts.load()).kept()).toEqual([]);
  });

  it.each(LOST)('is followed by the next page after %s', async (_how, answer) => {
    const page = aFreePage(type);
    page.providers.answers[page.path] = answer;
    page.providers.answerAttempts = { later: new Promise(() => undefined) };
    void page.flows.submit();
    await expect.poll(() => page.stores.modal.view).toBe('checking');

    const reloaded = aFreePage(type);
    for (const [key, text] of page.providers.kept) reloaded.providers.kept.set(key, text);
    reloaded.providers.answerAttempts = SIGNED_UP;
    await reloaded.flows.resume();
    expect(reloaded.stores.modal.view).toBe('success');
    expect(reloaded.providers.requests.map(({ path }) => path)).toEqual([
      `/attempts/${keysOf(page)[0]}`,
    ]);
    expect(reloaded.providers.bodies(page.path)).toEqual([]);
  });

  it.each(LOST)('is retried with its key when it never began: %s', async (_how, answer) => {
    const page = aFreePage(type);
    page.providers.answers[page.path] = answer;
    page.providers.answerAttempts = NEVER_BEGAN;
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('failure');
    expect(page.stores.submit.progress).toBe('notInProgress');

    page.providers.answers[page.path] = SIGNED_UP;
    await page.flows.submit();
    expect(page.stores.modal.view).toBe('success');
    expect(keysOf(page)).toEqual(['key-1', 'key-1']);
  });

  it.each(LOST)(
    'offers no second sign-up when another session began it: %s',
    async (_how, answer) => {
      const page = aFreePage(type);
      page.providers.answers[page.path] = answer;
      page.providers.answerAttempts = SOMEBODYS;
      await page.flows.submit();
      expect(page.stores.modal.view).toBe('checking');
      expect(page.stores.modal.message?.link?.text).toBe('Refresh the page');
      expect(page.stores.modal.message?.text).toContain('ada@example.com');
    },
  );
});

it('is asked about, and not repeated, when the server knows its key from another try', async () => {
  const page = aFreePage();
  page.providers.answers['/signup/free'] = refused('IDEMPOTENCY_KEY_REUSED');
  page.providers.answerAttempts = SIGNED_UP;
  await page.flows.submit();
  expect(page.stores.modal.view).toBe('success');
});

it('is counted once when a try that seemed lost has placed it, although the page now asks for another', async () => {
  const page = aFreePage();
  page.providers.answers['/signup/free'] = { error: { kind: 'lost', cause: null } };
  page.providers.answerAttempts = NEVER_BEGAN;
  await page.flows.submit();
  expect(page.stores.submit.failure).not.toBeNull();
  page.providers.answers['/signup/free'] = refused('IDEMPOTENCY_KEY_REUSED');
  page.providers.answerAttempts = signedUpFor({ planName: 'Enterprise', users: 7 });
  await page.flows.submit();
  expect(page.stores.modal.message?.text).toContain('had already signed up');
  expect(countsOf(page)).toEqual(['signup_success']);
});

it('is asked about after a reload when its session ends before the outcome', async () => {
  const page = aFreePage();
  page.providers.answers['/signup/free'] = { error: { kind: 'lost', cause: null } };
  page.providers.answerAttempts = refused('SESSION_DOES_NOT_EXIST');
  await page.flows.submit();
  expect(page.stores.modal.view).toBe('checking');
  expect(page.stores.modal.message?.heading).toBe('Please refresh this page');
  const kept = (await page.providers.attempts.load()).kept();
  expect(kept).toMatchObject([{ kind: 'free' }]);
});

it('is retried with a new key when it was not processed', async () => {
  const page = aFreePage();
  page.providers.answers['/signup/free'] = { error: { kind: 'rateLimited' } };
  await page.flows.submit();
  expect(page.stores.submit.failure).toBe('RATELIMIT_EXCEEDED');
  expect((await page.providers.attempts.load()).kept()).toEqual([]);
});

it('leaves a payment with an unknown outcome to pages with payment', async () => {
  const page = aFreePage();
  const attempts = await page.providers.attempts.load();
  attempts.begin('paid', 'ada@example.com', 'CC');
  await page.flows.resume();
  expect(page.providers.requests).toEqual([]);
  expect(attempts.kept()).toHaveLength(1);
});

it('an answer about another plan is said to be an earlier sign-up, from another tab', async () => {
  const page = aFreePage();
  const order = { planName: 'Enterprise', users: null, trialEndsAt: null, nextCharge: null };
  const data = { completion: 'activationEmail', redirectUrl: null, order };
  page.providers.answers[page.path] = { json: { status: true, success: true, message: '', data } };
  await page.flows.submit();
  expect(page.stores.modal.message?.text).toContain('had already signed up');
});
