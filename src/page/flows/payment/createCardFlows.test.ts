import { expect, test } from 'vitest';
import {
  aCardFormPage,
  type CardFormPage,
  CLIENT_TOKEN,
} from '../../../../tests/factories/aCardFormPage.tsx';
import { aCardState } from '../../../../tests/factories/FakeCard.ts';
import { refused } from '../../../../tests/factories/FakeProviders.ts';
import type { CardFieldName } from '../../../core/contract/PaymentFieldName.ts';
import { createCardFlows } from './createCardFlows.ts';
import type { CardSetup } from './PaymentFlows.ts';

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

async function aDrawnPage(setup = aSetup()): Promise<CardFormPage> {
  const page = aCardFormPage();
  await page.flows.payment?.cardShown(setup);
  return page;
}

const SERVER_DOWN = { error: { kind: 'unreadable', status: 502, cause: 'down' } } as const;

test('the fields are drawn with a token that the captcha guards', async () => {
  const { card, payment, providers } = await aDrawnPage();
  expect(providers.actions).toEqual(['ONLOAD']);
  const body = { captchaToken: 'token-1', rVersion: 'invisible' };
  expect(providers.bodies('/client-token')).toEqual([body]);
  expect(card.drawn.map(({ clientToken }) => clientToken)).toEqual(['client-token']);
  expect(payment.card.readiness).toBe('ready');
});

test('a page that brings its token asks for none', async () => {
  const page = aCardFormPage({ clientToken: 'embedded' });
  await page.flows.payment?.cardShown(aSetup());
  expect(page.providers.requests).toEqual([]);
  expect(page.card.drawn[0]?.clientToken).toBe('embedded');
});

test('fields that are being drawn are not drawn twice', async () => {
  const page = aCardFormPage();
  const setup = aSetup();
  await Promise.all([
    page.flows.payment?.cardShown(setup),
    page.flows.payment?.cardShown(setup),
    page.flows.payment?.cardRetried(),
  ]);
  expect(page.card.drawn).toHaveLength(1);
});

test('a token that fails is asked for once more, then reported', async () => {
  const page = aCardFormPage();
  page.providers.answers['/client-token'] = SERVER_DOWN;
  await page.flows.payment?.cardShown(aSetup());
  expect(page.providers.bodies('/client-token')).toHaveLength(2);
  expect(page.payment.card.readiness).toBe('failed');
  expect(page.providers.reports).toHaveLength(1);
  expect(page.stores.unavailableReason).not.toBeNull();
});

test.each([
  ['a script that a blocker kept away', { kind: 'scriptFailed', cause: null }],
  ['a provider that does not answer', { kind: 'timedOut', step: 'fields' }],
] as const)('%s is counted, and is no fault of the page', async (_what, trouble) => {
  const page = aCardFormPage({ clientToken: 'embedded' });
  page.card.trouble = trouble;
  await page.flows.payment?.cardShown(aSetup());
  expect(page.payment.card.readiness).toBe('failed');
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({
    name: 'hosted_fields_failure',
    reason: 'CARD_FORM_UNAVAILABLE',
  });
});

test('a robot check that a blocker kept away is the cause that is told, and no fault of the page', async () => {
  const page = aCardFormPage();
  page.providers.captchaError = { kind: 'unavailable', cause: 'blocked' };
  await page.flows.payment?.cardShown(aSetup());
  expect(page.payment.card).toMatchObject({ readiness: 'failed', trouble: 'robotCheck' });
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({ reason: 'CAPTCHA_UNAVAILABLE' });
});

test('a token that the network kept away is no fault of the page either', async () => {
  const page = aCardFormPage();
  page.providers.answers['/client-token'] = { error: { kind: 'offline', cause: null } };
  await page.flows.payment?.cardShown(aSetup());
  expect(page.payment.card.trouble).toBe('offline');
  expect(page.providers.reports).toEqual([]);
  expect(page.providers.events.at(-1)).toMatchObject({ reason: 'CLIENT_TOKEN_UNAVAILABLE' });
});

test('after a failure the visitor can try again', async () => {
  const page = aCardFormPage();
  page.providers.answers['/client-token'] = SERVER_DOWN;
  await page.flows.payment?.cardShown(aSetup());
  page.providers.answers['/client-token'] = CLIENT_TOKEN;
  await page.flows.payment?.cardRetried();
  expect(page.payment.card.readiness).toBe('ready');
});

