import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { type Mock, vi } from 'vitest';
import type { PageInput } from '../../../src/core/contract/renderPage.ts';
import { readEmbedded } from '../../../src/page/app/embedded/readEmbedded.ts';
import { HydratedPage } from '../../../src/page/app/HydratedPage.tsx';
import { renderPage } from '../../../src/page/app/renderPage.tsx';
import { createFlows } from '../../../src/page/flows/createFlows.ts';
import type { WidgetRegistry } from '../../../src/page/renderer/Widget.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { entryWidgets } from '../../../src/page/widgets/generated/entryWidgets.ts';
import type { Brings } from '../../../src/page/widgets/WidgetChunk.ts';
import { aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { aPageData } from './aPageData.ts';
import { FakeProviders } from './FakeProviders.ts';

interface HydratedPageOptions extends Partial<PageInput> {
  /** What a visitor does before the script has loaded. */
  readonly beforeScript?: () => void;
  /** What a visitor does while React takes the page over. */
  readonly meanwhile?: () => void;
  readonly registry?: WidgetRegistry;
  readonly brings?: Brings;
}

/** Puts the server's page into the document and hydrates it, as the entry script does. */
export async function aHydratedPage({
  built = aBuiltBrand(),
  data: given = aPageData(),
  beforeScript = () => undefined,
  meanwhile = () => undefined,
  registry = entryWidgets,
  brings = {},
}: HydratedPageOptions = {}): Promise<{
  readonly stores: RootStore;
  readonly onRecoverableError: Mock;
}> {
  const { html } = renderPage({ built, data: given });
  const sent = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...sent.body.childNodes);
  document.title = sent.title;
  beforeScript();

  const { brand, data, texts } = readEmbedded(document);
  const stores = new RootStore(brand, data, texts, brings);
  stores.contact.setEarly(true);
  const flows = createFlows({ stores, providers: new FakeProviders() });
  const onRecoverableError = vi.fn();
  const root = document.getElementById('root');
  if (!root) throw new Error('No root.');
  await act(async () => {
    hydrateRoot(
      root,
      <HydratedPage stores={stores} flows={flows} registry={registry} onWidgetProblem={vi.fn()} />,
      { onRecoverableError },
    );
    meanwhile();
  });
  return { stores, onRecoverableError };
}
