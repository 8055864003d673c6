import { expect, it } from 'vitest';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';

/** What a visitor decides, in the order in which one depends on the other. */
const DECISIONS = ['heading', 'plan-picker', 'add-ons', 'ivr-plan', 'social-sign-up'];
const CONTACT = ['full-name', 'company-name', 'phone-number', 'email', 'password', 'province'];
/** Pairs that share a row on a tablet and a desktop. */
const PAIRS = [
  ['full-name', 'company-name'],
  ['email', 'password'],
] as const;

it.each(shippedBrands().map(({ brand }) => [brand.id, brand] as const))(
  '%s asks for a plan, then what is added to it, then who the visitor is, each pair together',
  (_id, { pages }) => {
    const main = (pages.signup.main ?? []).map(({ widget }): string => widget);
    const decided = main.filter((it) => DECISIONS.includes(it));
    expect(decided).toEqual(DECISIONS);
    const firstField = Math.min(...CONTACT.map((it) => main.indexOf(it)));
    expect(main.indexOf('social-sign-up')).toBeLessThan(firstField);
    for (const [one, other] of PAIRS) {
      expect(Math.abs(main.indexOf(one) - main.indexOf(other)), `${one}, ${other}`).toBe(1);
    }
  },
);
