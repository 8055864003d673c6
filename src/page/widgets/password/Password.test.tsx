import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aLead, aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { Password } from './Password.tsx';

const LENGTH = 'minimum 8 characters long';
const MIX = 'contains both characters and numbers';

/** Whether each rule of the guide is ticked. */
function guide(): readonly boolean[] {
  return [LENGTH, MIX].map((text) => screen.getByText(text).dataset['met'] === 'true');
}

test('the guide is visible before anything is typed, and each line is ticked once it is met', async () => {
  renderInPage(<Password />);
  const field = screen.getByLabelText('Password');
  expect(guide()).toEqual([false, false]);
  await userEvent.type(field, 'engine1');
  expect(guide()).toEqual([false, true]);
  await userEvent.type(field, '8');
  expect(guide()).toEqual([true, true]);
  expect(document.getElementById('password-hint')?.textContent).toContain(LENGTH);
});

test('a password that is too short when left says what it must contain', async () => {
  renderInPage(<Password />);
  await userEvent.type(screen.getByLabelText('Password'), 'engine');
  await userEvent.tab();
  expect(
    screen.getByText('Password must contain at least one letter, one number & 8 characters.'),
  ).toBeTruthy();
});

test.each([
  ['GOOGLE', 'Signed up with Google'],
  ['FACEBOOK', 'Signed up with Facebook'],
  ['OTHER', 'No password needed'],
] as const)('a lead authorised by %s needs none, and reads why', (authType, text) => {
  const prefill = { ...aSession().prefill, email: 'ada@example.com' };
  const sessionInfo = aSession({ lead: aLead({ authType }), prefill });
  renderInPage(<Password />, aBrand(), aPageData({ sessionInfo }));
  const field = screen.getByLabelText('Password');
  expect(field).toHaveProperty('disabled', true);
  expect(field).toHaveProperty('value', text);
  expect(screen.queryByText(LENGTH)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show password' })).toBeNull();
});

test('a REGULAR lead needs one like any visitor', () => {
  const prefill = { ...aSession().prefill, email: 'ada@example.com' };
  const sessionInfo = aSession({ lead: aLead({ authType: 'REGULAR' }), prefill });
  renderInPage(<Password />, aBrand(), aPageData({ sessionInfo }));
  expect(screen.getByLabelText('Password')).toHaveProperty('disabled', false);
});
