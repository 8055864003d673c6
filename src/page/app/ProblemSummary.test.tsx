import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../tests/factories/pages/renderInPage.tsx';
import { ProblemFocus } from './ProblemFocus.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';

const form = (
  <>
    <ProblemSummary />
    <input id="email" />
    <ProblemFocus />
  </>
);

test('two problems are announced above the form, each a link with the text beside its field', () => {
  const { stores } = renderInPage(form);
  act(() =>
    stores.submit.showProblems([
      { field: 'email', code: 'unavailable' },
      { field: 'agreed', code: 'required' },
    ]),
  );
  const summary = screen.getByRole('alert');
  const links = [...summary.querySelectorAll('a')].map((a) => [a.hash, a.textContent]);
  expect(links).toEqual([
    ['#email', 'This email address is unavailable. Please try a different address.'],
    ['#agreed', 'Please agree to the terms to continue.'],
  ]);
});

test('one problem needs no summary: its field is scrolled to and focused', () => {
  const { stores } = renderInPage(form);
  const field = screen.getByRole('textbox');
  const scrolled = vi.fn();
  field.scrollIntoView = scrolled;
  act(() => stores.submit.showProblems([{ field: 'email', code: 'invalid' }]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  expect(document.activeElement).toBe(field);
});

test('the same field is focused again when the form is sent again', () => {
  const { stores } = renderInPage(form);
  const field = screen.getByRole('textbox');
  act(() => stores.submit.showProblems([{ field: 'email', code: 'invalid' }]));
  field.blur();
  act(() => stores.submit.showProblems([{ field: 'email', code: 'invalid' }]));
  expect(document.activeElement).toBe(field);
});

test("the number of users is named with the plan's limits, as beside its field", () => {
  const plan = aPlan({ numberOfUsers: { min: 2, max: 1200, initial: 2 } });
  const { stores } = renderInPage(
    form,
    aBrand(),
    aPageData({ sessionInfo: aSession({ plans: [plan] }) }),
  );
  act(() =>
    stores.submit.showProblems([
      { field: 'numberOfUsers', code: 'invalid' },
      { field: 'email', code: 'invalid' },
    ]),
  );
  const link = screen.getByRole('alert').querySelector('a');
  expect([link?.hash, link?.textContent]).toEqual([
    '#numberOfUsers',
    'Please enter a whole number of users, from 2 to 1,200.',
  ]);
});
