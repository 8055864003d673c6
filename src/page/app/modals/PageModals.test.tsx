import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { PageModals } from './PageModals.tsx';

const terms = {
  json: {
    name: 'terms',
    hash: 'a'.repeat(64),
    source: '# Terms',
    nodes: [
      { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'What you get' }] },
      { kind: 'paragraph', children: [{ kind: 'text', text: '<b>Not</b> markup.' }] },
    ],
  },
};

test('the failure modal says what its caller says, and both of its buttons close it', async () => {
  const { stores } = renderInPage(<PageModals />);
  act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text: 'Try later.' }));
  await screen.findByRole('dialog', { name: 'Sign-up unsuccessful' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(stores.modal.view).toBe('none');

  act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text: 'Try later.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a success that leads to the account, a link goes there and nothing closes it', async () => {
  const { stores } = renderInPage(<PageModals />);
  const link = { text: 'Continue to your account', href: 'https://app.slotbook.example/' };
  act(() => stores.modal.openSuccess({ heading: 'Ready', text: 'Welcome.', link }));
  const way = await screen.findByRole('link', { name: 'Continue to your account' });
  expect(way.getAttribute('href')).toBe(link.href);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test("the terms show under the brand's title, as text and never as markup", async () => {
  const { flows, providers } = renderInPage(<PageModals />);
  providers.answers['/terms/a.json'] = terms;
  await act(() => flows.openTerms('terms'));
  await screen.findByRole('dialog', { name: 'Terms and Conditions' });
  expect(screen.getByRole('heading', { name: 'What you get' })).toBeTruthy();
  expect(screen.getByText('<b>Not</b> markup.')).toBeTruthy();
});

test('a text that cannot be loaded says so and can be tried again', async () => {
  const { flows, providers } = renderInPage(<PageModals />);
  await act(() => flows.openTerms('privacy'));
  await screen.findByText('The text could not be loaded.');
  providers.answers['/terms/b.json'] = terms;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'What you get' })).toBeTruthy();
});
