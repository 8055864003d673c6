import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCardForm, aSetup, CARD_FIELDS } from '../../../../../tests/factories/pages/aCardForm.ts';
import {
  CLIENT_TOKEN,
  renderInCardFormPage,
} from '../../../../../tests/factories/pages/aCardFormPage.tsx';
import { refused } from '../../../../../tests/factories/pages/FakeProviders.ts';
import { aCardState } from '../../../../../tests/factories/payments/FakeCard.ts';
import { needsReload } from '../../methodTexts.ts';

async function aDrawnPage(setup = aSetup()) {
  const page = aCardForm();
  await page.form.cardShown(setup);
  return page;
}

const SERVER_DOWN = { error: { kind: 'unreadable', status: 502, cause: 'down' } } as const;

test('the fields are drawn with a token protected by the captcha', async () => {
  const { card, providers, store } = await aDrawnPage();
  expect(providers.actions).toEqual(['ONLOAD']);
  const body = { captchaToken: 'token-1', rVersion: 'invisible' };
  expect(providers.bodies('/client-token')).toEqual([body]);
  expect(card.drawn.map(({ clientToken }) => clientToken)).toEqual(['client-token']);
  expect(store.readiness).toBe('ready');
});

test('a page with its own token requests none', async () => {
  const page = aCardForm({ clientToken: 'embedded' });
  await page.form.cardShown(aSetup());
  expect(page.providers.requests).toEqual([]);
  expect(page.card.drawn[0]?.clientToken).toBe('embedded');
});

test('fields are not drawn twice at the same time', async () => {
  const page = aCardForm();
  const setup = aSetup();
  await Promise.all([
    page.form.cardShown(setup),
    page.form.cardShown(setup),
    page.form.cardRetried(),
  ]);
  expect(page.card.drawn).toHaveLength(1);
});

test.each([
  [
    'drawing',
    (page: ReturnType<typeof aCardForm>) => {
      page.card.createFields = () => Promise.reject(new Error('thrown'));
    },
  ],
  [
    'the robot check',
    (page: ReturnType<typeof aCardForm>) => {
      page.providers.captcha.execute = () => Promise.reject(new Error('thrown'));
    },
  ],
])('an error thrown by %s does not leave the form loading forever', async (_name, spoil) => {
  const page = aCardForm();
  spoil(page);
  await page.form.cardShown(aSetup());
  expect(page.store.readiness).toBe('failed');
});

test('a token that fails is requested once more, then reported', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = SERVER_DOWN;
  await page.form.cardShown(aSetup());
  expect(page.providers.bodies('/client-token')).toHaveLength(2);
  expect(page.store.readiness).toBe('failed');
  expect(page.providers.reports).toHaveLength(1);
  expect(page.payment.isReady).toBe(false);
});

test.each([
  ['a script that a blocker kept away', { kind: 'scriptFailed', cause: null }],
  ['a provider that does not answer', { kind: 'timedOut', step: 'fields' }],
] as const)('%s is counted, but is not a fault of the page', async (_what, trouble) => {
  const page = aCardForm({ clientToken: 'embedded' });
  page.card.trouble = trouble;
  await page.form.cardShown(aSetup());
  expect(page.store.readiness).toBe('failed');
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({
    name: 'hosted_fields_failure',
    reason: 'CARD_FORM_UNAVAILABLE',
  });
});

test('a blocked captcha is the cause that shows, and not a fault of the page', async () => {
  const page = aCardForm();
  page.providers.captchaError = { kind: 'unavailable', cause: 'blocked' };
  await page.form.cardShown(aSetup());
  expect(page.store).toMatchObject({ readiness: 'failed', trouble: 'robotCheck' });
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({ reason: 'CAPTCHA_UNAVAILABLE' });
});

test('a token lost by the network is not a fault of the page either', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = { error: { kind: 'offline', cause: null } };
  await page.form.cardShown(aSetup());
  expect(page.store.trouble).toBe('offline');
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({ reason: 'CLIENT_TOKEN_UNAVAILABLE' });
});

