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
