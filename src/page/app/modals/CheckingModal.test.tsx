import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlacedOrder } from '../../../../tests/factories/orders/aPlacedOrder.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { CheckingModal } from './CheckingModal.tsx';

test('the dialog about an unknown payment cannot be closed', () => {
  const { stores } = renderInPage(<CheckingModal />);
  act(() => stores.modal.openChecking({ heading: 'Checking', text: 'Please wait.' }));
  expect(screen.getByRole('dialog', { name: 'Checking' })).toBeTruthy();
  expect(screen.getByText('Please wait.').tagName).toBe('OUTPUT');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a page that cannot ask any more has a link that reloads it', () => {
  const { stores } = renderInPage(<CheckingModal />);
  const link = { text: 'Refresh the page', href: '' };
  act(() => stores.modal.openChecking({ heading: 'Please reload', text: 'Ended.', link }));
  const reload = screen.getByText('Refresh the page').closest('a');
  expect(reload?.getAttribute('href')).toBe('');
});

test.each([
  [true, 4],
  [undefined, 0],
])("the session's order shows only below a message about it: %s", (isPlaced, rows) => {
  const placed = aPlacedOrder({ state: 'pending' });
  const data = aPageData({ sessionInfo: aSession({ placed }) });
  const { stores } = renderInPage(<CheckingModal />, aBrand(), data);
  const about = isPlaced === undefined ? {} : { isPlaced };
  act(() => stores.modal.openChecking({ heading: 'Checking', text: 'Please wait.', ...about }));
  expect(screen.queryAllByRole('term')).toHaveLength(rows);
});

test('an order that was already in progress shows its details', () => {
  const placed = aPlacedOrder({ state: 'pending' });
  const data = aPageData({ sessionInfo: aSession({ placed }) });
  const { stores } = renderInPage(<CheckingModal />, aBrand(), data);
  const message = { heading: 'Checking', text: 'Please wait.', isPlaced: true };
  act(() => stores.modal.openChecking(message));
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(rows).toEqual([
    'PlanPro, 3 users',
    'Due today$59.00',
    'Next payment$49.00 on December\u00a021,\u00a02026',
    'Order numberorder-1',
  ]);
});
