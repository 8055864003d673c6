import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { encodeState } from '../../core/rules/socialState/encodeState.ts';
import { returnAddress } from './returnAddress.ts';

const { social } = aBrand();
const brand = aBrand({
  signupTypes: { offered: ['free', 'paid'], default: 'free' },
  social: { ...social, startPage: { on: true, signupType: 'startNow' } },
});
const state = encodeState({ action: 'signup', success: false });

it.each([
  [
    'the page with what it came with',
    'free',
    'utm_source=Mail',
    `/signup?utm_source=Mail&state=${state}#`,
  ],
  ['a type that was chosen on the page', 'paid', '', `/signup?signupType=paid&state=${state}#`],
  [
    "the brand's start page",
    'startNow',
    'utm_source=Mail',
    `/start-now?utm_source=Mail&state=${state}#`,
  ],
])('leads back to %s', (_name, signupType, query, address) => {
  const start = { signupType, query, timeZone: '' };
  expect(returnAddress(brand, start, { success: false })).toBe(address);
});

it('leads to the sign-up page where nothing is known of the start, and of a brand without a start page', () => {
  expect(returnAddress(brand, null, { success: false })).toBe(`/signup?state=${state}#`);
  const start = { signupType: 'startNow', query: '', timeZone: '' };
  expect(returnAddress(aBrand(), start, { success: false })).toBe(`/signup?state=${state}#`);
});
