import { expect, it } from 'vitest';
import { ORDER_PARAMETERS } from '../socialState/carriedQuery.ts';
import { isPlainQuery } from './isPlainQuery.ts';

it.each([
  '',
  '?signupType=paid&planId=team',
  '?utm_source=google&utm_campaign=spring+sale&gclid=Cj0_x-1',
])('may be shown: %s', (query) => {
  expect(isPlainQuery(query)).toBe(true);
});

it.each(ORDER_PARAMETERS)('what an address says of the order may be shown: %s', (name) => {
  expect(isPlainQuery(`?${name}=true`)).toBe(true);
});

it('the language that a visitor has chosen may be shown', () => {
  expect(isPlainQuery('?planId=team&lang=fr-CA')).toBe(true);
});

it.each([
  '?email=ada@example.com',
  '?contact=eyJ9',
  '?leadUniquePin=1234',
  '?dealid=1',
  '?accountId=1',
  '?state=abc',
  '?token=abc',
  '?fullName=Ada',
  '?utm_source=ada%40example.com',
  '?utm_term=%3Cscript%3E',
])('may not be shown: %s', (query) => {
  expect(isPlainQuery(query)).toBe(false);
});
