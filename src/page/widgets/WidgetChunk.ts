import type { PageConfig } from '../../core/contract/generated/session.ts';
import type { Flows } from '../flows/Flows.ts';
import type { StartedPage } from '../flows/startFlows.ts';
import type { Widget, WidgetRegistry } from '../renderer/Widget.ts';
import type { BroughtStores, RootStore } from '../stores/RootStore.ts';

/**
 * Stores and flows that load with a widget: from `brings.ts` in its folder, in a browser from its
 * `bringsInBrowser.ts`, if there is one.
 */
export interface Brings extends BroughtStores {
  /** Loads more factories for what the page offers, before its stores are created. */
  readonly load?: (config: PageConfig) => Promise<BroughtStores>;
  /** Changes the page's stores before the widget shows. */
  readonly prepare?: (stores: RootStore) => void;
  /** Creates the flows, for a page that makes calls before it can be used. */
  readonly startFlows?: (page: StartedPage) => Flows;
}

/** A page that can be used. */
export interface UsablePage {
  readonly stores: RootStore;
  readonly flows: Flows;
}

/** Creates the widget that hydrates the server's markup: `createIsland` of `island.tsx` in its folder. */
export type CreateIsland = (page: UsablePage) => Widget;

/** The content of a chunk in `widgets/generated/chunks`. */
export interface WidgetChunk {
  readonly widgets?: WidgetRegistry;
  readonly brings?: readonly Brings[];
  readonly createIsland?: CreateIsland;
}
