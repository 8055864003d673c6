import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WidgetBoundary } from './WidgetBoundary.tsx';

function Broken(): never {
  throw new Error('out of order');
}

test('a widget that fails disappears, is reported, and the page stands', () => {
  const onProblem = vi.fn();
  const { container } = render(
    <>
      <p>before</p>
      <WidgetBoundary widget="broken" onProblem={onProblem}>
        <Broken />
      </WidgetBoundary>
      <p>after</p>
    </>,
    { onCaughtError: () => undefined },
  );
  expect(container.textContent).toBe('beforeafter');
  expect(onProblem).toHaveBeenCalledWith('broken', expect.any(Error));
});
