import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPage } from '../../../../tests/factories/pages/aPage.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Consent } from '../../../core/contract/generated/session.ts';
import type { ConsentAnswer } from '../../../core/rules/consent/consentOf.ts';
import { ConsentStore } from '../../stores/ConsentStore.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import { mountPrivacy } from './mountPrivacy.tsx';
import { privacyNotice } from './privacyNotice.ts';

const QUESTION = 'May we count how this page is used?';

beforeEach(() => {
  document.body.replaceChildren();
});

interface Before {
  /** The value of the button that closed the question before any script ran. */
  readonly closedBy?: string;
}

/** The server's page, with the privacy parts mounted. */
async function mounted(
  rule: Brand['analytics']['consent'],
  state: Consent,
  { closedBy }: Before = {},
) {
  const { stores, flows } = aPage(aBrand({ analytics: { consent: rule } }));
  const notice = renderToString(<ConsentNotice {...privacyNotice(stores.brand, stores.config)} />);
  const question = state === 'open' ? `<div id="privacy">${notice}</div>` : '';
  document.body.innerHTML = `${question}<main><div data-region="fields">The form</div></main><footer></footer>`;
  const asked = document.querySelector('dialog');
  if (asked && closedBy !== undefined) Object.assign(asked, { open: false, returnValue: closedBy });
  const consent = new ConsentStore(state);
  const kept: ConsentAnswer[] = [];
  await act(async () => {
    mountPrivacy({ page: document, stores, flows, consent, keep: (it) => kept.push(it) });
  });
  return { consent, kept, stores, user: userEvent.setup() };
}

it.each([
  ['Allow', 'granted', 'Counting is on.'],
  ['No, thanks', 'refused', 'Counting is off.'],
] as const)('asks first, and %s counts as the answer', async (label, answer, said) => {
  const { consent, kept, user } = await mounted('optIn', 'open');
  await user.click(screen.getByRole('button', { name: label }));
  expect(consent.consent).toBe(answer);
  expect(kept).toEqual([answer]);
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('[data-region="fields"]'));
  await user.click(screen.getByRole('button', { name: 'Your privacy choices' }));
  expect(screen.getByRole('status').textContent).toBe(said);
});

it.each(['granted', 'refused'] as const)(
  'accepts an answer given before it was mounted (%s), and does not move the focus',
  async (answer) => {
    const { consent, kept } = await mounted('optIn', 'open', { closedBy: answer });
    expect(consent.consent).toBe(answer);
    expect(kept).toEqual([answer]);
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(document.activeElement).toBe(document.body);
  },
);

it('accepts no other way of closing the question as an answer, and asks again', async () => {
  const { consent, kept } = await mounted('optIn', 'open', { closedBy: '' });
  expect(consent.consent).toBe('open');
  expect(kept).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Your privacy' })).toBeDefined();
});

it('shows the choices with the focus in them, and returns the focus when they close', async () => {
  const shown = vi.fn();
  // jsdom does not have this method.
  Object.assign(HTMLDialogElement.prototype, { scrollIntoView: shown });
  const { user } = await mounted('optOut', 'granted');
  const toggle = screen.getByRole('button', { name: 'Your privacy choices' });
  await user.click(toggle);
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Your privacy' }));
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(toggle);
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'scrollIntoView');
});

it('does not ask a visitor who is measured already, and lets them object in the footer', async () => {
  const { consent, kept, user } = await mounted('optOut', 'granted');
  expect(screen.queryByText(QUESTION)).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Your privacy choices', expanded: false });
  await user.click(toggle);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(QUESTION)).toBeDefined();
  await user.click(footer.getByRole('button', { name: 'No, thanks' }));
  expect(consent.consent).toBe('refused');
  expect(kept).toEqual(['refused']);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
  expect(screen.getByRole('status').textContent).toBe('Counting is off.');
});

it('links to the privacy policy', async () => {
  const { stores, user } = await mounted('optIn', 'open');
  await user.click(screen.getByRole('button', { name: 'Read more' }));
  expect(stores.modal.view).toBe('privacy');
});

it('shows nothing when no consent is required', async () => {
  await mounted('notRequired', 'granted');
  expect(screen.queryByRole('button')).toBeNull();
});
