import { hydrateRoot } from 'react-dom/client';
import '../ui/base.css';
import '../ui/beforeStart.css';
import { createLateFlows } from '../flows/createLateFlows.ts';
import { keepDraft } from '../flows/draft/keepDraft.ts';
import { createEarlyProviders } from '../providers/createEarlyProviders.ts';
import { isShownAgain } from '../providers/isShownAgain.ts';
import { createNotes } from '../providers/notes/createNotes.ts';
import { onLeave } from '../providers/onLeave.ts';
import { quietly } from '../providers/quietly.ts';
import { createStorage } from '../providers/storage/createStorage.ts';
import { RootStore } from '../stores/RootStore.ts';
import { entryWidgets } from '../widgets/generated/entryWidgets.ts';
import type { Brings, UsablePage, WidgetChunk } from '../widgets/WidgetChunk.ts';
import { notePresses, pressAgain } from './earlyPresses.ts';
import { type Embedded, readEmbedded } from './embedded/readEmbedded.ts';
import { HydratedPage } from './HydratedPage.tsx';
import { keepTyped } from './keepTyped.ts';
import { loadPlacedChunks } from './loadWidgetChunk.ts';
import { sayCannotStart, sayStarted } from './sayCannotStart.ts';

/** Hydrates the server's page. */
function hydrate(
  { brand, data, texts }: Embedded,
  chunks: readonly WidgetChunk[],
  brings: Brings,
): void {
  const root = document.getElementById('root');
  if (!root) throw new Error("The page has no element 'root'.");

  const widgets = Object.assign({}, entryWidgets, ...chunks.map((chunk) => chunk.widgets));
  const stores = new RootStore(brand, data, texts, brings);
  brings.prepare?.(stores);
  stores.contact.setEarly(true);
  const providers = createEarlyProviders(notes);
  const started = { stores, providers, notes, siteKeys: data.captchaSiteKeys };
  const flows =
    brings.startFlows?.(started) ??
    createLateFlows(started, async () => {
      const { startFlows } = await import('../flows/startFlows.ts');
      return startFlows(started);
    });
  const { report } = providers;
  const reportWidget = (widget: string, cause: unknown) =>
    report(new Error(`The widget '${widget}' failed.`, { cause }));

  const goOn = () => {
    sayStarted(document);
    // First, because a visitor who leaves early by a provider's link must find the form unchanged.
    keepDraft({
      stores,
      flows,
      storage: createStorage(() => sessionStorage),
      isShownAgain: isShownAgain(performance),
      onLeave: (listener) => onLeave(document, listener),
      report,
    });
    quietly(() => performance.mark('usable'), report);
    void flows.phoneShown();
    void flows.resume();
    follow({ stores, flows });
    pressAgain(root.querySelector('[type="submit"]'));
  };

  const page = (
    <HydratedPage
      stores={stores}
      flows={flows}
      registry={widgets}
      onWidgetProblem={reportWidget}
      onCompared={keepTyped(document)}
      onReady={goOn}
    />
  );
  hydrateRoot(root, page, {
    // React repairs a page that differs from the server's, but the difference is a bug.
    onRecoverableError: (error) => console.error(error),
    // React unmounts a page that throws outside every boundary.
    onUncaughtError: stop,
  });
}

/**
 * Loads what a sign-up does not need. If that fails the page still works, but nothing is counted or
 * reported. Called once the page can be used, or at a fault that may prevent that.
 */
function follow(page?: UsablePage): void {
  import('./afterHydration.ts').then(
    ({ afterHydration }) => embedded && afterHydration(embedded, notes, page),
    () => undefined,
  );
}

/** Leaves the server's page, whose texts and links need no script, and says so. */
function stop(cause: unknown): void {
  sayCannotStart(document);
  reportError(cause);
}

async function start(): Promise<void> {
  embedded = readEmbedded(document);
  const chunks = await loadPlacedChunks(document);
  const brings: Brings = Object.assign({}, ...chunks.flatMap((chunk) => chunk.brings ?? []));
  const loaded = await brings.load?.(embedded.data.pageConfig);
  hydrate(embedded, chunks, { ...brings, ...loaded });
}

notePresses(document);
const notes = createNotes(() => follow());
/** Null until it is read. Stays null if it is damaged; then the address for reports is unknown. */
let embedded: Embedded | null = null;
start().catch(stop);
