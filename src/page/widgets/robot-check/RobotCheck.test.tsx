import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { RobotCheck } from './RobotCheck.tsx';

test('nothing shows until the invisible check has failed', () => {
  const { container } = renderInPage(<RobotCheck />);
  expect(container.textContent).toBe('');
});

test('once it is visible it asks, and the checkbox is drawn in its place', async () => {
  const { stores, providers } = renderInPage(<RobotCheck />);
  await act(async () => stores.captcha.showCheckbox());
  expect(screen.getByRole('status').textContent).toBe('Please verify that you are not a robot.');
  expect(providers.checkbox).not.toBeNull();
});

test('an unticked box shows and announces an error on submission', async () => {
  const { stores } = renderInPage(<RobotCheck />);
  await act(async () => stores.captcha.showCheckbox());
  act(() => stores.captcha.showError());
  expect(screen.getByRole('alert').textContent).toBe('Please verify that you are not a robot.');
});

test('a tick ends the error', async () => {
  const { stores } = renderInPage(<RobotCheck />);
  await act(async () => stores.captcha.showCheckbox());
  act(() => stores.captcha.showError());
  act(() => stores.captcha.tick('token'));
  expect(screen.queryByRole('alert')).toBeNull();
});
