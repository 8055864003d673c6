import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import type { CaptchaStore } from '../../stores/CaptchaStore.ts';
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

test.each([
  ['for another purpose', (captcha: CaptchaStore) => captcha.showCheckbox('load'), 'ONLOAD'],
  [
    'because its tick was refused',
    (captcha: CaptchaStore) => {
      captcha.hideCheckbox();
      captcha.showCheckbox();
    },
    'SIGNUP_FREE',
  ],
])(
  'a ticked box that is asked for again %s is drawn again, without its tick',
  async (_why, askAgain, action) => {
    const { stores, providers } = renderInPage(<RobotCheck />);
    await act(async () => stores.captcha.showCheckbox());
    const first = providers.checkbox;
    await act(async () => first?.ticked('token'));
    await act(async () => askAgain(stores.captcha));
    expect(providers.checkbox).not.toBe(first);
    expect(providers.checkbox?.action).toBe(action);
  },
);
