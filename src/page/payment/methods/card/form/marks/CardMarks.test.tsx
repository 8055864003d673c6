import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardMarks } from './CardMarks.tsx';

function marks(detected: string | null, accepted: readonly string[]): (string | undefined)[] {
  const { container } = render(<CardMarks detected={detected} accepted={accepted} />);
  return [...container.querySelectorAll('svg')].map((mark) => mark.dataset['card']);
}

test("the accepted cards are in the provider's order, at most four", () => {
  const accepted = ['Visa', 'MasterCard', 'American Express', 'Discover', 'JCB', 'Maestro'];
  expect(marks(null, accepted)).toEqual(['Visa', 'Mastercard', 'American Express', 'Discover']);
  expect(marks(null, ['UnionPay', 'Elo', 'Diners Club'])).toEqual(['UnionPay', 'Diners Club']);
});

test.each([
  'Visa',
  'Mastercard',
  'American Express',
  'Discover',
  'Maestro',
  'JCB',
  'UnionPay',
  'Diners Club',
])('once the number is known, only the mark of %s shows', (name) => {
  expect(marks(name, ['Visa', 'MasterCard'])).toEqual([name]);
});

test('a card without a drawing is named', () => {
  const { container } = render(<CardMarks detected="Elo" accepted={['Visa']} />);
  expect(container.textContent).toBe('Elo');
  expect(container.querySelector('svg')).toBeNull();
});
