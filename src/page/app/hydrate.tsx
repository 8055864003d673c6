import { hydrateRoot } from 'react-dom/client';
import '../ui/base.css';
import { createFlows } from '../flows/createFlows.ts';
import { createProviders } from '../providers/createProviders.ts';
import { RootStore } from '../stores/RootStore.ts';
import { readEmbedded } from './embedded/readEmbedded.ts';
import { HydratedPage } from './HydratedPage.tsx';

/** Takes the server's page over in the browser. */
function hydrate(): void {
  const { brand, data, texts } = readEmbedded(document);
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
    <HydratedPage stores={stores} flows={flows} onWidgetProblem={report} onReady={goOn} />
  );
  hydrateRoot(root, page, {
    // A page that differs from the server's is mended by React, but it is a fault: say so.
    onRecoverableError: (error) => console.error(error),
  });
  flows.pageOpened();
}

hydrate();
