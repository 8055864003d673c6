import { expect, it } from 'vitest';
import { aCardPage } from '../../../../tests/factories/pages/aCardPage.ts';
import { refused } from '../../../../tests/factories/pages/FakeProviders.ts';

async function notesAfter(message: string, reason?: string) {
  const page = aCardPage();
  page.providers.answers['/signup'] = refused(message, reason === undefined ? null : { reason });
  await page.flows.submit();
  expect(page.stores.modal.view).toBe('failure');
  return page.stores.modal.message?.notes;
}

it.each([
  ['a card that was declined', 'PAYMENT_DECLINED'],
  ['an order that the server lost before its sale', 'INTERNAL_SERVER_ERROR'],
  ['a card that could not be kept', 'BRAIN_TREE_ERROR'],
])('says after %s that nothing was charged', async (_what, message) => {
  expect(await notesAfter(message, 'NOTHING_CHARGED')).toEqual(['Nothing was charged.']);
});

it('says of a bank payment that the bank is asked to cancel it', async () => {
  const notes = await notesAfter('INTERNAL_SERVER_ERROR', 'CALLED_BACK');
  expect(notes).toEqual(['We are calling the payment back from your bank.']);
});

it.each([
  ['a failure that is no final word', 'PLAN_NOT_OFFERED', undefined],
  ['words that say so already', 'THREE_D_SECURE_FAILED', 'NOTHING_CHARGED'],
])('adds nothing to %s', async (_what, message, reason) => {
  expect(await notesAfter(message, reason)).toBeUndefined();
});

it.each([
  ['says that nothing was charged by a first try', false, ['Nothing was charged.']],
  ['says nothing about the money if an earlier try may have been placed', true, undefined],
])('after a call that came too often %s', async (_what, isAgain, notes) => {
  const page = aCardPage();
  if (isAgain) page.attempts.begin('paid', 'ada@example.com', 'CC');
  page.providers.answers['/signup'] = { error: { kind: 'rateLimited' } };
  await page.flows.submit();

  expect(page.stores.modal.view).toBe('failure');
  expect(page.stores.modal.message?.notes).toEqual(notes);
});
