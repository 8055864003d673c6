import { expect, it } from 'vitest';
import { aBrandOfLanguage } from '../../../tests/factories/brands/aBrandOfLanguage.ts';
import { TRANSLATED_TAGS } from '../../../tests/factories/texts/translatedTags.ts';
import { paymentFailedMail } from './paymentFailedMail.ts';

const FAILED = {
  firstName: 'Ada',
  paidBy: { method: 'GC', cardType: null, lastFour: null, reference: null },
  amount: 5900,
  currency: 'GBP',
} as const;

it.each(['en-US', ...TRANSLATED_TAGS])(
  'in %s the mail about a cancelled mandate has a title of its own',
  (locale) => {
    const brand = aBrandOfLanguage(locale);
    const { subject, title } = paymentFailedMail(brand, { ...FAILED, amount: 0 });
    expect(title).toBe(subject);
    const failedTitle = paymentFailedMail(brand, FAILED).title;
    expect(failedTitle.split(brand.name)[1]).not.toBe(title.split(brand.name)[1]);
  },
);

it('names the amount in the currency that was to be paid, whatever the brand charges now', () => {
  const { preview } = paymentFailedMail(aBrandOfLanguage('en-US'), FAILED);
  expect(preview).toContain('£59.00');
});

it('names the account that did not pay, and the order', () => {
  const paidBy = {
    method: 'ACH',
    cardType: null,
    lastFour: '6789',
    reference: 'AB12-CD34',
  } as const;
  const { blocks } = paymentFailedMail(aBrandOfLanguage('en-US'), { ...FAILED, paidBy });
  expect(blocks).toContainEqual({
    kind: 'facts',
    rows: [
      { name: 'Payment', value: 'Bank account ending in\u00a06789' },
      { name: 'Order number', value: 'AB12-CD34' },
    ],
  });
});
