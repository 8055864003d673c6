import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { CheckingModal } from './CheckingModal.tsx';

test('a payment that is asked about cannot be closed away', () => {
  const { stores } = renderInPage(<CheckingModal />);
  act(() => stores.modal.openChecking({ heading: 'Checking', text: 'Please wait.' }));
  expect(screen.getByRole('dialog', { name: 'Checking' })).toBeTruthy();
  expect(screen.getByText('Please wait.').tagName).toBe('OUTPUT');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a page that cannot ask any more leads to its reload', () => {
  const { stores } = renderInPage(<CheckingModal />);
  const link = { text: 'Reload the page', href: '' };
  act(() => stores.modal.openChecking({ heading: 'Please reload', text: 'Ended.', link }));
  const reload = screen.getByText('Reload the page').closest('a');
  expect(reload?.getAttribute('href')).toBe('');
});
