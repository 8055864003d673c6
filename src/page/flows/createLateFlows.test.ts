import { expect, it, vi } from 'vitest';
import { aPage, fillIn } from '../../../tests/factories/pages/aPage.ts';
import { createLateFlows } from './createLateFlows.ts';
import type { Flows } from './Flows.ts';

/** A page whose flows load, or fail to load, when the test says so. */
function aLatePage() {
  const page = aPage();
  const loads: PromiseWithResolvers<Flows>[] = [];
  const flows = createLateFlows(page, () => {
    const load = Promise.withResolvers<Flows>();
    loads.push(load);
    return load.promise;
  });
  const come = () => loads.at(-1)?.resolve(page.flows);
  const fail = () => loads.at(-1)?.reject(new Error('The connection is gone.'));
  return { ...page, flows, loads, come, fail };
}

it('sends a form once, if its button was pressed before the code for it had loaded', async () => {
  const { come, flows, providers, stores } = aLatePage();
  fillIn(stores);
  const pressed = [flows.submit(), flows.submit()];
  expect(stores.submit.isBusy).toBe(true);
  come();
  await Promise.all(pressed);
  expect(providers.bodies('/signup/free')).toHaveLength(1);
  expect(stores.submit.progress).toBe('completed');
});

it('shows a wrong address before any code has loaded', async () => {
  const { flows, stores } = aLatePage();
  stores.contact.email.setValue('ada@');
  void flows.emailBlurred();
  expect(stores.contact.email.error).toBe('invalid');
});

it('does not check an address that the visitor continues to type while the code loads', async () => {
  const { come, flows, providers, stores } = aLatePage();
  const { email } = stores.contact;
  email.setValue('ada@example.com');
  const left = flows.emailBlurred();
  email.setValue('ada@example.com.');
  come();
  await left;
  expect(email.error).toBeNull();
  expect(providers.requests).toEqual([]);
});

it('shows a number as it is typed, whatever has loaded', async () => {
  const { flows, stores } = aLatePage();
  void flows.phoneChanged('201', 'typed');
  expect(stores.contact.phoneNumber.value).toBe('201');
});

it('says that a part did not load, and sends the form at the next press', async () => {
  const { come, fail, flows, providers, stores } = aLatePage();
  fillIn(stores);
  const pressed = flows.submit();
  fail();
  await pressed;
  expect(stores.submit.progress).toBe('notInProgress');
  expect(stores.modal.message?.text).toBe(stores.texts.partFailed);
  expect(providers.reports).toHaveLength(1);

  const again = flows.submit();
  come();
  await again;
  expect(stores.submit.progress).toBe('completed');
});

it('says in a text, and beside a requested mail, that they are not available', async () => {
  const { fail, flows, stores } = aLatePage();
  const asked = [flows.openTerms('terms'), flows.resendActivation()];
  expect(stores.modal.view).toBe('terms');
  fail();
  await Promise.all(asked);
  expect(stores.terms.failed).toBe(true);
  expect(stores.activation.failed).toBe(true);
});

it('does not reopen a text that was closed before its code had loaded', async () => {
  const { come, flows, stores } = aLatePage();
  const asked = flows.openTerms('terms');
  flows.closeModal();
  come();
  await asked;
  expect(stores.modal.view).toBe('none');
});

it('loads its code once, and then responds at once', async () => {
  const { come, flows, loads, stores } = aLatePage();
  const resumed = flows.resume();
  come();
  await resumed;
  const shown = vi.fn();
  stores.submit.requestFocus = shown;
  void flows.submit();
  expect(shown).toHaveBeenCalled();
  expect(loads).toHaveLength(1);
});

it('says that the form cannot be shown again now', async () => {
  const { fail, flows, stores } = aLatePage();
  const asked = flows.startAnew();
  fail();
  await asked;
  expect(stores.submit.failure).toBe('TIMED_OUT');
});
