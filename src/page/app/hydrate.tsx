import { hydrateRoot } from 'react-dom/client';
import '../ui/base.css';
import { createFlows } from '../flows/createFlows.ts';
import { createProviders } from '../providers/createProviders.ts';
import type { WidgetRegistry } from '../renderer/Widget.ts';
import { RootStore } from '../stores/RootStore.ts';
import { partsOf } from '../widgets/lazyParts.ts';
import { registry } from '../widgets/registry.ts';
import { type Embedded, readEmbedded } from './embedded/readEmbedded.ts';
import { HydratedPage } from './HydratedPage.tsx';

/** Takes the server's page over in the browser, with all the widgets that it shows. */
function hydrate({ brand, data, texts }: Embedded, widgets: WidgetRegistry): void {
  const root = document.getElementById('root');
  if (!root) throw new Error("The page has no element 'root'.");

  const stores = new RootStore(brand, data, texts);
  const providers = createProviders(data.captchaSiteKeys);
  const flows = createFlows({ stores, providers });
  const report = (widget: string, cause: unknown) =>
    providers.report(new Error(`The widget '${widget}' failed.`, { cause }));

  const goOn = () => {
    void flows.phoneShown();
    // Not needed to sign up: without it a reload starts anew, and no more.
    void import('./afterHydration.ts').then(
      ({ afterHydration }) => afterHydration(stores, flows),
      () => undefined,
    );
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
  flows.pageOpened();
}

const embedded = readEmbedded(document);
const parts = partsOf(embedded.brand.layout);
if (parts.length === 0) hydrate(embedded, registry);
else
  void Promise.all(parts.map((part) => part.load())).then(
    (loaded) => hydrate(embedded, Object.assign({}, registry, ...loaded)),
    // The page stands as it was sent: its texts and links need no script.
    reportError,
  );
