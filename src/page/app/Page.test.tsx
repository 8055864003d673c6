import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aHydratedPage } from '../../../tests/factories/pages/aHydratedPage.tsx';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';

test("the browser hydrates the server's page without a difference", async () => {
  const { onRecoverableError } = await aHydratedPage();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('text typed before the script has loaded stays in the field and is in the store', async () => {
  const { stores, onRecoverableError } = await aHydratedPage({
    beforeScript: () => {
      const email = document.querySelector<HTMLInputElement>('[name=email]');
      if (email) email.value = 'ada@example.com';
    },
  });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'ada@example.com');
  expect(stores.contact.email.value).toBe('ada@example.com');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

// A press that began before the script ran ends while React takes the page over, as by one click event.
test('a press while the page is taken over finds what was typed, and erases nothing', async () => {
  const { stores } = await aHydratedPage({
    beforeScript: () => {
      const email = document.querySelector<HTMLInputElement>('[name=email]');
      if (email) email.value = 'ada@example.com';
    },
    meanwhile: () => document.querySelector<HTMLElement>('[type=submit]')?.click(),
  });
  await screen.findByText('There are 4 problems');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'ada@example.com');
  expect(stores.contact.email.value).toBe('ada@example.com');
});

test('submitting an empty form lists what is missing and focuses the first field', async () => {
  await aHydratedPage();
  await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
  const summary = (await screen.findByText('There are 5 problems')).closest('[role=alert]');
  expect(summary?.textContent).toContain('Please enter a valid name.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' }));
  await expect.poll(() => document.title).toBe('Error: Create your account – Slotbook');
});

test('a link of the summary leads to its field', async () => {
  await aHydratedPage();
  await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
  await userEvent.click(screen.getByRole('link', { name: 'Enter a valid email address.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});

test("the script's message takes the element of the browser's own check, and is not announced again", async () => {
  const message = 'Enter a valid email address.';
  const alert = () => document.querySelector('#email-error[role=alert]');
  let early: Element | null = null;
  const { stores } = await aHydratedPage({
    beforeScript: () => {
      const email = document.querySelector<HTMLInputElement>('[name=email]');
      if (email) email.value = 'ada@';
      expect(email?.validity.patternMismatch).toBe(true);
      early = alert();
      expect(early?.textContent).toBe(message);
    },
  });
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(stores.contact.email.error).toBe('invalid');
  expect(screen.getAllByText(message).map(({ parentElement }) => parentElement?.id)).toEqual([
    'email-error',
  ]);
  expect(alert()).toBe(early);
  expect(early).not.toBeNull();
  expect(email.getAttribute('pattern')).toBeNull();
  expect(email.getAttribute('placeholder')).toBeNull();
});

test('an address prefilled by a link is not checked before the script has loaded', async () => {
  const prefill = { ...aSession().prefill, email: 'ada@' };
  await aHydratedPage({
    data: aPageData({ sessionInfo: aSession({ prefill }) }),
    beforeScript: () => {
      const email = document.querySelector<HTMLInputElement>('[name=email]');
      expect(email?.value).toBe('ada@');
      expect(email?.validity.valid).toBe(true);
    },
  });
});
