import { expect, test } from 'vitest';
import { ModalStore } from '../stores/ModalStore.ts';
import { SubmitStore } from '../stores/SubmitStore.ts';
import { askOnReturn } from './askOnReturn.ts';

const MESSAGE = { heading: 'Welcome', text: 'Your account is open.' };

/** Counts the reloads of a page that is left in a state and then restored. */
function reloads(leave: (stores: Parameters<typeof askOnReturn>[1]) => void, persisted = true) {
  const stores = { modal: new ModalStore(), submit: new SubmitStore() };
  const page = document.createElement('iframe');
  document.body.append(page);
  const { contentWindow } = page;
  if (contentWindow === null) throw new Error('A frame in the document has a window.');
  let count = 0;
  askOnReturn(contentWindow, stores, () => {
    count += 1;
  });
  leave(stores);
  contentWindow.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  return count;
}

test.each([
  ['an order under way', ({ submit }) => submit.start()],
  ['an order that is done', ({ submit }) => submit.end('completed')],
  ['a success', ({ modal }) => modal.openSuccess(MESSAGE)],
  ['a payment that is being checked', ({ modal }) => modal.openChecking(MESSAGE)],
] satisfies [string, Parameters<typeof reloads>[0]][])(
  'a page restored with %s asks the server',
  (_name, leave) => {
    expect(reloads(leave)).toBe(1);
    expect(reloads(leave, false)).toBe(0);
  },
);

test.each([
  ['a form', () => {}],
  ['a failure', ({ modal }) => modal.openFailure(MESSAGE)],
  ['the terms', ({ modal }) => modal.openTerms('terms')],
] satisfies [string, Parameters<typeof reloads>[0]][])(
  'a page restored with %s does not reload',
  (_name, leave) => {
    expect(reloads(leave)).toBe(0);
  },
);
