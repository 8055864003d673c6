import { expect, it } from 'vitest';
import { failureOfPayment } from './failureOfPayment.ts';

it.each([
  ['2001', 'funds'],
  ['2002', 'limit'],
  ['2004', 'expired'],
  ['2006', 'expired'],
  ['2005', 'number'],
  ['2010', 'code'],
  ['2059', 'postalCode'],
  ['2060', 'details'],
  ['2015', 'notAllowed'],
  ['2024', 'cardKind'],
  ['2000', 'bank'],
])("the processor's code %s is shown as %s", (code, decline) => {
  const failure = failureOfPayment({ kind: 'declined', code, detail: '' });
  expect(failure).toEqual({ code: 'PAYMENT_DECLINED', decline });
});

it.each(['2012', '2013', '2014', '2047', '2053'])(
  'a card that is lost, stolen or suspected (%s) is declined as any other',
  (code) => {
    const failure = failureOfPayment({ kind: 'declined', code, detail: '' });
    expect(failure).toEqual({ code: 'PAYMENT_DECLINED', decline: 'bank' });
  },
);

it.each(['3000', '', '20000'])('the code %j is no word of a bank', (code) => {
  const failure = failureOfPayment({ kind: 'declined', code, detail: '' });
  expect(failure).toEqual({ code: 'PAYMENT_DECLINED' });
});

it('details that do not match are reported as such', () => {
  const refused = { kind: 'refused', reason: 'cardDetails', detail: '' } as const;
  expect(failureOfPayment(refused)).toEqual({ code: 'PAYMENT_DECLINED', decline: 'details' });
});

it('an unaccepted kind of card is reported as such', () => {
  const refused = { kind: 'refused', reason: 'cardKind', detail: '' } as const;
  expect(failureOfPayment(refused)).toEqual({ code: 'PAYMENT_DECLINED', decline: 'cardKind' });
});
