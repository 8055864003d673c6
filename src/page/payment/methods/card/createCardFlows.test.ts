import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aCardFormPage,
  CLIENT_TOKEN,
  renderInCardFormPage,
} from '../../../../../tests/factories/aCardFormPage.tsx';
import { aCardState } from '../../../../../tests/factories/FakeCard.ts';
import { refused } from '../../../../../tests/factories/FakeProviders.ts';
import { storeOf } from '../../../../../tests/factories/storeOf.ts';
import type { CardFieldName } from '../../../../core/contract/PaymentFieldName.ts';
import { CardStore } from './CardStore.ts';
import { type CardSetup, createCardFlows } from './createCardFlows.ts';

const NAMES: readonly CardFieldName[] = [
  'number',
  'expirationMonth',
  'expirationYear',
  'cvv',
  'postalCode',
];

function aSetup(): CardSetup {
  const fields = NAMES.map((name) => {
    return { name, place: document.createElement('div'), label: name, placeholder: '' };
  });
  return { fields, styles: {} };
}

/** A page whose card form is not drawn yet. */
function aCardForm(...given: Parameters<typeof aCardFormPage>) {
  const page = aCardFormPage(...given);
  const store = storeOf(page.payment, CardStore);
  const form = createCardFlows(page, {
    store,
    provider: page.card,
    steps: { submit: async () => undefined },
  });
  return { ...page, form, store };
}

async function aDrawnPage(setup = aSetup()) {
  const page = aCardForm();
  await page.form.cardShown(setup);
  return page;
}

const SERVER_DOWN = { error: { kind: 'unreadable', status: 502, cause: 'down' } } as const;

test('the fields are drawn with a token that the captcha guards', async () => {
  const { card, providers, store } = await aDrawnPage();
  expect(providers.actions).toEqual(['ONLOAD']);
  const body = { captchaToken: 'token-1', rVersion: 'invisible' };
  expect(providers.bodies('/client-token')).toEqual([body]);
  expect(card.drawn.map(({ clientToken }) => clientToken)).toEqual(['client-token']);
  expect(store.readiness).toBe('ready');
});

test('a page that brings its token asks for none', async () => {
  const page = aCardForm({ clientToken: 'embedded' });
  await page.form.cardShown(aSetup());
  expect(page.providers.requests).toEqual([]);
  expect(page.card.drawn[0]?.clientToken).toBe('embedded');
});

test('fields that are being drawn are not drawn twice', async () => {
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
])('a throw of %s leaves no form that loads for ever', async (_name, spoil) => {
  const page = aCardForm();
  spoil(page);
  await page.form.cardShown(aSetup());
  expect(page.store.readiness).toBe('failed');
});

test('a token that fails is asked for once more, then reported', async () => {
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
] as const)('%s is counted, and is no fault of the page', async (_what, trouble) => {
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

test('a robot check that a blocker kept away is the cause that is told, and no fault of the page', async () => {
  const page = aCardForm();
  page.providers.captchaError = { kind: 'unavailable', cause: 'blocked' };
  await page.form.cardShown(aSetup());
  expect(page.store).toMatchObject({ readiness: 'failed', trouble: 'robotCheck' });
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({ reason: 'CAPTCHA_UNAVAILABLE' });
});

test('a token that the network kept away is no fault of the page either', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = { error: { kind: 'offline', cause: null } };
  await page.form.cardShown(aSetup());
  expect(page.store.trouble).toBe('offline');
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({ reason: 'CLIENT_TOKEN_UNAVAILABLE' });
});

test('after a failure the visitor can try again', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = SERVER_DOWN;
  await page.form.cardShown(aSetup());
  page.providers.answers['/client-token'] = CLIENT_TOKEN;
  await page.form.cardRetried();
  expect(page.store.readiness).toBe('ready');
});

test('what a failed try left in the places is cleared before the next', async () => {
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

test('a refused robot check shows its box, not a failure, and is not tried again', async () => {
  const page = aCardForm();
  page.providers.answers['/client-token'] = refused('Recaptcha score too low');
  await page.form.cardShown(aSetup());
  expect(page.store.readiness).toBe('waiting');
  expect(page.stores.captcha.display).toBe(true);
  expect(page.stores.modal.view).toBe('none');
  expect(page.providers.bodies('/client-token')).toHaveLength(1);
});

test('the box ticked for the card form loads it, and is gone', async () => {
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

test('what stands beside a field is said in its frame too, and taken back', async () => {
  const { card, payment } = await aDrawnPage();
  payment.check();
  expect(card.described).toContainEqual(['number', 'Enter Card Number']);
  expect(card.described).toContainEqual(['postalCode', 'Enter Zip Code']);
  card.tell(aCardState(NAMES));
  expect(card.described.at(-1)).toEqual(['postalCode', null]);
});

test('a place that is given the focus hands it on into its frame', async () => {
  const { card, form } = await aDrawnPage();
  form.cardFieldFocused('cvv');
  expect(card.focused).toEqual(['cvv']);
});

test('a form that leaves the page takes its frames along', async () => {
  const { card, form, store } = await aDrawnPage();
  form.cardLeft();
  expect(card.torndown).toBe(1);
  expect(store.readiness).toBe('notNeeded');
});

async function aChallenge() {
  const page = aCardForm();
  const { form } = page;
  await form.cardShown(aSetup());
  const verified = form.verify({
    amount: '9.00',
    nonce: 'nonce-1',
    bin: '411111',
    email: 'a@b.c',
  });
  const bank = document.createElement('p');
  page.card.verifying?.request.onChallenge((place) => place.replaceChildren(bank));
  return { ...page, verified, bank };
}

test("the bank's question opens the dialog and is drawn in it", async () => {
  const { store, form, bank, verified, card } = await aChallenge();
  expect(store.isChallenged).toBe(true);
  const place = document.createElement('div');
  form.challengeShown(place);
  expect(place.firstChild).toBe(bank);
  card.verifying?.end({ ok: true, value: { nonce: 'verified' } });
  expect(await verified).toEqual({ ok: true, value: { nonce: 'verified' } });
  expect(store.isChallenged).toBe(false);
});

test("closing the bank's dialog cancels, which is no failure", async () => {
  const { store, form, verified } = await aChallenge();
  form.challengeClosed();
  expect(await verified).toEqual({ ok: false, error: { kind: 'cancelled' } });
  expect(store.isChallenged).toBe(false);
});

const sdk = (code: string) =>
  ({ kind: 'sdk', code, type: '', details: null, isOnline: true, cause: null }) as const;

test.each([
  ['by the dialog', true, { kind: 'cancelled' }],
  ["by the SDK's word", true, sdk('THREEDS_CARDINAL_SDK_CANCELED')],
  ['not, while another verification runs', false, { kind: 'busy' }],
  ['not, where the bank said no', false, { kind: 'notShifted' }],
] as const)("that the bank's question was left is said %s, until the next try", async (...row) => {
  const [, isLeft, error] = row;
  const { store, form, verified, card } = await aChallenge();
  card.verifying?.end({ ok: false, error });
  await verified;
  expect(store.wasLeft).toBe(isLeft);
  await form.tokenize();
  expect(store.wasLeft).toBe(false);
});

test('without its fields there is nothing to make a nonce of', async () => {
  const { form } = aCardForm();
  expect(await form.tokenize()).toBeNull();
});
