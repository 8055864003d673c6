import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aRootStore } from '../../../tests/factories/pages/aPage.ts';
import { StoresContext } from '../stores/StoresContext.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

function Broken(): never {
  throw new Error('out of order');
}

test('a widget that fails shows a message with a reload, is reported, and the page stays', () => {
  const onProblem = vi.fn();
  const { container } = render(
    <StoresContext value={aRootStore()}>
      <p>before</p>
      <WidgetBoundary widget="broken" onProblem={onProblem}>
        <Broken />
      </WidgetBoundary>
      <p>after</p>
    </StoresContext>,
    { onCaughtError: () => undefined },
  );
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('A part of this page could not be loaded.');
  expect(screen.getByText('Refresh the page').getAttribute('href')).toBe('');
  expect(container.textContent).toBe(`before${textContent}after`);
  expect(onProblem).toHaveBeenCalledWith('broken', expect.any(Error));
});
