import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enableStaticRendering } from 'mobx-react-lite';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { aBuiltBrand } from '../../../tests/factories/aBuiltBrand.ts';
import { aPageData } from '../../../tests/factories/aPageData.ts';
import { FakeProviders } from '../../../tests/factories/FakeProviders.ts';
import { createFlows } from '../flows/createFlows.ts';
import { RootStore } from '../stores/RootStore.ts';
import { entryWidgets } from '../widgets/generated/entryWidgets.ts';
import { readEmbedded } from './embedded/readEmbedded.ts';
import { HydratedPage } from './HydratedPage.tsx';
import { renderPage } from './renderPage.tsx';

/** Lays the server's page in the document and hydrates it, as the entry script does. */
async function hydratePage(beforeScript: () => void = () => undefined) {
  const { html } = renderPage({ built: aBuiltBrand(), data: aPageData() });
  const sent = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...sent.body.childNodes);
  document.title = sent.title;
  beforeScript();

  // The server's half runs in a process of its own, where nothing observes.
  enableStaticRendering(false);
  const { brand, data, texts } = readEmbedded(document);
  const stores = new RootStore(brand, data, texts);
  const flows = createFlows({ stores, providers: new FakeProviders() });
  const onRecoverableError = vi.fn();
  const root = document.getElementById('root');
  if (!root) throw new Error('No root.');
  await act(async () => {
    hydrateRoot(
      root,
      <HydratedPage
        stores={stores}
        flows={flows}
        registry={entryWidgets}
        onWidgetProblem={vi.fn()}
      />,
      {
        onRecoverableError,
      },
    );
  });
  return { stores, onRecoverableError };
}

test("the browser takes the server's page over without a difference", async () => {
  const { onRecoverableError } = await hydratePage();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('what was typed before the script arrived stays in the field and is in the store', async () => {
  const { stores, onRecoverableError } = await hydratePage(() => {
    const email = document.querySelector<HTMLInputElement>('[name=email]');
    if (email) email.value = 'ada@example.com';
  });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'ada@example.com');
  expect(stores.contact.email.value).toBe('ada@example.com');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('submitting an empty form lists what is missing and focuses the first field', async () => {
  await hydratePage();
  await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toContain('Please enter a valid name.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' }));
  expect(document.title).toBe('Error: Create your account – Slotbook');
});

test("the summary's link goes to its field", async () => {
  await hydratePage();
  await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
  await userEvent.click(screen.getByRole('link', { name: 'Enter a valid email address.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});