test.each([
  [true, 'Your session has ended'],
  [false, 'Your browser blocks cookies'],
])(
  'a page without a session says why, and that only a reload helps: cookies %s',
  async (has, says) => {
    const page = aCardForm();
    page.providers.hasCookies = has;
    page.providers.answers['/client-token'] = refused('SESSION_DOES_NOT_EXIST');
    await page.form.cardShown(aSetup());
    expect(page.store.trouble).toEqual({ reload: expect.stringContaining(says) });
    expect(needsReload(page.store.trouble)).toBe(true);
    expect(page.providers.reports).toEqual([]);
  },
);

test('after a failure the visitor can try again', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = SERVER_DOWN;
  await page.form.cardShown(aSetup());
  page.providers.answers['/client-token'] = CLIENT_TOKEN;
  await page.form.cardRetried();
  expect(page.store.readiness).toBe('ready');
});

test('what a failed try left in the elements is cleared before the next', async () => {
  const page = aCardForm();
  const setup = aSetup();
  page.card.trouble = { kind: 'timedOut', step: 'fields' };
  await page.form.cardShown(setup);
  expect(page.store.readiness).toBe('failed');
  setup.fields[0]?.place.append('left over');
  page.card.trouble = null;
  await page.form.cardRetried();
  expect(setup.fields[0]?.place.textContent).toBe('');
  expect(page.store.readiness).toBe('ready');
});

test('a refused captcha shows its box instead of a failure, and is not retried', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = refused('Recaptcha score too low');
  await page.form.cardShown(aSetup());
  expect(page.store.readiness).toBe('waiting');
  expect(page.stores.captcha.display).toBe(true);
  expect(page.stores.modal.view).toBe('none');
  expect(page.providers.bodies('/client-token')).toHaveLength(1);
});

test('a tick for the card form loads it, and the box disappears', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = refused('Recaptcha score too low');
  renderInCardFormPage(page.payment.form('CC').render(), page);
  await expect.poll(() => page.store.readiness).toBe('waiting');
  page.providers.answers['/client-token'] = CLIENT_TOKEN;
  await page.flows.captchaShown(document.createElement('div'));
  expect(page.providers.checkbox?.action).toBe('ONLOAD');
  await act(() => page.flows.captchaTicked('ticked'));
  const body = { captchaToken: 'ticked', rVersion: 'visible' };
  expect(page.providers.bodies('/client-token').at(-1)).toEqual(body);
  expect(page.store.readiness).toBe('ready');
  expect(page.stores.captcha.display).toBe(false);
  expect(page.stores.captcha.variant).toBe('invisible');
});

test('the message beside a field is also in its frame, and taken back', async () => {
  const { card, payment } = await aDrawnPage();
  payment.check();
  expect(card.described).toContainEqual(['number', 'Enter Card Number']);
  expect(card.described).toContainEqual(['postalCode', 'Enter Zip Code']);
  card.tell(aCardState(CARD_FIELDS));
  expect(card.described.at(-1)).toEqual(['postalCode', '']);
  const taken = 'Cards accepted: Visa, MasterCard, American Express, Discover';
  expect(card.described.at(0)).toEqual(['number', taken]);
});

test("a field's element passes the focus into its frame", async () => {
  const { card, form } = await aDrawnPage();
  form.cardFieldFocused('cvv');
  expect(card.focused).toEqual(['cvv']);
});

test('the fields take over the focus of the status that was shown in their place', async () => {
  const setup = aSetup();
  document.body.innerHTML = '<div id="CC-status" tabindex="-1"></div>';
  document.getElementById('CC-status')?.focus();
  const { card } = await aDrawnPage(setup);
  expect(card.focused).toEqual(['number']);
});

test('a form that leaves the page removes its frames', async () => {
  const { card, form, store } = await aDrawnPage();
  form.cardLeft();
  expect(card.torndown).toBe(1);
  expect(store.readiness).toBe('notNeeded');
});

test('without its fields no nonce can be made', async () => {
  const { form } = aCardForm();
  expect(await form.tokenize()).toBeNull();
});
