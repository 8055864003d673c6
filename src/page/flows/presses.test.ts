import { expect, it } from 'vitest';
import { aPage, fillIn } from '../../../tests/factories/pages/aPage.ts';
import { everythingThatCanGoOn } from '../../../tests/factories/pages/FakeProviders.ts';

function filledPage() {
  const page = aPage();
  fillIn(page.stores);
  return page;
}

it('shows the press before it makes a call', async () => {
  const { stores, providers, flows } = filledPage();
  const painting = Promise.withResolvers<void>();
  providers.painted = () => painting.promise;
  const submitted = flows.submit();
  await everythingThatCanGoOn();
  expect(stores.submit.progress).toBe('inProgress');
  expect(providers.requests).toEqual([]);

  painting.resolve();
  await submitted;
  expect(providers.requests.map(({ path }) => path)).toEqual(['/email', '/signup/free']);
});

it('sends once, however often the button is pressed', async () => {
  const { providers, flows } = filledPage();
  await Promise.all([flows.submit(), flows.submit(), flows.submit()]);
  await flows.submit();
  expect(providers.bodies('/signup/free')).toHaveLength(1);
});

it('waits for a running e-mail check and then continues', async () => {
  const { stores, providers, flows } = filledPage();
  let answer: (json: unknown) => void = () => undefined;
  providers.answers['/email'] = { later: new Promise((resolve) => (answer = resolve)) };
  const check = flows.emailBlurred();
  const submission = flows.submit();
  await everythingThatCanGoOn();
  expect(stores.contact.email.availabilityCheckApiStatus).toBe('inProgress');
  expect(providers.bodies('/signup/free')).toEqual([]);
  answer({ success: true, data: { emailStatus: 'AVAILABLE' } });
  await Promise.all([check, submission]);
  expect(providers.bodies('/email')).toHaveLength(1);
  expect(providers.bodies('/signup/free')).toHaveLength(1);
});

it('repeats the success message once it was closed, and sends nothing more', async () => {
  const { stores, providers, flows } = filledPage();
  await flows.submit();
  const said = stores.modal.message;
  flows.closeModal();
  await flows.submit();
  expect([stores.modal.view, stores.modal.message]).toEqual(['success', said]);
  expect(providers.bodies('/signup/free')).toHaveLength(1);
});

it('follows no earlier order beside the one that is being sent', async () => {
  const { stores, providers, flows } = filledPage();
  (await providers.attempts.load()).begin('free', 'ada@example.com', null);
  const painting = Promise.withResolvers<void>();
  providers.painted = () => painting.promise;
  const submitted = flows.submit();
  await flows.resume();

  expect(providers.requests).toEqual([]);
  painting.resolve();
  await submitted;
  expect(stores.submit.progress).toBe('completed');
});
