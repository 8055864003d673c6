import { expect, it } from 'vitest';
import { aDiscount } from '../../../../tests/factories/brands/aCatalogue.ts';
import { discountsHad } from './discountsHad.ts';

const all = [
  aDiscount({ id: 'friend', discountType: 'referral' }),
  aDiscount({ id: 'spring', discountType: 'promotion' }),
  aDiscount({ id: 'agreed', discountType: 'deal' }),
  aDiscount({ id: 'partner', discountType: 'referral' }),
];

const idsFor = (utmSource: string) => discountsHad(all, utmSource).map(({ id }) => id);

it.each(['Direct', 'newsletter', '', 'referrals'])('gives promotions alone to %j', (source) => {
  expect(idsFor(source)).toEqual(['spring']);
});

it.each(['referral', 'Referral', ' REFERRAL '])(
  "gives referrals to %j too, in the catalogue's order",
  (source) => {
    expect(idsFor(source)).toEqual(['friend', 'spring', 'partner']);
  },
);

it('gives a deal away to nobody', () => {
  expect(idsFor('deal')).toEqual(['spring']);
});
