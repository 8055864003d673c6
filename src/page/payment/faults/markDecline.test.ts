import { expect, test } from 'vitest';
import { aCardPage } from '../../../../tests/factories/pages/aCardPage.ts';
import { refused } from '../../../../tests/factories/pages/FakeProviders.ts';
import { DECLINE_REASONS } from '../../../core/contract/DeclineReason.ts';
import { declineTexts } from '../../../core/texts/en/paying/declineTexts.ts';

async function declined(decline?: (typeof DECLINE_REASONS)[number]) {
  const page = aCardPage();
  const data = { reason: 'NOTHING_CHARGED', ...(decline && { decline }) };
  page.providers.answers['/signup'] = refused('PAYMENT_DECLINED', data);
  await page.flows.submit();
  const marked = page.cardStore.fields.flatMap(({ error, name }) => (error ? [[name, error]] : []));
  return { message: page.stores.modal.message, marked };
}

test.each(DECLINE_REASONS)(
  'a decline for the reason %s shows it first, then the specified text',
  async (decline) => {
    const { message } = await declined(decline);
    expect(message).toMatchObject({
      heading: 'Failed to charge your card',
      text: declineTexts[decline],
      notes: [
        'Nothing was charged.',
        'Something went wrong with charging your account, please try again.',
      ],
    });
  },
);

test.each([
  [
    'expired',
    [
      ['expirationMonth', 'invalid'],
      ['expirationYear', 'invalid'],
    ],
  ],
  ['number', [['number', 'invalid']]],
  ['code', [['cvv', 'invalid']]],
  ['postalCode', [['postalCode', 'invalid']]],
  [
    'details',
    [
      ['cvv', 'invalid'],
      ['postalCode', 'invalid'],
    ],
  ],
  ['cardKind', [['number', 'notAccepted']]],
  ['bank', [['number', 'declined']]],
  ['funds', [['number', 'declined']]],
] as const)('a decline for the reason %s marks the fields it concerns', async (decline, fields) => {
  const { marked, message } = await declined(decline);
  expect(marked).toEqual(fields);
  expect(message?.field).toBe(fields[0][0]);
});

test("a refusal without a bank's decline marks no field, and leads to none", async () => {
  const { marked, message } = await declined();
  expect(marked).toEqual([]);
  expect(message?.heading).toBe('Failed to charge your card');
  expect(message?.field).toBeUndefined();
});
