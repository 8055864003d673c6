import { expect, it } from 'vitest';
import { aPage, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { refused } from '../../../../tests/factories/pages/FakeProviders.ts';

it.each(['/email', '/signup/free'])(
  'a session that ends before %s is reported, with a reload that keeps typed values',
  async (path) => {
    const { flows, providers, stores } = aPage();
    fillIn(stores);
    providers.answers[path] = refused('SESSION_DOES_NOT_EXIST');
    await flows.submit();

    expect(stores.submit).toMatchObject({
      progress: 'notInProgress',
      failure: 'SESSION_DOES_NOT_EXIST',
    });
    expect(stores.modal.view).toBe('failure');
    expect(stores.modal.message).toMatchObject({
      heading: 'Sign-up unsuccessful',
      text: expect.stringContaining('refresh the page'),
      notes: [expect.stringContaining('What you typed is kept')],
      link: { text: 'Refresh the page', href: '' },
    });
    expect(providers.requests.at(-1)?.path).toBe(path);
  },
);

it('a visitor with blocked cookies is asked to allow them, because a reload would not help', async () => {
  const { flows, providers, stores } = aPage();
  fillIn(stores);
  providers.hasCookies = false;
  providers.answers['/signup/free'] = refused('SESSION_DOES_NOT_EXIST');
  await flows.submit();

  const { message } = stores.modal;
  expect(message).toMatchObject({
    heading: 'Sign-up unsuccessful',
    text: expect.stringMatching(/blocks cookies.*allow cookies.*typed again/),
    link: { text: 'Refresh the page', href: '' },
  });
  expect(message?.notes ?? []).toEqual([]);
});
