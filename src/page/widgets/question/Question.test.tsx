import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { EVERY_QUESTION } from '../../../../tests/factories/questions/everyQuestion.ts';
import type { Question as BrandQuestion } from '../../../core/contract/generated/brand.ts';
import { Question } from './Question.tsx';

function ask(questions: Readonly<Record<string, BrandQuestion>>) {
  const all = Object.keys(questions).map((id) => <Question key={id} question={id} />);
  const page = renderInPage(all, aBrand({ questions }));
  const { questions: answers } = page.stores;
  if (!answers) throw new Error('The page asks nothing.');
  return { ...page, answers };
}

it.each([
  ['shortText', 'textbox', 'NPI number'],
  ['longText', 'textbox', 'About you'],
  ['number', 'textbox', 'Staff'],
  ['oneOf', 'radiogroup', 'Reach us'],
  ['someOf', 'group', 'Ways'],
  ['yesNo', 'radiogroup', 'A company?'],
  ['acknowledgement', 'group', 'Notice'],
  ['email', 'textbox', 'Billing address'],
  ['phone', 'textbox', 'Second phone'],
  ['webAddress', 'textbox', 'Website'],
  ['taxNumber', 'textbox', 'VAT number'],
] as const)('answers a question of the kind %s by a %s', (kind, role, name) => {
  ask({ it: EVERY_QUESTION[kind].question });
  expect(screen.getByRole(role, { name: new RegExp(`^${name}`) })).toBeTruthy();
});

it('selects one of more than five from a list, which may stay empty if it is optional', async () => {
  const options = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, `Option ${id}`]),
  );
  const { answers } = ask({ it: aQuestion({ kind: 'oneOf', label: 'Which', options }) });
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which' });
  expect(list.required).toBe(false);
  await userEvent.selectOptions(list, 'Option c');
  expect(answers.sent.answers).toEqual({ it: 'c' });
  await userEvent.selectOptions(list, 'Please choose');
  expect(answers.sent.answers).toEqual({});
});

it.each(['oneOf', 'yesNo'] as const)(
  'an optional answer of the kind %s can be undone by an option for it',
  async (kind) => {
    const { answers } = ask({ it: EVERY_QUESTION[kind].question });
    const [first, ...others] = screen.getAllByRole('radio');
    const none = screen.getByRole('radio', { name: 'No answer', checked: true });
    expect(others.at(-1)).toBe(none);
    first?.focus();
    await userEvent.keyboard(' ');
    expect(answers.sent.answers).not.toEqual({});
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { checked: true })).toBe(none);
    expect(answers.sent.answers).toEqual({});
  },
);

it.each(['oneOf', 'yesNo'] as const)(
  'a required question of the kind %s has no option without an answer',
  (kind) => {
    ask({ it: { ...EVERY_QUESTION[kind].question, required: true } });
    expect(screen.queryByRole('radio', { name: 'No answer' })).toBeNull();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  },
);

it('ticks and unticks, in the order of the options', async () => {
  const { answers } = ask({ it: EVERY_QUESTION.someOf.question });
  await userEvent.click(screen.getByRole('checkbox', { name: 'By post' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'By phone' }));
  expect(answers.answer('it')).toEqual(['phone', 'post']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'By post' }));
  expect(answers.answer('it')).toEqual(['phone']);
});

it('reads a tick as an acknowledgement, and an unticked box as no answer', async () => {
  const { answers } = ask({ it: EVERY_QUESTION.acknowledgement.question });
  const box = screen.getByRole('checkbox', { name: 'I have read it.' });
  await userEvent.click(box);
  expect(answers.sent.answers).toEqual({ it: 'yes' });
  await userEvent.click(box);
  expect(answers.sent.answers).toEqual({});
});

it('describes a control by its help, its purpose and its problem', async () => {
  const said = { help: 'Ten digits.', purpose: 'To bill the practice.' };
  const { answers } = ask({ it: { ...EVERY_QUESTION.shortText.question, ...said } });
  const control = screen.getByRole('textbox', { name: 'NPI number' });
  const described = (description: RegExp) => screen.getByRole('textbox', { description });
  expect(described(/^Ten digits. ?To bill the practice. optional$/)).toBe(control);
  await userEvent.type(control, '12');
  await userEvent.tab();
  expect(answers.error('it')).toMatch(/10 digits/);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(described(/^Please enter the 10 digits/)).toBe(control);
});

it('shows the problem with a choice once the focus leaves all of it', async () => {
  ask({ it: EVERY_QUESTION.someOf.question });
  await userEvent.click(screen.getByRole('checkbox', { name: 'By post' }));
  await userEvent.tab({ shift: true });
  expect(screen.queryByText(/at least 2/)).toBeNull();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  const description = 'Please choose at least 2.';
  expect(screen.getByRole('group', { name: /^Ways/, description })).toBeTruthy();
  // As for the terms.
  expect(screen.getByRole('tooltip').textContent).toBe(description);
});

it('announces a new question politely, but not the initial ones', async () => {
  const when = { answers: { company: ['yes'] } };
  const { answers } = ask({
    company: aQuestion({ kind: 'yesNo', label: 'A company?' }),
    vat: aQuestion({ label: 'VAT number', when }),
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.getByRole('textbox', { name: 'VAT number' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('One more question: VAT number');
  act(() => answers.setAnswer('company', 'no'));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('does not announce a question restored by a draft, but one that comes after', () => {
  const when = { answers: { company: ['yes'] } };
  const { answers } = ask({
    company: aQuestion({ kind: 'yesNo', label: 'A company?' }),
    vat: aQuestion({ label: 'VAT number', when }),
  });
  act(() => answers.restore({ company: 'yes' }));
  expect(screen.getByRole('textbox', { name: 'VAT number' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => answers.setAnswer('company', ''));
  act(() => answers.setAnswer('company', 'yes'));
  expect(screen.getByRole('status').textContent).toBe('One more question: VAT number');
});
