import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { ProblemFocus } from './ProblemFocus.tsx';
import { loadProblemList, ProblemSummary } from './ProblemSummary.tsx';

// As on a page that can be used.
beforeAll(loadProblemList);

const form = (
  <>
    <ProblemSummary />
    <input id="email" />
    <ProblemFocus />
  </>
);

test('two problems are announced above the form, each a link with the text beside its field', async () => {
  const { stores } = renderInPage(form);
  await act(async () => {
    stores.contact.email.showError('unavailable');
    stores.agreement.showError();
    stores.submit.showProblems([
      { field: 'email', code: 'unavailable' },
      { field: 'agreed', code: 'required' },
    ]);
  });
  const summary = screen.getByRole('alert');
  const links = [...summary.querySelectorAll('a')].map((a) => [a.hash, a.textContent]);
  expect(links).toEqual([
    ['#email', 'This email address is unavailable. Please try a different address.'],
    ['#agreed', 'Please agree to the terms to continue.'],
  ]);
});

test('what is corrected is crossed out in its place, and nothing interrupts the next field', async () => {
  document.title = 'Sign up';
  const { stores } = renderInPage(form);
  const { contact, submit } = stores;
  await act(async () => {
    const fields = ['fullName', 'email', 'password'] as const;
    for (const field of fields) contact[field].showError('required');
    submit.showProblems(fields.map((field) => ({ field, code: 'required' })));
  });
  const title = () => document.querySelector('summary')?.textContent;
  const lines = () =>
    [...document.querySelectorAll('li')].map((li) => li.firstElementChild?.tagName);
  expect([title(), lines()]).toEqual(['There are 3 problems', ['A', 'A', 'A']]);
  expect(document.title).toBe('Error: Sign up');
  act(() => contact.email.setValue('ada@example.com'));
  expect([title(), lines()]).toEqual(['There are 2 problems', ['A', 'S', 'A']]);
  // Screen readers do not tell crossed-out text from other text.
  const isSilent = [...document.querySelectorAll('li')].map((li) => li.ariaHidden);
  expect(isSilent).toEqual([null, 'true', null]);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => contact.fullName.setValue('Ada Lovelace'));
  expect([title(), lines()]).toEqual(['There is 1 problem', ['S', 'S', 'A']]);
  act(() => contact.password.setValue('analytical1'));
  expect([title(), lines()]).toEqual(['Nothing left to correct', ['S', 'S', 'S']]);
  expect(document.title).toBe('Sign up');
  act(() => contact.password.showError('invalid'));
  expect([title(), lines()]).toEqual(['There is 1 problem', ['S', 'S', 'A']]);
  act(() => {
    contact.fullName.showError('invalid');
    contact.email.showError('invalid');
  });
  expect([title(), lines()]).toEqual(['There are 3 problems', ['A', 'A', 'A']]);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => submit.start());
  expect(title()).toBeUndefined();
});

test('one problem needs no summary: its field is scrolled to and focused', async () => {
  const { stores } = renderInPage(form);
  const field = screen.getByRole('textbox');
  const scrolled = vi.fn();
  field.scrollIntoView = scrolled;
  await act(async () => stores.submit.showProblems([{ field: 'email', code: 'invalid' }]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  expect(document.activeElement).toBe(field);
});

test('a list that cannot be loaded is loaded at the next submission, and takes nothing away', async () => {
  const load = vi.fn(loadProblemList).mockRejectedValueOnce(new Error('offline'));
  const { stores } = renderInPage(<ProblemSummary load={load} />);
  const submit = () =>
    act(async () => {
      stores.submit.start();
      stores.contact.email.showError('invalid');
      stores.agreement.showError();
      stores.submit.showProblems([
        { field: 'email', code: 'invalid' },
        { field: 'agreed', code: 'required' },
      ]);
    });
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('There are 2 problems');
});

test('the same field is focused again when the form is sent again', async () => {
  const { stores } = renderInPage(form);
  const field = screen.getByRole('textbox');
  await act(async () => stores.submit.showProblems([{ field: 'email', code: 'invalid' }]));
  field.blur();
  await act(async () => stores.submit.showProblems([{ field: 'email', code: 'invalid' }]));
  expect(document.activeElement).toBe(field);
});

test("the number of users is named with the plan's limits, as beside its field", async () => {
  const plan = aPlan({ numberOfUsers: { min: 2, max: 1200, initial: 2 } });
  const { stores } = renderInPage(
    form,
    aBrand(),
    aPageData({ sessionInfo: aSession({ plans: [plan] }) }),
  );
  await act(async () => {
    stores.plan.usersField.type('1');
    stores.plan.usersField.leave();
    stores.contact.email.showError('invalid');
    stores.submit.showProblems([
      { field: 'numberOfUsers', code: 'invalid' },
      { field: 'email', code: 'invalid' },
    ]);
  });
  const link = screen.getByRole('alert').querySelector('a');
  expect([link?.hash, link?.textContent]).toEqual([
    '#numberOfUsers',
    'Please enter a whole number of users, from 2 to 1,200.',
  ]);
});
