import { expect, it } from 'vitest';

it('complains', () => {
  console.error('A key is missing.');
  expect(1).toBe(1);
});

it('warns', () => {
  console.warn('An old name.');
  expect(1).toBe(1);
});

it('is quiet', () => {
  console.log('All is well.');
  expect(1).toBe(1);
});
