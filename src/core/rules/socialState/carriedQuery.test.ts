import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../paymentMethods/paymentMethods.ts';
import { carriedQuery } from './carriedQuery.ts';

it('keeps only known parameters', () => {
  expect(
    carriedQuery('?utm_source=Mail&redirectUrl=https%3A%2F%2Fevil.example&planId=pro', []),
  ).toBe('planId=pro&utm_source=Mail');
  expect(carriedQuery('state=abc&__proto__=1&constructor=2', [])).toBe('');
});

it.each(Object.entries(PAYMENT_METHODS))(
  'keeps the parameter that selects %s',
  (_name, { parameter }) => {
    const query = parameter === null ? '' : `${parameter}=true`;
    expect(carriedQuery(`${query}&redirectUrl=x`, [])).toBe(query);
  },
);

it('keeps the first of repeated parameters', () => {
  expect(carriedQuery('planId=pro&planId=team', [])).toBe('planId=pro');
});

it('keeps values in other scripts', () => {
  const kept = carriedQuery('utm_source=Z%C3%BCrich+%F0%9F%8E%89', []);
  expect(new URLSearchParams(kept).get('utm_source')).toBe('Zürich 🎉');
});

it('leaves out what would make it too long, and keeps the rest', () => {
  const kept = carriedQuery(`contact=${'a'.repeat(1990)}&planId=pro&email=ada%40example.com`, []);
  expect(kept).toBe('planId=pro&email=ada%40example.com');
});

it("puts the brand's own questions after the rest", () => {
  const query = 'npi=1234567893&planId=pro&other=x';
  expect(carriedQuery(query, ['npi', 'size'])).toBe('planId=pro&npi=1234567893');
});
