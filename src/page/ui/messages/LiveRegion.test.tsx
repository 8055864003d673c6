import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from './LiveRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => screen.getByRole('status').textContent;

test('announces a text at once', () => {
  const { rerender } = render(<LiveRegion text="" />);
  rerender(<LiveRegion text="Working on it" />);
  expect(said()).toBe('Working on it');
});

test('announces a text that changes with each key once it has settled, and none on the way', () => {
  const { rerender } = render(<LiveRegion text="$10" settlesIn={1000} />);
  rerender(<LiveRegion text="$20" settlesIn={1000} />);
  act(() => void vi.advanceTimersByTime(999));
  rerender(<LiveRegion text="$200" settlesIn={1000} />);
  act(() => void vi.advanceTimersByTime(999));
  expect(said()).toBe('$10');
  act(() => void vi.advanceTimersByTime(1));
  expect(said()).toBe('$200');
});
