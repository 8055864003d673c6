import { expect, it, vi } from 'vitest';
import { aPage } from '../../../../tests/factories/pages/aPage.ts';
import { type FakeAnswer, refused } from '../../../../tests/factories/pages/FakeProviders.ts';
import { forgetPerson } from './forgetPerson.ts';

async function forget(answer: FakeAnswer, isBusy = false) {
  const { providers, stores } = aPage();
  const reload = vi.fn();
  providers.answers['/auth/forget'] = answer;
  if (isBusy) stores.submit.start();
  stores.agreement.setAgreed(true);
  await forgetPerson(stores, { http: providers.http, reload });
  return { providers, reload, modal: stores.modal, agreement: stores.agreement };
}

const FORGOTTEN: FakeAnswer = { json: { success: true, message: 'IDENTITY_FORGOTTEN' } };

it.each([
  ['has forgotten', FORGOTTEN],
  ['has no such session any more', refused('SESSION_DOES_NOT_EXIST')],
])('the page reloads once the server %s', async (_name, answer) => {
  const { agreement, reload, modal } = await forget(answer);
  expect(reload).toHaveBeenCalledOnce();
  expect(modal.view).toBe('none');
  // The next person has to agree.
  expect(agreement.agreed).toBe(false);
});

it('a failure of the server shows, and the page stays', async () => {
  const { agreement, reload, modal } = await forget({ error: { kind: 'offline', cause: null } });
  expect(reload).not.toHaveBeenCalled();
  expect(agreement.agreed).toBe(true);
  expect(modal.message?.text).toMatch(/^You seem to be offline/);
});

it('the person is not forgotten while their sign-up is being sent', async () => {
  const { providers, reload } = await forget(FORGOTTEN, true);
  expect(providers.requests).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});
