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

it.each(['Direct', 'newsletter', '', 'referrals'])('gives only promotions to %j', (source) => {
  expect(idsFor(source)).toEqual(['spring']);
});

it.each(['referral', 'Referral', ' REFERRAL '])(
  "also gives referrals to %j, in the catalogue's order",
  (source) => {
    expect(idsFor(source)).toEqual(['friend', 'spring', 'partner']);
  },
);

it("gives no visitor a deal's discount", () => {
  expect(idsFor('deal')).toEqual(['spring']);
});
