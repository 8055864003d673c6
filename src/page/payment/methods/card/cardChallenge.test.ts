import { expect, test } from 'vitest';
import { aCardForm, aSetup } from '../../../../../tests/factories/pages/aCardForm.ts';

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

test("the bank's challenge opens the dialog and is drawn in it", async () => {
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
] as const)('a closed challenge is mentioned %s, until the next try', async (...row) => {
  const [, isLeft, error] = row;
  const { store, form, verified, card } = await aChallenge();
  card.verifying?.end({ ok: false, error });
  await verified;
  expect(store.wasLeft).toBe(isLeft);
  await form.tokenize();
  expect(store.wasLeft).toBe(false);
});
