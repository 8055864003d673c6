import type { PageConfig } from '../../core/contract/generated/session.ts';
import type { Flows } from '../flows/Flows.ts';
import type { StartedPage } from '../flows/startFlows.ts';
import type { Widget, WidgetRegistry } from '../renderer/Widget.ts';
import type { BroughtStores, RootStore } from '../stores/RootStore.ts';

/**
 * State and flows that come with a widget, from `brings.ts` in its folder, or in a browser from its
 * `bringsInBrowser.ts`: other pages do without them.
 */
export interface Brings extends BroughtStores {
  /** Loads what it brings besides, of what a page offers, before its stores are made. */
  readonly load?: (config: PageConfig) => Promise<BroughtStores>;
  /** What the widget adds to the page's stores before it shows. */
  readonly prepare?: (stores: RootStore) => void;
  /** The flows of a page that calls before it can be used. */
  readonly startFlows?: (page: StartedPage) => Flows;
}

/** A page that can be used. */
export interface UsablePage {
  readonly stores: RootStore;
  readonly flows: Flows;
}

/** Makes the widget that takes the server's markup over: `createIsland` of `island.tsx` in its folder. */
export type CreateIsland = (page: UsablePage) => Widget;

/** What a chunk of `widgets/generated/chunks` has. */
export interface WidgetChunk {
  readonly widgets?: WidgetRegistry;
  readonly brings?: readonly Brings[];
  readonly createIsland?: CreateIsland;
}
