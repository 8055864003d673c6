import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from './Figure.tsx';

test('an amount is not animated at first, only when it changes', () => {
  const { rerender } = render(<Figure text="$9.00" />);
  expect(screen.getByText('$9.00').dataset['moved']).toBeUndefined();
  rerender(<Figure text="$19.00" />);
  expect(screen.getByText('$19.00').dataset['moved']).toBe('true');
});