test('what a failed try left in the places is cleared before the next', async () => {
  const page = aCardFormPage();
  const setup = aSetup();
  page.card.trouble = { kind: 'timedOut', step: 'fields' };
  await page.flows.payment?.cardShown(setup);
  expect(page.payment.card.readiness).toBe('failed');
  setup.fields[0]?.place.append('left over');
  page.card.trouble = null;
  await page.flows.payment?.cardRetried();
  expect(setup.fields[0]?.place.textContent).toBe('');
  expect(page.payment.card.readiness).toBe('ready');
});

test('a refused robot check shows its box, not a failure, and is not tried again', async () => {
  const page = aCardFormPage();
  page.providers.answers['/client-token'] = refused('Recaptcha score too low');
  await page.flows.payment?.cardShown(aSetup());
  expect(page.payment.card.readiness).toBe('waiting');
  expect(page.stores.captcha.display).toBe(true);
  expect(page.stores.modal.view).toBe('none');
  expect(page.providers.bodies('/client-token')).toHaveLength(1);
});

test('the box ticked for the card form loads it, and is gone', async () => {
  const page = aCardFormPage();
  page.providers.answers['/client-token'] = refused('Recaptcha score too low');
  await page.flows.payment?.cardShown(aSetup());
  page.providers.answers['/client-token'] = CLIENT_TOKEN;
  await page.flows.captchaShown(document.createElement('div'));
  expect(page.providers.checkbox?.action).toBe('ONLOAD');
  await page.flows.captchaTicked('ticked');
  const body = { captchaToken: 'ticked', rVersion: 'visible' };
  expect(page.providers.bodies('/client-token').at(-1)).toEqual(body);
  expect(page.payment.card.readiness).toBe('ready');
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
  const { card, flows } = await aDrawnPage();
  flows.payment?.cardFieldFocused('cvv');
  expect(card.focused).toEqual(['cvv']);
});

test('a form that leaves the page takes its frames along', async () => {
  const { card, flows, payment } = await aDrawnPage();
  flows.payment?.cardLeft();
  expect(card.torndown).toBe(1);
  expect(payment.card.readiness).toBe('notNeeded');
});

async function aChallenge() {
  const page = aCardFormPage();
  const flows = createCardFlows(page, page.card, { submit: async () => undefined });
  await flows.cardShown(aSetup());
  const verified = flows.verify({
    amount: '9.00',
    nonce: 'nonce-1',
    bin: '411111',
    email: 'a@b.c',
  });
  const bank = document.createElement('p');
  page.card.verifying?.request.onChallenge((place) => place.replaceChildren(bank));
  return { ...page, flows, verified, bank };
}

test("the bank's question opens the dialog and is drawn in it", async () => {
  const { payment, flows, bank, verified, card } = await aChallenge();
  expect(payment.card.isChallenged).toBe(true);
  const place = document.createElement('div');
  flows.challengeShown(place);
  expect(place.firstChild).toBe(bank);
  card.verifying?.end({ ok: true, value: { nonce: 'verified' } });
  expect(await verified).toEqual({ ok: true, value: { nonce: 'verified' } });
  expect(payment.card.isChallenged).toBe(false);
});

test("closing the bank's dialog cancels, which is no failure", async () => {
  const { payment, flows, verified } = await aChallenge();
  flows.challengeClosed();
  expect(await verified).toEqual({ ok: false, error: { kind: 'cancelled' } });
  expect(payment.card.isChallenged).toBe(false);
});

const sdk = (code: string) =>
  ({ kind: 'sdk', code, type: '', details: null, cause: null }) as const;

test.each([
  ['by the dialog', true, { kind: 'cancelled' }],
  ["by the SDK's word", true, sdk('THREEDS_CARDINAL_SDK_CANCELED')],
  ['not, while another verification runs', false, { kind: 'busy' }],
  ['not, where the bank said no', false, { kind: 'notShifted' }],
] as const)("that the bank's question was left is said %s, until the next try", async (...row) => {
  const [, isLeft, error] = row;
  const { payment, flows, verified, card } = await aChallenge();
  card.verifying?.end({ ok: false, error });
  await verified;
  expect(payment.card.wasLeft).toBe(isLeft);
  await flows.tokenize();
  expect(payment.card.wasLeft).toBe(false);
});

test('without its fields there is nothing to make a nonce of', async () => {
  const page = aCardFormPage();
  const flows = createCardFlows(page, page.card, { submit: async () => undefined });
  expect(await flows.tokenize()).toBeNull();
});
