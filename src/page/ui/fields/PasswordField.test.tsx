import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

function show(error?: string) {
  render(
    <PasswordField
      id="password"
      name="password"
      label="Password"
      value="engine1843"
      onChange={() => undefined}
      autoComplete="new-password"
      showLabel="Show password"
      hideLabel="Hide password"
      hint="minimum 8 characters long"
      error={error}
    />,
  );
  return screen.getByLabelText('Password', { selector: 'input' });
}

test('it can be shown and hidden again', async () => {
  const field = show();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('its rules and its error belong to it', () => {
  const field = show('Too short.');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Too short.', 'minimum 8 characters long']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('without an error nothing calls it invalid', () => {
  expect(show().hasAttribute('aria-invalid')).toBe(false);
});
