import { expect, it } from 'vitest';
import { aBrandOfLanguage } from '../../../tests/factories/brands/aBrandOfLanguage.ts';
import { paymentFailedMail } from './paymentFailedMail.ts';
import { SAMPLE_MAILS } from './sampleMails.ts';

it.each(['en-US', 'fr-CA', 'es-US'])(
  'in %s the title of the mail about a cancelled mandate matches its text',
  (locale) => {
    const brand = aBrandOfLanguage(locale);
    const { preview, subject, title } = SAMPLE_MAILS.mandateEnded(brand);
    expect(title).toBe(subject);
    expect(preview.startsWith(title)).toBe(true);
    const failedTitle = SAMPLE_MAILS.paymentFailed(brand).title;
    expect(failedTitle.split(brand.name)[1]).not.toBe(title.split(brand.name)[1]);
  },
);

it('names the amount in the currency that was to be paid, whatever the brand charges now', () => {
  const failed = { firstName: 'Ada', method: 'GC', orderNumber: null } as const;
  const { preview } = paymentFailedMail(aBrandOfLanguage('en-US'), {
    ...failed,
    amount: 5900,
    currency: 'GBP',
  });
  expect(preview).toContain('£59.00');
});
