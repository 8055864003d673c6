import { hydrateRoot } from 'react-dom/client';
import '../ui/base.css';
import { createFlows } from '../flows/createFlows.ts';
import { createProviders } from '../providers/createProviders.ts';
import { createNotes } from '../providers/notes/createNotes.ts';
import { RootStore } from '../stores/RootStore.ts';
import { registry } from '../widgets/registry.ts';
import { notePresses } from './earlyPress.ts';
import { type Embedded, readEmbedded } from './embedded/readEmbedded.ts';
import { HydratedPage } from './HydratedPage.tsx';
import { partsOf } from './lazyParts.ts';
import type { PagePart } from './PagePart.ts';
import type { WatchedPage } from './watchPage.ts';

/** Takes the server's page over in the browser, with all that it shows. */
function hydrate({ brand, data, texts }: Embedded, parts: readonly PagePart[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error("The page has no element 'root'.");

  const widgets = Object.assign({}, registry, ...parts.map((part) => part.widgets));
  const payment = parts.find((part) => part.payment)?.payment;
  const stores = new RootStore(brand, data, texts, payment?.createStore);
  const providers = createProviders(data.captchaSiteKeys, notes);
  const flows = createFlows({ stores, providers }, payment?.createFlows);
  const report = (widget: string, cause: unknown) =>
    providers.report(new Error(`The widget '${widget}' failed.`, { cause }));

  const goOn = () => {
    performance.mark('usable');
    void flows.phoneShown();
    void flows.payment?.resume();
    follow({ stores, flows });
  };

  const page = (
    <HydratedPage
      stores={stores}
      flows={flows}
      registry={widgets}
      onWidgetProblem={report}
      onReady={goOn}
    />
  );
  hydrateRoot(root, page, {
    // A page that differs from the server's is mended by React, but it is a fault: say so.
    onRecoverableError: (error) => console.error(error),
  });
}

/**
 * Fetches what is not needed to sign up: without it a reload starts anew, and nobody counts or
 * reports. Once the page can be used, or at a fault that may keep it from ever getting there.
 */
function follow(page?: WatchedPage): void {
  import('./afterHydration.ts').then(
    ({ afterHydration }) => afterHydration(embedded, notes, page),
    () => undefined,
  );
}

notePresses(document);
const notes = createNotes(() => follow());
const embedded = readEmbedded(document);
const parts = partsOf(embedded.brand.layout, embedded.data.sessionInfo.signupType);
if (parts.length === 0) hydrate(embedded, []);
else
  void Promise.all(parts.map((part) => part.load())).then(
    (loaded) => hydrate(embedded, loaded),
    // The page stands as it was sent: its texts and links need no script.
    reportError,
  );
